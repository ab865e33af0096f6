"""The heuristic for Re-Chord.

Everything is judged by what it does to one space: how much nearer it brings the chords in hand,
what it adds to the own genre in the frets still to score, and what it takes from the colours that
lead. Cards are drawn when the unseen ones promise more than those held, in one turn of three.
The numbers all this rests on are in ``weights``.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.bot.evaluator import PRIZE, Evaluator
from bandstand.games.re_chord.bot.weights import BY_HAND, LEVEL_BUDGETS, PRACTISED, Weights
from bandstand.games.re_chord.legal.chords import complete_cards
from bandstand.games.re_chord.legal.questions import answers, returnable
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.moves import claim_move
from bandstand.games.re_chord.play.claims import first_in_order
from bandstand.games.re_chord.scoring import fame, frets_scored, lead_score
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.bits import lowest
from bandstand.kernel.chances import Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic, LevelBudget
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

# For a search: how far it looks, and how far luck moves fame at the end and for each fret to come.
LAPS_AHEAD: Final = 1
LAPS_FAR_AHEAD: Final = 2  # with many simulations
END_SPREAD: Final = 8.0
FRET_SPREAD: Final = 3.0
# Solo, fitted to 1,200 games by the heuristic: what each fret to come brings you, and how much more
# than the automa, after the next; how far luck moves the lead then. And good fame, give or take.
FAME_A_FRET: Final = 8.5
LEAD_A_FRET: Final = 4.4
ALONE_SPREAD: Final = 5.0
ALONE_FRET_SPREAD: Final = 0.9
GOOD_FAME: Final = 85.0
FAME_SPREAD: Final = 20.0
_FEWEST_TO_PRACTISE: Final = 2


@final
class ReChordHeuristic(Heuristic):
    """Build the chords in hand, feed the genre, deny the leaders, draw now and then."""

    def __init__(self, numbers: dict[str, float] = BY_HAND) -> None:
        """Play by these numbers; if none are given, by those found by hand."""
        self.numbers = Weights(numbers)

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move with the best prospects; a complete chord is always played."""
        assert isinstance(world, ReChord)
        complete = complete_cards(world, world.people[seat].hand)
        if complete != 0:
            return claim_move(first_in_order(world, complete))
        left = answers(world)
        returns = returnable(world)
        if left & (left - 1) == 0 and returns == 0:
            return lowest(left)
        evaluator = Evaluator(world, seat, self.numbers)
        if returns != 0:
            return evaluator.returning(left, returns)
        best = lowest(left)
        best_worth = -1.0e9
        while left != 0:
            move = lowest(left)
            left &= left - 1
            worth = evaluator.appraise(move)
            if noise > 0.0:
                worth += noise * PRIZE * (2.0 * dice.unit() - 1.0)
            if worth > best_worth:
                best_worth = worth
                best = move
        return best

    def weights(self) -> dict[str, float]:
        """The numbers found by hand, from which practice starts."""
        return dict(BY_HAND)

    def with_weights(self, numbers: dict[str, float], players: i64) -> Heuristic:
        """The same heuristic with all these weights, for any size of table."""
        return ReChordHeuristic(numbers)

    def practised(self, players: i64) -> Heuristic:
        """The one that has practised at such tables; alone, what two found brings more fame too."""
        return BY_PRACTICE[max(players, _FEWEST_TO_PRACTISE)]

    def level_budget(self, players: i64) -> LevelBudget:
        """With few players levels 3 and 4 need fewer simulations to stand where they should."""
        return LEVEL_BUDGETS[players]

    def chapter(self, world: State) -> i64:
        """The turn, counted over all guitarists."""
        assert isinstance(world, ReChord)
        return world.turn.number

    def horizon(self, world: State) -> i64:
        """The seat's next turn: what happens later drowns what a single pick has done."""
        assert isinstance(world, ReChord)
        return world.turn.number + LAPS_AHEAD * world.terms.guitarists

    def far_horizon(self, world: State) -> i64:
        """The turn after that, in which what this one prepared may come to be played."""
        assert isinstance(world, ReChord)
        return world.turn.number + LAPS_FAR_AHEAD * world.terms.guitarists

    def judge(self, world: State, found: Chances) -> None:
        """By the fame there is, and what hands, songs and genres still promise."""
        assert isinstance(world, ReChord)
        if world.terms.solo:
            own = expected_fame(world, 0, self.numbers)
            automa = expected_fame(world, AUTOMA, self.numbers) + float(world.terms.bonus)
            judge_alone(world, own, automa, found)
            return
        for who in range(world.players):
            found.put(who, expected_fame(world, who, self.numbers))
        if world.over():
            found.share(world.players, END_SPREAD)
            found.soften(world.payoffs())
        else:
            to_come = float(world.terms.frets - frets_scored(world))
            found.share(world.players, END_SPREAD + FRET_SPREAD * to_come)


# Made once, not whenever a table asks for one.
BY_PRACTICE: Final[dict[int, ReChordHeuristic]] = {
    players: ReChordHeuristic(numbers) for players, numbers in PRACTISED.items()
}


def judge_alone(world: ReChord, own: float, automa: float, found: Chances) -> None:
    """Against the automa: the win, often hardly in doubt, and the fame by which one is compared."""
    frets = float(world.terms.frets - frets_scored(world))
    if world.over():
        won = world.payoffs()
        frets = 0.0
    else:
        lead = own - automa + LEAD_A_FRET * (frets - 1.0)
        won = [share_of(lead, 0.0, ALONE_SPREAD + ALONE_FRET_SPREAD * frets)]
    found.put(0, share_of(own + FAME_A_FRET * frets, GOOD_FAME, FAME_SPREAD))
    found.soften(won)


def share_of(own: float, other: float, spread: float) -> float:
    """The chance of the first of two who have these points."""
    both = Chances()
    both.put(0, own)
    both.put(1, other)
    both.share(2, spread)
    return both.of(0)


def expected_fame(world: ReChord, who: i64, weights: Weights) -> float:
    """The fame a guitarist may expect at the end, as the board lies now."""
    expected = float(fame(world, who))
    if world.over():
        return expected
    evaluator = Evaluator(world, who, weights)
    expected += evaluator.scorings * float(lead_score(world.board, evaluator.genre))
    hand = world.people[who].hand
    while hand != 0:
        expected += evaluator.prospect(who, world.terms.song_set.cards[lowest(hand)])
        hand &= hand - 1
    return expected
