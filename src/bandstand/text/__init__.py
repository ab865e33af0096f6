"""Sentences for players, from events and facts, in the languages of the Fluent files.

>>> from bandstand import load_game
>>> spoken = sentences(load_game("six-forces"), "fr")
>>> spoken.sentence("card-played", {"seat": 0, "card": 0}, ["Ann"])
'Ann joue le 1 rouge.'
"""

from bandstand.text.sentences import (
    LANGUAGES,
    Sentences,
    describe,
    explain,
    explain_in_english,
    sentences,
)

__all__ = [
    "LANGUAGES",
    "Sentences",
    "describe",
    "explain",
    "explain_in_english",
    "sentences",
]
