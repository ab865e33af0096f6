"""Rules of thumb for 6 Forces: one measure, the points to be expected, for every choice.

A hand promises a number of tricks, more or less surely: each card wins with a chance that depends
on the unseen cards that beat it and on whose trump it will meet. Predictions, trumps and cards are
judged alike by the points that this promise lets the seat expect; so it takes tricks while it is
short and throws its strong cards away when it is full. Of the imagined world it uses only what the
seat knows: its hand, what is open, and which cards the others hold together.

Noise of 0.3 to 0.5 (up to two points on each move) makes a player who predicts roughly and is
careless where it is close: clearly better than random play, clearly worse than none.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from bandstand.games.six_forces.material import (
    BIG,
    CARDS_DEALT,
    FIRST_CHOICE,
    FIRST_SPARE,
    FIRST_TRUMP,
    NUMBER_COUNT,
    ONE_COLOUR,
    ONE_NUMBER,
    POINTS_WITH_SPARE,
    POINTS_WITHOUT_SPARE,
    SMALL,
    TRUMP_COUNT,
)
from bandstand.games.six_forces.player import NOT_YET, Player
from bandstand.games.six_forces.rules import SixForces, strength
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic, LevelBudget, chances_from_scores, softened
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

# Tuned in play against itself; the results are flat around these values.
_EAGER: Final = 0.7  # how often a player short of tricks beats a card, having one that does
_RELUCTANT: Final = 0.25  # the same for a player who has enough
_LATER: Final = 0.4  # how often each card that beats another does so some tricks from now
_RUFFED: Final = 0.6  # how often a player who lacks a colour beats it with another, then
_FOLLOWED: Final = 0.8  # how often a card that is no trump is played to its own colour
_STEERING: Final = 0.6  # how much of the doubt about a hand is left to luck, not to play
_LEAST_DOUBT: Final = 0.25  # however few cards are left
_HEARSAY: Final = 0.25  # how much the other predictions say about one's own tricks
_PATIENCE: Final = 0.3  # points it is worth to predict in the second lap, knowing more

EFFORTS: Final[dict[int, LevelBudget]] = {
    3: LevelBudget(0.5, 0.0, 40, 300, 9_600),
    4: LevelBudget(0.5, 0.0, 24, 150, 7_200),
}
ROUND_SPREAD: Final = 1.3  # points by which a round parts players as good as each other
# For inference: the worlds to choose from, and how many points make one e times as plausible.
GUESSES: Final = 400
CREDIT: Final = 1.5

_WORST: Final = -1.0e9
# By the number n of cards, and the number of opponents where rows are 64 apart.
# _MISS: the chance that a given one of the opponents has none of n cards.
_MISS: Final = [
    (1.0 - 1.0 / opponents) ** cards if opponents > 0 else 1.0
    for opponents in range(4)
    for cards in range(64)
]
# _SAFE: the chance that a colour of which n cards are unseen is not ruffed later.
_SAFE: Final = [
    (1.0 - _RUFFED * _MISS[64 * opponents + cards]) ** opponents
    for opponents in range(4)
    for cards in range(64)
]
# _STANDS: the chance that none of n cards that could beat another does so later.
_STANDS: Final = [(1.0 - _LATER) ** cards for cards in range(64)]


@final
class SixForcesHeuristic(Heuristic):
    """The move with the most points to be expected."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """Each move's points are blurred by up to *noise* times the four of a good prediction."""
        assert isinstance(world, SixForces)
        blur = noise * float(POINTS_WITHOUT_SPARE)
        if world.choices_left > 0:
            return _conceive(world, seat, dice, blur)
        return _play(world, seat, dice, blur)

    def level_budget(self, players: i64) -> LevelBudget:
        """Few simulations tell cards apart already: the best levels need many more to stand out."""
        return EFFORTS[players]

    def chapter(self, world: State) -> i64:
        """The round."""
        assert isinstance(world, SixForces)
        return world.rounds_done

    def inference_samples(self, players: i64) -> i64:
        """Predictions tell much about the hands they were made with."""
        return GUESSES

    def likelihood(self, world: State, seat: i64) -> float:
        """By the points that each of the others could expect with such a hand and prediction."""
        assert isinstance(world, SixForces)
        points = 0.0
        for other in range(world.players):
            person = world.people[other]
            if other != seat and person.predicted != NOT_YET and person.trump != NOT_YET:
                mean, doubt = _sum(Outlook(world, other).promises(person.trump))
                need = person.predicted - person.tricks
                points += expected_points(mean, doubt, need, person.spare)
        return exp(points / CREDIT)

    def chances(self, world: State) -> list[float]:
        """By the totals so far, and how far the rounds to come may move them."""
        assert isinstance(world, SixForces)
        if world.over():
            return softened(world.payoffs(), chances_from_scores(world.scores(), ROUND_SPREAD))
        rounds = world.terms.rounds - world.rounds_done
        return chances_from_scores(world.scores(), ROUND_SPREAD * sqrt(float(rounds)))


