"""6 Forces, by Taiki Shinzawa: predict your tricks; the leader brings the trump."""

from __future__ import annotations

from bandstand.kernel.game import assemble

GAME = assemble(__name__)
