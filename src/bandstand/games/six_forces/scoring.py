"""Who wins a trick, the points of a round, and who wins the game.

The sections follow the rulebook: decision of victory or defeat, score calculation, the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bandstand.games.six_forces import events
from bandstand.games.six_forces.material import (
    BIG,
    NOT_YET,
    NUMBER_COUNT,
    SMALL,
    cards_of_colour,
    cards_ranked_from,
    cards_ranked_up_to,
    colour_of,
    rank_of,
)
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import rank_placing

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces, Terms

# -- Decision of victory or defeat ----------------------------------------------------------------


def strength(card: i64, trump: i64, lead_colour: i64) -> i64:
    """How strong a card is in a trick with this trump and led colour.

    Where a colour is trump, a card that can win is stronger than one that cannot (0), and no two
    are equal; under big and small equal numbers are equally strong, and the later card wins.
    """
    rank = rank_of(card)
    if trump == BIG:
        return rank
    if trump == SMALL:
        return NUMBER_COUNT - 1 - rank
    colour = colour_of(card)
    if colour == trump:
        return 2 * NUMBER_COUNT + rank
    if colour == lead_colour:
        return NUMBER_COUNT + rank
    return 0


def beaters(card: i64, trump: i64) -> i64:
    """The cards that beat this one if they are played after it, where it can win at all.

    The same order of cards as ``strength``, as a set; before a trump is chosen (``NOT_YET``) only
    higher cards of the same colour are sure to be stronger.
    """
    rank = rank_of(card)
    if trump == BIG:
        return cards_ranked_from(rank)
    if trump == SMALL:
        return cards_ranked_up_to(rank)
    colour = colour_of(card)
    higher = cards_ranked_from(rank + 1) & cards_of_colour(colour)
    if trump in (colour, NOT_YET):
        return higher
    return higher | cards_of_colour(trump)


# -- Score calculation ----------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class RoundScore:
    """One seat's entry on the score pad: what it predicted and won in a round. It never changes."""

    __slots__ = ("points", "predicted", "spare", "tricks")

    def __init__(self, predicted: i64, spare: i64, tricks: i64, points: i64) -> None:
        self.predicted = predicted
        self.spare = spare
        self.tricks = tricks
        self.points = points

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (self.predicted, self.spare, self.tricks, self.points)


def pack_round(entries: list[RoundScore]) -> tuple[int, ...]:
    """A round of the score pad as plain data: the fields of all seats, one after the other."""
    return tuple([field for entry in entries for field in entry.packed()])


def unpack_round(packed: tuple[int, ...]) -> list[RoundScore]:
    """The entries that ``pack_round`` packed."""
    fields = iter(packed)
    return [RoundScore(*entry) for entry in zip(fields, fields, fields, fields, strict=True)]


def round_points(terms: Terms, predicted: i64, spare: i64, tricks: i64) -> i64:
    """A prize for the predicted number, less with a spare; a point lost for each trick away.

    With a spare the distance is measured from the nearer of the two numbers.
    """
    if tricks < predicted:
        return terms.away_points * (predicted - tricks)
    if tricks > predicted + spare:
        return terms.away_points * (tricks - predicted - spare)
    if spare == 1:
        return terms.spare_points
    return terms.exact_points


def score_round(state: SixForces) -> None:
    """Add everybody's points, and write the round on the score pad."""
    entries: list[RoundScore] = []
    for seat in range(state.players):
        person = state.people[seat]
        points = round_points(state.terms, person.predicted, person.spare, person.tricks)
        person.total += points
        entries.append(RoundScore(person.predicted, person.spare, person.tricks, points))
        events.round_scored(state, seat, points)
    state.score_pad = [*state.score_pad, entries]  # clones share the rounds before
    state.rounds_done += 1


# -- The end of the game --------------------------------------------------------------------------


def is_over(state: SixForces) -> bool:
    """Whether as many rounds have been played as there are players."""
    return state.rounds_done == state.terms.rounds


def scores(state: SixForces) -> list[i64]:
    """Totals of the rounds scored."""
    return [person.total for person in state.people]


def placing(state: SixForces) -> list[i64]:
    """By total; those who tie share the place."""
    return rank_placing([(person.total,) for person in state.people])
