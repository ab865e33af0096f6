"""Rules of thumb for Fiddlefoo.

Placing, a player weighs the notes it gets rid of against what the others may throw: small ranges,
few unseen matches. Throwing, it throws all it may, the dearest first. Together it keeps every pile
able to reach exactly ten, and places what lets the others go on.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from bandstand.games.fiddlefoo.bot.evaluator import (
    CARD,
    Outlook,
    basis_cards,
    basis_cost,
    card_danger,
    cell_danger,
    danger,
)
from bandstand.games.fiddlefoo.cards import common, holds, is_empty, no_cards, single, size, union
from bandstand.games.fiddlefoo.legal import cells
from bandstand.games.fiddlefoo.map import unfold
from bandstand.games.fiddlefoo.material import (
    BASIS,
    CARD_COUNT,
    COUNT_AS,
    DONE,
    DRAW,
    LEAVE_OPEN,
    NOTES_PENALTY,
    PENALTY_DRAWS,
    TO_CELL,
    TO_PILE,
)
from bandstand.games.fiddlefoo.pairs import make_pairs
from bandstand.games.fiddlefoo.rules import Fiddlefoo
from bandstand.games.fiddlefoo.scoring import card_cost
from bandstand.games.fiddlefoo.table import (
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
from bandstand.games.fiddlefoo.throws import BY_ANY
from bandstand.games.fiddlefoo.together import (
    all_hands,
    best_gain,
    expected_piling,
    gain,
    piles_worth,
    placing_worth,
)
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import (
    MARGIN_SHARE,
    Heuristic,
    LevelBudget,
    chances_from_scores,
    softened,
)
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

PRIZE: Final = 12.0  # the notes a round usually turns on: what a noise of 1.0 can blur
PILE_PRIZE: Final = 1.0  # the same together, in full piles
ROUND_SPREAD: Final = 9.0  # how far, in notes, luck moves a score in a round
DRAWN_NOTES: Final = 2.4  # a card of the pile, on average
GUESSES: Final = 4  # worlds looked at for one decision, together
KINDNESS: Final = 0.01
EFFORTS: Final[dict[int, LevelBudget]] = {
    2: LevelBudget(0.5, 0.0, 60, 180, 2_880),
    3: LevelBudget(0.5, 0.0, 40, 240, 1_920),
    4: LevelBudget(0.5, 0.0, 30, 180, 1_440),
    5: LevelBudget(0.7, 0.0, 14, 72, 1_440),
    6: LevelBudget(0.7, 0.0, 12, 96, 1_440),
}
UNKNOWN: Final = 1.0e12  # more than any move is worth
WON_TOGETHER: Final = 0.5  # the chance of a round yet to come


@final
class FiddlefooHeuristic(Heuristic):
    """Small ranges, few unseen matches, many notes."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move that looks best."""
        assert isinstance(world, Fiddlefoo)
        moves = world.moves(seat)
        best = moves[0]
        if len(moves) == 1:
            return best
        guesses = [Guess(world, seat)] if not world.terms.cooperative else guess_again(world, seat)
        blur = noise * (PILE_PRIZE if world.terms.cooperative else PRIZE)
        best_worth = -1.0e12
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
        return EFFORTS[players]

    def chapter(self, world: State) -> i64:
        """The round."""
        assert isinstance(world, Fiddlefoo)
        return world.round

    def chances(self, world: State) -> list[float]:
        """By the totals so far; together, whether all rounds were won."""
        assert isinstance(world, Fiddlefoo)
        left = float(world.terms.rounds - world.round)
        if world.terms.cooperative:
            missed = float(world.people[0].total)
            won = WON_TOGETHER**left if missed == 0.0 else MARGIN_SHARE / (1.0 + missed)
            return [won for _ in world.people]
        scores: list[i64] = [-person.total for person in world.people]
        if world.over():
            return softened(world.payoffs(), chances_from_scores(scores, ROUND_SPREAD))
        return chances_from_scores(scores, ROUND_SPREAD * sqrt(left))


@final
class Guess:
    """A world as a seat imagines it, and what the seat expects there."""

    __slots__ = ("expected", "outlook", "world")

    def __init__(self, world: Fiddlefoo, seat: i64) -> None:
        self.world = world
        self.outlook = Outlook(world, seat)
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
    placing = world.phase in (CHOOSE_CARD, CHOOSE_AGAIN)
    if placing and move < CARD_COUNT and not world.terms.cooperative:
        return relief(world, seat, move)
    return UNKNOWN


