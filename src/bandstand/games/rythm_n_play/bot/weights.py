"""The budgets of the levels; the weights of the heuristic: by hand, and as practice found them.

All worths are in points, if nothing else is said.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.heuristic import LevelBudget
from bandstand.kernel.native import mypyc_attr

# By number of players: the noise of levels 1 and 2, the simulations of levels 3, 4 and 5.
LEVEL_BUDGETS: Final[dict[int, LevelBudget]] = {
    2: LevelBudget(noisy=0.5, steady=0.0, comparing=100, planning=400, tireless=12_000),
    3: LevelBudget(noisy=0.8, steady=0.2, comparing=80, planning=400, tireless=12_000),
    4: LevelBudget(noisy=1.5, steady=0.5, comparing=40, planning=400, tireless=12_000),
    5: LevelBudget(noisy=3.0, steady=1.1, comparing=12, planning=160, tireless=12_000),
    6: LevelBudget(noisy=3.2, steady=1.2, comparing=12, planning=120, tireless=12_000),
}

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
    # For a card after which the hand itself could go on: always, and for each card of the stave.
    "answering": 0.0,
    "answering_by_size": 0.0,
    "a_twin": 0.0,  # for a card of which the hand has another
    "plenty": 0.0,  # for composing, times the PLAY cards in hand, while there is time
    # What cards that end a stave are worth more than notes of the middle, while there is time.
    "a_change": 1.5,
    "end_note": 0.8,
    "next_to_end": 0.3,
    "handy_late": 0.0,  # the share of it that is left when the stack is empty
    "a_double": 0.3,  # for laying down a card, times how many of its sort the hand has
    "loss_face_up": 3.0,
    "buying": 0.0,  # for any exchange: below 0 it waits until there are several beats
    "buying_last": 0.0,  # for the exchange that empties the stack
    # Instead of composing while there is time, for each card of the stave: buying, taking beats.
    "buying_by_size": 0.0,
    "beats_by_size": 0.0,
    "hoarding": 0.0,  # for taking a card, times the beats in hand, while there is time
    "a_place": 0.05,  # of equal exchanges, the one that frees more places in the hand
}

_LEAST: Final = 0.5  # of what is enough: it divides

# By number of players: found by tools/practise.py, with five and six by tools/distil.py.
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
        "answering_by_size": 0.0,
        "a_twin": 0.0,
        "plenty": 0.0,
        "a_change": 2.267,
        "end_note": 1.059,
        "next_to_end": 0.257,
        "handy_late": 0.0,
        "a_double": 0.376,
        "loss_face_up": 3.247,
        "buying": -0.137,
        "buying_last": 0.0,
        "buying_by_size": 0.0,
        "beats_by_size": 0.0,
        "hoarding": 0.0,
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
        "answering_by_size": 0.0,
        "a_twin": 0.0,
        "plenty": 0.0,
        "a_change": 2.866,
        "end_note": 0.891,
        "next_to_end": 0.258,
        "handy_late": 0.0,
        "a_double": 0.298,
        "loss_face_up": 3.914,
        "buying": -0.031,
        "buying_last": 0.0,
        "buying_by_size": 0.0,
        "beats_by_size": 0.0,
        "hoarding": 0.0,
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
        "answering_by_size": 0.0,
        "a_twin": 0.0,
        "plenty": 0.0,
        "a_change": 2.859,
        "end_note": 0.732,
        "next_to_end": 0.236,
        "handy_late": 0.0,
        "a_double": 0.271,
        "loss_face_up": 3.895,
        "buying": 0.135,
        "buying_last": 0.0,
        "buying_by_size": 0.0,
        "beats_by_size": 0.0,
        "hoarding": 0.0,
        "a_place": 0.06,
    },
    5: {
        "card_early": 0.371,
        "card_late": 0.474,
        "beat_early": 0.183,
        "beat_late": -0.407,
        "beats_a_card": 1.234,
        "enough": 2.677,
        "eager": 1.433,
        "eager_by_size": 0.108,
        "tempo": 0.208,
        "ending": -0.333,
        "roomy": 4.622,
        "crowding": 0.145,
        "scarcity": -0.033,
        "beginning": 1.145,
        "opening": -0.09,
        "taking": 1.149,
        "giving": 0.803,
        "answering": 0.043,
        "answering_by_size": -0.018,
        "a_twin": 0.223,
        "plenty": 0.284,
        "a_change": 2.873,
        "end_note": 0.877,
        "next_to_end": 0.388,
        "handy_late": 0.35,
        "a_double": 0.281,
        "loss_face_up": 3.101,
        "buying": -0.066,
        "buying_last": 0.104,
        "buying_by_size": -0.213,
        "beats_by_size": -0.171,
        "hoarding": -0.235,
        "a_place": 0.039,
    },
    6: {
        "card_early": 0.421,
        "card_late": 0.163,
        "beat_early": 0.238,
        "beat_late": -0.506,
        "beats_a_card": 1.741,
        "enough": 3.138,
        "eager": 1.391,
        "eager_by_size": 0.015,
        "tempo": 0.261,
        "ending": -0.085,
        "roomy": 4.632,
        "crowding": 0.129,
        "scarcity": -0.098,
        "beginning": 1.096,
        "opening": 0.083,
        "taking": 0.835,
        "giving": 0.985,
        "answering": 0.178,
        "answering_by_size": -0.009,
        "a_twin": 0.551,
        "plenty": 0.322,
        "a_change": 2.725,
        "end_note": 1.545,
        "next_to_end": 0.296,
        "handy_late": 0.322,
        "a_double": 0.433,
        "loss_face_up": 3.071,
        "buying": -0.026,
        "buying_last": -0.057,
        "buying_by_size": 0.027,
        "beats_by_size": 0.044,
        "hoarding": -0.284,
        "a_place": 0.039,
    },
}


@final
@mypyc_attr(acyclic=True)
class Weights:
    """The same where they are quick to read."""

    # fmt: off
    __slots__ = (
        "a_change", "a_double", "a_place", "a_twin", "answering", "answering_by_size", "beat_early",
        "beat_late", "beats_a_card", "beats_by_size", "beginning", "buying", "buying_by_size",
        "buying_last", "card_early", "card_late", "crowding", "eager", "eager_by_size", "end_note",
        "ending", "enough", "giving", "handy_late", "hoarding", "loss_face_up", "next_to_end",
        "opening", "plenty", "roomy", "scarcity", "taking", "tempo",
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
        self.answering_by_size = given["answering_by_size"]
        self.a_twin = given["a_twin"]
        self.plenty = given["plenty"]
        self.a_change = given["a_change"]
        self.end_note = given["end_note"]
        self.next_to_end = given["next_to_end"]
        self.handy_late = given["handy_late"]
        self.a_double = given["a_double"]
        self.loss_face_up = given["loss_face_up"]
        self.buying = given["buying"]
        self.buying_last = given["buying_last"]
        self.buying_by_size = given["buying_by_size"]
        self.beats_by_size = given["beats_by_size"]
        self.hoarding = given["hoarding"]
        self.a_place = given["a_place"]
