"""How bots judge this game: heuristic, evaluator, weights, level budgets."""
