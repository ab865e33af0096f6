"""The evaluator of 6 Forces: how many tricks a hand promises, and the points to be expected.

Each card wins with a chance that depends on the unseen cards that beat it and on whose trump it
will meet. Of the imagined world only what the seat knows is used: its hand, what is open, and
which cards the others hold together.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

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
    BLUE,
    GREEN,
    NOT_YET,
    RED,
    SMALL,
    YELLOW,
    cards_above,
    cards_of_colour,
    colour_of,
)
from bandstand.games.six_forces.scoring import beaters, strength
from bandstand.games.six_forces.state import Player, SixForces, Terms
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.native import i64, mypyc_attr

_NOT_ASKED: Final = -99  # as the most tricks that pay: below what anybody can want

# -- Points ---------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """How many tricks are still to come, more or less, and the points that go with them.

    They are taken to be spread logistically around their *mean*, for then the chance to hit and the
    mean distance have simple forms in two exponentials: ``half``, that of half a trick on the scale
    of the distribution, and *beyond*, that of the distance by which the mean exceeds the most
    tricks that still pay.
    """

    __slots__ = ("best", "beyond", "far", "half", "mean", "most", "over", "scale", "terms")

    def __init__(self, terms: Terms, mean: float, variance: float) -> None:
        self.terms = terms
        self.mean = mean
        self.best = 0.0  # the points of the best prediction, where somebody has looked for it
        # Looked at last: the most tricks that pay with their *beyond*, and a distance with its own.
        self.most: i64 = _NOT_ASKED
        self.beyond = 0.0
        self.far = 0.0
        self.over = 0.0
        # 0.55: the scale of a logistic distribution with a standard deviation of 1.
        self.scale = 0.55 * sqrt(LEAST_VARIANCE + STEERING * variance)
        self.half = exp(0.5 / self.scale)

    def points(self, predicted: i64, spare: i64) -> float:
        """The points to be expected; below 0, *predicted* tells of too many tricks won."""
        most = predicted + spare
        if most != self.most:
            self.most = most
            self.beyond = self.beyond_most(most)
        return self.points_beyond(self.beyond, predicted, spare)

    def points_either_way(self, win: float, predicted: i64, spare: i64) -> float:
        """The same if a trick beside these is won with the chance *win*."""
        beyond = self.beyond_most(predicted + spare)
        points = (1.0 - win) * self.points_beyond(beyond, predicted, spare)
        if win > 0.0:  # then one trick less is needed
            beyond *= self.half * self.half
            points += win * self.points_beyond(beyond, predicted - 1, spare)
        return points

    def beyond_most(self, most: i64) -> float:
        """*beyond* for this many tricks."""
        return exp((self.mean - float(most)) / self.scale)

    def points_beyond(self, beyond: float, predicted: i64, spare: i64) -> float:
        """The same with *beyond* worked out."""
        half, away = self.half, self.terms.away_prize
        over = self.too_many(beyond)
        if predicted + spare < 0:
            return away * over
        hit = half / (half + beyond)
        under = 0.0
        if predicted > 0:
            if spare == 1:  # the least that pays is one trick less than the most
                beyond *= half * half
                under = self.too_many(beyond)
            else:
                under = over
            under -= self.mean - float(predicted)
            hit -= 1.0 / (1.0 + beyond * half)
        prize = self.terms.exact_prize if spare == 0 else self.terms.spare_prize
        return prize * hit + away * over + away * under

    def too_many(self, beyond: float) -> float:
        """The mean number of tricks above the most that pay; often asked twice running."""
        if beyond != self.far:
            self.far = beyond
            self.over = self.scale * log(1.0 + beyond)
        return self.over


# -- Who will lead, under which trump -------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prospect:
    """What a hand promises with one own trump.

    It depends on how likely the tricks to come are led under each trump, or by who has not chosen
    yet; of a colour that is looked at, on the *share* of it.
    """

    # fmt: off
    __slots__ = (
        "big", "blue", "green", "mean", "not_yet", "red", "share", "small", "variance", "yellow",
    )
    # fmt: on

    def __init__(self) -> None:
        self.red = 0.0
        self.yellow = 0.0
        self.blue = 0.0
        self.green = 0.0
        self.big = 0.0
        self.small = 0.0
        self.not_yet = 0.0
        self.share = 0.0
        # How many tricks the hand promises, and their variance.
        self.mean = 0.0
        self.variance = 0.0

    def with_leader(self, trump: i64, weight: float) -> Prospect:
        """Another of the same leaders, and one who leads with this trump and likelihood."""
        other = Prospect()
        other.red = self.red
        other.yellow = self.yellow
        other.blue = self.blue
        other.green = self.green
        other.big = self.big
        other.small = self.small
        other.not_yet = self.not_yet
        other.add_leader(trump, weight)
        return other

    def add_leader(self, trump: i64, weight: float) -> None:
        """Count somebody with this trump, or ``NOT_YET``, who leads with this likelihood."""
        if trump == RED:
            self.red += weight
        elif trump == YELLOW:
            self.yellow += weight
        elif trump == BLUE:
            self.blue += weight
        elif trump == GREEN:
            self.green += weight
        elif trump == BIG:
            self.big += weight
        elif trump == SMALL:
            self.small += weight
        else:
            self.not_yet += weight

    def led_under(self, colour: i64) -> float:
        """How likely a trick is led under the trump of this colour."""
        if colour == RED:
            return self.red
        if colour == YELLOW:
            return self.yellow
        return self.blue if colour == BLUE else self.green

    def add_card(self, promise: float) -> None:
        """Count a card of the hand."""
        self.mean += promise
        self.variance += promise * (1.0 - promise)


def wanted(world: SixForces, person: Player) -> float:
    """How many more tricks the person is after; before the prediction, a fair share."""
    if person.predicted == NOT_YET:
        return world.terms.fair_share
    missing = float(person.predicted - person.tricks) + 0.5 * float(person.spare)
    return missing if missing > 0.0 else 0.0


# -- What a hand promises -------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evaluator:
    """What a seat can tell about tricks to come, with the trump it has or may choose.

    Under a leader whose trump is a colour, a card wins with the chance that no higher card of its
    own colour beats it, times a factor that all cards of its colour share. So the leaders are
    summed up into one factor a colour, ``Prospect.share``, and a card asks for that of its own.
    What does not depend on the own trump is worked out once for all that may be chosen.
    """

    # fmt: off
    __slots__ = (
        "colour", "opponents", "own", "own_weight", "safe", "safe_big", "safe_small",
        "seat", "stands", "stands_small", "suit", "under_big", "under_small", "unseen", "world",
    )
    # fmt: on

    def __init__(self, world: SixForces, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.opponents = world.players - 1
        self.unseen = unseen_by(world, seat)
        self.own = Prospect()  # of the leaders: the others, and the seat once its trump is known
        total = 0.0
        for person in world.people:  # who wants tricks leads more
            total += 1.0 + wanted(world, person)
        for other in range(world.players):
            if other != seat:
                person = world.people[other]
                self.own.add_leader(person.trump, (1.0 + wanted(world, person)) / total)
        self.own_weight = (1.0 + wanted(world, world.people[seat])) / total
        self.under_big = self.own.big > 0.0  # whether a trick may be led under it
        self.under_small = self.own.small > 0.0
        # Of the colour looked at, and of the card: how likely nothing of its own colour beats it
        # later, and nothing of another, by the trump of the leader.
        self.colour: i64 = -1
        self.suit: i64 = 0
        self.safe = 0.0
        self.stands = 0.0
        self.stands_small = 0.0
        self.safe_big = 0.0
        self.safe_small = 0.0

    def rely_on(self, own_trump: i64) -> None:
        """Count on the trump that the seat has."""
        self.own.add_leader(own_trump, self.own_weight)
        self.under_big = self.own.big > 0.0
        self.under_small = self.own.small > 0.0

    def look_at_colour(self, colour: i64) -> None:
        """Work out what all cards of one colour share."""
        self.colour = colour
        self.suit = cards_of_colour(colour)
        self.safe = safe_chance(self.opponents, popcount(self.unseen & self.suit))

    def share(self, prospect: Prospect) -> float:
        """The factor of the colour looked at, over all leaders whose trump is a colour."""
        ruffed = 0.0  # likelihood of a trump colour that somebody may have
        unruffed = prospect.not_yet
        trump: i64 = RED
        while trump <= GREEN:
            if trump != self.colour:
                if self.unseen & cards_of_colour(trump) != 0:
                    ruffed += prospect.led_under(trump)
                else:
                    unruffed += prospect.led_under(trump)
            trump += 1
        return prospect.led_under(self.colour) + FOLLOWED * (unruffed + ruffed * self.safe)

    def look_at(self, card: i64) -> None:
        """Work out how surely a card of the colour looked at stands, under whatever trump."""
        self.stands = STANDS[popcount(self.unseen & self.suit & cards_above(card))]
        if self.under_big:
            self.safe_big = self.unless_ruffed(beaters(card, BIG))
        if self.under_small:
            beating = beaters(card, SMALL)
            self.stands_small = STANDS[popcount(self.unseen & beating & self.suit)]
            self.safe_small = self.unless_ruffed(beating)

    def unless_ruffed(self, beating: i64) -> float:
        """The chance that no card of another colour beats one of the colour looked at."""
        return self.safe if self.unseen & beating & ~self.suit != 0 else 1.0

    def promise_with(self, prospect: Prospect) -> float:
        """How likely the card looked at wins a trick to come, over all who may lead it."""
        promise = prospect.share * self.stands
        if prospect.big > 0.0:
            promise += prospect.big * self.stands * self.safe_big
        if prospect.small > 0.0:
            promise += prospect.small * self.stands_small * self.safe_small
        return promise

    def promise(self, card: i64) -> float:
        """The same of any card, with the trump relied on."""
        colour = colour_of(card)
        if colour != self.colour:
            self.look_at_colour(colour)
            self.own.share = self.share(self.own)
        self.look_at(card)
        return self.promise_with(self.own)

    def count_hand(self) -> Prospect:
        """What the hand promises with the trump relied on."""
        hand = self.world.people[self.seat].hand
        while hand != 0:
            self.own.add_card(self.promise(lowest(hand)))
            hand &= hand - 1
        return self.own

    def compare_trumps(self, trumps: i64) -> list[Prospect]:
        """What the hand promises with each of these trumps, the first of them first."""
        self.under_big |= trumps & shift(1, BIG) != 0
        self.under_small |= trumps & shift(1, SMALL) != 0
        found: list[Prospect] = []
        while trumps != 0:
            found.append(self.own.with_leader(lowest(trumps), self.own_weight))
            trumps &= trumps - 1
        hand = self.world.people[self.seat].hand
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            colour = colour_of(card)
            if colour != self.colour:
                self.look_at_colour(colour)
                for prospect in found:
                    prospect.share = self.share(prospect)
            self.look_at(card)
            for prospect in found:
                prospect.add_card(self.promise_with(prospect))
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


def _power(base: float, exponent: i64) -> float:
    power = 1.0
    while exponent > 0:
        power *= base
        exponent -= 1
    return power
