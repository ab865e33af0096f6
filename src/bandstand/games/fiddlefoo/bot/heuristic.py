"""The heuristic for Fiddlefoo.

Placing, a player weighs the notes it gets rid of against what the others may throw: small ranges,
few unseen matches. Throwing, it throws all it may, most notes first. Together it keeps every pile
able to reach exactly ten, and places what lets the others go on.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from bandstand.games.fiddlefoo import scoring
from bandstand.games.fiddlefoo.bot.cooperative import (
    all_hands,
    best_gain,
    expected_piling,
    gain,
    piles_worth,
    placing_worth,
)
from bandstand.games.fiddlefoo.bot.evaluator import Evaluator
from bandstand.games.fiddlefoo.bot.weights import (
    CARD,
    DRAWN_NOTES,
    EXCHANGE,
    GUESSES,
    KINDNESS,
    LEFT_ALONE,
    LEVEL_BUDGETS,
    PILE_PRIZE,
    PRIZE,
    ROUND_SPREAD,
    WON_TOGETHER,
)
from bandstand.games.fiddlefoo.legal import placing, throwing
from bandstand.games.fiddlefoo.material import DRAW, NOTES_PENALTY, PENALTY_DRAWS
from bandstand.games.fiddlefoo.material.cards import (
    common,
    is_empty,
    no_cards,
    pick,
    single,
    union,
    without,
)
from bandstand.games.fiddlefoo.moves import (
    DONE,
    basis_named,
    card_given,
    cell_meant,
    colour_named,
    is_card,
    is_for_pile,
)
from bandstand.games.fiddlefoo.play import pairs as pairing
from bandstand.games.fiddlefoo.play.specials import thrown
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.phases import (
    BY_ANY,
    CHOOSE_AGAIN,
    CHOOSE_BASIS,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_OFFERED,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
)
from bandstand.kernel.chances import MARGIN_SHARE, Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic, LevelBudget
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

_UNKNOWN: Final = 1.0e12  # more than any move is worth
_FAR_TOO_BAD: Final = -1.0e9


@final
class FiddlefooHeuristic(Heuristic):
    """Small ranges, few unseen matches, many notes."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move that looks best."""
        assert isinstance(world, Fiddlefoo)
        together = world.terms.cooperative
        blur = noise * (PILE_PRIZE if together else PRIZE)
        if world.phase == CHOOSE_THROWS and not together:
            return best_throw(world, seat, dice, blur)
        moves = world.moves(seat)
        best = moves[0]
        if len(moves) == 1:
            return best
        guesses = guess_again(world, seat) if together else [Guess(world, seat)]
        best_worth = -_UNKNOWN
        for move in moves:
            slip = blur * (2.0 * dice.unit() - 1.0) if blur > 0.0 else 0.0
            if at_most(world, seat, move) + slip <= best_worth:
                continue
            worth = 0.0
            for guess in guesses:
                worth += appraise(guess, seat, move)
            worth = worth / float(len(guesses)) + slip
            if worth > best_worth:
                best_worth = worth
                best = move
        return best

    def level_budget(self, players: i64) -> LevelBudget:
        """The fewer simulations the more sit at the table, for a playout takes the longer."""
        return LEVEL_BUDGETS[players]

    def chapter(self, world: State) -> i64:
        """The round."""
        assert isinstance(world, Fiddlefoo)
        return world.round

    def judge(self, world: State, found: Chances) -> None:
        """By the totals so far; together, whether all rounds were won."""
        assert isinstance(world, Fiddlefoo)
        left = float(world.terms.rounds - world.round)
        if world.terms.cooperative:
            missed = float(world.people[0].total)
            won = WON_TOGETHER**left if missed == 0.0 else MARGIN_SHARE / (1.0 + missed)
            for seat in range(world.players):
                found.put(seat, won)
            return
        for seat in range(world.players):
            found.put(seat, -float(world.people[seat].total))
        if world.over():
            found.share(world.players, ROUND_SPREAD)
            found.soften(world.payoffs())
        else:
            found.share(world.players, ROUND_SPREAD * sqrt(left))


@final
class Guess:
    """A world as a seat imagines it, and what the seat expects there."""

    __slots__ = ("evaluator", "expected", "world")

    def __init__(self, world: Fiddlefoo, seat: i64) -> None:
        self.world = world
        self.evaluator = Evaluator(world, seat)
        # Together: what others will probably put on piles in this step.
        self.expected = no_cards()
        if world.phase == CHOOSE_THROWS and world.terms.cooperative:
            self.expected = expected_piling(world, seat)


def guess_again(world: Fiddlefoo, seat: i64) -> list[Guess]:
    """The imagined world and a few more like it: together, much depends on who holds what."""
    guesses = [Guess(world, seat)]
    if world.phase in (CHOOSE_THROWS, CHOOSE_CARD, CHOOSE_CELL, CHOOSE_AGAIN, CHOOSE_BASIS):
        dice = world.dice.clone()
        while len(guesses) < GUESSES:
            guesses.append(Guess(world.imagine(seat, dice), seat))
    return guesses


def at_most(world: Fiddlefoo, seat: i64, move: i64) -> float:
    """What a move is worth at the most, reckoned quickly: a card to place, were it no danger."""
    placing_a_card = world.phase in (CHOOSE_CARD, CHOOSE_AGAIN)
    if placing_a_card and is_card(move) and not world.terms.cooperative:
        return relief(world, seat, move)
    return _UNKNOWN


