"""Option sets the battery plays beyond the defaults and each option's other values alone."""

from __future__ import annotations

from typing import Any

from bandstand.games.fiddlefoo.material import SAFESONG_SPECIALS, SPECIALS
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.game import Game
from bandstand.kernel.options import Choice, Flag, Number, Option, Options, SeatChoice

ALL_SPECIALS = [key for key, _, _ in SPECIALS]
SPECIALS_WITHOUT_SAFESONG = [key for key in ALL_SPECIALS if key not in SAFESONG_SPECIALS]

# By game id: combinations that matter together.
TOGETHER: dict[str, list[dict[str, object]]] = {
    "a-chord": [
        {"first": 2, "memory_aid": False},
        {"cards": 4, "colours": 4, "chords": 5, "stages": 4, "bonus": 0, "improvisations": 0},
        {"cards": 2, "colours": 3, "chords": 3, "stages": 1, "improvisations": 7},
    ],
    "six-forces": [
        {"first": 2, "memory_aid": False},
        {"cards": 5, "highest": 7, "chips": 4, "rounds": 2, "trumps": 4, "away_points": -3},
        {"cards": 1, "highest": 2, "chips": 0, "rounds": 1, "trumps": 1, "repeats": 3},
        {"chips": 60, "rounds": 8, "exact_points": 0, "spare_points": 9},
    ],
    "rythm-n-play": [
        {"hand_limit": "play", "names": "solfege", "memory_aid": False},
        {"cards": 2, "copies": 2, "limit": 4, "stave_points": 5, "lay_points": -1},
        {"cards": 7, "limit": 9, "lay_points": -40},
        {"cards": 1, "notes": 2, "copies": 3, "limit": 2},
    ],
    "re-chord": [
        {"clang": "live", "green": "literal", "songs": "stadium"},
        {"hand": 2, "draw": 1, "laps": 8, "quiet_laps": 1},
        {"frets": 2, "strings": 3, "hand": 1, "laps": 20},
    ],
    # Every pair of values of the variants, the expansion and the small options meets somewhere.
    "fiddlefoo": [
        {"rounds": 1, "cards": 4},
        {"rounds": 1, "cards": 2, "highest": 5},
        {"rounds": 2, "wildcard": True, "notes": "varied", "adjacency": "corners", "throws": "one"},
        {
            "rounds": 1,
            "cooperative": True,
            "talkytoot": 9,
            "wildcard": True,
            "adjacency": "corners",
        },
        {
            "rounds": 1,
            "cooperative": True,
            "coop_deal": "rulebook",
            "talkytoot": SPECIALS_WITHOUT_SAFESONG,
        },
        {"rounds": 1, "safesong": True, "talkytoot": 9, "throws": "one"},
        {
            "rounds": 2,
            "safesong": True,
            "cooperative": True,
            "talkytoot": ALL_SPECIALS,
            "wildcard": True,
            "notes": "varied",
            "adjacency": "corners",
            "throws": "one",
        },
        {
            "rounds": 1,
            "safesong": True,
            "cooperative": True,
            "coop_deal": "rulebook",
            "wildcard": True,
            "adjacency": "corners",
        },
        {
            "rounds": 1,
            "safesong": True,
            "toned_down": True,
            "dissonance": True,
            "talkytoot": ALL_SPECIALS,
            "wildcard": True,
        },
        {
            "rounds": 2,
            "safesong": True,
            "toned_down": True,
            "dissonance": True,
            "cooperative": True,
            "notes": "varied",
        },
        {
            "rounds": 2,
            "safesong": True,
            "toned_down": True,
            "dissonance": True,
            "cooperative": True,
            "coop_deal": "rulebook",
            "talkytoot": 9,
            "notes": "varied",
            "adjacency": "corners",
            "throws": "one",
        },
    ],
}


def other_values(option: Option) -> list[object]:
    kind = option.kind
    values: list[object] = []
    if isinstance(kind, Flag):
        values = [True, False]
    elif isinstance(kind, Choice):
        values = list(kind.words)
    elif isinstance(kind, Number):
        values = [kind.low, kind.high]
    elif isinstance(kind, SeatChoice):
        values = [1]
    return [value for value in values if value != option.default]


def option_sets(game: Game[Any], players: int) -> list[Options]:
    """The defaults, every option's other values one at a time, and the combinations above."""
    given: list[dict[str, object]] = [{}]
    for option in game.meta.options:
        given += [{option.name: value} for value in other_values(option)]
    given += TOGETHER.get(game.meta.id, [])
    settled: list[Options] = []
    for choice in given:
        try:
            options = game.settle(players, choice)
        except BandstandError:  # options may forbid each other: then there is nothing to play
            continue
        if options not in settled:
            settled.append(options)
    return settled
