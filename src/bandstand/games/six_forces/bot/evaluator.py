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
    BLUE,
    CARDS_DEALT,
    GREEN,
    NOT_YET,
    POINTS_WITH_SPARE,
    POINTS_WITHOUT_SPARE,
    RED,
    SMALL,
    YELLOW,
    cards_above,
    cards_of_colour,
    colour_of,
)
from bandstand.games.six_forces.scoring import beaters, strength
from bandstand.games.six_forces.state import Player, SixForces
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.native import i64, mypyc_attr

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

    __slots__ = ("half", "mean", "scale")

    def __init__(self, mean: float, variance: float) -> None:
        self.mean = mean
        # 0.55: the scale of a logistic distribution with a standard deviation of 1.
        self.scale = 0.55 * sqrt(LEAST_VARIANCE + STEERING * variance)
        self.half = exp(0.5 / self.scale)

    def points(self, predicted: i64, spare: i64) -> float:
        """The points to be expected; below 0, *predicted* tells of too many tricks won."""
        beyond = exp((self.mean - float(predicted + spare)) / self.scale)
        return self.points_beyond(beyond, predicted, spare)

    def points_either_way(self, win: float, predicted: i64, spare: i64) -> float:
        """The same if a trick beside these is won with the chance *win*."""
        beyond = exp((self.mean - float(predicted + spare)) / self.scale)
        points = (1.0 - win) * self.points_beyond(beyond, predicted, spare)
        if win > 0.0:  # then one trick less is needed
            beyond *= self.half * self.half
            points += win * self.points_beyond(beyond, predicted - 1, spare)
        return points

    def points_beyond(self, beyond: float, predicted: i64, spare: i64) -> float:
        """The same with *beyond* worked out."""
        half, scale = self.half, self.scale
        over = scale * log(1.0 + beyond)
        if predicted + spare < 0:
            return -over
        hit = half / (half + beyond)
        under = 0.0
        if predicted > 0:
            if spare == 1:  # the least that pays is one trick less than the most
                beyond *= half * half
                under = scale * log(1.0 + beyond)
            else:
                under = over
            under -= self.mean - float(predicted)
            hit -= 1.0 / (1.0 + beyond * half)
        prize = float(POINTS_WITHOUT_SPARE) if spare == 0 else float(POINTS_WITH_SPARE)
        return prize * hit - over - under


# -- Who will lead, under which trump -------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Leads:
    """How likely the tricks to come are led under each trump, or by who has not chosen yet."""

    __slots__ = ("big", "blue", "green", "not_yet", "red", "small", "yellow")

    def __init__(self) -> None:
        self.red = 0.0
        self.yellow = 0.0
        self.blue = 0.0
        self.green = 0.0
        self.big = 0.0
        self.small = 0.0
        self.not_yet = 0.0

    def add(self, trump: i64, weight: float) -> None:
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

    def under(self, trump: i64) -> float:
        """How likely a trick is led under this trump."""
        if trump == RED:
            return self.red
        if trump == YELLOW:
            return self.yellow
        if trump == BLUE:
            return self.blue
        if trump == GREEN:
            return self.green
        if trump == BIG:
            return self.big
        if trump == SMALL:
            return self.small
        return self.not_yet


def leads_for(world: SixForces, viewer: i64, own_trump: i64) -> Leads:
    """Who may lead: those who want tricks lead more. The viewer is taken to have this trump."""
    leads = Leads()
    total = 0.0
    for person in world.people:
        total += 1.0 + wanted(world, person)
    for seat in range(world.players):
        person = world.people[seat]
        trump = own_trump if seat == viewer else person.trump
        leads.add(trump, (1.0 + wanted(world, person)) / total)
    return leads


def wanted(world: SixForces, person: Player) -> float:
    """How many more tricks the person is after; before the prediction, a fair share."""
    if person.predicted == NOT_YET:
        return float(CARDS_DEALT) / float(world.players)
    missing = float(person.predicted - person.tricks) + 0.5 * float(person.spare)
    return missing if missing > 0.0 else 0.0


# -- What a hand promises -------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evaluator:
    """What a seat can tell about tricks to come, with the trump it has or may choose.

    Under a leader whose trump is a colour, a card wins with the chance that no higher card of its
    own colour beats it, times a factor that all cards of its colour share. So the leaders are
    summed up into one factor a colour, ``share``, and a card asks for that of its own.
    """

    __slots__ = ("colour", "leads", "opponents", "safe", "seat", "share", "suit", "unseen", "world")

    def __init__(self, world: SixForces, seat: i64, own_trump: i64) -> None:
        self.world = world
        self.seat = seat
        self.opponents = world.players - 1
        self.unseen = unseen_by(world, seat)
        self.leads = leads_for(world, seat, own_trump)
        self.colour: i64 = -1  # none looked at so far
        self.suit: i64 = 0
        self.safe = 0.0
        self.share = 0.0

    def rely_on(self, own_trump: i64) -> None:
        """Judge from now on as if the seat had this trump."""
        self.leads = leads_for(self.world, self.seat, own_trump)
        self.colour = -1

    def look_at(self, colour: i64) -> None:
        """Work out what all cards of one colour share."""
        self.colour = colour
        self.suit = cards_of_colour(colour)
        self.safe = safe_chance(self.opponents, popcount(self.unseen & self.suit))
        ruffed = 0.0  # likelihood of a trump colour that somebody may have
        unruffed = self.leads.not_yet
        trump: i64 = RED
        while trump <= GREEN:
            if trump != colour:
                if self.unseen & cards_of_colour(trump) != 0:
                    ruffed += self.leads.under(trump)
                else:
                    unruffed += self.leads.under(trump)
            trump += 1
        self.share = self.leads.under(colour) + FOLLOWED * (unruffed + ruffed * self.safe)

    def promise(self, card: i64) -> float:
        """How likely the card wins a trick to come, over all who may lead it."""
        colour = colour_of(card)
        if colour != self.colour:
            self.look_at(colour)
        stands = STANDS[popcount(self.unseen & self.suit & cards_above(card))]
        promise = self.share * stands
        if self.leads.big > 0.0:
            promise += self.leads.big * stands * self.unless_ruffed(beaters(card, BIG))
        if self.leads.small > 0.0:
            beating = beaters(card, SMALL)
            stands = STANDS[popcount(self.unseen & beating & self.suit)]
            promise += self.leads.small * stands * self.unless_ruffed(beating)
        return promise

    def unless_ruffed(self, beating: i64) -> float:
        """The chance that no card of another colour beats one of the colour looked at."""
        return self.safe if self.unseen & beating & ~self.suit != 0 else 1.0

    def hand_promise(self) -> tuple[float, float]:
        """How many tricks the hand promises, and their variance."""
        mean, variance = 0.0, 0.0
        hand = self.world.people[self.seat].hand
        while hand != 0:
            promise = self.promise(lowest(hand))
            hand &= hand - 1
            mean += promise
            variance += promise * (1.0 - promise)
        return mean, variance

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
