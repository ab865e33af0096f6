"""How bots judge this game: the heuristic, its evaluators, level budgets."""

from bandstand.games.fiddlefoo.bot.heuristic import FiddlefooHeuristic

HEURISTIC = FiddlefooHeuristic()
