"""What a seat at Fiddlefoo may see, and the sentences it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.bot.prospects import pairs_shown
from bandstand.games.fiddlefoo.cards import common, size
from bandstand.games.fiddlefoo.legal import cells, decider
from bandstand.games.fiddlefoo.map import column_of, row_of
from bandstand.games.fiddlefoo.material import (
    BASES,
    COLOURS,
    PLAIN_COUNT,
    SAFESONG_SIZE,
    SPECIALS,
)
from bandstand.games.fiddlefoo.notation import name_card, write_card, write_cards
from bandstand.games.fiddlefoo.specials import targets
from bandstand.games.fiddlefoo.table import (
    CHOOSE_AGAIN,
    CHOOSE_BASIS,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_OFFERED,
    CHOOSE_REMOVED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    FORCED,
    GAME_ENDED,
    NOBODY,
)
from bandstand.games.fiddlefoo.throws import BY_ANY
from bandstand.kernel.bits import members as members_of_word
from bandstand.kernel.phrases import (
    ENGLISH,
    Outcome,
    Phrases,
    any_of,
    counted,
    listed,
    one_of,
    write_facts,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.games.fiddlefoo.rules import Fiddlefoo
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import View

_PHASES: Final = {
    CHOOSE_CARD: "card",
    CHOOSE_CELL: "cell",
    CHOOSE_COLOUR: "colour",
    CHOOSE_DISCARD: "discard",
    CHOOSE_MOVED: "moved card",
    CHOOSE_TARGET: "target cell",
    CHOOSE_REMOVED: "removed card",
    CHOOSE_BASIS: "basis",
    CHOOSE_THROWS: "throws",
    CHOOSE_OFFERED: "offered card",
    CHOOSE_WANTED: "wanted card",
    CHOOSE_AGAIN: "another card",
    GAME_ENDED: "over",
}


def view(state: Fiddlefoo, seat: int) -> View:
    """Everything the seat may know (-1: a spectator); an unknown card is None."""
    terms = state.terms
    return {
        "game": "fiddlefoo",
        "seat": seat if seat >= 0 else None,
        "waiting": members_of_word(state.to_act()),
        "over": state.over(),
        "round": min(state.round + 1, terms.rounds),
        "rounds": terms.rounds,
        "starter": state.starter,
        "turn": state.turn,
        "placer": state.active,
        "phase": _phase(state, seat),
        "card": _chosen(state, seat),
        "cells": _open_cells(state, seat),
        "map": [
            {
                "card": write_card(square & 127),
                "column": column_of(square >> 7),
                "row": row_of(square >> 7),
            }
            for square in state.ground.squares
        ],
        "size": SAFESONG_SIZE if terms.safesong else None,
        "cards": _faces(state),
        "pairs": pairs_shown(state, seat),
        "basis": _basis(state),
        "last_placed": None if state.last_placed == NOBODY else write_card(state.last_placed),
        "pile": size(state.pile),
        "gone": write_cards(state.gone),
        "piles": _piles(state) if terms.cooperative else None,
        "people": [_person(state, other, seat) for other in range(state.players)],
        "score_sheet": score_sheet(state),
        "placing": state.placing() if state.over() else None,
    }


def _phase(state: Fiddlefoo, seat: int) -> str:
    """What is being decided, as far as the seat can tell: a card is chosen unseen."""
    phase = state.phase
    if phase == CHOOSE_CELL and state.active != seat and state.barred != FORCED:
        phase = CHOOSE_CARD if state.barred == NOBODY else CHOOSE_AGAIN
    if phase == CHOOSE_TARGET and state.active != seat:
        phase = CHOOSE_MOVED
    if phase == CHOOSE_WANTED and state.swapper != seat:
        phase = CHOOSE_OFFERED
    return _PHASES[phase]


def _chosen(state: Fiddlefoo, seat: int) -> str | None:
    """The card on its way, to those who may know it."""
    phase = state.phase
    forced = phase == CHOOSE_CELL and state.barred == FORCED
    chosen = phase in (CHOOSE_CELL, CHOOSE_TARGET, CHOOSE_WANTED) and decider(state) == seat
    return write_card(state.card) if forced or chosen or phase == CHOOSE_COLOUR else None


def _basis(state: Fiddlefoo) -> str | None:
    """Toned down: the one thing that cards are being thrown by."""
    chosen = state.phase == CHOOSE_THROWS and state.basis not in (NOBODY, BY_ANY)
    return BASES[state.basis] if chosen else None


def _open_cells(state: Fiddlefoo, seat: int) -> list[list[int]]:
    """The cells the chosen card may go to, for whoever places or moves it."""
    if state.phase == CHOOSE_CELL and state.active == seat:
        found = cells(state, state.card)
    elif state.phase == CHOOSE_TARGET and state.active == seat:
        found = targets(state, state.card)
    else:
        return []
    return sorted([column_of(cell), row_of(cell)] for cell in found)


def _faces(state: Fiddlefoo) -> dict[str, View]:
    """What each card of this match shows; specials say what they do."""
    deck = state.deck
    return {
        write_card(card): {
            "colour": COLOURS[deck.colours[card]],
            "number": deck.numbers[card],
            "notes": deck.notes[card],
            "when": SPECIALS[card - PLAIN_COUNT][1] if card >= PLAIN_COUNT else None,
            "effect": SPECIALS[card - PLAIN_COUNT][2] if card >= PLAIN_COUNT else None,
        }
        for card in _deck_cards(state)
    }


def _deck_cards(state: Fiddlefoo) -> list[int]:
    plain, special = state.deck.cards
    return members_of_word(plain) + [PLAIN_COUNT + card for card in members_of_word(special)]


def _piles(state: Fiddlefoo) -> dict[str, View]:
    """The four piles, each with its cards from the bottom up and its notes."""
    deck = state.deck
    return {
        name: {
            "cards": sorted(
                write_cards(common(state.piled, deck.of_colour[colour])),
                key=lambda card: _number(state, card),
            ),
            "top": state.pile_top(colour),
            "notes": state.pile_notes(colour),
        }
        for colour, name in enumerate(COLOURS)
    }


def _number(state: Fiddlefoo, card: str) -> int:
    face = _faces(state)[card]["number"]
    assert isinstance(face, int)
    return face


def _person(state: Fiddlefoo, seat: int, viewer: int) -> View:
    person = state.people[seat]
    known = write_cards(person.known)
    hidden: list[str | None] = [*known, *[None] * (size(person.hand) - len(known))]
    mine = seat == viewer
    return {
        "hand": write_cards(person.hand) if mine or state.over() else hidden,
        "known": known,
        "throwing": write_cards(person.throwing) if mine else None,
        "piling": write_cards(person.piling) if mine else None,
        "total": person.total,
    }


def pieces_by_place(state: Fiddlefoo) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden."""
    where = {
        "map": write_cards(state.ground.cards()),
        "pile": write_cards(state.pile),
        "gone": write_cards(state.gone),
        "together": write_cards(state.piled),
    }
    for seat, person in enumerate(state.people, 1):
        where[f"hand {seat}"] = write_cards(person.hand)
    return where


