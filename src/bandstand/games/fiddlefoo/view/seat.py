"""What a seat at Fiddlefoo may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bandstand.games.fiddlefoo import knowledge
from bandstand.games.fiddlefoo.events import GONE, HAND, MAP, PILE, TOGETHER
from bandstand.games.fiddlefoo.legal import answers, placing
from bandstand.games.fiddlefoo.material import (
    BASES,
    COLOURS,
    HIGHEST,
    NO_CARD,
    PURPLE,
    SAFESONG_SIZE,
    BasisName,
    ColourName,
    special_of,
)
from bandstand.games.fiddlefoo.material.cards import members, size
from bandstand.games.fiddlefoo.moves import write_card, write_cards
from bandstand.games.fiddlefoo.play import cooperative, safesong
from bandstand.games.fiddlefoo.play.specials import paired
from bandstand.games.fiddlefoo.state.cells import column_of, coordinates, row_of
from bandstand.games.fiddlefoo.state.map import card_on, cell_under
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    FORCED,
    PHASE_NAMES,
)
from bandstand.games.fiddlefoo.view.pairs import pairs_shown
from bandstand.kernel.bits import members as members_of_word
from bandstand.kernel.event import place_of
from bandstand.kernel.facts import Grid, one_of, write_facts
from bandstand.kernel.options import number_in

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.games.fiddlefoo.material.deck import Deck
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.games.fiddlefoo.view.types import (
        FaceView,
        FiddlefooView,
        PersonView,
        PileView,
    )
    from bandstand.kernel.event import Fact
    from bandstand.kernel.options import Options


def view(state: Fiddlefoo, seat: int) -> FiddlefooView:
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
        "phase": PHASE_NAMES[knowledge.phase_seen(state, seat)],
        "card": _chosen(state, seat),
        "cells": _open_cells(state, seat),
        "map": [
            {
                "card": write_card(card_on(square)),
                "column": column_of(cell_under(square)),
                "row": row_of(cell_under(square)),
            }
            for square in state.ground.squares
        ],
        "size": SAFESONG_SIZE if terms.safesong else None,
        "cards": _faces(state),
        "pairs": pairs_shown(state, seat),
        "basis": _basis(state),
        "last_placed": None if state.last_placed == NO_CARD else write_card(state.last_placed),
        "pile": size(state.pile),
        "gone": write_cards(state.gone),
        "piles": _piles(state) if terms.cooperative else None,
        "one_throw": bool(terms.one_throw),
        "people": [_person(state, other, seat) for other in range(state.players)],
        "score_sheet": score_sheet(state),
        "placing": state.placing() if state.over() else None,
    }


def _chosen(state: Fiddlefoo, seat: int) -> str | None:
    """The card on its way, to those who may know it."""
    phase = state.phase
    forced = phase == CHOOSE_CELL and state.barred == FORCED
    chosen = phase in (CHOOSE_CELL, CHOOSE_TARGET, CHOOSE_WANTED) and answers.decider(state) == seat
    return write_card(state.card) if forced or chosen or phase == CHOOSE_COLOUR else None


def _basis(state: Fiddlefoo) -> BasisName | None:
    """Toned down: the one thing that cards are being thrown by."""
    chosen = state.phase == CHOOSE_THROWS and safesong.is_toned_down(state.basis)
    return BASES[state.basis] if chosen else None


def _open_cells(state: Fiddlefoo, seat: int) -> list[list[int]]:
    """The cells the chosen card may go to, for the player who places or moves it."""
    if state.phase == CHOOSE_CELL and state.active == seat:
        found = placing.cells(state, state.card)
    elif state.phase == CHOOSE_TARGET and state.active == seat:
        found = paired.targets(state, state.card)
    else:
        return []
    return sorted(coordinates(cell) for cell in found)


@final
class _Faces:
    """What the cards of a deck show, made once for all views of its matches."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.shown = {write_card(card): _face(deck, card) for card in members(deck.cards)}


_last_faces: list[_Faces] = []  # of the deck seen last: most matches play the same


def _faces(state: Fiddlefoo) -> dict[str, FaceView]:
    """What each card of this match shows; specials say what they do."""
    if not _last_faces or _last_faces[0].deck is not state.deck:
        _last_faces[:] = [_Faces(state.deck)]
    return _last_faces[0].shown.copy()


def _face(deck: Deck, card: int) -> FaceView:
    special = special_of(card)
    return {
        "colour": COLOURS[deck.colours[card]],
        "number": deck.numbers[card],
        "notes": deck.notes[card],
        "when": None if special is None else special.when,
        "effect": None if special is None else special.effect,
    }


def _piles(state: Fiddlefoo) -> dict[ColourName, PileView]:
    """The four piles, each with its cards from the bottom up and its notes."""
    return {name: _pile(state, colour) for colour, name in enumerate(COLOURS)}


def _pile(state: Fiddlefoo, colour: int) -> PileView:
    deck = state.deck
    pile = cooperative.pile(state, colour)
    upwards = sorted(members(pile), key=lambda card: deck.numbers[card])
    return {
        "cards": [write_card(card) for card in upwards],
        "top": cooperative.top_of(deck, pile),
        "notes": cooperative.notes_of(deck, pile),
    }


def _person(state: Fiddlefoo, seat: int, viewer: int) -> PersonView:
    person = state.people[seat]
    known = write_cards(person.known)
    hand: list[str | None] = [*known, *[None] * knowledge.hidden_size(person)]
    mine = seat == viewer
    if mine or state.over():
        hand = [*write_cards(person.hand)]
    return {
        "hand": hand,
        "known": known,
        "throwing": write_cards(person.throwing) if mine else None,
        "piling": write_cards(person.piling) if mine else None,
        "total": person.total,
    }


# -- Nothing hidden ------------------------------------------------------------------------------


# Places of a seat that only the seat knows: see ``Game.secret_places``.
SECRET_PLACES: Final = (HAND,)


def pieces_by_place(state: Fiddlefoo) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden."""
    where = {
        MAP: write_cards(state.ground.cards()),
        PILE: write_cards(state.pile),
        GONE: write_cards(state.gone),
        TOGETHER: write_cards(state.piled),
    }
    for seat, person in enumerate(state.people):
        where[place_of(HAND, seat)] = write_cards(person.hand)
    return where


def pieces(state: Fiddlefoo) -> list[str]:
    """Every card of the deck."""
    return write_cards(state.deck.cards)


def score_sheet(state: Fiddlefoo) -> list[dict[str, int]]:
    """Each seat's points by round; they add up to its score."""
    return [
        {f"round {number}": points[seat] for number, points in enumerate(state.points, 1)}
        for seat in range(state.players)
    ]


# -- Facts of events -----------------------------------------------------------------------------

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


def interchangeable(options: Options) -> list[list[str]]:
    """The cards of a number, but purple; in the varied deck each card has notes of its own."""
    if options["notes"] == "varied":
        return []
    numbers = range(number_in(options, "highest", HIGHEST))
    return [
        [write_card(HIGHEST * colour + number) for colour in range(PURPLE)] for number in numbers
    ]


def _place(fact: Fact) -> tuple[int, int]:
    assert isinstance(fact, list)
    column, row = fact
    return column, row


GRID: Final = Grid("cell", "column", "row", _place)
