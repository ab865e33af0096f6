"""How bots play Rythm 'n' Play."""

from __future__ import annotations

from bandstand.games.rythm_n_play.bot.heuristic import COMMON

HEURISTIC = COMMON
