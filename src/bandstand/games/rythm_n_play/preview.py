"""What a move would do at Rythm 'n' Play, as far as the rules alone decide it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play import legal
from bandstand.games.rythm_n_play.material import (
    HAND_LIMIT,
    NOTES,
    is_note,
    play_size,
    rythm_of,
    rythm_size,
)
from bandstand.games.rythm_n_play.moves import (
    DONE,
    PICK_UP,
    TAKE,
    is_compose,
    is_spend,
    spent,
)
from bandstand.games.rythm_n_play.play import cards_for, is_last_stave
from bandstand.kernel.bits import popcount

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import RythmNPlay
    from bandstand.kernel.game import Mark


def marks(state: RythmNPlay, seat: int, move: int) -> list[Mark]:
    """What could follow a card, what a stave or an exchange brings, what must be laid down."""
    if is_compose(move):
        return _composing(state, move)
    if move == PICK_UP:
        ending: list[Mark] = [("mark-ends-game", {})] if is_last_stave(state) else []
        return [("mark-stave", {"count": state.stave_size}), *ending]
    if move == TAKE:
        return _laying_down(state, seat, 0, 1)
    if is_spend(move):
        return [("mark-buys", {"count": cards_for(state, state.chosen + rythm_of(spent(move)))})]
    if move == DONE:
        drawn = cards_for(state, state.chosen)
        laid = _laying_down(state, seat, drawn, -rythm_size(state.chosen))
        return [("mark-buys", {"count": drawn}), *laid]
    return []


def _composing(state: RythmNPlay, sort: int) -> list[Mark]:
    """A Change may turn the Tonality; the fewer Notes fit afterwards, the sooner it comes back."""
    turns: list[Mark] = []
    if not is_note(sort) and sort != state.tone:
        turns = [("mark-turns", {"tone": sort})]
    followers = legal.followers_of(state, sort)
    if followers == 0:
        return [("mark-shuts", {}), *turns]
    return [*turns, ("mark-followers", {"notes": popcount(followers & NOTES)})]


def _laying_down(state: RythmNPlay, seat: int, play: int, rythm: int) -> list[Mark]:
    """Whether so many cards more would be too many for the hand."""
    person = state.people[seat]
    held = legal.counted(state, play_size(person.play) + play, rythm_size(person.rythm) + rythm)
    return [("mark-lays-down", {"count": held - HAND_LIMIT})] if held > HAND_LIMIT else []
