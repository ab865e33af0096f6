"""Positions of Fiddlefoo for clause tests, and moves made in them in notation."""

from __future__ import annotations

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.material import SPECIALS
from bandstand.games.fiddlefoo.material.cards import no_cards, single, union
from bandstand.games.fiddlefoo.moves import read_card
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Event
from bandstand.text import sentences

KEYS = [special.key for special in SPECIALS]


def cards(names: str) -> tuple[int, int]:
    """The set of the cards named."""
    found = no_cards()
    for name in names.split():
        found = union(found, single(read_card(name)))
    return found


def at(text: str, seed: int = 1) -> Fiddlefoo:
    """The position with these fields: ``at("2; map y3@0,0 r3@1,0; hands y8 / r1")``."""
    state: Fiddlefoo = GAME.from_position(f"fiddlefoo {text}", seeded(seed))
    return state


def scene(
    layout: str,
    hands: str,
    *,
    turn: int = 0,
    more: str = "",
    seed: int = 1,
    rounds: int = 1,
    pile: str | None = None,
    **given: object,
) -> Fiddlefoo:
    """A turn's beginning with these cards on the map and in the hands; fields and options by name.

    The other cards are in the pile; if the pile is given, they are out of the game.
    """
    fields = [str(hands.count("/") + 1), f"map {layout}", f"hands {hands}", f"turn {turn + 1}"]
    fields += [more] if more else []
    fields += [f"pile {pile or '-'}"] if pile is not None else []
    fields += [f"{name} {given.pop(name)}" for name in ("specials", "piles") if name in given]
    options = {"rounds": rounds, **given}
    fields.append(f"options {' '.join(f'{name}={value}' for name, value in options.items())}")
    return at("; ".join(fields), seed)


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
        assert reason is None, f"{text}: {reason} in {state}"
        state.play(seat, move)
    return events


def refused(state: Fiddlefoo, seat: int, text: str) -> str:
    """The code of the rule that forbids this move."""
    reason = state.refusal(seat, GAME.read_move(state, text))
    assert reason is not None, f"{text} is legal in {state}"
    names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][: state.players]
    assert sentences(GAME).sentence(reason.code, reason.facts, names, seat)
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