def pieces(state: Fiddlefoo) -> list[str]:
    """Every card of the deck."""
    return write_cards(state.deck.cards)


def score_sheet(state: Fiddlefoo) -> list[dict[str, int]]:
    """Each seat's points by round; they add up to its score."""
    return [
        {f"round {number}": line[seat] for number, line in enumerate(state.sheet, 1)}
        for seat in range(state.players)
    ]


_WRITERS: Final[Mapping[str, Callable[[int], object]]] = {
    "card": write_card,
    "other": write_card,
    "cards": write_card,
    "colour": one_of(COLOURS),
    "basis": one_of(BASES),
}


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: cards in notation, colours and bases by name."""
    return write_facts(facts, _WRITERS)


def _word_card(fact: Fact) -> str:
    return name_card(fact) if isinstance(fact, int) else "a card"


def _word_cards(fact: Fact) -> str:
    if not isinstance(fact, list):
        return "unseen"
    return listed([name_card(card) for card in fact]) if fact else "nothing"


def _word_cell(fact: Fact) -> str:
    assert isinstance(fact, list)
    return f"{fact[0]},{fact[1]}"


def _word_range(fact: Fact) -> str:
    assert isinstance(fact, list)
    low, high = fact
    if low > high:
        return "an empty range"
    return f"range {low}" if low == high else f"range {low} to {high}"


# What one can do: see refusals.way_of.
_WAYS: Final = (
    "say that you are done",
    "draw a card",
    "pass",
    "put a card on its pile",
    "place a card of your hand",
    "",
    "",
    "discard a card of your hand",
    "move a card of the map",
    "",
    "take a card off the map",
    "",
    "throw a card that matches",
    "exchange a card of your hand",
    "choose the card of the map that you want",
    "place another card",
)

PHRASES: Final = Phrases(
    templates={
        # What happens.
        "round-begins": "Round {round} begins; {seat} [starts|start].",
        "card-laid": "The map begins with {card} at {cell}.",
        "hand-dealt": "{seat} [takes|take] up {count}: {cards}.",
        "hand-dealt:unknown": "{seat} [takes|take] up {count}.",
        "card-chosen": "{seat} [chooses|choose] {card}.",
        "card-placed": "{seat} [places|place] {card} at {cell}.",
        "pair": "{card} pairs with {other}: {range}, difference {difference}.",
        "pair-at-distance": (
            "{card} pairs with {other}: {range}, difference {difference}, distance {distance}."
        ),
        "counts-as": "{seat} [lets|let] it count as {colour}.",
        "safesong": "A Safesong: the lines of these Pairs are done.",
        "silence": "Silence: everybody else may throw one card of any kind at {seat}.",
        "toned-down": "{seat} [chooses|choose]: cards may be thrown by {basis} only.",
        "left-open": "{seat} [leaves|leave] it open what cards are thrown by.",
        "throws-asked": "{seats} may throw at {seat}.",
        "meant-to-throw": "{seat} [means|mean] to throw {card}.",
        "meant-for-pile": "{seat} [means|mean] to put {card} on its pile.",
        "thrown": "{seat} [throws|throw] {cards} at {seats}.",
        "nobody-threw": "Nobody throws anything.",
        "put-on-pile": "{seat} [puts|put] {card} on its pile, which has {notes} now.",
        "back-from-pile": "{seat} [takes|take] {card} back: an equal number came first.",
        "cannot-place": "{seat} [has|have] no card that fits.",
        "passes": "{seat} [has|have] no card that fits, and the pile is empty.",
        "drawn": "{seat} [draws|draw] {card}.",
        "all-stuck": "The pile is empty and nobody has a card that fits.",
        "discarded": "{seat} [discards|discard] {card}.",
        "card-moved": "{seat} [moves|move] {card} to {cell}.",
        "card-removed": "{seat} [takes|take] {card} off the map.",
        "may-play-again": "{seat} may place one more card, but no {colour} one.",
        "must-place": "{seat} must place {card} at once.",
        "revealed": "{seat} [shows|show] {card}.",
        "echoed": "{card} echoes the last card placed: {seat} [draws|draw] again.",
        "may-exchange": "{seat} [draws|draw] {card} and may exchange cards with the map.",
        "exchanged": "{seat} [puts|put] {card} in the place of {other} and [takes|take] that.",
        "round-scored": "{seat} [is|are] left with {cards}: {points}, {total} in all.",
        "hand-left": "{seat} [is|are] left with {cards}.",
        "piles-filled": "Round {round}: every pile has exactly ten notes.",
        "piles-missed": "Round {round}: the piles miss ten by {points} in all.",
        "won-together": "You all win together.",
        "lost-together": "You all lose together.",
        # Moves.
        "move-place": "place {card}",
        "move-cell": "put it at {cell}",
        "move-throw": "throw {card}",
        "move-pile": "put {card} on its pile",
        "move-discard": "discard {card}",
        "move-moved": "move {card}",
        "move-target": "move it to {cell}",
        "move-removed": "take {card} off the map",
        "move-offered": "give {card} to the map",
        "move-wanted": "take {card} from the map",
        "move-take": "draw a card",
        "move-pass": "pass",
        "move-as": "as {colour}",
        "move-by": "by {basis}",
        "move-leave-open": "leave it open",
        "move-done": "finish throwing",
        "move-keep-all": "keep all",
        "move-move-nothing": "move nothing",
        "move-enough-removed": "that is enough",
        "move-no-exchange": "no more exchanges",
        "move-no-extra": "no extra card",
        # Why not.
        "no-such-move": "There is no such move in this game.",
        "not-in-hand": "You do not hold {card}. Now you may {ways}.",
        "fits-nowhere": (
            "There is no cell for {card}: it must touch the map, be in line with a card it pairs "
            "with, and keep to the other rules of placing."
        ),
        "can-place": "You hold a card that fits, so you must place one.",
        "pile-empty": "The pile is empty. You can only pass.",
        "can-draw": "You cannot place a card, but the pile is not empty: draw one.",
        "asked-card": "A turn begins with a card to place. Now you may {ways}.",
        "asked-cell": "Choose a cell for {card}.",
        "cell-taken": "There is a card at {cell} already.",
        "not-connected": "The cell {cell} does not touch the map. It must share a side with it.",
        "not-in-line": (
            "No {colour} card is in line with {cell}. A card needs one of its colour in the same "
            "row, column or diagonal."
        ),
        "touches-colour": "At {cell} the card would touch another {colour} card.",
        "map-too-large": "At {cell} the card would make the map larger than 8 by 8.",
        "line-closed": "At {cell} the card would extend a line that a Safesong has closed.",
        "range-limit": (
            "At {cell} there would be a Pair with {card} whose range has fewer than four numbers."
        ),
        "distance-limit": "At {cell} there would be a Pair with {card} at a distance above two.",
        "asked-colour": "Say which colour the purple card counts as: {colours}.",
        "no-pair-as": "Counting as {colour} the card would make no Pair.",
        "asked-basis": "Say what may be thrown by: range, notes or distance; or leave it open.",
        "asked-throws": "You are asked for your throws. Now you may {ways}.",
        "no-piles": "There are piles in the cooperative game only.",
        "given-already": "You are giving {card} already.",
        "one-throw": "At this table each player throws at most one card at a time.",
        "clings": "{card} may not be thrown from a hand of three cards or fewer.",
        "pile-too-high": (
            "The {colour} pile shows a {number}. A card must have a higher number to go there."
        ),
        "equal-number": (
            "You are putting {other} on the {colour} pile already: of equal numbers only one can "
            "go there in the same step."
        ),
        "contrary-matches": "{card} matches, and so it may not be thrown.",
        "notes-only": "{card} is in a range, but it may be thrown by its notes only.",
        "notes-only-at-distance": (
            "The number of {card} equals a distance, but it may be thrown by its notes only."
        ),
        "silence-used": "Only Silence would let {card} go, and you have used it.",
        "not-by-basis": "Cards may be thrown by {basis} only, and {card} does not match by that.",
        "no-match": (
            "{card} matches no Pair: its number is in no range for its colour, and its notes equal "
            "no difference."
        ),
        "no-match-at-distance": (
            "{card} matches no Pair: without ranges and differences, distances count, and neither "
            "its number nor its notes equal one."
        ),
        "asked-discard": "You are asked for a discard. Now you may {ways}.",
        "asked-exchange": "You are asked for an exchange. Now you may {ways}.",
        "asked-moved": "You are asked for a card of the map. Now you may {ways}.",
        "asked-removed": "You are asked for cards of the map. Now you may {ways}.",
        "asked-wanted": "You are exchanging a card. Now you may {ways}.",
        "asked-again": "You are asked for an extra card. Now you may {ways}.",
        "another-colour": "The extra card must be of another colour than {colour}.",
        "not-on-map": "{card} is not on the map.",
        "moves-others": "{card} moves other cards, not itself.",
        "falls-apart": "The map would fall apart: it must stay connected.",
    },
    words={
        "card": _word_card,
        "other": _word_card,
        "cards": _word_cards,
        "colour": one_of(COLOURS),
        "colours": any_of(COLOURS, ENGLISH),
        "ways": any_of(_WAYS, ENGLISH),
        "cell": _word_cell,
        "basis": one_of(BASES),
        "range": _word_range,
        "count": lambda fact: counted(fact, "card", "cards"),
        "notes": lambda fact: counted(fact, "note", "notes"),
        "points": lambda fact: counted(fact, "note", "notes"),
    },
    outcomes=(
        Outcome("cards are thrown at you", ("thrown", "nobody-threw"), who="seats"),
        Outcome(
            "you empty your hand",
            ("round-scored",),
            next_only=False,
            when=lambda facts: not facts["cards"],
        ),
        Outcome("every pile gets its ten notes", ("piles-filled",), who=""),
    ),
)
