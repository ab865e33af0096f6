"""The nodes of a search tree (ISMCTS), and the legal moves by which it is descended.

A node stands for a move whatever the world; it counts how often the move was *available*, so that
UCB does not mistake a rarely legal move for a neglected one.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

_MASK_BITS: Final = 62  # that a set of moves may have


@final
@mypyc_attr(acyclic=True)
class Node:
    """A move, made by a seat, after those above it; shared by every world in which it is legal."""

    __slots__ = (
        "available",
        "first",
        "move",
        "next",
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
        # Its children are linked, in the order of their moves and seats: a node has few of them.
        self.first: Node | None = None
        self.next: Node | None = None

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
        """What follows when the seat makes this move; new if it never did."""
        before: Node | None = None
        node = self.first
        while node is not None and node.comes_before(move, seat):
            before = node
            node = node.next
        if node is not None and node.move == move and node.seat == seat:
            return node
        found = Node(move, seat)
        found.next = node
        if before is None:
            self.first = found
        else:
            before.next = found
        return found

    def comes_before(self, move: i64, seat: i64) -> bool:
        """Whether it comes before such a node in the order of children."""
        return self.move < move or (self.move == move and self.seat < seat)

    def children(self) -> list[Node]:
        """The nodes beneath it."""
        found: list[Node] = []
        node = self.first
        while node is not None:
            found.append(node)
            node = node.next
        return found

    def mean(self) -> float:
        """The chance to win with this move, as found so far."""
        return self.value / float(self.visits) if self.visits > 0 else 0.0

    def promise(self, curiosity: float) -> float:
        """The chance to win with this move, given the benefit of the doubt (UCB)."""
        visits = float(self.visits)
        return self.value / visits + curiosity * sqrt(log(float(self.available)) / visits)

    def spread(self) -> float:
        """The standard deviation of a simulation."""
        return deviation(self.visits, self.value, self.squares)


def deviation(count: i64, total: float, squares: float) -> float:
    """The standard deviation of numbers of which these are the sums."""
    mean = total / float(count)
    return sqrt(max(0.0, squares / float(count) - mean * mean))


def stake(node: Node) -> float:
    """How far apart simulations through this node end, at least a little."""
    if node.passes < 2:
        return 1.0
    return 0.01 + deviation(node.passes, node.value_below, node.squares_below)


def unlink(roots: list[Node]) -> None:
    """Take the trees beneath these nodes apart, so that no node is freed from within another.

    Freed from the root, a tree nests one release in the other. An acyclic class has no header of
    the garbage collector, and from 50 nested releases on CPython's trashcan writes into it.
    """
    pending = roots.copy()
    while len(pending) > 0:
        node = pending.pop()
        pending.extend(node.children())
        node.first = None
        node.next = None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LegalMoves:
    """The legal moves of a seat: as a set where the game has one, else as a list."""

    __slots__ = ("base", "count", "mask", "moves")

    def __init__(self, state: State, seat: i64) -> None:
        self.mask = state.move_mask(seat)
        self.base: i64 = 0
        self.count: i64 = 0
        self.moves: list[i64] | None = None
        if self.mask != 0:
            self.base = state.mask_base()
            self.count = popcount(self.mask)
        else:
            moves = state.moves(seat)
            self.count = len(moves)
            self.moves = moves

    def has(self, move: i64) -> bool:
        """Whether the move is legal."""
        if self.moves is not None:
            return move in self.moves
        place = move - self.base
        return 0 <= place < _MASK_BITS and self.mask & shift(1, place) != 0
