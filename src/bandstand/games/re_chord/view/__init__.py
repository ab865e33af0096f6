"""What a seat at Re-Chord may see: ``seat``, with its types; and where all ``pieces`` are."""

from __future__ import annotations

from bandstand.games.re_chord.view.pieces import (
    GRID,
    SECRET_PLACES,
    pieces,
    pieces_by_place,
    score_sheet,
    show_facts,
)
from bandstand.games.re_chord.view.seat import view

__all__ = [
    "GRID",
    "SECRET_PLACES",
    "pieces",
    "pieces_by_place",
    "score_sheet",
    "show_facts",
    "view",
]
