"""6 Forces: credits, options and parameters.

The rulebook leaves both options to the table: who starts the first round, and whether won tricks
may be looked through.
"""

from __future__ import annotations

from bandstand.games.six_forces.material import (
    CARDS_DEALT,
    CHIPS,
    COLOURS,
    HIGHEST_NUMBERS,
    NUMBER_COUNT,
    POINTS_PER_TRICK_AWAY,
    POINTS_WITH_SPARE,
    POINTS_WITHOUT_SPARE,
    REPEATED_TRUMPS,
    TRUMP_COUNT,
)
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Meta
from bandstand.kernel.options import Flag, Number, Option, Options, Preset, SeatChoice, number_in
from bandstand.kernel.parameters import Parameter

_MOST_CHIPS = 60
_MOST_ROUNDS = 8
_MOST_POINTS = 20
_PLAYERS = (3, 4)

PARAMETERS = (
    Parameter("chips", Number(0, _MOST_CHIPS), CHIPS, "prediction chips on the table"),
    Parameter("cards", Number(1, CARDS_DEALT), CARDS_DEALT, "cards dealt to each player"),
    Parameter("highest", Number(2, NUMBER_COUNT), HIGHEST_NUMBERS, "the highest number in play"),
    Parameter(
        "rounds", Number(1, _MOST_ROUNDS), {count: count for count in _PLAYERS}, "rounds of a game"
    ),
    Parameter(
        "trumps",
        Number(1, TRUMP_COUNT),
        TRUMP_COUNT,
        "kinds of trump cards: red, yellow, blue, green, big, small, as far as this number",
    ),
    Parameter(
        "repeats", Number(0, max(_PLAYERS)), REPEATED_TRUMPS, "trumps that may repeat another"
    ),
    Parameter(
        "exact_points",
        Number(0, _MOST_POINTS),
        POINTS_WITHOUT_SPARE,
        "points for a prediction that came true, without a spare chip",
    ),
    Parameter(
        "spare_points",
        Number(0, _MOST_POINTS),
        POINTS_WITH_SPARE,
        "points for a prediction that came true, with a spare chip",
    ),
    Parameter(
        "away_points",
        Number(-_MOST_POINTS, 0),
        POINTS_PER_TRICK_AWAY,
        "points for each trick away from the prediction",
    ),
)


def check(players: int, options: Options) -> None:
    """There must be cards for all hands, and a trump for everybody."""
    cards = number_in(options, "cards", CARDS_DEALT)
    deck = len(COLOURS) * number_in(options, "highest", HIGHEST_NUMBERS[players])
    if players * cards > deck:
        raise OptionError(
            f"{players} players cannot have {cards} cards each of a deck of {deck}. "
            "Lower cards or raise highest."
        )
    trumps = number_in(options, "trumps", TRUMP_COUNT)
    if trumps + number_in(options, "repeats", REPEATED_TRUMPS[players]) < players:
        raise OptionError(
            f"{trumps} kinds of trumps are too few for {players} players. Raise trumps or repeats."
        )


META = Meta(
    id="six-forces",
    title="6 Forces",
    designer="Taiki Shinzawa",
    artist="Misaho Kuwae",
    publisher="Kentaiki",
    year="",
    players=_PLAYERS,
    minutes=40,
    blurb="Say how many tricks you will win; the trump of each is its leader's.",
    options=(
        Option("first", SeatChoice(), "random", "who starts the first round"),
        Option("memory_aid", Flag(), True, "whether cards played in this round can be looked at"),
    ),
    presets=(
        Preset("first", {}, "cards that were played can be looked at again"),
        Preset("printed", {"memory_aid": False}, "what was played has to be remembered"),
    ),
    rules_version=1,
    parameters=PARAMETERS,
)
