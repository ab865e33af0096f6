"""When drawn: reveal, colour-echo, note-echo, swap-map and instaplay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo import events
from bandstand.games.fiddlefoo.legal import placing, refusals
from bandstand.games.fiddlefoo.material import (
    COLOUR_ECHO,
    INSTAPLAY,
    MOST_EXCHANGES,
    NO_CARD,
    NOTE_ECHO,
    REVEAL,
    SWAP_MAP,
)
from bandstand.games.fiddlefoo.material.cards import (
    holds,
    is_empty,
    is_special,
    pick,
    single,
    size,
    without,
)
from bandstand.games.fiddlefoo.moves import DONE, is_card
from bandstand.games.fiddlefoo.play import turn
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_CELL,
    CHOOSE_DISCARD,
    CHOOSE_OFFERED,
    CHOOSE_WANTED,
    FORCED,
    NOBODY,
)
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# -- Drawing -------------------------------------------------------------------------------------


def draw_all(state: Fiddlefoo) -> bool:
    """Draw card by card, each with its effect; False if somebody must decide something first.

    A short pile gives what it has.
    """
    while len(state.draws) > 0:
        seat = state.draws.pop(0)
        if is_empty(state.pile):
            continue
        card = pick(state.pile, state.dice.below(size(state.pile)))
        state.pile = without(state.pile, single(card))
        state.people[seat].draw(card)
        events.card_drawn(state, seat, card)
        if is_special(card) and not drawn_effect(state, seat, card):
            return False
    return True


def drawn_effect(state: Fiddlefoo, seat: i64, card: i64) -> bool:
    """What drawing this special does; False if its owner must decide something first."""
    if card == INSTAPLAY:
        state.instaplay = seat
    elif card == REVEAL:
        state.people[seat].show(card)
        events.card_revealed(state, seat, card)
    elif card in (COLOUR_ECHO, NOTE_ECHO):
        if echoes(state, card):
            state.people[seat].show(card)
            events.card_echoed(state, seat, card)
            state.draws.insert(0, seat)
    elif card == SWAP_MAP:
        state.people[seat].show(card)
        events.may_exchange(state, seat, card)
        state.swapper = seat
        state.steps = 0
        state.phase = CHOOSE_OFFERED
        return False
    return True


# -- colour-echo, note-echo ----------------------------------------------------------------------


def echoes(state: Fiddlefoo, card: i64) -> bool:
    """Whether an echo card resembles the last card placed in this round."""
    last = state.last_placed
    if last == NO_CARD:
        return False
    deck = state.deck
    if card == COLOUR_ECHO:
        return deck.colours[card] == deck.colours[last]
    return deck.notes[card] == deck.notes[last]


# -- swap-map ------------------------------------------------------------------------------------


def swap_with_map(state: Fiddlefoo, move: i64) -> bool:
    """A hand card, then the card of the map it replaces, up to three times; True when finished."""
    if state.phase == CHOOSE_WANTED:
        exchange(state, state.card, move)
        state.steps += 1
        state.phase = CHOOSE_OFFERED
        return state.steps == MOST_EXCHANGES
    if move == DONE:
        return True
    turn.choose(state, state.swapper, move, CHOOSE_WANTED)
    return False


def exchange(state: Fiddlefoo, offered: i64, wanted: i64) -> None:
    """A hand card and a card of the map change places; nothing else happens."""
    person = state.people[state.swapper]
    person.lose(offered)
    person.take(wanted)
    state.ground.exchange(wanted, offered)
    state.ground.rebuild(state.deck, state.terms.touch)
    events.cards_exchanged(state, offered, wanted)


def why_not_hand_card(state: Fiddlefoo, seat: i64, move: i64) -> Reason:
    """The rule that forbids discarding or offering this."""
    if is_card(move):
        return refusals.not_in_hand(state, seat, move)
    code = "asked-discard" if state.phase == CHOOSE_DISCARD else "asked-exchange"
    return Reason(code, {"ways": refusals.ways(state, seat)})


# -- instaplay -----------------------------------------------------------------------------------


def place_instaplay(state: Fiddlefoo) -> bool:
    """The player who drew it must place it now, if it fits and was not exchanged; False if not."""
    seat = state.instaplay
    state.instaplay = NOBODY
    if seat == NOBODY or not holds(state.people[seat].hand, INSTAPLAY):
        return False
    if not placing.fits_somewhere(state, INSTAPLAY):
        return False
    state.active = seat
    state.barred = FORCED
    state.card = INSTAPLAY
    state.phase = CHOOSE_CELL
    state.people[seat].show(INSTAPLAY)
    events.must_place(state, INSTAPLAY)
    return True
