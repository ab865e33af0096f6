"""6 Forces: credits and options.

The rulebook leaves both options to the table: who starts the first round, and whether won tricks
may be looked through.
"""

from __future__ import annotations

from bandstand.kernel.game import Meta
from bandstand.kernel.options import Flag, Option, SeatChoice

META = Meta(
    id="six-forces",
    title="6 Forces",
    designer="Taiki Shinzawa",
    artist="Misaho Kuwae",
    publisher="Kentaiki",
    year="",
    players=(3, 4),
    minutes=40,
    blurb="Say how many tricks you will win; the trump of each is its leader's.",
    options=(
        Option("first", SeatChoice(), "random", "who starts the first round"),
        Option("memory_aid", Flag(), True, "whether cards played in this round can be looked at"),
    ),
    rules_version=1,
)
