"""Search over determinizations: flat Monte Carlo, or information-set tree search (ISMCTS).

The legal moves are compared by successive halving: all are tried in the same imagined worlds with
the same dice (common random numbers), the weaker half is dropped after each round, and a move that
is clearly behind is dropped at once. Level 3 plays each of them on by the heuristic alone.

With a depth above 1, an ISMCTS *tree* grows beneath each move, shared by all determinizations:
every simulation descends by the moves legal in its world, adds a node, plays on by the heuristic
and backs up each seat's chance to win (``tree``). Each seat maximizes its own chance. Progressive
widening adds moves in the order in which the noisy heuristic proposes them, so rarely visited nodes
play by the heuristic.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from bandstand.bots.beliefs import Beliefs
from bandstand.bots.budget import Budget
from bandstand.bots.search_config import USUAL, SearchConfig
from bandstand.bots.tree import LegalMoves, Node, deviation, stake, unlink
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.chances import Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

_PROPOSALS_EACH: Final = 3  # attempts per candidate
# When a move is dropped: after this many worlds, checked at this interval, if it is behind by this
# many standard errors.
_ENOUGH: Final = 80
_PAUSE: Final = 16
_CLEARLY: Final = 3.0
FLAT: Final = 1  # as a depth: no tree, only the moves at hand
DEEP: Final = 60


@final
class Contender:
    """A candidate move, compared with the others in the same worlds."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.node = Node(move, seat)
        self.worlds: i64 = 0
        self.lead: float = 0.0  # summed over the mean of all candidates
        self.lead_squares: float = 0.0

    def note(self, lead: float) -> None:
        """Count a world in which all candidates were tried."""
        self.worlds += 1
        self.lead += lead
        self.lead_squares += lead * lead

    def error(self) -> float:
        """The standard error of its mean lead."""
        return deviation(self.worlds, self.lead, self.lead_squares) / sqrt(float(self.worlds))

    def is_clearly_behind(self, best: Contender) -> bool:
        """Whether the gap is significant, however the errors of the two are correlated."""
        gap = best.node.mean() - self.node.mean()
        return gap > _CLEARLY * (best.error() + self.error())


