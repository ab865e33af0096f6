"""Rythm 'n' Play: credits, options and parameters."""

from __future__ import annotations

from bandstand.games.rythm_n_play.material import (
    CHANGES,
    FACE_DOWN,
    FACE_UP,
    HAND_LIMIT,
    NOTE_COUNT,
    PLAY_COPIES,
    PLAY_DEALT,
)
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Meta
from bandstand.kernel.options import (
    Choice,
    Flag,
    Number,
    Option,
    Options,
    Preset,
    SeatChoice,
    number_in,
)
from bandstand.kernel.parameters import Parameter

_LARGEST_HAND = 9  # with what can be drawn, still below ``material.MOST_IN_HAND``
_MOST_POINTS = 40

PARAMETERS = (
    Parameter("cards", Number(1, HAND_LIMIT), PLAY_DEALT, "PLAY cards dealt to each player"),
    Parameter("notes", Number(2, NOTE_COUNT), NOTE_COUNT, "notes of the scale, from the lowest"),
    Parameter("copies", Number(1, PLAY_COPIES), PLAY_COPIES, "PLAY cards of each sort in the deck"),
    Parameter("limit", Number(2, _LARGEST_HAND), HAND_LIMIT, "cards that a hand may keep"),
    Parameter(
        "stave_points",
        Number(1, _MOST_POINTS),
        FACE_DOWN,
        "half points for each card of a stave picked up",
    ),
    Parameter(
        "lay_points",
        Number(-_MOST_POINTS, 0),
        FACE_UP,
        "half points for each card laid down beyond the limit",
    ),
)


def check(players: int, options: Options) -> None:
    """Cards must be left to draw when the hands are dealt."""
    cards = number_in(options, "cards", PLAY_DEALT)
    sorts = number_in(options, "notes", NOTE_COUNT) + len(CHANGES)
    deck = sorts * number_in(options, "copies", PLAY_COPIES)
    if players * cards >= deck:
        raise OptionError(
            f"{players} players cannot have {cards} of {deck} PLAY cards each and leave a stack. "
            "Lower cards, or raise copies or notes."
        )


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
    presets=(
        Preset("first", {}, "cards that were played can be looked at again"),
        Preset("printed", {"memory_aid": False}, "what was played has to be remembered"),
    ),
    rules_version=1,
    score_unit=2,
    parameters=PARAMETERS,
)
