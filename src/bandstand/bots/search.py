"""Search over determinizations: flat Monte Carlo, or information-set tree search (ISMCTS).

The legal moves are compared by successive halving: all are tried in the same imagined worlds with
the same dice (common random numbers), the weaker half is dropped after each round, and a move that
is clearly behind is dropped at once. Level 3 plays each of them on by the heuristic alone.

With a depth above 1, an ISMCTS *tree* grows beneath each move, shared by all determinizations:
every simulation descends by the moves legal in its world, adds a node, plays on by the heuristic
and backs up each seat's chance to win. A node stands for a move whatever the world; it counts how
often the move was *available*, so that UCB does not mistake a rarely legal move for a neglected
one. Each seat maximizes its own chance. Progressive widening adds moves in the order in which the
noisy heuristic proposes them, so rarely visited nodes play by the heuristic.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from bandstand.bots.beliefs import Beliefs
from bandstand.bots.budget import Budget
from bandstand.bots.search_config import USUAL, SearchConfig
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

_SEATS: Final = 8  # more than any table has
_PROPOSALS_EACH: Final = 3  # attempts per candidate
# When a move is dropped: after this many worlds, checked at this interval, if it is behind by this
# many standard errors.
_ENOUGH: Final = 80
_PAUSE: Final = 16
_CLEARLY: Final = 3.0
FLAT: Final = 1  # as a depth: no tree, only the moves at hand
DEEP: Final = 60


@final
@mypyc_attr(acyclic=True)
class Node:
    """A node: a move of a seat after those above it, shared by all worlds in which it is legal."""

    __slots__ = (
        "available",
        "children",
        "move",
        "passes",
        "seat",
        "squares",
        "squares_below",
        "value",
        "value_below",
        "visits",
    )

    def __init__(self, move: i64, seat: i64) -> None:
        self.move = move
        self.seat = seat
        self.visits: i64 = 0
        self.available: i64 = 1
        self.value: float = 0.0
        self.squares: float = 0.0
        # The sums over all children, each for the seat that decides there.
        self.passes: i64 = 0
        self.value_below: float = 0.0
        self.squares_below: float = 0.0
        self.children: dict[i64, Node] = {}

    def note(self, chance: float) -> None:
        """Count a simulation through this node."""
        self.visits += 1
        self.value += chance
        self.squares += chance * chance

    def note_below(self, chance: float) -> None:
        """Count a simulation through one of its children."""
        self.passes += 1
        self.value_below += chance
        self.squares_below += chance * chance

    def child(self, move: i64, seat: i64) -> Node:
        """The child for this move of the seat, created on first use."""
        key = move * _SEATS + seat
        found = self.children.get(key)
        if found is None:
            found = Node(move, seat)
            self.children[key] = found
        return found

    def mean(self) -> float:
        """The chance to win with this move, as found so far."""
        return self.value / float(self.visits) if self.visits > 0 else 0.0

    def spread(self) -> float:
        """The standard deviation of a simulation."""
        return deviation(self.visits, self.value, self.squares)


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


def deviation(count: i64, total: float, squares: float) -> float:
    """The standard deviation, from the sum and the sum of squares."""
    mean = total / float(count)
    return sqrt(max(0.0, squares / float(count) - mean * mean))


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
            luck = self.dice.spawn()
            found: list[float] = []
            total = 0.0
            for contender in left:
                if not budget.spend():
                    return False
                state = imagined.clone()
                state.play(self.viewer, contender.node.move)
                chance = self.simulate(contender.node, state, luck.clone())[self.viewer]
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

    def simulate(self, top: Node, state: State, dice: Dice) -> list[float]:
        """One simulation: descend, expand, play out, back up; returns each seat's chance."""
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
                    continue
            node = self.descend(node, state, seat, dice)
            path.append(node)
            state.play(seat, node.move)
            if node.visits == 0:
                break
        chances = self.play_on(state, dice)
        above = top
        for node in path[1:]:
            chance = chances[node.seat]
            node.note(chance)
            above.note_below(chance)
            above = node
        return chances

    def descend(self, node: Node, state: State, seat: i64, dice: Dice) -> Node:
        """The child to follow: one that the heuristic proposes, or the best by UCB."""
        if seat != self.viewer and node.passes < self.config.familiar:
            child = node.child(self.others.choose(state, seat, dice, self.config.noise), seat)
            child.available += 1
            return child
        children = node.children
        moves = state.moves(seat)
        known: list[Node] = []
        for move in moves:
            found = children.get(move * _SEATS + seat)
            if found is not None:
                found.available += 1
                known.append(found)
        config = self.config
        room = config.breadth * sqrt(float(node.passes + 1))
        if len(known) < len(moves) and float(len(known)) < room:
            blur = config.proposals if len(known) > 0 else 0.0
            child = node.child(self.mind_of(seat).choose(state, seat, dice, blur), seat)
            if child.visits == 0:
                return child
        return most_promising(known, config.curiosity * stake(node))

    # -- Playing on ------------------------------------------------------------------------------

    def is_far_enough(self, state: State) -> bool:
        """Whether the playout has reached its horizon."""
        return state.over() or self.heuristic.chapter(state) >= self.horizon

    def play_on(self, state: State, dice: Dice) -> list[float]:
        """Play out by the slightly noisy heuristic up to the horizon; each seat's chance then."""
        noise = self.config.noise
        while not self.is_far_enough(state):
            seat = lowest(state.to_act())
            state.play(seat, self.mind_of(seat).choose(state, seat, dice, noise))
        return self.heuristic.chances(state)


def unlink(roots: list[Node]) -> None:
    """Dismantle the trees beneath these nodes, so that no node is freed within another.

    Freeing a tree from its root nests the releases. An acyclic class has no header of
    the garbage collector, and from 50 nested releases on CPython's trashcan writes into it.
    """
    pending = roots.copy()
    while len(pending) > 0:
        node = pending.pop()
        pending.extend(node.children.values())
        node.children.clear()


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


def stake(node: Node) -> float:
    """The spread of the simulations through this node, with a minimum."""
    if node.passes < 2:
        return 1.0
    return 0.01 + deviation(node.passes, node.value_below, node.squares_below)


def most_promising(nodes: list[Node], curiosity: float) -> Node:
    """The child with the highest upper confidence bound (UCB)."""
    best = nodes[0]
    best_promise = -1.0
    for node in nodes:
        visits = float(node.visits)
        promise = node.value / visits + curiosity * sqrt(log(float(node.available)) / visits)
        if promise > best_promise:
            best_promise = promise
            best = node
    return best


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