@final
class Verdict:
    """The result of a search for one move: its chance to win, and the margin."""

    def __init__(self, move: i64, visits: i64, chance: float, margin: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance
        self.margin = margin  # half of the 95 % interval


def reach(heuristic: Heuristic, world: State) -> i64:
    """The best depth at this table for a search with many simulations."""
    return DEEP if heuristic.uses_tree(world.players) else FLAT


def search(
    world: State,
    seat: i64,
    heuristic: Heuristic,
    dice: Dice,
    budget: Budget,
    depth: i64,
    config: SearchConfig = USUAL,
) -> list[Verdict]:
    """All legal moves of the seat, the best first.

    *world* is imagined or real: only worlds imagined from it by the seat are used.
    """
    moves = world.moves(seat)
    if len(moves) == 1:
        return [Verdict(moves[0], 0, 0.0, 1.0)]
    if config.practised:
        heuristic = heuristic.practised(world.players)
    horizon = heuristic.far_horizon(world) if config.farsighted else heuristic.horizon(world)
    thought = MoveSearch(seat, heuristic, dice, config, depth, horizon)
    guesses = heuristic.inference_samples(world.players)
    if config.infers and guesses > 0:
        thought.beliefs = Beliefs(heuristic, seat, guesses)
    budget.start()
    return verdicts(thought.compare(world, moves, budget))


@final
class MoveSearch:
    """The search of one decision: seat, heuristic, dice, depth."""

    def __init__(
        self,
        viewer: i64,
        heuristic: Heuristic,
        dice: Dice,
        config: SearchConfig,
        depth: i64,
        horizon: i64,
    ) -> None:
        self.viewer = viewer
        self.heuristic = heuristic
        self.others = heuristic.opponent_model()
        self.dice = dice
        self.config = config
        self.depth = depth
        self.horizon = horizon
        self.beliefs: Beliefs | None = None  # if the search infers
        self.roots: list[Node] = []  # the candidates, with a tree beneath each
        self.chances = Chances()  # after the playout at hand
        self.decisions: i64 = 0  # in all simulations together

    def imagine(self, world: State) -> State:
        """A determinization for the viewer."""
        if self.config.cheats:
            copy = world.clone()
            copy.dice = self.dice.spawn()
            return copy
        if self.beliefs is not None:
            return self.beliefs.imagine(world, self.dice)
        return world.imagine(self.viewer, self.dice)

    def mind_of(self, seat: i64) -> Heuristic:
        """The heuristic assumed for this seat."""
        return self.heuristic if seat == self.viewer else self.others

    # -- Comparing the candidates ----------------------------------------------------------------

    def compare(self, world: State, moves: list[i64], budget: Budget) -> list[Node]:
        """Successive halving: try the moves in the same worlds, drop the weaker half each round.

        Returns all moves, the best first. Ends early if one is clearly best.
        """
        try:
            return self._compare(world, moves, budget)
        finally:  # a search that failed has grown trees too
            budget.decisions = self.decisions
            unlink(self.roots)

    def _compare(self, world: State, moves: list[i64], budget: Budget) -> list[Node]:
        imagined = self.imagine(world)
        favourite = self.heuristic.choose(imagined, self.viewer, self.dice, 0.0)
        chosen = self.candidates(imagined, moves, favourite)
        left = [Contender(move, self.viewer) for move in chosen]
        self.roots = [contender.node for contender in left]
        out = [Node(move, self.viewer) for move in moves if move not in chosen]
        places: i64 = len(left)
        rounds = halvings(places)
        played: i64 = 0
        while played < rounds and len(left) > 1:
            played += 1
            in_time = self.try_all(world, left, out, budget, float(played) / float(rounds))
            left = self.ranked(left, favourite)
            if not in_time:
                break
            places = (places + 1) // 2
            out = [contender.node for contender in left[places:]] + out
            left = left[:places]
        return [contender.node for contender in left] + out

    def candidates(self, imagined: State, moves: list[i64], favourite: i64) -> list[i64]:
        """The moves worth comparing: all, or those that the noisy heuristic proposes.

        Its favourite comes first, so that it is evaluated however soon the budget ends.
        """
        most = self.config.candidates
        chosen: list[i64] = [favourite]
        if len(moves) <= most:
            chosen.extend([move for move in moves if move != favourite])
            return chosen
        tries = _PROPOSALS_EACH * most
        while tries > 0 and len(chosen) < most:
            move = self.heuristic.choose(imagined, self.viewer, self.dice, self.config.proposals)
            if move not in chosen:
                chosen.append(move)
            tries -= 1
        return chosen

    def try_all(
        self, world: State, left: list[Contender], out: list[Node], budget: Budget, goal: float
    ) -> bool:
        """Try each move in one world after another until this share of the budget is used.

        Moves that are clearly behind go to *out* at once. Returns False if the whole budget ran out
        before every move was tried.
        """
        while budget.used() < goal and len(left) > 1:
            imagined = self.imagine(world)
            imagined.close_at(self.horizon)
            luck = self.dice.spawn()
            found: list[float] = []
            total = 0.0
            for contender in left:
                if not budget.spend():
                    return False
                state = imagined.clone()
                state.play(self.viewer, contender.node.move)
                self.decisions += 1
                chance = self.simulate(contender.node, state, luck.clone())
                contender.node.note(chance)
                found.append(chance)
                total += chance
            usual = total / float(len(left))
            for number, contender in enumerate(left):
                contender.note(found[number] - usual)
            if left[0].worlds >= _ENOUGH and left[0].worlds % _PAUSE == 0:
                give_up(left, out)
        return True

    def ranked(self, left: list[Contender], favourite: i64) -> list[Contender]:
        """The moves, best first, with a bonus for the heuristic's favourite."""
        every = Node(-1, self.viewer)
        for contender in left:
            every.visits += contender.node.visits
            every.value += contender.node.value
            every.squares += contender.node.squares
        scored: list[tuple[float, int]] = []
        for number, contender in enumerate(left):
            node = contender.node
            score = node.mean()
            if node.move == favourite and node.visits > 0:
                score += self.config.trust * every.spread() / sqrt(float(node.visits))
            scored.append((-score, number))
        scored.sort()
        return [left[number] for _, number in scored]

    # -- Growing a tree --------------------------------------------------------------------------

    def simulate(self, top: Node, state: State, dice: Dice) -> float:
        """One simulation: descend, expand, play out, back up; returns the viewer's chance."""
        viewer = self.viewer
        path: list[Node] = [top]
        node = top
        while len(path) < self.depth and not self.is_far_enough(state):
            waiting = state.to_act()
            seat = lowest(waiting)
            if waiting & (waiting - 1) != 0:  # simultaneous: the tree has the viewer's move
                if waiting & shift(1, viewer) != 0:
                    seat = viewer
                else:
                    state.play(seat, self.others.choose(state, seat, dice, self.config.noise))
                    self.decisions += 1
                    continue
            node = self.descend(node, state, seat, dice)
            path.append(node)
            state.play(seat, node.move)
            self.decisions += 1
            if node.visits == 0:
                break
        self.play_on(state, dice)
        above = top
        for number in range(1, len(path)):
            node = path[number]
            chance = self.chances.of(node.seat)
            node.note(chance)
            above.note_below(chance)
            above = node
        return self.chances.of(viewer)

    def descend(self, node: Node, state: State, seat: i64, dice: Dice) -> Node:
        """The child to follow: one that the heuristic proposes, or the best by UCB."""
        config = self.config
        if seat != self.viewer and node.passes < config.familiar:
            child = node.child(self.others.choose(state, seat, dice, config.noise), seat)
            child.available += 1
            return child
        legal = LegalMoves(state, seat)
        curiosity = config.curiosity * stake(node)
        known: i64 = 0
        best = node
        best_promise = -1.0
        met = node.first
        while met is not None:
            if met.seat == seat and legal.has(met.move):
                met.available += 1
                known += 1
                promise = met.promise(curiosity)
                if promise > best_promise:
                    best_promise = promise
                    best = met
            met = met.next
        room = config.breadth * sqrt(float(node.passes + 1))
        if known < legal.count and float(known) < room:
            blur = config.proposals if known > 0 else 0.0
            child = node.child(self.mind_of(seat).choose(state, seat, dice, blur), seat)
            if child.visits == 0:
                return child
        return best

    # -- Playing on ------------------------------------------------------------------------------

    def is_far_enough(self, state: State) -> bool:
        """Whether the playout has reached its horizon."""
        return state.over() or self.heuristic.chapter(state) >= self.horizon

    def play_on(self, state: State, dice: Dice) -> None:
        """Play out by the slightly noisy heuristic up to the horizon, and judge who is ahead."""
        heuristic = self.heuristic
        self.decisions += heuristic.play_on(
            state, self.horizon, self.viewer, self.others, dice, self.config.noise
        )
        heuristic.judge(state, self.chances)


def give_up(left: list[Contender], out: list[Node]) -> None:
    """Move the candidates that are clearly behind to *out*, the best of them first."""
    best = left[0]
    for contender in left:
        if contender.node.mean() > best.node.mean():
            best = contender
    behind = [contender for contender in left if contender.is_clearly_behind(best)]
    behind.sort(key=lambda contender: contender.node.mean())
    for contender in behind:
        left.remove(contender)
        out.insert(0, contender.node)


def halvings(count: i64) -> i64:
    """How often this count can be halved until one is left."""
    times: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        times += 1
    return times


def verdicts(nodes: list[Node]) -> list[Verdict]:
    """The verdict on each move, in the same order."""
    found: list[Verdict] = []
    for node in nodes:
        if node.visits == 0:
            found.append(Verdict(node.move, 0, 0.0, 1.0))
            continue
        error = node.spread() / sqrt(float(node.visits))
        found.append(Verdict(node.move, node.visits, node.mean(), 1.96 * error))
    return found
