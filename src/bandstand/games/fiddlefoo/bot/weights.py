"""The weights of the heuristic, in notes, and the budgets of the levels."""

from __future__ import annotations

from typing import Final

from bandstand.kernel.heuristic import LevelBudget

# By the number of players: the more sit at the table, the longer a playout takes.
LEVEL_BUDGETS: Final[dict[int, LevelBudget]] = {
    2: LevelBudget(noisy=0.5, steady=0.0, comparing=60, planning=180, tireless=2_880),
    3: LevelBudget(noisy=0.5, steady=0.0, comparing=40, planning=240, tireless=1_920),
    4: LevelBudget(noisy=0.5, steady=0.0, comparing=30, planning=180, tireless=1_440),
    5: LevelBudget(noisy=0.7, steady=0.0, comparing=14, planning=72, tireless=1_440),
    6: LevelBudget(noisy=0.7, steady=0.0, comparing=12, planning=96, tireless=1_440),
}
PRIZE: Final = 12.0  # the notes a round usually turns on: what a noise of 1.0 can blur
ROUND_SPREAD: Final = 9.0  # how far, in notes, luck moves a score in a round

CARD: Final = 1.5  # a card more in the hand, beside its notes: the turn it takes to get rid of it
SILENT_THROW: Final = 4.5  # what somebody throws when any card will do
DRAWN_NOTES: Final = 2.4  # a card of the pile, on average
EXCHANGE: Final = 2.5  # what a hand card must cost to be given for a cheap card of the map
LEFT_ALONE: Final = -1.0  # other moves of a special, which the heuristic does not value

# Cooperative: worths are in full piles.
PILE_PRIZE: Final = 1.0
GUESSES: Final = 4  # worlds looked at for one decision
KINDNESS: Final = 0.01  # settles what is otherwise equal
WON_TOGETHER: Final = 0.5  # the chance of a round yet to come
FULL: Final = 1.0
PER_NOTE: Final = 0.08  # of a pile that can still come out
PER_WAY: Final = 0.03  # for twice as many ways to get there
HOPELESS: Final = -1.2
