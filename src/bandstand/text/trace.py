"""Traces: a record expanded step by step, everything open, for tools that know no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.kernel.bits import members
from bandstand.kernel.event import SPECTATOR
from bandstand.kernel.referee import Match, replay
from bandstand.text.sentences import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.record import Record


def trace(game: Game[Any], record: Record) -> Iterator[dict[str, object]]:
    """One step for the deal and one for each move: the state after it, and all it holds."""
    for number, (match, events) in enumerate(replay(game, record)):
        yield step(match, number, events)


def step(match: Match, number: int, events: list[Event]) -> dict[str, object]:
    """The match as it stands after *events*, the outcome of move *number* (0: the deal)."""
    game, state = match.game, match.state
    return {
        "step": number,
        "move": match.record.moves[number - 1] if number else None,
        "events": [shown_openly(match, event) for event in events],
        "table": game.view(state, SPECTATOR),
        "pieces": game.pieces_by_place(state),
        "dice": state.dice.packed(),
        "waiting": [int(seat) for seat in members(state.to_act())],
        "legal": [
            [
                game.write_move(state, move)
                for move in state.moves(seat) + state.unprompted_moves(seat)
            ]
            for seat in range(state.players)
        ],
        "scores": [int(score) for score in state.scores()],
        "over": state.over(),
    }


def shown_openly(match: Match, event: Event) -> dict[str, object]:
    """An event with every fact, secret ones included, and its sentence."""
    facts = {**event.facts, **event.secret}
    return {
        "kind": event.kind,
        **match.game.show_facts(facts),
        "sentence": sentences(match.game).sentence(event.kind, facts, match.record.names),
    }
