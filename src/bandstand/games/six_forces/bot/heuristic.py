"""The heuristic of 6 Forces: one measure, the points to be expected, for every choice.

A hand promises a number of tricks, more or less surely; see ``evaluator``. Predictions, trumps and
cards are judged alike by the points that this promise lets the seat expect; so it takes tricks
while it is short and throws its strong cards away when it is full.

Noise of 0.3 to 0.5 (up to two points on each move) makes a player who predicts roughly and is
careless where it is close: clearly better than random play, clearly worse than none.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from bandstand.games.six_forces import legal
from bandstand.games.six_forces.bot.evaluator import Evaluator, Outlook, wanted
from bandstand.games.six_forces.bot.weights import (
    CREDIT,
    HEARSAY,
    INFERENCE_SAMPLES,
    LEVEL_BUDGETS,
    PATIENCE,
    ROUND_SPREAD,
)
from bandstand.games.six_forces.material import NOT_YET
from bandstand.games.six_forces.moves import (
    FIRST_CHOICE,
    is_trump_choice,
    predicted_by,
    prediction,
    spare_of,
    trump_of,
)
from bandstand.games.six_forces.play import conceive, play_card
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.chances import Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic, LevelBudget
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

_WORST: Final = -1.0e9


@final
class SixForcesHeuristic(Heuristic):
    """The move with the most points to be expected."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """Each move's points are blurred by up to *noise* times what the scores turn on."""
        assert isinstance(world, SixForces)
        blur = noise * world.terms.main_prize
        if world.choices_left > 0:
            return _conceive(world, seat, dice, blur)
        return _play(world, seat, dice, blur)

    def play_on(
        self, world: State, horizon: i64, viewer: i64, others: Heuristic, dice: Dice, noise: float
    ) -> i64:
        """All are taken to play alike."""
        assert isinstance(world, SixForces)
        return _play_out(world, horizon, dice, noise * world.terms.main_prize)

    def level_budget(self, players: i64) -> LevelBudget:
        """By the number of players."""
        return LEVEL_BUDGETS[players]

    def chapter(self, world: State) -> i64:
        """The round."""
        assert isinstance(world, SixForces)
        return world.rounds_done

    def inference_samples(self, players: i64) -> i64:
        """Predictions tell much about the hands they were made with."""
        return INFERENCE_SAMPLES

    def likelihood(self, world: State, seat: i64) -> float:
        """By the points that each of the others could expect with such a hand and prediction."""
        assert isinstance(world, SixForces)
        points = 0.0
        for other in range(world.players):
            person = world.people[other]
            if other != seat and person.predicted != NOT_YET and person.trump != NOT_YET:
                evaluator = Evaluator(world, other)
                evaluator.rely_on(person.trump)
                hand = evaluator.count_hand()
                need = person.predicted - person.tricks
                outlook = Outlook(world.terms, hand.mean, hand.variance)
                points += outlook.points(need, person.spare)
        return exp(points / (CREDIT * world.terms.main_prize))

    def judge(self, world: State, found: Chances) -> None:
        """By the totals so far, and how far the rounds to come may move them."""
        assert isinstance(world, SixForces)
        spread = ROUND_SPREAD * world.terms.main_prize
        for seat in range(world.players):
            found.put(seat, float(world.people[seat].total))
        if world.over():
            found.share(world.players, spread)
            found.soften(world.payoffs())
        else:
            rounds = world.terms.rounds - world.rounds_done
            found.share(world.players, spread * sqrt(float(rounds)))


def _blurred(points: float, dice: Dice, blur: float) -> float:
    return points if blur == 0.0 else points + blur * (2.0 * dice.unit() - 1.0)


def _play_out(world: SixForces, horizon: i64, dice: Dice, blur: float) -> i64:
    """Make the best moves up to a round or to the end; returns how many."""
    decisions: i64 = 0
    while world.rounds_done < world.terms.rounds and world.rounds_done < horizon:
        seat = world.turn
        if world.choices_left > 0:
            conceive(world, seat, _conceive(world, seat, dice, blur))
        else:
            play_card(world, seat, _play(world, seat, dice, blur))
        decisions += 1
    return decisions


# -- Playing a card -------------------------------------------------------------------------------


