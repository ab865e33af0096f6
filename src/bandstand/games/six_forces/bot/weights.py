"""The numbers behind the heuristic of 6 Forces: level budgets, weights, tables of chances.

The weights were tuned in play of the heuristic against itself; the results are flat around them.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.heuristic import LevelBudget
from bandstand.kernel.native import i64

# By the number of players. Few simulations tell cards apart already: the best levels need many
# more to stand out.
LEVEL_BUDGETS: Final[dict[int, LevelBudget]] = {
    3: LevelBudget(noisy=0.5, steady=0.0, comparing=40, planning=300, tireless=9_600),
    4: LevelBudget(noisy=0.5, steady=0.0, comparing=24, planning=150, tireless=7_200),
}

# Points are counted in main prizes: four points, as printed; see ``Terms``.

EAGER: Final = 0.7  # how often a player short of tricks beats a card, having one that does
RELUCTANT: Final = 0.25  # the same for a player who has enough
LATER: Final = 0.4  # how often each card that beats another does so some tricks from now
RUFFED: Final = 0.6  # how often a player who lacks a colour beats it with another, then
FOLLOWED: Final = 0.8  # how often a card that is no trump is played to its own colour
STEERING: Final = 0.6  # how much of the variance of a hand's tricks is left to luck, not to play
LEAST_VARIANCE: Final = 0.25  # however few cards are left
HEARSAY: Final = 0.25  # how much the other predictions say about one's own tricks
PATIENCE: Final = 0.075  # what it is worth to predict in the second lap, knowing more
ROUND_SPREAD: Final = 0.325  # by how much a round separates players as good as each other
# For inference: the worlds to choose from, and how much makes one e times as likely.
INFERENCE_SAMPLES: Final = 400
CREDIT: Final = 0.375

# -- Chances by the number of cards, and of opponents ---------------------------------------------

# By the number of cards that could beat another: the chance that none of them does so later.
STANDS: Final = [(1.0 - LATER) ** cards for cards in range(64)]
_ROW: Final = 64  # a row for each number of opponents, an entry for each number of cards
_MISS: Final = [
    (1.0 - 1.0 / opponents) ** cards if opponents > 0 else 1.0
    for opponents in range(4)
    for cards in range(_ROW)
]
_SAFE: Final = [
    (1.0 - RUFFED * _MISS[_ROW * opponents + cards]) ** opponents
    for opponents in range(4)
    for cards in range(_ROW)
]


def miss_chance(opponents: i64, cards: i64) -> float:
    """The chance that a given one of the opponents has none of *cards* cards."""
    return _MISS[_ROW * opponents + cards]


def safe_chance(opponents: i64, cards: i64) -> float:
    """The chance that a colour of which *cards* cards are unseen is not ruffed later."""
    return _SAFE[_ROW * opponents + cards]
