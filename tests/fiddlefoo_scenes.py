"""Positions of Fiddlefoo set up by hand, and moves made in them in notation."""

from __future__ import annotations

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.cards import no_cards, single, union, without
from bandstand.games.fiddlefoo.deck import Deck
from bandstand.games.fiddlefoo.map import cell_at, empty_map
from bandstand.games.fiddlefoo.material import COLOURS, NOTES, PLAIN_COUNT, SPECIALS
from bandstand.games.fiddlefoo.notation import read_card
from bandstand.games.fiddlefoo.rules import Fiddlefoo
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Event

KEYS = [key for key, _, _ in SPECIALS]


def cards(names: str) -> tuple[int, int]:
    """The set of the cards named."""
    found = no_cards()
    for name in names.split():
        found = union(found, single(read_card(name)))
    return found


def deck_with(specials: dict[str, str], wildcard: bool) -> Deck:
    """A regular deck whose specials show the given plain faces: ``{"draw": "y7"}``."""
    plain = GAME.new(2, GAME.settle(2, {}), seeded(0)).deck
    colours, numbers = list(plain.colours), list(plain.numbers)
    word = 0
    for key, face in specials.items():
        at = KEYS.index(key)
        word |= 1 << at
        colours[PLAIN_COUNT + at] = [colour[0] for colour in COLOURS].index(face[0])
        numbers[PLAIN_COUNT + at] = int(face[1:])
    return Deck(word, wildcard, colours, numbers, [NOTES[number - 1] for number in numbers])


def scene(
    layout: dict[str, str],
    hands: list[str],
    *,
    pile: str | None = None,
    turn: int = 0,
    piled: str = "",
    specials: dict[str, str] | None = None,
    **options: object,
) -> Fiddlefoo:
    """A table with these cards on the map (``{"y3": "0,0"}``) and in the hands.

    The other cards are in the pile; if the pile is given, they are out of the game.
    """
    given = dict(options)
    if specials:
        given["talkytoot"] = list(specials)
    given.setdefault("rounds", 1)
    state = GAME.new(len(hands), GAME.settle(len(hands), given), seeded(1))
    state.deck = deck_with(specials or {}, bool(given.get("wildcard")))
    state.ground = empty_map()
    for name, place in layout.items():
        column, row = place.split(",")
        cell = cell_at(int(column), int(row))
        state.ground.lay(read_card(name), cell, state.deck, state.terms.touch)
    rest = without(state.deck.cards, state.ground.cards())
    state.setup = state.ground.cards()
    for person, names in zip(state.people, hands, strict=True):
        person.hand = cards(names)
        rest = without(rest, person.hand)
    state.piled = cards(piled)
    rest = without(rest, state.piled)
    state.pile = rest if pile is None else cards(pile)
    state.gone = no_cards() if pile is None else without(rest, state.pile)
    state.turn = turn
    state.begin_turn()
    return state


def legal(state: Fiddlefoo, seat: int) -> list[str]:
    """The seat's legal moves in notation."""
    return [GAME.write_move(state, move) for move in state.moves(seat)]


def say(state: Fiddlefoo, seat: int, *texts: str) -> list[Event]:
    """Make these moves of one seat; returns what happened."""
    events: list[Event] = []
    state.journal = events
    for text in texts:
        move = GAME.read_move(state, text)
        reason = state.refusal(seat, move)
        assert reason is None, f"{text}: {reason.code if reason else ''}"
        state.play(seat, move)
    return events


def refused(state: Fiddlefoo, seat: int, text: str) -> str:
    """The code of the rule that forbids this move."""
    reason = state.refusal(seat, GAME.read_move(state, text))
    assert reason is not None, f"{text} is legal"
    names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][: state.players]
    assert GAME.phrases.sentence(reason.code, reason.facts, names, seat)
    assert f'<a id="{reason.code}"></a>' in GAME.guide
    return reason.code


def kinds(events: list[Event]) -> list[str]:
    """What happened, by kind."""
    return [event.kind for event in events]


def hand(state: Fiddlefoo, seat: int) -> list[str]:
    """The seat's cards."""
    return GAME.pieces_by_place(state)[f"hand {seat + 1}"]


def all_done(state: Fiddlefoo) -> list[Event]:
    """Nobody throws anything more."""
    events: list[Event] = []
    for seat in range(state.players):
        if state.to_act() >> seat & 1 and "done" in legal(state, seat):
            events += say(state, seat, "done")
    return events
