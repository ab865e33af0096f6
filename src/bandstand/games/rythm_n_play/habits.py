"""The numbers behind the rules of thumb: as chosen by hand, and as practice found them.

All worths are in points, if nothing else is said.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.native import mypyc_attr

BY_HAND: Final = {
    # What cards in hand are worth while the PLAY stack is high, and when it is empty.
    "card_early": 1.0,
    "card_late": 0.35,
    "beat_early": 0.3,
    "beat_late": -1.0,
    "beats_a_card": 1.07,  # a RYTHM card's beats on average
    "enough": 5.0,  # PLAY cards in the stack for each player, above which the end is far
    # How often others compose when they can: always, and more for every four cards of the stave.
    "eager": 0.85,
    "eager_by_size": 0.0,
    "tempo": 0.2,  # for a stave safe at home
    # For the last stave of the game if it wins by what lies on the table, in good staves, for it
    # decides much; against it if not.
    "ending": 0.0,
    "roomy": 4.0,  # cards in hand that do not yet press against the limit
    "crowding": 0.25,  # for each pair of cards beyond those
    "scarcity": 0.0,  # for each PLAY card of the first few in hand, while there is time
    # For the first note of a stave: times the players beyond two, and while there is time.
    "beginning": 0.75,
    "opening": 0.0,
    # Shares of a stave: taken from others by adding to theirs, and given to them if it is lost.
    "taking": 1.0,
    "giving": 1.0,
    "answering": 0.0,  # for a card after which the hand itself could go on
    # What cards that end a stave are worth more than notes of the middle, while there is time.
    "a_change": 1.5,
    "end_note": 0.8,
    "next_to_end": 0.3,
    "a_double": 0.3,  # for laying down a card, times how many of its sort the hand has
    "loss_face_up": 3.0,
    "buying": 0.0,  # for any exchange: below 0 it waits until there are several beats
    "a_place": 0.05,  # of equal exchanges, the one that frees more places in the hand
}

_LEAST: Final = 0.5  # of what is enough: it divides

# Found by tools/practise.py, by number of players.
PRACTISED: Final[dict[int, dict[str, float]]] = {
    2: {
        "card_early": 1.093,
        "card_late": 0.394,
        "beat_early": 0.332,
        "beat_late": -0.973,
        "beats_a_card": 1.089,
        "enough": 2.042,
        "eager": 0.48,
        "eager_by_size": -0.184,
        "tempo": 0.19,
        "ending": 0.204,
        "roomy": 6.562,
        "crowding": 0.169,
        "scarcity": 0.085,
        "beginning": 0.604,
        "opening": -0.132,
        "taking": 1.375,
        "giving": 0.291,
        "answering": 0.14,
        "a_change": 2.267,
        "end_note": 1.059,
        "next_to_end": 0.257,
        "a_double": 0.376,
        "loss_face_up": 3.247,
        "buying": -0.137,
        "a_place": 0.05,
    },
    3: {
        "card_early": 1.37,
        "card_late": 0.382,
        "beat_early": 0.261,
        "beat_late": -0.932,
        "beats_a_card": 0.714,
        "enough": 1.018,
        "eager": 0.977,
        "eager_by_size": 0.067,
        "tempo": 0.19,
        "ending": 0.007,
        "roomy": 3.22,
        "crowding": 0.211,
        "scarcity": 0.072,
        "beginning": 0.673,
        "opening": 0.011,
        "taking": 1.494,
        "giving": 0.273,
        "answering": 0.234,
        "a_change": 2.866,
        "end_note": 0.891,
        "next_to_end": 0.258,
        "a_double": 0.298,
        "loss_face_up": 3.914,
        "buying": -0.031,
        "a_place": 0.042,
    },
    4: {
        "card_early": 1.041,
        "card_late": 0.455,
        "beat_early": 0.193,
        "beat_late": -1.043,
        "beats_a_card": 0.425,
        "enough": 2.074,
        "eager": 1.172,
        "eager_by_size": 0.138,
        "tempo": 0.162,
        "ending": 0.066,
        "roomy": 2.865,
        "crowding": 0.186,
        "scarcity": -0.029,
        "beginning": 0.584,
        "opening": 0.198,
        "taking": 1.307,
        "giving": 0.683,
        "answering": 0.301,
        "a_change": 2.859,
        "end_note": 0.732,
        "next_to_end": 0.236,
        "a_double": 0.271,
        "loss_face_up": 3.895,
        "buying": 0.135,
        "a_place": 0.06,
    },
    5: {
        "card_early": 0.697,
        "card_late": 0.455,
        "beat_early": 0.206,
        "beat_late": -1.083,
        "beats_a_card": 0.418,
        "enough": 2.314,
        "eager": 1.066,
        "eager_by_size": 0.165,
        "tempo": 0.168,
        "ending": 0.209,
        "roomy": 3.224,
        "crowding": 0.199,
        "scarcity": 0.006,
        "beginning": 0.819,
        "opening": -0.013,
        "taking": 1.25,
        "giving": 0.915,
        "answering": 0.306,
        "a_change": 3.207,
        "end_note": 0.769,
        "next_to_end": 0.272,
        "a_double": 0.221,
        "loss_face_up": 3.898,
        "buying": 0.05,
        "a_place": 0.053,
    },
    6: {
        "card_early": 0.579,
        "card_late": 0.472,
        "beat_early": 0.26,
        "beat_late": -0.997,
        "beats_a_card": 0.346,
        "enough": 2.078,
        "eager": 1.253,
        "eager_by_size": 0.095,
        "tempo": 0.215,
        "ending": 0.099,
        "roomy": 3.454,
        "crowding": 0.211,
        "scarcity": -0.007,
        "beginning": 0.879,
        "opening": 0.068,
        "taking": 0.89,
        "giving": 1.09,
        "answering": 0.158,
        "a_change": 2.527,
        "end_note": 0.763,
        "next_to_end": 0.236,
        "a_double": 0.334,
        "loss_face_up": 3.625,
        "buying": 0.082,
        "a_place": 0.054,
    },
}


@final
@mypyc_attr(acyclic=True)
class Habits:
    """The same where they are quick to read."""

    # fmt: off
    __slots__ = (
        "a_change", "a_double", "a_place", "answering", "beat_early", "beat_late", "beats_a_card",
        "beginning", "buying", "card_early", "card_late", "crowding", "eager", "eager_by_size",
        "end_note", "ending", "enough", "giving", "loss_face_up", "next_to_end", "opening",
        "roomy", "scarcity", "taking", "tempo",
    )
    # fmt: on

    def __init__(self, given: dict[str, float]) -> None:
        self.card_early = given["card_early"]
        self.card_late = given["card_late"]
        self.beat_early = given["beat_early"]
        self.beat_late = given["beat_late"]
        self.beats_a_card = given["beats_a_card"]
        self.enough = max(_LEAST, given["enough"])
        self.eager = given["eager"]
        self.eager_by_size = given["eager_by_size"]
        self.tempo = given["tempo"]
        self.ending = given["ending"]
        self.roomy = given["roomy"]
        self.crowding = given["crowding"]
        self.scarcity = given["scarcity"]
        self.beginning = given["beginning"]
        self.opening = given["opening"]
        self.taking = given["taking"]
        self.giving = given["giving"]
        self.answering = given["answering"]
        self.a_change = given["a_change"]
        self.end_note = given["end_note"]
        self.next_to_end = given["next_to_end"]
        self.a_double = given["a_double"]
        self.loss_face_up = given["loss_face_up"]
        self.buying = given["buying"]
        self.a_place = given["a_place"]
