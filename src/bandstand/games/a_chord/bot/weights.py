"""The budgets of the levels; the weights of the heuristic: by hand, and tuned by self-play."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from bandstand.games.a_chord.material import CHORD_COUNT, PLACES
from bandstand.kernel.heuristic import LevelBudget
from bandstand.kernel.native import i64, mypyc_attr

# By number of players: the noise of levels 1 and 2, the simulations of levels 3, 4 and 5.
LEVEL_BUDGETS: Final[dict[int, LevelBudget]] = {
    2: LevelBudget(noisy=0.7, steady=0.0, comparing=60, planning=480, tireless=14_400),
    3: LevelBudget(noisy=0.5, steady=0.0, comparing=30, planning=360, tireless=14_400),
    4: LevelBudget(noisy=0.7, steady=0.25, comparing=12, planning=200, tireless=14_400),
}

BY_HAND: Final = {
    # How likely a card of the key's chord is to win a round, how fast that falls with the distance
    # from the key (1: as if the others' cards were any), and how much it rises as hands grow small.
    "strong_card": 0.92,
    "weakening": 1.0,
    "late": 0.0,
    # How far a stage usually strays from what the hand promises, in tokens: always, and for the
    # root of the cards to come.
    "spread": 0.8,
    "spread_to_come": 0.0,
    # How often a follower who can beat the best card wants to, and one who can improvise does.
    "eager_to_beat": 0.6,
    "eager_to_improvise": 0.7,
    # A stronger card of another colour can only be played by who lacks the lead colour.
    "off_colour": 0.35,
    "rival": 1.0,  # how much a rival's gain hurts
    # The spotlight, in tokens: when it is won, and while it may still be lost.
    "spotlight_won": 1.0,
    "spotlight_held": 1.0,
    # An improvised trick: its bonus, and the chance to win it after improvising.
    "improvisation": 1.0,
    "improviser": 1.0,
    "lead": 0.0,  # for leading the next round, in bonuses of an improvisation
    "key_change": 1.0,  # how far a repeated chord is believed to become the key
}

# Found by tools/practise.py, by number of players.
PRACTISED: Final[dict[int, dict[str, float]]] = {
    2: {
        "strong_card": 0.491,
        "weakening": 2.045,
        "late": 0.037,
        "spread": 0.297,
        "spread_to_come": 0.448,
        "eager_to_beat": 0.958,
        "eager_to_improvise": 0.578,
        "off_colour": 0.143,
        "rival": 0.956,
        "spotlight_won": 0.416,
        "spotlight_held": 0.169,
        "improvisation": 1.747,
        "improviser": 1.15,
        "lead": -0.432,
        "key_change": 1.759,
    },
    3: {
        "strong_card": 0.529,
        "weakening": 2.065,
        "late": -0.126,
        "spread": 0.716,
        "spread_to_come": -0.029,
        "eager_to_beat": 0.796,
        "eager_to_improvise": 0.699,
        "off_colour": 0.21,
        "rival": 0.35,
        "spotlight_won": 0.176,
        "spotlight_held": 0.661,
        "improvisation": 1.468,
        "improviser": 0.403,
        "lead": -0.238,
        "key_change": 0.986,
    },
    4: {
        "strong_card": 0.424,
        "weakening": 2.463,
        "late": -0.114,
        "spread": -0.098,
        "spread_to_come": 0.153,
        "eager_to_beat": 0.832,
        "eager_to_improvise": 0.654,
        "off_colour": 0.56,
        "rival": 0.482,
        "spotlight_won": 0.547,
        "spotlight_held": 0.728,
        "improvisation": 2.162,
        "improviser": 0.829,
        "lead": -0.219,
        "key_change": 1.439,
    },
}


@final
@mypyc_attr(acyclic=True)
class Weights:
    """The same where they are quick to read, for one size of table."""

    # fmt: off
    __slots__ = (
        "eager_to_beat", "eager_to_improvise", "five_steps", "four_steps", "improvisation",
        "improviser", "in_key", "key_change", "late", "lead", "off_colour", "one_step", "rival",
        "six_steps", "spotlight_held", "spotlight_won", "spread", "spread_to_come", "three_steps",
        "two_steps",
    )
    # fmt: on

    def __init__(self, given: dict[str, float], players: i64) -> None:
        # How likely a chord is to win a round, by its steps from the key.
        chances = chances_by_steps(given["strong_card"], given["weakening"], PLACES[players])
        self.in_key = chances[0]
        self.one_step = chances[1]
        self.two_steps = chances[2]
        self.three_steps = chances[3]
        self.four_steps = chances[4]
        self.five_steps = chances[5]
        self.six_steps = chances[6]
        self.late = given["late"]
        self.spread = given["spread"]
        self.spread_to_come = given["spread_to_come"]
        self.eager_to_beat = given["eager_to_beat"]
        self.eager_to_improvise = given["eager_to_improvise"]
        self.off_colour = given["off_colour"]
        self.rival = given["rival"]
        self.spotlight_won = given["spotlight_won"]
        self.spotlight_held = given["spotlight_held"]
        self.improvisation = given["improvisation"]
        self.improviser = given["improviser"]
        self.lead = given["lead"]
        self.key_change = given["key_change"]

    def chance_at(self, steps: i64) -> float:
        """How likely a chord is to win a round, this many steps from the key."""
        if steps == 0:
            return self.in_key
        if steps == 1:
            return self.one_step
        if steps == 2:
            return self.two_steps
        if steps == 3:
            return self.three_steps
        if steps == 4:
            return self.four_steps
        return self.five_steps if steps == 5 else self.six_steps


def chances_by_steps(strong_card: float, weakening: float, places: i64) -> list[float]:
    """How likely a chord is to win a round, by its steps from the key."""
    chances: list[float] = []
    for steps in range(CHORD_COUNT):
        weaker = float(CHORD_COUNT - 1 - steps) / float(CHORD_COUNT - 1)
        chance = strong_card
        for _ in range(places - 1):
            chance *= weaker
        if weaker > 0.0:
            chance *= exp((weakening - 1.0) * float(places - 1) * log(weaker))
        chances.append(chance)
    return chances
