"""A review under way, and what it tells: what each decision of a game that is over cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from bandstand.bots.review import Decision, Judged, Moment, SeatReview, summed_up

if TYPE_CHECKING:
    from bandstand.kernel.record import Record


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
