"""How bots judge Take the A Chord: heuristic, evaluator, weights, level budgets."""

from typing import Final

from bandstand.games.a_chord.bot.heuristic import COMMON, AChordHeuristic

HEURISTIC: Final = AChordHeuristic(COMMON)
