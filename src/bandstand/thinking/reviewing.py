"""A review under way, and what it tells: what each decision of a game that is over cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from bandstand.bots.review import Decision, Judged, Moment, SeatReview, summed_up
from bandstand.games import registry
from bandstand.kernel.referee import replay
from bandstand.text import sentences

if TYPE_CHECKING:
    from bandstand.kernel.record import Record


class MovesInWords(msgspec.Struct):
    """The moves of a decision, as a button named them then."""

    number: int
    made: str
    best: str | None  # if the review has another in mind


class Reviewed(msgspec.Struct):
    """How far a review is, and what it found: all of it when it is ready, before that a part.

    The curve is each seat's chance, all cards open, before the first decision and after each.
    """

    status: Literal["thinking", "ready"]
    done: int
    of: int
    names: list[str]
    decisions: list[Decision]
    curve: list[list[float]]
    seats: list[SeatReview]
    turning: list[int]
    words: list[MovesInWords] = []  # of the decisions that mattered, once it is ready


def in_words(reviewed: Reviewed, record: Record, language: str) -> Reviewed:
    """A review that is ready, with the moves it speaks of named as the table was then."""
    told = {
        decision.number: decision
        for decision in reviewed.decisions
        if decision.flagged or decision.number in reviewed.turning
    }
    game = registry.find(record.game)
    spoken = sentences(game, language)

    def named(text: str) -> str:
        return spoken.name_move(match.state, game.read_move(match.state, text))

    words = []
    for match, _ in replay(game, record):
        decision = told.get(len(match.made) + 1)
        if decision is not None:
            best = decision.best and named(decision.best)
            words.append(MovesInWords(decision.number, named(decision.move), best))
    return msgspec.structs.replace(reviewed, words=words)


class Looking:
    """A review that is not finished."""

    def __init__(self, record: Record, found: list[Moment], person: str) -> None:
        self.person = person  # who asked
        self.players = record.players
        self.found = found
        self.results: list[Judged] = []

    def so_far(self) -> Reviewed:
        """What can be told now."""
        found = [result.decision for result in self.results]
        curve = [result.chances for result in self.results]
        decisions = len(self.found) - 1  # the last moment is the end
        done = min(len(found), decisions)
        return Reviewed("thinking", done, decisions, [], found[:decisions], curve, [], [])

    def complete(self) -> Reviewed:
        """Everything, when every moment is judged."""
        review = summed_up(self.results, self.players)
        done = len(review.decisions)
        return Reviewed(
            "ready",
            done,
            done,
            [],  # names are the record's, which somebody may leave later
            review.decisions,
            review.curve,
            review.seats,
            review.turning,
        )
