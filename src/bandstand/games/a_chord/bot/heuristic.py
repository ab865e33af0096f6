"""The heuristic for Take the A Chord: the best card, and who is ahead."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from bandstand.games.a_chord.bot.evaluator import Evaluator
from bandstand.games.a_chord.bot.weights import BY_HAND, LEVEL_BUDGETS, PRACTISED, Weights
from bandstand.games.a_chord.knowledge import as_dealt
from bandstand.games.a_chord.legal import legal_cards, owner, place_to_play
from bandstand.games.a_chord.material import PLACES, in_order
from bandstand.games.a_chord.play import play
from bandstand.games.a_chord.state import AChord
from bandstand.kernel.bits import lowest
from bandstand.kernel.chances import Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic, LevelBudget
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

# Points, with the insets as printed: by how much a stage separates players.
STAGE_SPREAD: Final = 16.0
# Inference: how many worlds are imagined, and how many points less, as printed, a card may promise
# to be played about a third as often.
GUESSES: Final = 400
CREDIT: Final = 7.0
_FEWEST: Final = 2  # players


@final
class AChordHeuristic(Heuristic):
    """Steer the trick count to the paying band, with an eye on improvisations."""

    def __init__(self, weights: list[Weights]) -> None:
        self.by_players = weights  # for two players, for three, for four

    def weights_for(self, players: i64) -> Weights:
        """The weights at a table of this size."""
        return self.by_players[players - _FEWEST]

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The card with the best prospects."""
        assert isinstance(world, AChord)
        return best_card(world, seat, self.weights_for(world.players), dice, noise)

    def play_on(
        self, world: State, horizon: i64, viewer: i64, others: Heuristic, dice: Dice, noise: float
    ) -> i64:
        """All are taken to play alike."""
        assert isinstance(world, AChord)
        return play_out(world, horizon, self.weights_for(world.players), dice, noise)

    def weights(self) -> dict[str, float]:
        """As chosen by hand."""
        return dict(BY_HAND)

    def with_weights(self, numbers: dict[str, float], players: i64) -> AChordHeuristic:
        """The same at tables of this size alone."""
        by_players = list(self.by_players)
        by_players[players - _FEWEST] = Weights(numbers, players)
        return AChordHeuristic(by_players)

    def practised(self, players: i64) -> AChordHeuristic:
        """Practice found numbers for every table."""
        return BY_PRACTICE

    def level_budget(self, players: i64) -> LevelBudget:
        """Many simulations for two, whose tree grows with them; fewer soon find all there is."""
        return LEVEL_BUDGETS[players]

    def uses_tree(self, players: i64) -> bool:
        """Of two; with more, trying cards out in more worlds did as well or better."""
        return players == 2

    def inference_samples(self, players: i64) -> i64:
        """With more than two, the cards played tell of those that were not."""
        return 0 if players == 2 else GUESSES

    def likelihood(self, world: State, seat: i64) -> float:
        """By how likely the others were to play as they did, had they held such hands.

        They are taken to go by hand-made weights, which tell more about levels 2 to 4.
        """
        assert isinstance(world, AChord)
        return exp(likelihood(world, seat, COMMON[world.players - _FEWEST]))

    def chapter(self, world: State) -> i64:
        """The stage."""
        assert isinstance(world, AChord)
        return world.stage

    def judge(self, world: State, found: Chances) -> None:
        """By the totals so far; a stage moves them by some twenty points."""
        assert isinstance(world, AChord)
        terms = world.terms
        spread = STAGE_SPREAD * terms.scale
        for seat in range(world.players):
            found.put(seat, float(world.people[seat].total))
        if world.over():
            found.share(world.players, spread)
            found.soften(world.payoffs())
        else:
            found.share(world.players, spread * sqrt(float(terms.stages - world.stage)))


def best_card(world: AChord, seat: i64, weights: Weights, dice: Dice, noise: float) -> i64:
    """The card with the best prospects."""
    cards = legal_cards(world, world.people[seat].hand)
    best = lowest(cards)
    if cards & (cards - 1) == 0:
        return best
    evaluator = Evaluator(world, seat, weights)
    best_worth = -1.0e9
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        worth = evaluator.evaluate(card)
        if noise > 0.0:
            worth += noise * world.terms.main_prize * (2.0 * dice.unit() - 1.0)
        if worth > best_worth:
            best_worth = worth
            best = card
    return best


def play_out(world: AChord, horizon: i64, weights: Weights, dice: Dice, noise: float) -> i64:
    """Play the best cards up to a stage or to the end; returns how many."""
    decisions: i64 = 0
    while world.stage < world.terms.stages and world.stage < horizon:
        seat = owner(world, place_to_play(world))
        play(world, seat, best_card(world, seat, weights, dice, noise))
        decisions += 1
    return decisions


def weights_by_players(practised: bool) -> list[Weights]:
    """The weights for every number of players."""
    return [
        Weights(PRACTISED[players] if practised else BY_HAND, players) for players in sorted(PLACES)
    ]


def likelihood(world: AChord, viewer: i64, weights: Weights) -> float:
    """How likely the others were to play as they did in this stage, as a logarithm."""
    past = as_dealt(world)
    orders = [in_order(person.order) for person in world.people]
    played: list[i64] = [0 for _ in world.people]
    total = 0.0
    seat = place_to_play(past)
    while played[seat] < len(orders[seat]):
        card = orders[seat][played[seat]]
        if seat != viewer:
            total += likelihood_of_card(past, seat, card, weights)
        played[seat] += 1
        past.play(seat, card)
        seat = place_to_play(past)
    return total


def likelihood_of_card(world: AChord, seat: i64, played: i64, weights: Weights) -> float:
    """The same of one card, by what each that could have been played promised."""
    cards = legal_cards(world, world.people[seat].hand)
    if cards & (cards - 1) == 0:
        return 0.0
    evaluator = Evaluator(world, seat, weights)
    worth = evaluator.evaluate(played)
    credit = CREDIT * world.terms.scale
    total = 0.0
    while cards != 0:
        total += exp((evaluator.evaluate(lowest(cards)) - worth) / credit)
        cards &= cards - 1
    return -log(total)


COMMON: Final = weights_by_players(practised=False)
BY_PRACTICE: Final = AChordHeuristic(weights_by_players(practised=True))
