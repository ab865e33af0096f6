"""Setup: the cards and chips of a round, and who starts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.six_forces import events
from bandstand.games.six_forces.material import CARDS_DEALT, NOT_YET
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.options import number_in
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces
    from bandstand.kernel.event import Event
    from bandstand.kernel.options import Options


def deal(players: int, options: Options, dice: Dice, listener: list[Event] | None) -> SixForces:
    """A new game with these options, as ``Game.settle`` returns them."""
    from bandstand.games.six_forces.state import new_game, settled  # which imports this file

    return new_game(players, settled(players, options), dice, listener)


def longest(players: int, options: Options) -> int:
    """The moves of a game: in each round a prediction, a trump and every card dealt."""
    cards = number_in(options, "cards", CARDS_DEALT)
    return number_in(options, "rounds", players) * players * (2 + cards)


def begin(state: SixForces) -> None:
    """Deal the first round; the dice choose who starts it unless somebody was named."""
    first = state.terms.first
    state.starter = first if first != NOBODY else state.dice.below(state.players)
    deal_round(state)


def next_round(state: SixForces) -> None:
    """The left neighbour of the last round's starter starts the next one."""
    state.starter = state.left_of(state.starter)
    deal_round(state)


def deal_round(state: SixForces) -> None:
    """Chips to the centre, trump cards back to their owners, new cards for everybody."""
    if state.rounds_done >= state.closed_at:
        return  # a search looks no further
    cleared = events.table_cleared(state)
    terms = state.terms
    stock = terms.deck
    for person in state.people:
        person.hand = draw(stock, terms.cards, state.dice)
        stock ^= person.hand
        person.played = 0
        person.lacks = 0
        person.predicted = NOT_YET
        person.spare = 0
        person.trump = NOT_YET
        person.tricks = 0
    state.chips = terms.chips
    state.choices_left = 2 * state.players
    state.tricks_left = terms.cards
    state.leader = state.starter
    state.turn = state.starter
    events.round_dealt(state, cleared)
