"""Extra placements that special cards give: instaplay first, then the play-agains as earned."""

from __future__ import annotations

from bandstand.games.fiddlefoo.cards import holds, is_empty, without
from bandstand.games.fiddlefoo.draws import show_card
from bandstand.games.fiddlefoo.legal import again_cards
from bandstand.games.fiddlefoo.material import INSTAPLAY
from bandstand.games.fiddlefoo.pairs import fits_somewhere
from bandstand.games.fiddlefoo.table import CHOOSE_AGAIN, CHOOSE_CELL, FORCED, NOBODY, Table


def begin_extra(table: Table) -> bool:
    """Ask for the next extra placement that is due; False if none is."""
    return place_instaplay(table) or offer_again(table)


def place_instaplay(table: Table) -> bool:
    """Instaplay: whoever drew it must place it now, if it fits and was not exchanged."""
    seat = table.instaplay
    table.instaplay = NOBODY
    if seat == NOBODY or not holds(table.people[seat].hand, INSTAPLAY):
        return False
    if not fits_somewhere(table.ground, table.deck, table.terms.safesong, INSTAPLAY):
        return False
    table.active = seat
    table.barred = FORCED
    table.card = INSTAPLAY
    table.phase = CHOOSE_CELL
    show_card(table.people[seat], INSTAPLAY)
    if table.journal is not None:
        table.tell("must-place", {"seat": seat, "card": INSTAPLAY})
    return True


def offer_again(table: Table) -> bool:
    """Play again: the first who earned it and has a card that fits."""
    while len(table.extras) > 0:
        extra = table.extras.pop(0)
        table.active = extra >> 3
        table.barred = extra & 7
        table.card = NOBODY
        if not is_empty(again_cards(table)):
            table.phase = CHOOSE_AGAIN
            if table.journal is not None:
                table.tell("may-play-again", {"seat": table.active, "colour": table.barred})
            return True
        show_nothing_again(table)
    return False


def show_nothing_again(table: Table) -> None:
    """A play-again that is not offered tells everybody what the hand lacks."""
    fitting = table.placeable(table.deck.cards)
    barred = table.deck.of_colour[table.barred]
    table.people[table.active].show_lack(without(fitting, barred))
