"""Now everyone may give you hand cards: answers in secret, shown together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo import events
from bandstand.games.fiddlefoo.legal import throwing
from bandstand.games.fiddlefoo.material.cards import is_empty, members, no_cards, single, union
from bandstand.games.fiddlefoo.moves import DONE, card_given, is_for_pile
from bandstand.games.fiddlefoo.play import cooperative
from bandstand.games.fiddlefoo.play.specials import thrown
from bandstand.games.fiddlefoo.state.phases import CHOOSE_THROWS
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo


def open_throws(state: Fiddlefoo) -> None:
    """Settle what matches, and ask everybody else who holds a card."""
    match_pairs(state)
    for seat in range(state.players):
        person = state.people[seat]
        person.throwing = no_cards()
        person.piling = no_cards()
        person.answered = seat == state.active or is_empty(person.hand)
    state.phase = CHOOSE_THROWS
    events.throws_asked(state)


def match_pairs(state: Fiddlefoo) -> None:
    """Settle what may be thrown for the Pairs: by numbers, and by notes."""
    state.matching = throwing.match_by_number(state.terms, state.pairs, state.basis)
    state.by_notes = throwing.match_by_notes(state.terms, state.pairs, state.basis)


def answer(state: Fiddlefoo, seat: i64, move: i64) -> None:
    """Take one step of a seat's answer; nobody else learns of it before the last has answered."""
    person = state.people[seat]
    if move == DONE:
        person.answered = True
        return
    card = card_given(move)
    if is_for_pile(move):
        person.piling = union(person.piling, single(card))
        events.meant_for_pile(state, seat, card)
    else:
        person.throwing = union(person.throwing, single(card))
        events.meant_to_throw(state, seat, card)


def throw_together(state: Fiddlefoo) -> None:
    """Show all answers: cards change hands or go to the piles, and make people draw."""
    events.throws_shown(state)
    if state.terms.cooperative:
        cooperative.fill_piles(state)
    step: i64 = 1
    while step < state.players:
        take_throws(state, (state.active + step) % state.players)
        step += 1


def take_throws(state: Fiddlefoo, seat: i64) -> None:
    """The placer takes what this seat threw."""
    person = state.people[seat]
    cards = person.throwing
    person.throwing = no_cards()
    if is_empty(cards):
        return
    thrown.note_draws(state, seat, cards)
    placer = state.people[state.active]
    for card in members(cards):
        person.lose(card)
        placer.take(card)
    events.cards_thrown(state, seat, cards)
