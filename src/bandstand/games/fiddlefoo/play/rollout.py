"""Random play to the end of a game, without making lists for the usual decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import answers, placing, throwing
from bandstand.games.fiddlefoo.material.cards import pick, size
from bandstand.games.fiddlefoo.moves import DONE, to_cell
from bandstand.games.fiddlefoo.play import turn
from bandstand.games.fiddlefoo.state.map import free_cell
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_THROWS,
    GAME_ENDED,
)
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo


def rollout(state: Fiddlefoo, dice: Dice) -> i64:
    """Random legal moves to the end; returns how many."""
    decisions: i64 = 0
    while state.phase != GAME_ENDED:
        if state.phase == CHOOSE_THROWS and not state.terms.cooperative:
            seat = lowest(throwing.thinking(state))
            turn.play(state, seat, random_throw(state, seat, dice))
        elif state.phase == CHOOSE_CARD:
            turn.play(state, state.active, random_card(state, dice))
        elif state.phase == CHOOSE_CELL:
            turn.play(state, state.active, random_cell(state, dice))
        else:
            seat = lowest(answers.to_act(state))
            moves = answers.moves(state, seat)
            turn.play(state, seat, moves[dice.below(len(moves))])
        decisions += 1
    return decisions


def random_throw(state: Fiddlefoo, seat: i64, dice: Dice) -> i64:
    """A card to throw, or enough."""
    cards = throwing.throwable(state, seat)
    count = size(cards)
    if count == 0:
        return DONE
    at = dice.below(count + 1)
    return DONE if at == count else pick(cards, at)


def random_card(state: Fiddlefoo, dice: Dice) -> i64:
    """A card that fits somewhere; or what there is to do without one."""
    cards = placing.placeable(state, state.people[state.active].hand)
    count = size(cards)
    if count == 0:
        return placing.card_moves(state)[0]
    return pick(cards, dice.below(count))


def random_cell(state: Fiddlefoo, dice: Dice) -> i64:
    """A cell for the chosen card: each in turn replaces the one before with its fair chance."""
    chosen: i64 = 0
    met: i64 = 0
    for entry in state.ground.edge:
        if placing.cell_rule(state, state.card, entry) == placing.ALLOWED:
            met += 1
            if met == 1 or dice.below(met) == 0:
                chosen = free_cell(entry)
    return to_cell(chosen)
