"""Searches over imagined worlds: comparing the moves at hand, or growing a tree.

The *comparison* is flat: every move is tried in the same imagined worlds, with the same luck, and
played on by instinct; after each round the weaker half of the moves is left out.

The *tree* is one for many worlds. Every simulation imagines the hidden things anew, walks down by
the moves legal in that world, adds a node, plays on by instinct and brings each seat's chance to
win back up. A node stands for a move whatever the world; it remembers how often it was *available*,
since a move that is rarely legal must not look neglected. Each seat prefers what is good for
itself. Moves enter the tree in the order in which instinct, blurred, proposes them.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, sleep
from typing import Final, final

from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Instinct
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

_NO_LIMIT: Final = 1_000_000_000
_LOOKS_UP: Final = 8  # once in so many simulations
_SEATS: Final = 8  # more than any table has
_PROPOSALS_EACH: Final = 3  # tries for every candidate wanted
FLAT: Final = 1  # as a depth: no tree, only the moves at hand
DEEP: Final = 60


@final
class Manner:
    """The way a search thinks."""

    def __init__(
        self,
        noise: float = 0.0,
        trust: float = 1.0,
        curiosity: float = 1.0,
        proposals: float = 0.4,
        breadth: float = 1.0,
        candidates: i64 = 12,
    ) -> None:
        self.noise = noise  # of the playouts
        self.candidates = candidates  # flat: the most moves that are compared
        # Flat: how far a move must be ahead of instinct's favourite, in standard errors.
        self.trust = trust
        # Tree: how much a rarely tried move is favoured, in standard deviations of what is at stake.
        self.curiosity = curiosity
        self.proposals = proposals  # how noisily instinct proposes moves
        self.breadth = breadth  # how fast they enter a tree: so many times the root of the visits


COMPARING: Final = Manner()
# In a tree the same deterministic game would be seen again and again, so instinct is blurred.
PLANNING: Final = Manner(noise=0.1)


@final
class Budget:
    """How long a search may think: simulations, seconds, whichever ends first; or until told.

    With simulations alone, the same dice find the same move on every machine.
    """

    def __init__(self, simulations: i64 = _NO_LIMIT, seconds: float = 1e9) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.cancelled = False
        self.done: i64 = 0
        self.end = 0.0

    def start(self) -> None:
        """Think from now on."""
        self.done = 0
        self.end = perf_counter() + self.seconds

    def spend(self) -> bool:
        """One simulation more, if there is time."""
        if self.done >= self.simulations or self.cancelled:
            return False
        if self.done % _LOOKS_UP == 0:
            sleep(0)  # compiled code gives no other thread a turn, not even one that would cancel
        if self.seconds < 1e9 and self.done > 0 and perf_counter() > self.end:
            return False
        self.done += 1
        return True


@final
@mypyc_attr(acyclic=True)
class Node:
    """A move, made by a seat, after those above it; shared by every world in which it is legal."""

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
        # The same of all its children together, each for the seat that decides there.
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

    def mean(self) -> float:
        """The chance to win with this move, as found so far."""
        return self.value / float(self.visits) if self.visits > 0 else 0.0

    def ranked_children(self, moves: list[i64], seat: i64) -> list[Node]:
        """A node for each of these moves, most visited first, then by chance."""
        nodes: list[Node] = []
        for move in moves:
            node = self.children.get(move * _SEATS + seat)
            nodes.append(Node(move, seat) if node is None else node)
        nodes.sort(key=lambda node: (-node.visits, -node.mean()))
        return nodes

    def spread(self) -> float:
        """The standard deviation of a simulation."""
        return deviation(self.visits, self.value, self.squares)


def deviation(count: i64, total: float, squares: float) -> float:
    """The standard deviation of numbers of which these are the sums."""
    mean = total / float(count)
    return sqrt(max(0.0, squares / float(count) - mean * mean))


@final
class Verdict:
    """What a search thinks of one move: the chance to win with it, and how sure that is."""

    def __init__(self, move: i64, visits: i64, chance: float, margin: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance
        self.margin = margin  # half of the 95 % interval


def search(
    world: State,
    seat: i64,
    instinct: Instinct,
    dice: Dice,
    budget: Budget,
    depth: i64,
    manner: Manner | None = None,
) -> list[Verdict]:
    """All legal moves of the seat, the best first.

    *world* is what the seat imagines, or the truth: it is only ever imagined anew from the seat.
    """
    moves = world.moves(seat)
    if len(moves) == 1:
        return [Verdict(moves[0], 0, 0.0, 1.0)]
    if manner is None:
        manner = COMPARING if depth == FLAT else PLANNING
    thought = Thought(seat, instinct, dice, manner, instinct.horizon(world))
    budget.start()
    if depth == FLAT:
        return verdicts(thought.compare(world, moves, budget))
    root = Node(-1, seat)
    while budget.spend():
        thought.simulate(root, world.imagine(seat, dice), depth)
    return verdicts(root.ranked_children(moves, seat))


@final
class Thought:
    """One decision thought over: whose, by which instinct, with which dice, how far ahead."""

    def __init__(
        self, viewer: i64, instinct: Instinct, dice: Dice, manner: Manner, horizon: i64
    ) -> None:
        self.viewer = viewer
        self.instinct = instinct
        self.dice = dice
        self.manner = manner
        self.horizon = horizon

    # -- Comparing the moves at hand -------------------------------------------------------------

    def compare(self, world: State, moves: list[i64], budget: Budget) -> list[Node]:
        """Try the moves in the same worlds; the weaker half is left out after each round.

        Returns all of them, the best first.
        """
        imagined = world.imagine(self.viewer, self.dice)
        favourite = self.instinct.choose(imagined, self.viewer, self.dice, 0.0)
        chosen = self.candidates(imagined, moves, favourite)
        left = [Node(move, self.viewer) for move in moves if move in chosen]
        out = [Node(move, self.viewer) for move in moves if move not in chosen]
        rounds = halvings(len(left))
        while rounds > 0:
            share = (budget.simulations - budget.done) // (rounds * len(left))
            in_time = self.try_all(world, left, max(share, 1), budget)
            left = self.ranked(left, favourite)
            if not in_time:
                break
            half = (len(left) + 1) // 2
            out = left[half:] + out
            left = left[:half]
            rounds -= 1
        return left + out

    def candidates(self, imagined: State, moves: list[i64], favourite: i64) -> list[i64]:
        """The moves worth comparing: all, or those that instinct, blurred, proposes."""
        most = self.manner.candidates
        if len(moves) <= most:
            return moves
        chosen: list[i64] = [favourite]
        tries = _PROPOSALS_EACH * most
        while tries > 0 and len(chosen) < most:
            move = self.instinct.choose(imagined, self.viewer, self.dice, self.manner.proposals)
            if move not in chosen:
                chosen.append(move)
            tries -= 1
        return chosen

    def try_all(self, world: State, nodes: list[Node], worlds: i64, budget: Budget) -> bool:
        """Each move in each of so many worlds; false if the budget ran out on the way."""
        while worlds > 0:
            imagined = world.imagine(self.viewer, self.dice)
            luck = self.dice.spawn()
            for node in nodes:
                if not budget.spend():
                    return False
                state = imagined.clone()
                state.play(self.viewer, node.move)
                chances = self.play_on(state, luck.clone())
                node.note(chances[self.viewer])
            worlds -= 1
        return True

    def ranked(self, nodes: list[Node], favourite: i64) -> list[Node]:
        """The moves, best first, with some trust in instinct's favourite."""
        scored: list[tuple[float, int]] = []
        for number, node in enumerate(nodes):
            score = node.mean()
            if node.move == favourite and node.visits > 0:
                score += self.manner.trust * node.spread() / sqrt(float(node.visits))
            scored.append((-score, number))
        scored.sort()
        return [nodes[number] for _, number in scored]

    # -- Growing a tree --------------------------------------------------------------------------

    def simulate(self, root: Node, state: State, depth: i64) -> None:
        """One walk down the tree and on by instinct, and what it says back up."""
        instinct, dice, viewer = self.instinct, self.dice, self.viewer
        path: list[Node] = [root]
        node = root
        while len(path) <= depth and not state.over() and instinct.chapter(state) < self.horizon:
            waiting = state.waiting()
            seat = lowest(waiting)
            if waiting & (waiting - 1) != 0:  # several answer unseen: the tree has the viewer's
                if waiting & shift(1, viewer) != 0:
                    seat = viewer
                else:
                    state.play(seat, instinct.choose(state, seat, dice, self.manner.noise))
                    continue
            node = self.descend(node, state, seat)
            path.append(node)
            state.play(seat, node.move)
            if node.visits == 0:
                break
        chances = self.play_on(state, dice)
        above = root
        for node in path[1:]:
            chance = chances[node.seat]
            node.note(chance)
            above.note_below(chance)
            above = node

    def descend(self, node: Node, state: State, seat: i64) -> Node:
        """The child to follow: a new one while the node is young, else what promises most."""
        children = node.children
        moves = state.moves(seat)
        known: list[Node] = []
        for move in moves:
            child = children.get(move * _SEATS + seat)
            if child is not None:
                child.available += 1
                known.append(child)
        manner = self.manner
        room = manner.breadth * sqrt(float(node.passes + 1))
        if len(known) < len(moves) and float(len(known)) < room:
            blur = manner.proposals if len(known) > 0 else 0.0
            move = self.instinct.choose(state, seat, self.dice, blur)
            key = move * _SEATS + seat
            if key not in children:
                child = Node(move, seat)
                children[key] = child
                return child
        return most_promising(known, manner.curiosity * stake(node))

    # -- Playing on ------------------------------------------------------------------------------

    def play_on(self, state: State, dice: Dice) -> list[float]:
        """Play by instinct, a little noisily, as far as it tells something; who is ahead then."""
        instinct, noise = self.instinct, self.manner.noise
        while not state.over() and instinct.chapter(state) < self.horizon:
            seat = lowest(state.waiting())
            state.play(seat, instinct.choose(state, seat, dice, noise))
        return instinct.chances(state)


def halvings(count: i64) -> i64:
    """How often so many can be halved until one is left."""
    times: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        times += 1
    return times


def stake(node: Node) -> float:
    """How far apart simulations through this node end, at least a little."""
    if node.passes < 2:
        return 1.0
    return 0.01 + deviation(node.passes, node.value_below, node.squares_below)


def most_promising(nodes: list[Node], curiosity: float) -> Node:
    """The one with the best chance, given the benefit of the doubt."""
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
    """What was found of each move, in the same order."""
    found: list[Verdict] = []
    for node in nodes:
        if node.visits == 0:
            found.append(Verdict(node.move, 0, 0.0, 1.0))
            continue
        error = node.spread() / sqrt(float(node.visits))
        found.append(Verdict(node.move, node.visits, node.mean(), 1.96 * error))
    return found
