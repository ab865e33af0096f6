"""Gameplay: a turn from the card to the next player, and a round to its end.

A turn is a card, its cell, the Pairs it makes, and then everybody else's throws, which are decided
at the same time. The variants put their own questions in between; each is a phase of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo import events, scoring, setup
from bandstand.games.fiddlefoo.legal import placing, throwing
from bandstand.games.fiddlefoo.material import NO_CARD, NO_COLOUR
from bandstand.games.fiddlefoo.material.cards import has_specials, is_empty
from bandstand.games.fiddlefoo.moves import (
    DONE,
    PASS,
    TAKE,
    basis_named,
    cell_meant,
    colour_named,
)
from bandstand.games.fiddlefoo.play import pairs, safesong, throws
from bandstand.games.fiddlefoo.play.specials import drawn, paired
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_AGAIN,
    CHOOSE_BASIS,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_OFFERED,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    GAME_ENDED,
    NO_BASIS,
    NOBODY,
)
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo


def play(state: Fiddlefoo, seat: i64, move: i64) -> None:
    """Answer what is being asked."""
    phase = state.phase
    if phase == CHOOSE_THROWS:
        answer(state, seat, move)
    elif phase == CHOOSE_CELL:
        place(state, cell_meant(state, move))
    elif phase in (CHOOSE_CARD, CHOOSE_AGAIN):
        choose_card(state, move)
    elif phase == CHOOSE_COLOUR:
        count_as(state, colour_named(move))
    elif phase == CHOOSE_BASIS:
        tone_down(state, basis_named(move))
    elif phase in (CHOOSE_OFFERED, CHOOSE_WANTED):
        if drawn.swap_with_map(state, move):
            draw_on(state)
    elif paired.use_effect(state, move):
        offer_effects(state)


# -- On your turn, add one hand card to the map --------------------------------------------------


def begin_turn(state: Fiddlefoo) -> None:
    """Empty hands are skipped; if nobody can ever place again the round is over."""
    while is_empty(state.people[state.turn].hand):
        state.turn = state.next_seat(state.turn)
    state.active = state.turn
    state.barred = NO_COLOUR
    state.card = NO_CARD
    state.phase = CHOOSE_CARD
    if is_empty(state.pile) and placing.nobody_can_place(state):
        events.all_stuck(state)
        end_round(state)


def choose_card(state: Fiddlefoo, move: i64) -> None:
    """Pick the card to place; or do without."""
    if move in (TAKE, PASS):
        show_stuck_hand(state, move)
    elif move == DONE:
        finish_step(state)
    else:
        choose(state, state.active, move, CHOOSE_CELL)


def choose(state: Fiddlefoo, seat: i64, card: i64, phase: i64) -> None:
    """Pick the card for what comes next; nobody else learns which."""
    state.card = card
    state.phase = phase
    events.card_chosen(state, seat, card)


def show_stuck_hand(state: Fiddlefoo, move: i64) -> None:
    """A hand without a card that fits: everybody learns that; it draws one if it can."""
    fitting = placing.placeable(state, state.deck.cards)
    state.people[state.active].show_lack(fitting)
    if move == TAKE:
        events.cannot_place(state)
        state.draws.append(state.active)
        draw_on(state)
    else:
        events.passes(state)
        next_turn(state)


def place(state: Fiddlefoo, cell: i64) -> None:
    """Lay the card down; a purple wildcard must say what it counts as."""
    card = state.card
    state.people[state.active].lose(card)
    state.ground.lay(card, cell, state.deck, state.terms.touch)
    state.last_placed = card
    events.card_placed(state, card, cell)
    if state.deck.is_wild(card):
        state.phase = CHOOSE_COLOUR
    else:
        pair_up(state, cell, state.deck.colours[card])


def count_as(state: Fiddlefoo, colour: i64) -> None:
    """Wildcard: the purple card just placed counts as this colour."""
    events.colour_chosen(state, colour)
    pair_up(state, state.ground.cell_of(state.card), colour)


# -- By doing so, you have created one or more Pairs ---------------------------------------------


def pair_up(state: Fiddlefoo, cell: i64, counts_as: i64) -> None:
    """Make the Pairs, close the lines of a Safesong, and see which specials are paired."""
    state.pairs = pairs.make_pairs(state, state.card, cell, counts_as)
    events.pairs_made(state, cell)
    if state.terms.safesong and safesong.is_safesong(state.pairs):
        safesong.close_lines(state, cell)
    state.basis = NO_BASIS
    if has_specials(state.deck.cards):
        paired.note_effects(state)
        offer_effects(state)
    else:
        ask_for_throws(state)


def offer_effects(state: Fiddlefoo) -> None:
    """Talkytoot: the paired specials in their order; then the throws."""
    if not paired.offer_effect(state):
        ask_for_throws(state)


# -- Now everyone may give you hand cards --------------------------------------------------------


def ask_for_throws(state: Fiddlefoo) -> None:
    """Everybody else may throw, unless a Safesong protects; toned down, the placer says how."""
    if safesong.is_protected(state.terms, state.pairs):
        finish_step(state)
    elif state.basis == NO_BASIS and safesong.may_choose_basis(state.terms, state.pairs):
        state.phase = CHOOSE_BASIS
    else:
        throws.open_throws(state)


def tone_down(state: Fiddlefoo, basis: i64) -> None:
    """Toned down: the placer has said what cards may be thrown by."""
    safesong.tone_down(state, basis)
    ask_for_throws(state)


def answer(state: Fiddlefoo, seat: i64, move: i64) -> None:
    """One step of a seat's answer; with the last, all cards are thrown together."""
    throws.answer(state, seat, move)
    if throwing.thinking(state) == 0:
        throws.throw_together(state)
        draw_on(state)


def draw_on(state: Fiddlefoo) -> None:
    """Draw what is due; then the step is finished, unless a drawn card asks something."""
    if drawn.draw_all(state):
        finish_step(state)


def finish_step(state: Fiddlefoo) -> None:
    """After a placement or a draw: the end, an extra placement, or the next player."""
    if scoring.has_round_ended(state):
        end_round(state)
    elif not drawn.place_instaplay(state) and not paired.offer_again(state):
        next_turn(state)


def next_turn(state: Fiddlefoo) -> None:
    """Clockwise."""
    state.turn = state.next_seat(state.turn)
    begin_turn(state)


# -- A hand is empty: the round ends --------------------------------------------------------------


def begin_round(state: Fiddlefoo) -> None:
    """Deal, and let the start player begin."""
    setup.deal_round(state)
    state.turn = state.starter
    begin_turn(state)


def end_round(state: Fiddlefoo) -> None:
    """Score the round; then the next one begins with the next start player, or it is over."""
    points = scoring.round_points(state)
    for seat in range(state.players):
        state.people[seat].total += points[seat]
    state.points = [*state.points, points]
    state.draws = []
    state.extras = []
    state.instaplay = NOBODY
    state.round += 1
    events.round_scored(state, points)
    if state.round == state.terms.rounds:
        state.phase = GAME_ENDED
        events.game_ended(state)
    else:
        state.starter = state.next_seat(state.starter)
        begin_round(state)