def relief(world: Fiddlefoo, seat: i64, card: i64) -> float:
    """What it is worth to have this card out of the hand."""
    return CARD + float(card_cost(world.deck, world.people[seat].hand, card))


def appraise(guess: Guess, seat: i64, move: i64) -> float:
    """How good a move looks; only differences between the moves of one decision matter."""
    world, outlook = guess.world, guess.outlook
    phase = world.phase
    together = world.terms.cooperative
    if phase == CHOOSE_THROWS:
        return pile_or_keep(guess, seat, move) if together else throw_worth(world, seat, move)
    if phase in (CHOOSE_CARD, CHOOSE_AGAIN):
        return card_worth(world, seat, move, outlook)
    if phase == CHOOSE_CELL:
        cell = unfold(world.ground, move - TO_CELL)
        if together:
            return placing_worth(world, seat, world.card, cell)
        return -cell_danger(world, outlook, world.card, cell)
    if phase == CHOOSE_COLOUR:
        cell = world.ground.cell_of(world.card)
        safesong = world.terms.safesong
        pairs = make_pairs(world.ground, world.deck, safesong, world.card, cell, move - COUNT_AS)
        if together:
            return best_gain(world, seat, pairs, no_cards())
        return -danger(world, outlook, pairs)
    if phase == CHOOSE_BASIS:
        basis: i64 = BY_ANY if move == LEAVE_OPEN else move - BASIS
        if together:
            return together_basis_worth(world, seat, basis)
        return -basis_cost(world, outlook, world.pairs, basis)
    return special_worth(world, seat, move)


def together_basis_worth(world: Fiddlefoo, seat: i64, basis: i64) -> float:
    """Together: what the piles gain if all who may make the most of this basis; open is kinder."""
    match = basis_cards(world, world.pairs, basis)
    worth = gain(world, seat, match, all_hands(world))
    return worth + KINDNESS if basis == BY_ANY else worth


def card_worth(world: Fiddlefoo, seat: i64, move: i64, outlook: Outlook) -> float:
    """A card to place, in its best cell: the notes it takes out of the hand, less the danger."""
    together = world.terms.cooperative
    if move >= CARD_COUNT:  # doing without
        return piles_worth(world, all_hands(world), no_cards()) if together else 0.0
    if together:
        best = -1.0e9
        for cell in cells(world, move):
            best = max(best, placing_worth(world, seat, move, cell))
        return best
    return relief(world, seat, move) - card_danger(world, outlook, move)


def throw_worth(world: Fiddlefoo, seat: i64, move: i64) -> float:
    """A card to throw: its notes, less what it makes the thrower draw."""
    if move == DONE:
        return 0.0
    worth = relief(world, seat, move)
    if move == DRAW:
        worth -= DRAWN_NOTES
    penalty = move == NOTES_PENALTY and holds(world.by_notes, move)
    if penalty and not holds(world.matching, move):
        worth -= float(PENALTY_DRAWS) * (CARD + DRAWN_NOTES)
    return worth


def pile_or_keep(guess: Guess, seat: i64, move: i64) -> float:
    """Together: a card for its pile if the pile still comes out, whatever others add; else keep it.

    A player about to run out of cards is thrown one, for the game ends too early otherwise.
    """
    world = guess.world
    gained = world.people[seat].piling
    if move >= TO_PILE:
        gained = union(gained, single(move - TO_PILE))
    worth = piles_worth(world, all_hands(world), union(gained, guess.expected))
    if move < CARD_COUNT:
        worth += KINDNESS if size(world.people[world.active].hand) == 0 else -KINDNESS
    return worth


def special_worth(world: Fiddlefoo, seat: i64, move: i64) -> float:
    """Special cards: get rid of dear cards, take cheap ones, leave the map alone."""
    if move >= CARD_COUNT:
        return 0.0
    if world.phase == CHOOSE_WANTED:
        return -float(world.deck.notes[move])
    if world.terms.cooperative:
        return -1.0
    hand = world.people[seat].hand
    if world.phase == CHOOSE_DISCARD:
        return float(card_cost(world.deck, hand, move))
    if world.phase == CHOOSE_OFFERED:
        cheap = union(world.deck.of_notes[1], world.deck.of_notes[2])
        if not is_empty(common(cheap, world.ground.cards())):
            return float(card_cost(world.deck, hand, move)) - 2.5
    return -1.0
