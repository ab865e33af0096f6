"""What a seat may see, where every piece lies, and the facts of events as plain data.

``types`` has the form of the view, ``seat`` fills it in, ``pairs`` has the part about Pairs.
"""

from bandstand.games.fiddlefoo.view.seat import (
    GRID,
    SECRET_PLACES,
    interchangeable,
    pieces,
    pieces_by_place,
    score_sheet,
    show_facts,
    view,
)

__all__ = [
    "GRID",
    "SECRET_PLACES",
    "interchangeable",
    "pieces",
    "pieces_by_place",
    "score_sheet",
    "show_facts",
    "view",
]
