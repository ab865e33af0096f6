"""Positions of Take the A Chord for its tests, and what happens when cards are played in them."""

from __future__ import annotations

from bandstand.games.a_chord import GAME
from bandstand.games.a_chord.material import CHORDS
from bandstand.games.a_chord.moves import read_card, write_card
from bandstand.games.a_chord.state import AChord
from bandstand.kernel.bits import bits_of, lowest
from bandstand.kernel.event import Event


def at(position: str) -> AChord:
    """The state of a position, with a journal: ``at("4; key B; hands rA / rB / rC / rD")``."""
    state: AChord = GAME.from_position(f"a-chord {position}")
    state.journal = []
    return state


def cards(text: str) -> int:
    return bits_of([read_card(card) for card in text.split()])


def chord(letter: str) -> int:
    return CHORDS.index(letter)


def hands_for(round_: str, spares: str) -> str:
    """Hands with the cards of a round, one each, and a purple card to spare."""
    return " / ".join(
        f"{card} p{spare}" for card, spare in zip(round_.split(), spares, strict=True)
    )


def play(state: AChord, text: str) -> list[Event]:
    """Play these cards, each by the seat to play, each legal; returns the events."""
    assert state.journal is not None
    before = len(state.journal)
    for card in text.split():
        seat = lowest(state.to_act())
        move = read_card(card)
        reason = state.refusal(seat, move)
        assert reason is None, (card, reason)
        state.play(seat, move)
    return state.journal[before:]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events if not event.kind.startswith("card-played")]


def legal(state: AChord) -> list[str]:
    return [write_card(move) for move in state.moves(lowest(state.to_act()))]


def tricks(state: AChord) -> list[int]:
    return [person.trick_tokens for person in state.people]


def improvisations(state: AChord) -> list[int]:
    return [person.improvisation_tokens for person in state.people]
