"""Random play to the end of a game, without making lists for the usual decisions."""

from __future__ import annotations

from bandstand.games.fiddlefoo.cards import pick, size
from bandstand.games.fiddlefoo.map import fold
from bandstand.games.fiddlefoo.material import DONE, TO_CELL
from bandstand.games.fiddlefoo.pairs import fits
from bandstand.games.fiddlefoo.table import (
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_THROWS,
    GAME_ENDED,
    Table,
)
from bandstand.games.fiddlefoo.throws import thinking, throwable
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64


def play_at_random(table: Table, dice: Dice) -> i64:
    """Random legal moves to the end; returns how many."""
    decisions: i64 = 0
    while table.phase != GAME_ENDED:
        if table.phase == CHOOSE_THROWS and not table.terms.cooperative:
            seat = lowest(thinking(table))
            table.play(seat, random_throw(table, seat, dice))
        elif table.phase == CHOOSE_CARD:
            table.play(table.active, random_card(table, dice))
        elif table.phase == CHOOSE_CELL:
            table.play(table.active, random_cell(table, dice))
        else:
            seat = lowest(table.to_act())
            moves = table.moves(seat)
            table.play(seat, moves[dice.below(len(moves))])
        decisions += 1
    return decisions


def random_throw(table: Table, seat: i64, dice: Dice) -> i64:
    """A card to throw, or enough."""
    cards = throwable(table, seat)
    count = size(cards)
    if count == 0:
        return DONE
    at = dice.below(count + 1)
    return DONE if at == count else pick(cards, at)


def random_card(table: Table, dice: Dice) -> i64:
    """A card that fits somewhere; or what there is to do without one."""
    cards = table.placeable(table.people[table.active].hand)
    count = size(cards)
    if count == 0:
        return table.moves(table.active)[0]
    return pick(cards, dice.below(count))


def random_cell(table: Table, dice: Dice) -> i64:
    """A cell for the chosen card: each in turn replaces the one before with its fair chance."""
    chosen: i64 = 0
    met: i64 = 0
    for entry in table.ground.edge:
        if fits(table.ground, table.deck, table.terms.safesong, table.card, entry):
            met += 1
            if met == 1 or dice.below(met) == 0:
                chosen = entry >> 8
    return TO_CELL + fold(chosen)
