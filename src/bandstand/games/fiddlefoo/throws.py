"""Throws: what may be thrown, how it is answered in secret, and what happens when all have."""

from __future__ import annotations

from typing import Final

from bandstand.games.fiddlefoo.cards import (
    Cards,
    common,
    holds,
    is_empty,
    members,
    no_cards,
    single,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.material import (
    CLINGY,
    CLINGY_HAND,
    CONTRARY,
    DONE,
    DRAW,
    HIGHEST,
    NO_SAFETY,
    NOTES_ONLY,
    NOTES_PENALTY,
    PENALTY_DRAWS,
    TO_PILE,
)
from bandstand.games.fiddlefoo.table import NOBODY, Table
from bandstand.kernel.bits import shift
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

BY_RANGE: Final = 0
BY_NOTES: Final = 1
BY_DISTANCE: Final = 2
BY_ANY: Final = 3  # toned down, but left open


def is_protected(table: Table) -> bool:
    """Safesong: whether nobody may throw at the placer."""
    return table.terms.safesong and table.pairs.is_safesong() and not table.pairs.has(NO_SAFETY)


def may_choose_basis(table: Table) -> bool:
    """Toned down: whether the placer says what may be thrown by."""
    return table.terms.toned_down and table.pairs.far > 0 and not table.pairs.is_safesong()


def open_throws(table: Table) -> None:
    """Settle what matches, and ask everybody else who holds a card."""
    pairs = table.pairs
    table.matching = pairs.by_range
    table.by_notes = pairs.by_notes
    if table.basis == BY_RANGE:
        table.by_notes = no_cards()
    elif table.basis == BY_NOTES:
        table.matching = no_cards()
    elif goes_by_distance(table):
        table.matching = pairs.by_distance
        table.by_notes = pairs.notes_by_distance
    for seat in range(table.players):
        person = table.people[seat]
        person.throwing = no_cards()
        person.piling = no_cards()
        person.answered = seat == table.active or is_empty(person.hand)


def goes_by_distance(table: Table) -> bool:
    """Whether numbers and notes are compared with distances: toned down so, or in dissonance."""
    if table.basis == NOBODY or table.basis == BY_ANY:
        return table.terms.dissonance and table.pairs.barren
    return table.basis == BY_DISTANCE


def thinking(table: Table) -> i64:
    """The seats that have not finished their answer, as bits."""
    found: i64 = 0
    for seat in range(table.players):
        if not table.people[seat].answered:
            found |= shift(1, seat)
    return found


# -- What may be thrown --------------------------------------------------------------------------


def free_cards(table: Table, hand: Cards) -> Cards:
    """The cards of this hand that may be thrown for the Pairs; each for itself."""
    match = union(table.matching, table.by_notes)
    free = common(hand, match)
    if hand[1] == 0:
        return free
    if holds(hand, NOTES_ONLY) and not holds(table.by_notes, NOTES_ONLY):
        free = without(free, single(NOTES_ONLY))
    if holds(hand, CONTRARY):
        free = (
            without(free, single(CONTRARY))
            if holds(match, CONTRARY)
            else union(free, single(CONTRARY))
        )
    return without(free, clinging(hand))


def clinging(hand: Cards) -> Cards:
    """The clingy card, in a hand too small to throw it from."""
    return single(CLINGY) if holds(hand, CLINGY) and size(hand) <= CLINGY_HAND else no_cards()


def throwable(table: Table, seat: i64) -> Cards:
    """The cards the seat may add to its answer now."""
    person = table.people[seat]
    answer = union(person.throwing, person.piling)
    if table.terms.one_throw and not is_empty(answer):
        return no_cards()
    free = free_cards(table, person.hand)
    if table.pairs.silence and is_empty(without(answer, free)):
        free = without(person.hand, clinging(person.hand))
    return without(free, answer)


def for_piles(table: Table, piling: Cards, cards: Cards) -> Cards:
    """Cooperative: those of the cards that are higher than the top of their pile.

    Of equal numbers one player sends only one to a pile in the same step; *piling* are sent so far.
    """
    found = no_cards()
    for card in members(cards):
        if table.deck.numbers[card] > table.pile_top(table.deck.colours[card]):
            found = union(found, single(card))
    if table.terms.equals_piled or is_empty(piling):
        return found
    for card in members(piling):
        found = without(found, alike(table, card))
    return found


def alike(table: Table, card: i64) -> Cards:
    """The cards of the same colour and number."""
    deck = table.deck
    return common(deck.of_colour[deck.colours[card]], deck.of_number[deck.numbers[card]])


def throw_moves(table: Table, seat: i64) -> list[i64]:
    """A card to throw, or that it is enough; with piles, a card for its pile."""
    cards = throwable(table, seat)
    moves = members(cards)
    moves.append(DONE)
    if table.terms.cooperative:
        for card in members(for_piles(table, table.people[seat].piling, cards)):
            moves.append(TO_PILE + card)
    return moves


def answer(table: Table, seat: i64, move: i64) -> None:
    """Take one step of a seat's answer; nobody else learns of it before the last has answered."""
    person = table.people[seat]
    if move == DONE:
        person.answered = True
        return
    if move >= TO_PILE:
        person.piling = union(person.piling, single(move - TO_PILE))
    else:
        person.throwing = union(person.throwing, single(move))
    if table.journal is not None:
        kind = "meant-for-pile" if move >= TO_PILE else "meant-to-throw"
        card = move - TO_PILE if move >= TO_PILE else move
        table.tell_only(kind, {"seat": seat, "card": card}, shift(1, seat))


def why_not_throw(table: Table, seat: i64, move: i64) -> Reason:
    """The rule of throwing that forbids this."""
    if move >= TO_PILE:
        card = move - TO_PILE
        if not table.terms.cooperative:
            return Reason("no-piles", {})
    else:
        card = move
    person = table.people[seat]
    given = union(person.throwing, person.piling)
    if holds(given, card):
        return Reason("given-already", {"card": card})
    if table.terms.one_throw and not is_empty(given):
        return Reason("one-throw", {})
    if holds(clinging(person.hand), card):
        return Reason("clings", {"card": card})
    if move >= TO_PILE and holds(throwable(table, seat), card):
        return why_not_pile(table, person.piling, card)
    if card == CONTRARY:
        return Reason("contrary-matches", {"card": card})
    if card == NOTES_ONLY and holds(table.matching, card):
        by_distance = goes_by_distance(table)
        return Reason("notes-only-at-distance" if by_distance else "notes-only", {"card": card})
    if table.pairs.silence:
        return Reason("silence-used", {"card": card})
    if table.basis != NOBODY and table.basis != BY_ANY:
        return Reason("not-by-basis", {"card": card, "basis": table.basis})
    return Reason("no-match-at-distance" if goes_by_distance(table) else "no-match", {"card": card})


def why_not_pile(table: Table, piling: Cards, card: i64) -> Reason:
    """The rule of the piles that forbids a card that could be thrown."""
    colour = table.deck.colours[card]
    top = table.pile_top(colour)
    if table.deck.numbers[card] <= top:
        return Reason("pile-too-high", {"card": card, "colour": colour, "number": top})
    sent = members(common(piling, alike(table, card)))
    return Reason("equal-number", {"card": card, "colour": colour, "other": sent[0]})


# -- Throwing together ---------------------------------------------------------------------------


def reveal(table: Table) -> None:
    """Everybody's answer is shown: cards change hands or go to the piles, and make people draw."""
    if table.terms.cooperative:
        fill_piles(table)
    placer = table.people[table.active]
    step: i64 = 1
    while step < table.players:
        seat = (table.active + step) % table.players
        person = table.people[seat]
        thrown = person.throwing
        if not is_empty(thrown):
            note_draws(table, seat, thrown)
            for card in members(thrown):
                person.lose(card)
                placer.take(card)
            if table.journal is not None:
                cards: list[int] = [int(card) for card in members(thrown)]
                table.tell("thrown", {"seat": seat, "seats": [int(table.active)], "cards": cards})
        person.throwing = no_cards()
        step += 1


def note_draws(table: Table, seat: i64, thrown: Cards) -> None:
    """The cards a thrower must draw for what it threw; asked before the hand has changed."""
    if thrown[1] == 0:
        return
    count: i64 = 0
    if holds(thrown, DRAW):
        count += 1
    if (
        holds(thrown, NOTES_PENALTY)
        and holds(table.by_notes, NOTES_PENALTY)
        and not holds(table.matching, NOTES_PENALTY)
    ):
        count += PENALTY_DRAWS
    while count > 0:
        table.draws.append(seat)
        count -= 1


def fill_piles(table: Table) -> None:
    """Cooperative: the cards meant for piles go there, lowest first; of equals only one does."""
    deck = table.deck
    for number in range(1, HIGHEST + 1):
        step: i64 = 1
        while step < table.players:
            seat = (table.active + step) % table.players
            person = table.people[seat]
            for card in members(common(person.piling, deck.of_number[number])):
                put_on_pile(table, seat, card)
            step += 1
    for person in table.people:
        person.piling = no_cards()


def put_on_pile(table: Table, seat: i64, card: i64) -> None:
    """One card goes to its pile, or back to its hand, seen, if somebody's equal came first."""
    deck = table.deck
    person = table.people[seat]
    if deck.numbers[card] <= table.pile_top(deck.colours[card]):
        person.known = union(person.known, single(card))
        if table.journal is not None:
            table.tell("back-from-pile", {"seat": seat, "card": card})
        return
    person.lose(card)
    table.piled = union(table.piled, single(card))
    if table.journal is not None:
        table.tell(
            "put-on-pile",
            {"seat": seat, "card": card, "notes": table.pile_notes(deck.colours[card])},
        )


def nobody_threw(table: Table) -> bool:
    """Whether all answers are empty."""
    for person in table.people:
        if not is_empty(person.throwing) or not is_empty(person.piling):
            return False
    return True
