"""How bots play Re-Chord: ``heuristic``, with its ``evaluator`` and ``weights``."""

from __future__ import annotations

from bandstand.games.re_chord.bot.heuristic import ReChordHeuristic

HEURISTIC = ReChordHeuristic()
