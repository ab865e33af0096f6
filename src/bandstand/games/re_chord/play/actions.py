"""The three actions: a pick from the supply, a pick from the bag, or two chord cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord import events
from bandstand.games.re_chord.knowledge import see_returned
from bandstand.games.re_chord.legal.questions import picks_beside
from bandstand.games.re_chord.material.cards import HAND_SOURCE
from bandstand.games.re_chord.material.fretboard import EMPTY
from bandstand.games.re_chord.moves import (
    BAG,
    DRAW_TWO,
    GO_ON,
    NEIGHBOUR,
    PLACE,
    RETURNING,
    slot_of,
)
from bandstand.games.re_chord.play.abilities import offer_ability
from bandstand.games.re_chord.play.claims import draw_cards, shuffle_in
from bandstand.games.re_chord.play.picks import place_pick, take
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord


def act(state: ReChord, move: i64) -> None:
    """Begin one of the three actions."""
    if move == DRAW_TWO:
        draw_two(state)
    elif move == BAG:
        draw_from_bag(state)
    else:
        take(state, slot_of(move))


def draw_from_bag(state: ReChord) -> None:
    """Draw a pick and look at it in private."""
    turn = state.turn
    turn.held = state.board.from_bag(state.dice)
    turn.blind = 1
    turn.phase = PLACE
    events.pick_drawn(state)


def place(state: ReChord, space: i64) -> None:
    """Place the pick in hand; then its ability, or a neighbour, may be asked about."""
    turn = state.turn
    pick = turn.held
    turn.held = EMPTY
    place_pick(state, space, pick, HAND_SOURCE, turn.blind != 0)
    turn.at = space
    if turn.blind == 0:
        offer_ability(state, pick)
    else:
        turn.phase = NEIGHBOUR if picks_beside(state.board, space) != 0 else GO_ON


def draw_two(state: ReChord) -> None:
    """Draw chord cards, two as printed, as many as there are; then cards may be returned."""
    seat = state.turn.active
    drawn = draw_cards(state, seat, state.terms.draw)
    state.people[seat].rest = -1
    state.turn.phase = RETURNING
    events.cards_drawn(state, drawn)


def return_card(state: ReChord, seat: i64, card: i64) -> None:
    """Shuffle an unfinished card into the deck; only its guitarist knows which."""
    shuffle_in(state, seat, card)
    see_returned(state, seat, card)
    events.card_returned(state, seat, card)
