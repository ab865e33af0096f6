"""Rythm 'n' Play: credits and options."""

from __future__ import annotations

from bandstand.kernel.game import Meta
from bandstand.kernel.options import Choice, Flag, Option, SeatChoice

META = Meta(
    id="rythm-n-play",
    title="Rythm 'n' Play",
    designer="Ludovic Barbe",
    artist="Simon Caruso",
    publisher="Facily Jeux",
    year="",
    players=(2, 3, 4, 5, 6),
    minutes=20,
    blurb="Lay notes up and down the stave, and be the last to do so: then it is yours.",
    options=(
        Option("first", SeatChoice(), "random", "who has the first turn"),
        Option(
            "hand_limit",
            Choice(("all", "play")),
            "all",
            "which cards count against seven in hand: all, or only PLAY cards",
        ),
        Option(
            "names",
            Choice(("letters", "solfege")),
            "letters",
            "what the notes are called, from low to high: A to G, or Do to Si",
        ),
        Option(
            "memory_aid",
            Flag(),
            True,
            "whether staves picked up and RYTHM cards spent can be looked at",
        ),
    ),
    rules_version=1,
    score_unit=2,
)