def relief(world: Fiddlefoo, seat: i64, card: i64) -> float:
    """What it is worth to have this card out of the hand."""
    return CARD + float(scoring.card_cost(world.deck, world.people[seat].hand, card))


def appraise(guess: Guess, seat: i64, move: i64) -> float:
    """How good a move looks; only differences between the moves of one decision matter."""
    world, evaluator = guess.world, guess.evaluator
    phase = world.phase
    together = world.terms.cooperative
    if phase == CHOOSE_THROWS:
        return pile_or_keep(guess, seat, move) if together else throw_worth(world, seat, move)
    if phase in (CHOOSE_CARD, CHOOSE_AGAIN):
        return card_worth(world, seat, move, evaluator)
    if phase == CHOOSE_CELL:
        cell = cell_meant(world, move)
        if together:
            return placing_worth(world, seat, world.card, cell)
        return -evaluator.cell_danger(world, world.card, cell)
    if phase == CHOOSE_COLOUR:
        cell = world.ground.cell_of(world.card)
        pairs = pairing.make_pairs(world, world.card, cell, colour_named(move))
        if together:
            return best_gain(world, seat, pairs, no_cards())
        return -evaluator.danger(world, pairs)
    if phase == CHOOSE_BASIS:
        if together:
            return basis_worth(world, seat, basis_named(move))
        return -evaluator.basis_cost(world, world.pairs, basis_named(move))
    return special_worth(world, seat, move)


# -- Placing -------------------------------------------------------------------------------------


def card_worth(world: Fiddlefoo, seat: i64, move: i64, evaluator: Evaluator) -> float:
    """A card to place, in its best cell: the notes it takes out of the hand, less the danger."""
    together = world.terms.cooperative
    if not is_card(move):  # doing without
        return piles_worth(world, all_hands(world), no_cards()) if together else 0.0
    if together:
        best = _FAR_TOO_BAD
        for cell in placing.cells(world, move):
            best = max(best, placing_worth(world, seat, move, cell))
        return best
    return relief(world, seat, move) - evaluator.card_danger(world, move)


def basis_worth(world: Fiddlefoo, seat: i64, basis: i64) -> float:
    """Together: what the piles gain if all who may make the most of this basis; open is kinder."""
    match = throwing.match(world.terms, world.pairs, basis)
    worth = gain(world, seat, match, all_hands(world))
    return worth + KINDNESS if basis == BY_ANY else worth


# -- Throwing ------------------------------------------------------------------------------------


def best_throw(world: Fiddlefoo, seat: i64, dice: Dice, blur: float) -> i64:
    """The card with most notes that may be thrown; none where each makes the thrower draw too much.

    It goes by the own hand alone, so nothing is guessed of the others.
    """
    left = throwing.throwable(world, seat)
    if is_empty(left):
        return DONE
    best: i64 = DONE
    best_worth = -_UNKNOWN
    while not is_empty(left):
        card = pick(left, 0)
        left = without(left, single(card))
        worth = throw_worth(world, seat, card)
        if blur > 0.0:
            worth += blur * (2.0 * dice.unit() - 1.0)
        if worth > best_worth:
            best_worth = worth
            best = card
    enough = blur * (2.0 * dice.unit() - 1.0) if blur > 0.0 else 0.0
    return DONE if enough > best_worth else best


def throw_worth(world: Fiddlefoo, seat: i64, move: i64) -> float:
    """A card to throw: its notes, less what it makes the thrower draw."""
    if move == DONE:
        return 0.0
    worth = relief(world, seat, move)
    if move == DRAW:
        worth -= DRAWN_NOTES
    if move == NOTES_PENALTY and thrown.is_penalised(world):
        worth -= float(PENALTY_DRAWS) * (CARD + DRAWN_NOTES)
    return worth


def pile_or_keep(guess: Guess, seat: i64, move: i64) -> float:
    """Together: a card for its pile if the pile still comes out, whatever others add; else keep it.

    A player about to run out of cards is thrown one, for the game ends too early otherwise.
    """
    world = guess.world
    gained = world.people[seat].piling
    if is_for_pile(move):
        gained = union(gained, single(card_given(move)))
    worth = piles_worth(world, all_hands(world), union(gained, guess.expected))
    if is_card(move):
        worth += KINDNESS if is_empty(world.people[world.active].hand) else -KINDNESS
    return worth


# -- Special cards -------------------------------------------------------------------------------


def special_worth(world: Fiddlefoo, seat: i64, move: i64) -> float:
    """Get rid of dear cards, take cheap ones, leave the map alone."""
    if not is_card(move):
        return 0.0
    if world.phase == CHOOSE_WANTED:
        return -float(world.deck.notes[move])
    if world.terms.cooperative:
        return LEFT_ALONE
    hand = world.people[seat].hand
    if world.phase == CHOOSE_DISCARD:
        return float(scoring.card_cost(world.deck, hand, move))
    if world.phase == CHOOSE_OFFERED:
        cheap = union(world.deck.of_notes[1], world.deck.of_notes[2])
        if not is_empty(common(cheap, world.ground.cards())):
            return float(scoring.card_cost(world.deck, hand, move)) - EXCHANGE
    return LEFT_ALONE
