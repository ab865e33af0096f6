"""The evaluator of 6 Forces: how many tricks a hand promises, and the points to be expected.

Each card wins with a chance that depends on the unseen cards that beat it and on whose trump it
will meet. Of the imagined world only what the seat knows is used: its hand, what is open, and
which cards the others hold together.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import final

from bandstand.games.six_forces.bot.weights import (
    EAGER,
    FOLLOWED,
    LEAST_VARIANCE,
    RELUCTANT,
    STANDS,
    STEERING,
    miss_chance,
    safe_chance,
)
from bandstand.games.six_forces.knowledge import unseen_by
from bandstand.games.six_forces.material import (
    BIG,
    CARDS_DEALT,
    NOT_YET,
    POINTS_WITH_SPARE,
    POINTS_WITHOUT_SPARE,
    SMALL,
    cards_of_colour,
    colour_of,
)
from bandstand.games.six_forces.scoring import beaters, strength
from bandstand.games.six_forces.state import Player, SixForces
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.native import i64


def expected_points(mean: float, variance: float, predicted: i64, spare: i64) -> float:
    """The points to be expected when the tricks still to come lie around *mean*.

    *variance* is theirs. They are taken to be spread logistically, for then the chance to hit
    and the mean distance have simple forms. Below 0, *predicted* tells of too many tricks won.
    """
    scale = 0.55 * sqrt(LEAST_VARIANCE + STEERING * variance)  # 0.55: of a logistic spread
    most = float(predicted + spare)
    over = scale * log(1.0 + exp((mean - most) / scale))
    if predicted + spare < 0:
        return -over
    hit = 1.0 / (1.0 + exp((mean - most - 0.5) / scale))
    under = 0.0
    if predicted > 0:
        least = float(predicted)
        hit -= 1.0 / (1.0 + exp((mean - least + 0.5) / scale))
        under = scale * log(1.0 + exp((least - mean) / scale))
    prize = float(POINTS_WITHOUT_SPARE) if spare == 0 else float(POINTS_WITH_SPARE)
    return prize * hit - over - under


# -- What a hand promises -------------------------------------------------------------------------


@final
class Evaluator:
    """What a seat can tell about tricks to come."""

    def __init__(self, world: SixForces, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.opponents = world.players - 1
        self.unseen = unseen_by(world, seat)
        self.weights = lead_weights(world)

    def promise(self, card: i64, own_trump: i64) -> float:
        """How likely the card wins a trick to come, over all who may lead it."""
        colour = colour_of(card)
        suit = cards_of_colour(colour)
        safe = safe_chance(self.opponents, popcount(self.unseen & suit))
        promise = 0.0
        for seat in range(self.world.players):
            trump = own_trump if seat == self.seat else self.world.people[seat].trump
            beating = self.unseen & beaters(card, trump)
            chance = STANDS[popcount(beating & suit)]
            if beating & ~suit != 0:
                chance *= safe
            if trump not in (BIG, SMALL, colour):
                chance *= FOLLOWED
            promise += self.weights[seat] * chance
        return promise

    def promises(self, own_trump: i64) -> list[float]:
        """What each card of the hand promises, in card order."""
        found: list[float] = []
        hand = self.world.people[self.seat].hand
        while hand != 0:
            found.append(self.promise(lowest(hand), own_trump))
            hand &= hand - 1
        return found

    def chance_now(self, card: i64) -> float:
        """How likely the card wins the trick on the table, by who may still beat it and would."""
        world = self.world
        trump = world.people[world.leader].trump
        led = colour_of(card) if world.in_trick == 0 else world.lead_colour
        if world.in_trick > 0 and strength(card, trump, led) < world.best_strength:
            return 0.0
        suit = cards_of_colour(led)
        beating = self.unseen & beaters(card, trump)
        void = miss_chance(self.opponents, popcount(self.unseen & suit))
        ruffs = 1.0 - miss_chance(self.opponents, popcount(beating & ~suit))
        chance = 1.0
        beaten = 0.0  # by each card of the led colour that could
        ducked = 1.0  # by all who follow, however many such cards they have
        turn = world.in_trick + 1
        while turn < world.players:
            other = world.people[(world.leader + turn) % world.players]
            would = EAGER if other.predicted > other.tricks else RELUCTANT
            if other.lacks & suit != 0:
                chance *= 1.0 - would * ruffs
            else:
                chance *= 1.0 - would * ruffs * void
                beaten += would
                ducked *= 1.0 - would
            turn += 1
        stands = _power(1.0 - beaten / float(self.opponents), popcount(beating & suit))
        return chance * (stands if stands > ducked else ducked)


def lead_weights(world: SixForces) -> list[float]:
    """How likely each seat leads a trick to come: those who want tricks lead more."""
    weights = [1.0 + wanted(world, person) for person in world.people]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def wanted(world: SixForces, person: Player) -> float:
    """How many more tricks the person is after; before the prediction, a fair share."""
    if person.predicted == NOT_YET:
        return float(CARDS_DEALT) / float(world.players)
    missing = float(person.predicted - person.tricks) + 0.5 * float(person.spare)
    return missing if missing > 0.0 else 0.0


def sum_up(promises: list[float]) -> tuple[float, float]:
    """How many tricks the cards promise together, and the variance."""
    mean, variance = 0.0, 0.0
    for promise in promises:
        mean += promise
        variance += promise * (1.0 - promise)
    return mean, variance


def _power(base: float, exponent: i64) -> float:
    power = 1.0
    while exponent > 0:
        power *= base
        exponent -= 1
    return power
