"""Expansion: Talkytoot. Special cards work when paired, when thrown, when drawn or when scored.

Three of the paired ones are elsewhere: wild-pair and other-colours decide which cards pair and what
a range lets people throw, in ``material.deck``; no-safety lifts the protection of a Safesong, in
``play.safesong``.
"""