def _blurred(points: float, dice: Dice, blur: float) -> float:
    return points if blur == 0.0 else points + blur * (2.0 * dice.unit() - 1.0)


def expected_points(mean: float, doubt: float, predicted: i64, spare: i64) -> float:
    """The points to be expected when the tricks still to come lie around *mean*.

    *Doubt* is their variance. They are taken to be spread logistically, for then the chance to hit
    and the mean distance have simple forms. Below 0, *predicted* tells of too many tricks won.
    """
    scale = 0.55 * sqrt(_LEAST_DOUBT + _STEERING * doubt)  # 0.55: of a logistic spread
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
class Outlook:
    """What a seat can tell about tricks to come."""

    def __init__(self, world: SixForces, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.opponents = world.players - 1
        self.unseen = unseen_cards(world, seat)
        self.weights = lead_weights(world)

    def promise(self, card: i64, own_trump: i64) -> float:
        """How likely the card wins a trick to come, whoever leads it."""
        suit = shift(ONE_COLOUR, NUMBER_COUNT * (card // NUMBER_COUNT))
        safe = _SAFE[64 * self.opponents + popcount(self.unseen & suit)]
        promise = 0.0
        for seat in range(self.world.players):
            trump = own_trump if seat == self.seat else self.world.people[seat].trump
            beaters = self.unseen & beating(card, trump)
            chance = _STANDS[popcount(beaters & suit)]
            if beaters & ~suit != 0:
                chance *= safe
            if trump not in (BIG, SMALL, card // NUMBER_COUNT):
                chance *= _FOLLOWED
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
        led = card // NUMBER_COUNT if world.in_trick == 0 else world.lead_colour
        if world.in_trick > 0 and strength(card, trump, led) < world.best_strength:
            return 0.0
        suit = shift(ONE_COLOUR, NUMBER_COUNT * led)
        beaters = self.unseen & beating(card, trump)
        row = 64 * self.opponents
        void = _MISS[row + popcount(self.unseen & suit)]
        ruffs = 1.0 - _MISS[row + popcount(beaters & ~suit)]
        chance = 1.0
        beaten = 0.0  # by each card of the led colour that could
        ducked = 1.0  # by all who follow, however many such cards they have
        turn = world.in_trick + 1
        while turn < world.players:
            other = world.people[(world.leader + turn) % world.players]
            would = _EAGER if other.predicted > other.tricks else _RELUCTANT
            if other.lacks & suit != 0:
                chance *= 1.0 - would * ruffs
            else:
                chance *= 1.0 - would * ruffs * void
                beaten += would
                ducked *= 1.0 - would
            turn += 1
        stands = _power(1.0 - beaten / float(self.opponents), popcount(beaters & suit))
        return chance * (stands if stands > ducked else ducked)


def unseen_cards(world: SixForces, seat: i64) -> i64:
    """The cards the others hold; who holds which is not asked."""
    cards: i64 = 0
    for person in world.people:
        cards |= person.hand
    return cards & ~world.people[seat].hand


def beating(card: i64, trump: i64) -> i64:
    """The cards that beat this one when they are played after it and it can win at all."""
    number = card % NUMBER_COUNT
    colour = card // NUMBER_COUNT
    if trump == BIG:
        return (ONE_COLOUR & ~(shift(1, number) - 1)) * ONE_NUMBER
    if trump == SMALL:
        return (shift(1, number + 1) - 1) * ONE_NUMBER
    higher = shift(ONE_COLOUR & ~(shift(1, number + 1) - 1), NUMBER_COUNT * colour)
    if trump in (colour, NOT_YET):
        return higher
    return higher | shift(ONE_COLOUR, NUMBER_COUNT * trump)


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


def _sum(promises: list[float]) -> tuple[float, float]:
    """How many tricks the cards promise together, and the variance."""
    mean, doubt = 0.0, 0.0
    for promise in promises:
        mean += promise
        doubt += promise * (1.0 - promise)
    return mean, doubt


def _power(base: float, exponent: i64) -> float:
    power = 1.0
    while exponent > 0:
        power *= base
        exponent -= 1
    return power


# -- Playing a card -------------------------------------------------------------------------------


def _play(world: SixForces, seat: i64, dice: Dice, blur: float) -> i64:
    """Win or lose with each card now, and what the rest of the hand promises then."""
    me = world.people[seat]
    legal = world.legal_cards(me.hand)
    chosen = lowest(legal)
    if legal & (legal - 1) == 0:
        return chosen
    outlook = Outlook(world, seat)
    promises = outlook.promises(me.trump)
    mean, doubt = _sum(promises)
    need = me.predicted - me.tricks
    best = _WORST
    hand = me.hand
    for promise in promises:
        card = lowest(hand)
        hand &= hand - 1
        if legal & shift(1, card) == 0:
            continue
        mean_left = mean - promise
        doubt_left = doubt - promise * (1.0 - promise)
        win = outlook.chance_now(card)
        points = (1.0 - win) * expected_points(mean_left, doubt_left, need, me.spare)
        if win > 0.0:
            points += win * expected_points(mean_left, doubt_left, need - 1, me.spare)
        points = _blurred(points, dice, blur)
        if points > best:
            best = points
            chosen = card
    return chosen


# -- Conception -----------------------------------------------------------------------------------


def _conceive(world: SixForces, seat: i64, dice: Dice, blur: float) -> i64:
    """Weigh every prediction and trump that is open."""
    plans = Plans(world, seat)
    choices = world.choices(world.people[seat])
    best = _WORST
    chosen: i64 = FIRST_CHOICE
    while choices != 0:
        move = FIRST_CHOICE + lowest(choices)
        choices &= choices - 1
        points = _blurred(plans.points(move), dice, blur)
        if points > best:
            best = points
            chosen = move
    return chosen


@final
class Plans:
    """What a seat's hand promises with the trump it has, or with each it may still choose."""

    def __init__(self, world: SixForces, seat: i64) -> None:
        me = world.people[seat]
        self.me = me
        self.first_lap = me.predicted == NOT_YET and me.trump == NOT_YET
        self.chips_later: i64 = world.chips
        left_over = float(CARDS_DEALT)
        for other in range(world.players):
            if other != seat:
                left_over -= wanted(world, world.people[other])
                if world.people[other].predicted == NOT_YET:
                    self.chips_later -= CARDS_DEALT // world.players
        self.means: list[float] = []
        self.doubts: list[float] = []
        self.favourite: i64 = me.trump
        outlook = Outlook(world, seat)
        trumps = shift(1, me.trump) if me.trump != NOT_YET else world.free_trumps()
        best = _WORST
        for trump in range(TRUMP_COUNT):
            mean, doubt = 0.0, 0.0
            if trumps & shift(1, trump) != 0:
                mean, doubt = _sum(outlook.promises(trump))
                mean += _HEARSAY * (left_over - mean)
            self.means.append(mean)
            self.doubts.append(doubt)
            if self.first_lap and trumps & shift(1, trump) != 0:
                points = self.best_prediction(trump)
                if points > best:
                    best = points
                    self.favourite = trump

    def points(self, move: i64) -> float:
        """The points to be expected after this prediction or trump."""
        if move >= FIRST_TRUMP:
            return self.after_trump(move - FIRST_TRUMP)
        if move >= FIRST_SPARE:
            return self.after_prediction(move - FIRST_SPARE, 1)
        return self.after_prediction(move - FIRST_CHOICE, 0)

    def after_prediction(self, predicted: i64, spare: i64) -> float:
        """With the trump there is, or in the first lap the one that looks best."""
        trump = self.favourite
        points = expected_points(self.means[trump], self.doubts[trump], predicted, spare)
        return points - _PATIENCE if self.first_lap else points

    def after_trump(self, trump: i64) -> float:
        """With the prediction there is, or the best there may be in the second lap."""
        if self.first_lap:
            return self.best_prediction(trump)
        return expected_points(
            self.means[trump], self.doubts[trump], self.me.predicted, self.me.spare
        )

    def best_prediction(self, trump: i64) -> float:
        """The most points a prediction near the promise gives, with the chips there may be."""
        mean, doubt = self.means[trump], self.doubts[trump]
        best = expected_points(mean, doubt, 0, 0)
        predicted = i64(mean) - 1
        if predicted < 0:
            predicted = 0
        last = predicted + 3
        while predicted <= last and predicted < self.chips_later:
            points = expected_points(mean, doubt, predicted, 1)
            if points > best:
                best = points
            points = expected_points(mean, doubt, predicted + 1, 0)
            if points > best:
                best = points
            predicted += 1
        return best
