"""Information-set tree search: one tree over many imagined worlds.

Every simulation imagines the hidden things anew, walks down the tree by the moves legal in that
world, adds a node, plays on by instinct and brings each seat's chance to win back up. A node stands
for a move whatever the world; it remembers how often it was *available*, since a move that is
rarely legal must not look neglected. Each seat prefers what is good for itself.
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

CURIOSITY: Final = 0.35  # how much a rarely tried move is favoured; chances lie between 0 and 1
PLAYOUT_NOISE: Final = 0.2
_LOOKS_UP: Final = 8  # once in so many simulations
_NO_LIMIT: Final = 1_000_000_000
FLAT: Final = 1  # as a depth: no tree, only the moves at hand
DEEP: Final = 60


@final
class Budget:
    """How long a search may think: simulations, seconds, whichever ends first; or until told.

    With simulations alone, the same dice find the same move on every machine.
    """

    def __init__(self, simulations: i64 = _NO_LIMIT, seconds: float = 1e9) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.cancelled = False


@final
@mypyc_attr(acyclic=True)
class Node:
    """A move, made by a seat, after those above it; shared by every world in which it is legal."""

    __slots__ = ("available", "children", "move", "seat", "squares", "value", "visits")

    def __init__(self, move: i64, seat: i64) -> None:
        self.move = move
        self.seat = seat
        self.visits: i64 = 0
        self.available: i64 = 1
        self.value: float = 0.0
        self.squares: float = 0.0
        self.children: dict[i64, Node] = {}


@final
class Verdict:
    """What a search thinks of one move: the chance to win with it, and how sure that is."""

    def __init__(self, move: i64, visits: i64, chance: float, margin: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance
        self.margin = margin  # half of the 95 % interval


def search(
    world: State, seat: i64, instinct: Instinct, dice: Dice, budget: Budget, depth: i64
) -> list[Verdict]:
    """All legal moves of the seat, the best (most visited) first.

    *world* is what the seat imagines, or the truth: it is only ever imagined anew from the seat.
    """
    root = Node(-1, seat)
    moves = world.moves(seat)
    if len(moves) == 1:
        return [Verdict(moves[0], 0, 0.0, 1.0)]
    done: i64 = 0
    end = perf_counter() + budget.seconds
    while done < budget.simulations and not budget.cancelled:
        if done % _LOOKS_UP == 0:
            sleep(0)  # compiled code gives no other thread a turn, not even one that would cancel
            if perf_counter() > end:
                break
        simulate(root, world.imagine(seat, dice), seat, instinct, dice, depth)
        done += 1
    return verdicts(root, moves)


def simulate(
    root: Node, state: State, viewer: i64, instinct: Instinct, dice: Dice, depth: i64
) -> None:
    """One walk down the tree and on by instinct, and what it says back up."""
    chapter = instinct.chapter(state)
    path: list[Node] = []
    node = root
    while len(path) < depth and not state.over() and instinct.chapter(state) == chapter:
        waiting = state.waiting()
        seat = lowest(waiting)
        if waiting & (waiting - 1) != 0:  # several answer unseen: the tree holds the viewer's alone
            if waiting & shift(1, viewer) != 0:
                seat = viewer
            else:
                state.play(seat, instinct.choose(state, seat, dice, PLAYOUT_NOISE))
                continue
        node = descend(node, state.moves(seat), seat, dice)
        path.append(node)
        state.play(seat, node.move)
        if node.visits == 0:
            break
    play_on(state, instinct, dice, chapter)
    chances = state.payoffs() if state.over() else instinct.chances(state)
    for node in path:
        chance = chances[node.seat]
        node.visits += 1
        node.value += chance
        node.squares += chance * chance


def descend(node: Node, moves: list[i64], seat: i64, dice: Dice) -> Node:
    """The child to follow: a legal move never tried, else the one that promises most."""
    children = node.children
    untried: i64 = -1
    fresh: i64 = 0
    best: Node | None = None
    best_promise = -1.0
    for move in moves:
        child = children.get(move)
        if child is None:
            fresh += 1
            if dice.below(fresh) == 0:
                untried = move
            continue
        child.available += 1
        visits = float(child.visits)
        promise = child.value / visits
        promise += CURIOSITY * sqrt(log(float(child.available)) / visits)
        if promise > best_promise:
            best_promise = promise
            best = child
    if fresh == 0 and best is not None:
        return best
    child = Node(untried, seat)
    children[untried] = child
    return child


def play_on(state: State, instinct: Instinct, dice: Dice, chapter: i64) -> None:
    """Play by instinct, a little noisily, to the end of the chapter."""
    while not state.over() and instinct.chapter(state) == chapter:
        seat = lowest(state.waiting())
        state.play(seat, instinct.choose(state, seat, dice, PLAYOUT_NOISE))


def verdicts(root: Node, moves: list[i64]) -> list[Verdict]:
    """What the tree says of the moves at hand, most visited first; untried ones last."""
    found: list[Verdict] = []
    for move in moves:
        child = root.children.get(move)
        if child is None or child.visits == 0:
            found.append(Verdict(move, 0, 0.0, 1.0))
            continue
        visits = float(child.visits)
        chance = child.value / visits
        spread = max(0.0, child.squares / visits - chance * chance)
        found.append(Verdict(move, child.visits, chance, 1.96 * sqrt(spread / visits)))
    found.sort(key=lambda verdict: -verdict.visits)
    return found
