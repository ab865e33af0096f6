"""Scoring: points for cards face down, less for cards face up and beats in hand; who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play.material import (
    half_beats,
    play_total,
    rythm_size,
)
from bandstand.games.rythm_n_play.moves import OVER
from bandstand.kernel.native import i64
from bandstand.kernel.state import rank_placing

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import Player, RythmNPlay, Terms


def for_face_down(terms: Terms, person: Player) -> i64:
    """For each card of the staves picked up, a point as printed; in half points, like the rest."""
    return terms.stave_points * play_total(person.pile)


def for_face_up(terms: Terms, person: Player) -> i64:
    """For each card laid face up, three points off as printed."""
    return terms.lay_points * play_total(person.face_up)


def for_rythm(person: Player) -> i64:
    """A point off for each beat in hand; PLAY cards in hand count nothing."""
    return -half_beats(person.rythm)


def score(state: RythmNPlay, seat: i64) -> i64:
    """The half points of a seat.

    Before the end the beats in hand are nobody else's business, so the score leaves them out.
    """
    person = state.people[seat]
    cards = for_face_down(state.terms, person) + for_face_up(state.terms, person)
    return cards + for_rythm(person) if state.phase == OVER else cards


def scores(state: RythmNPlay) -> list[i64]:
    """Each seat's half points so far."""
    return [score(state, seat) for seat in range(state.players)]


def placing(state: RythmNPlay) -> list[i64]:
    """By score, then by fewer RYTHM cards in hand; still tied: shared."""
    keys: list[tuple[int, ...]] = [
        (score(state, seat), -rythm_size(state.people[seat].rythm)) for seat in range(state.players)
    ]
    return rank_placing(keys)
