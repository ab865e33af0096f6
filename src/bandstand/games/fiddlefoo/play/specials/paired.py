"""When paired: discard, move, remove-cards and play-again; range-limit and distance-limit.

The first three are offered before the throws, in this order; play-again comes after them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo import events
from bandstand.games.fiddlefoo.legal import placing, refusals
from bandstand.games.fiddlefoo.material import (
    DISCARD,
    DISTANCE_LIMIT,
    LEAST_RANGE,
    MOST_DISTANCE,
    MOST_REMOVALS,
    MOVE,
    NO_CARD,
    PLAY_AGAIN,
    RANGE_LIMIT,
    REMOVE_CARDS,
)
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    is_empty,
    members,
    no_cards,
    single,
    special_bit,
    union,
    without,
)
from bandstand.games.fiddlefoo.moves import DONE, cell_meant, is_card
from bandstand.games.fiddlefoo.play import safesong, turn
from bandstand.games.fiddlefoo.state.cells import NOWHERE, coordinates, touches
from bandstand.games.fiddlefoo.state.map import Map, card_on, cell_under
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_AGAIN,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_REMOVED,
    CHOOSE_TARGET,
)
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

NO_LIMIT: Final = -1
_BEFORE_THROWS: Final = (DISCARD, MOVE, REMOVE_CARDS)

# -- range-limit, distance-limit -----------------------------------------------------------------


def limit_broken(state: Fiddlefoo, card: i64, cell: i64, square: i64) -> i64:
    """The special whose limit the Pair of a card with the one on a square breaks; or NO_LIMIT."""
    partner = card_on(square)
    ranged = card == RANGE_LIMIT or partner == RANGE_LIMIT
    if ranged and state.deck.gap(card, partner) < LEAST_RANGE:
        return RANGE_LIMIT
    distanced = card == DISTANCE_LIMIT or partner == DISTANCE_LIMIT
    if distanced and state.ground.distance(cell, cell_under(square)) > MOST_DISTANCE:
        return DISTANCE_LIMIT
    return NO_LIMIT


# -- Effects of a placement ----------------------------------------------------------------------


def note_effects(state: Fiddlefoo) -> None:
    """Note what the specials among the new Pairs allow."""
    state.effects = 0
    for special in _BEFORE_THROWS:
        if state.pairs.has(special):
            state.effects |= special_bit(special)
    if state.pairs.has(PLAY_AGAIN):
        earn_again(state)


def offer_effect(state: Fiddlefoo) -> bool:
    """Ask for the next effect that is due before the throws; False if none is."""
    if take_effect(state, DISCARD) and not is_empty(state.people[state.active].hand):
        state.phase = CHOOSE_DISCARD
    elif take_effect(state, MOVE) and not is_empty(movable(state)):
        state.phase = CHOOSE_MOVED
    elif take_effect(state, REMOVE_CARDS) and not is_empty(removable(state.ground)):
        state.steps = 0
        state.phase = CHOOSE_REMOVED
    else:
        return False
    return True


def take_effect(state: Fiddlefoo, special: i64) -> bool:
    """Whether this special is still to be offered; it is not from now on."""
    bit = special_bit(special)
    pending = state.effects & bit != 0
    state.effects &= ~bit
    return pending


def use_effect(state: Fiddlefoo, move: i64) -> bool:
    """Answer what a special allows; False if it asks for more."""
    if move == DONE:
        return True
    if state.phase == CHOOSE_DISCARD:
        discard(state, move)
        return True
    if state.phase == CHOOSE_MOVED:
        turn.choose(state, state.active, move, CHOOSE_TARGET)
        return False
    if state.phase == CHOOSE_TARGET:
        move_card(state, state.card, cell_meant(state, move))
        return True
    remove_card(state, move)
    return state.steps == MOST_REMOVALS or is_empty(removable(state.ground))


# -- discard -------------------------------------------------------------------------------------


def discard(state: Fiddlefoo, card: i64) -> None:
    """A hand card leaves the game."""
    state.people[state.active].lose(card)
    state.gone = union(state.gone, single(card))
    events.card_discarded(state, card)


# -- move ----------------------------------------------------------------------------------------


def movable(state: Fiddlefoo) -> Cards:
    """The cards of the map that may be moved: any but the special that allows it."""
    found = no_cards()
    for card in members(without(state.ground.cards(), single(MOVE))):
        if len(targets(state, card)) > 0:
            found = union(found, single(card))
    return found


def targets(state: Fiddlefoo, card: i64) -> list[i64]:
    """The cells a card of the map may move to."""
    rest = state.ground.without(card)
    parts = rest.parts()
    home = state.ground.cell_of(card)
    return [
        cell
        for cell in rest.beside()
        if cell != home and target_rule(state, rest, parts, cell) == ""
    ]


def target_rule(state: Fiddlefoo, rest: Map, parts: list[list[i64]], cell: i64) -> str:
    """The rule that forbids a free cell beside the rest of the map; empty if none does."""
    if state.terms.safesong:
        if safesong.extends_closed_line(rest, cell):
            return "line-closed"
        if safesong.is_too_far(rest, cell):
            return "map-too-large"
    return "" if joins(parts, cell) else "falls-apart"


def joins(parts: list[list[i64]], cell: i64) -> bool:
    """Whether a card in this cell would hold all parts of the map together."""
    for part in parts:
        touched = False
        for other in part:
            if touches(cell, other):
                touched = True
        if not touched:
            return False
    return True


def why_not_target(state: Fiddlefoo, cell: i64) -> Reason:
    """The rule that forbids moving the chosen card of the map to this cell."""
    facts: dict[str, Fact] = {"card": state.card, "cell": coordinates(cell)}
    if state.ground.card_at(cell) != NOWHERE:
        return Reason("cell-taken", facts)
    rest = state.ground.without(state.card)
    if cell not in rest.beside():
        return Reason("not-connected", facts)
    return Reason(target_rule(state, rest, rest.parts(), cell), facts)


def move_card(state: Fiddlefoo, card: i64, cell: i64) -> None:
    """A card of the map changes its cell; no new Pairs."""
    state.ground.lift(card)
    state.ground.put(card, cell)
    state.ground.rebuild(state.deck, state.terms.touch)
    events.card_moved(state, card, cell)


# -- remove-cards --------------------------------------------------------------------------------


def removable(ground: Map) -> Cards:
    """The cards that may leave the map: what stays is connected, and something stays."""
    found = no_cards()
    for square in ground.squares:
        if len(ground.without(card_on(square)).parts()) == 1:
            found = union(found, single(card_on(square)))
    return found


def remove_card(state: Fiddlefoo, card: i64) -> None:
    """A card of the map leaves the game."""
    state.ground.lift(card)
    state.ground.rebuild(state.deck, state.terms.touch)
    state.gone = union(state.gone, single(card))
    state.steps += 1
    events.card_removed(state, card)


def why_not_on_map(state: Fiddlefoo, seat: i64, move: i64) -> Reason:
    """The rule that forbids moving, removing or taking this card of the map."""
    phase = state.phase
    if is_card(move):
        if state.ground.cell_of(move) == NOWHERE:
            return Reason("not-on-map", {"card": move})
        if phase == CHOOSE_MOVED and move == MOVE:
            return Reason("moves-others", {"card": move})
        return Reason("falls-apart", {"card": move})
    code = "asked-wanted"
    if phase == CHOOSE_MOVED:
        code = "asked-moved"
    elif phase == CHOOSE_REMOVED:
        code = "asked-removed"
    return Reason(code, {"ways": refusals.ways(state, seat)})


# -- play-again ----------------------------------------------------------------------------------

_COLOURS: Final = 8  # a play-again that was earned is seat * _COLOURS + the colour that is barred


def again(seat: i64, barred: i64) -> i64:
    """A play-again of this seat, with any colour but one."""
    return seat * _COLOURS + barred


def again_seat(earned: i64) -> i64:
    """Who may play again."""
    return earned >> 3


def again_barred(earned: i64) -> i64:
    """The colour that may not be played again."""
    return earned & 7


def earn_again(state: Fiddlefoo) -> None:
    """The placer may place one more card, of another colour than the card just placed."""
    state.extras.append(again(state.active, state.deck.colours[state.card]))


def again_cards(state: Fiddlefoo) -> Cards:
    """The cards of another colour that fit somewhere."""
    cards = placing.placeable(state, state.people[state.active].hand)
    return without(cards, state.deck.of_colour[state.barred])


def offer_again(state: Fiddlefoo) -> bool:
    """Ask the first who earned it and has a card that fits; False if there is nobody."""
    while len(state.extras) > 0:
        earned = state.extras.pop(0)
        state.active = again_seat(earned)
        state.barred = again_barred(earned)
        state.card = NO_CARD
        if not is_empty(again_cards(state)):
            state.phase = CHOOSE_AGAIN
            events.may_play_again(state)
            return True
        show_nothing_again(state)
    return False


def show_nothing_again(state: Fiddlefoo) -> None:
    """A play-again that is not offered tells everybody what the hand lacks."""
    fitting = placing.placeable(state, state.deck.cards)
    barred = state.deck.of_colour[state.barred]
    state.people[state.active].show_lack(without(fitting, barred))