def _play(world: SixForces, seat: i64, dice: Dice, blur: float) -> i64:
    """Win or lose with each card now, and what the rest of the hand promises then."""
    me = world.people[seat]
    playable = legal.playable_cards(world, me.hand)
    chosen = lowest(playable)
    if playable & (playable - 1) == 0:
        return chosen
    evaluator = Evaluator(world, seat)
    evaluator.rely_on(me.trump)
    hand = evaluator.count_hand()
    need = me.predicted - me.tricks
    best = _WORST
    promise, chance, expected = -1.0, -1.0, 0.0
    while playable != 0:
        card = lowest(playable)
        playable &= playable - 1
        before, chance_before = promise, chance
        promise = evaluator.promise(card)
        chance = evaluator.chance_now(card)
        if promise != before or chance != chance_before:  # else it is worth what the last one is
            rest = Outlook(
                world.terms, hand.mean - promise, hand.variance - promise * (1.0 - promise)
            )
            expected = rest.points_either_way(chance, need, me.spare)
        points = _blurred(expected, dice, blur)
        if points > best:
            best = points
            chosen = card
    return chosen


# -- Conception -----------------------------------------------------------------------------------


def _conceive(world: SixForces, seat: i64, dice: Dice, blur: float) -> i64:
    """Evaluate every open prediction and trump."""
    plans = Plans(world, seat)
    choices = legal.choices(world, world.people[seat])
    best = _WORST
    chosen = prediction(0, 0)
    while choices != 0:
        move = FIRST_CHOICE + lowest(choices)
        choices &= choices - 1
        points = _blurred(plans.points(move), dice, blur)
        if points > best:
            best = points
            chosen = move
    return chosen


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plans:
    """What a seat's hand promises with the trump it has, or with each it may still choose."""

    __slots__ = ("chips_later", "favourite", "first_lap", "me", "outlooks", "patience", "trumps")

    def __init__(self, world: SixForces, seat: i64) -> None:
        me = world.people[seat]
        self.me = me
        self.first_lap = me.predicted == NOT_YET and me.trump == NOT_YET
        self.chips_later: i64 = world.chips
        self.patience = PATIENCE * world.terms.main_prize
        left_over = float(world.terms.cards)  # tricks that the others do not want
        for other in range(world.players):
            if other != seat:
                left_over -= wanted(world, world.people[other])
                if world.people[other].predicted == NOT_YET:
                    self.chips_later -= world.terms.cards // world.players
        self.trumps = shift(1, me.trump) if me.trump != NOT_YET else legal.free_trumps(world)
        self.outlooks: list[Outlook] = []  # one for each of these trumps, in order
        for hand in Evaluator(world, seat).compare_trumps(self.trumps):
            mean = hand.mean + HEARSAY * (left_over - hand.mean)
            self.outlooks.append(Outlook(world.terms, mean, hand.variance))
        self.favourite = self.outlooks[0]
        if self.first_lap:
            self.look_for_predictions()

    def look_for_predictions(self) -> None:
        """Note what the best prediction is worth with each trump, and with which it is most."""
        for outlook in self.outlooks:
            outlook.best = self.best_prediction(outlook)
            if outlook.best > self.favourite.best:
                self.favourite = outlook

    def points(self, move: i64) -> float:
        """The points to be expected after this prediction or trump."""
        if is_trump_choice(move):
            return self.after_trump(trump_of(move))
        return self.after_prediction(predicted_by(move), spare_of(move))

    def after_prediction(self, predicted: i64, spare: i64) -> float:
        """With the trump there is, or in the first lap the one that looks best."""
        points = self.favourite.points(predicted, spare)
        return points - self.patience if self.first_lap else points

    def after_trump(self, trump: i64) -> float:
        """With the prediction there is, or the best there may be in the second lap."""
        outlook = self.outlooks[popcount(self.trumps & (shift(1, trump) - 1))]
        if self.first_lap:
            return outlook.best
        return outlook.points(self.me.predicted, self.me.spare)

    def best_prediction(self, outlook: Outlook) -> float:
        """The most points a prediction near the promise gives, with the chips there may be."""
        best = outlook.points(0, 0)
        predicted = i64(outlook.mean) - 1
        if predicted < 0:
            predicted = 0
        last = predicted + 3
        while predicted <= last and predicted < self.chips_later:
            points = outlook.points(predicted + 1, 0)
            if points > best:
                best = points
            points = outlook.points(predicted, 1)
            if points > best:
                best = points
            predicted += 1
        return best
