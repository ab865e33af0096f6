"""How bots judge 6 Forces: the heuristic, the evaluator behind it, weights and level budgets."""

from bandstand.games.six_forces.bot.heuristic import SixForcesHeuristic

HEURISTIC = SixForcesHeuristic()
