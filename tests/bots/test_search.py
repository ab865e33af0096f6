"""The search: fair, repeatable, stoppable, and right where the right move is plain."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import pytest

from bandstand.bots.budget import Budget
from bandstand.bots.search import (
    DEEP,
    FLAT,
    Contender,
    MoveSearch,
    Verdict,
    give_up,
    search,
)
from bandstand.bots.search_config import USUAL, SearchConfig
from bandstand.bots.tree import Node, unlink
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import members
from bandstand.kernel.build import look
from bandstand.kernel.dice import seeded
from bandstand.kernel.game import Game
from bandstand.kernel.state import State

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def some_position(game: Game[Any], decisions: int = 9) -> tuple[State, int]:
    """A few moves into a game, at a decision with a choice."""
    players = max(game.meta.players)
    state = game.new(players, game.settle(players, {}), seeded(4))
    dice = seeded(5)
    made = 0
    while True:
        for seat in members(state.to_act()):
            moves = state.moves(seat)
            if made >= decisions and len(moves) > 1:
                return state, seat
            state.play(seat, moves[dice.below(len(moves))])
            made += 1


def think(
    state: State,
    seat: int,
    game: Game[Any],
    depth: int,
    simulations: int = 24,
    config: SearchConfig = USUAL,
) -> list[Any]:
    found = search(state, seat, game.heuristic, seeded(6), Budget(simulations), depth, config)
    return [(verdict.move, verdict.visits, verdict.chance) for verdict in found]


@every_game
@pytest.mark.parametrize("depth", [FLAT, DEEP])
def test_the_same_dice_and_simulations_find_the_same(game: Game[Any], depth: int) -> None:
    state, seat = some_position(game)
    before = state.packed()
    assert think(state, seat, game, depth) == think(state, seat, game, depth)
    assert state.packed() == before


@every_game
@pytest.mark.parametrize("depth", [FLAT, DEEP])
def test_it_cannot_tell_the_truth_from_what_the_seat_imagines(game: Game[Any], depth: int) -> None:
    """Handed the real state by mistake, a search would still find only what the seat may know."""
    state, seat = some_position(game)
    truth = think(state, seat, game, depth)
    for number in range(3):
        assert think(state.imagine(seat, seeded(number)), seat, game, depth) == truth


@every_game
def test_every_legal_move_gets_a_verdict(game: Game[Any]) -> None:
    state, seat = some_position(game)
    found = search(state, seat, game.heuristic, seeded(6), Budget(24), DEEP)
    assert sorted(verdict.move for verdict in found) == state.moves(seat)
    assert 20 <= sum(verdict.visits for verdict in found) <= 24
    assert all(0.0 <= verdict.chance <= 1.0 for verdict in found)


@every_game
def test_who_is_farsighted_looks_beyond_the_next_turn_in_re_chord(game: Game[Any]) -> None:
    state, seat = some_position(game)
    near, far = (
        think(state, seat, game, FLAT, config=SearchConfig(farsighted=farsighted))
        for farsighted in (False, True)
    )
    assert (near != far) == (game.meta.id == "re-chord")


def test_a_search_can_be_cancelled() -> None:
    game = GAMES["a-chord"]
    state, seat = some_position(game)
    budget = Budget()
    found: list[Verdict] = []
    thinking = threading.Thread(
        target=lambda: found.extend(search(state, seat, game.heuristic, seeded(6), budget, DEEP))
    )
    thinking.start()
    budget.cancelled = True
    thinking.join(timeout=60)
    assert not thinking.is_alive()
    assert found


def test_a_time_budget_ends_a_search() -> None:
    game = GAMES["a-chord"]
    state, seat = some_position(game)
    found = search(state, seat, game.heuristic, seeded(6), Budget(seconds=0.01), DEEP)
    assert len(found) == len(state.moves(seat))


def test_it_takes_the_trick_that_wins_the_game() -> None:
    """One token short of the peak: the A wins now for sure, but later a G may beat it."""
    game = GAMES["a-chord"]
    state: Any = game.new(4, game.settle(4, {"first": 1}), seeded(0))
    hands = ("bB yG", "bC yD", "bD yE", "pA pE")
    for person, hand in zip(state.people, hands, strict=True):
        cards = [game.read_move(state, card) for card in hand.split()]
        person.hand = sum(1 << card for card in cards)
    state.people[3].trick_tokens = 2
    state.people[0].total, state.people[3].total = 25, 0
    state.stage, state.rounds_left, state.key, state.leader = 2, 2, 6, 0
    for seat, card in enumerate(("bB", "bC", "bD")):
        state.play(seat, game.read_move(state, card))
    budget = Budget(800)
    best = search(state, 3, game.heuristic, seeded(1), budget, DEEP)[0]
    assert game.write_move(state, best.move) == "pA"
    assert best.chance > 0.5
    assert budget.done < 400, "a clear case ends early"


def contender(move: int, chances: Sequence[float], usual: Sequence[float]) -> Contender:
    """A move with what it came to in some worlds, where moves usually came to so much."""
    one = Contender(move, 0)
    for chance, mean in zip(chances, usual, strict=True):
        one.node.note(chance)
        one.note(chance - mean)
    return one


def test_only_what_is_clearly_behind_is_given_up() -> None:
    """In worlds good or bad for all, the same worlds tell moves apart that look alike."""
    dice = seeded(3)
    luck = [dice.unit() for _ in range(100)]
    best = [0.5 * world + 0.1 * dice.unit() for world in luck]
    close = [0.5 * world + 0.1 * dice.unit() for world in luck]
    worse = [chance - 0.05 * dice.unit() for chance in best]
    worst = [0.4 * world for world in luck]
    usual = [sum(found) / 4 for found in zip(best, close, worse, worst, strict=True)]
    left = [
        contender(move, chances, usual)
        for move, chances in enumerate((worst, worse, close, best), 1)
    ]
    out = [Node(0, 0)]
    give_up(left, out)
    assert [one.node.move for one in left] == [3, 4]
    assert [node.move for node in out] == [2, 1, 0], "the best of them first"


@pytest.mark.compiled_suffices
def test_a_deep_and_wide_tree_is_dropped_safely() -> None:
    """Released one within the other, compiled nodes 25 deep overwrote memory."""
    alive = []
    for _ in range(20):
        top = node = Node(0, 0)
        for depth in range(200):
            for move in range(1, 200):
                node.child(move, 0)
            node = node.child(depth % 7, 1)
            alive.append(Node(depth, 0))
        unlink([top])
        assert top.children() == []
        assert node.children() == []
        del top, node
    assert [node.move for node in alive] == list(range(200)) * 20


def thought_over(game: Game[Any]) -> tuple[MoveSearch, State, list[int]]:
    state, seat = some_position(game)
    thought = MoveSearch(
        seat, game.heuristic, seeded(6), USUAL, DEEP, game.heuristic.horizon(state)
    )
    return thought, state, state.moves(seat)


@every_game
def test_no_tree_is_left_after_a_search(game: Game[Any]) -> None:
    thought, state, moves = thought_over(game)
    budget = Budget(simulations=64)
    budget.start()
    thought.compare(state, moves, budget)
    assert sum(root.visits for root in thought.roots) > 0
    assert all(root.children() == [] for root in thought.roots)


@pytest.mark.skipif(look().form == "compiled", reason="a compiled budget cannot be made to fail")
def test_no_tree_is_left_after_a_search_that_failed() -> None:
    class Failing(Budget):  # type: ignore[misc]  # final for the compiler's sake
        def spend(self) -> bool:
            if self.done == 40:
                raise InterruptedError
            return super().spend()

    thought, state, moves = thought_over(GAMES["a-chord"])
    budget = Failing()
    budget.start()
    with pytest.raises(InterruptedError):
        thought.compare(state, moves, budget)
    assert sum(root.visits for root in thought.roots) == 40
    assert all(root.children() == [] for root in thought.roots)


@every_game
def test_a_closed_world_ends_where_the_search_stops(game: Game[Any]) -> None:
    """As far as it goes it is the open one: the same moves, the same chances at the end."""
    players = game.meta.players[-1]
    state = game.new(players, game.settle(players, {}), seeded(3))
    horizon = game.heuristic.horizon(state)
    closed, dice = state.clone(), seeded(4)
    if not closed.close_at(horizon):
        return  # it plays on move by move
    closed = closed.clone()
    made = closed.rollout(seeded(4))
    decisions = 0
    while not state.over() and game.heuristic.chapter(state) < horizon:
        seat = members(state.to_act())[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
        decisions += 1
    assert made == decisions
    assert closed.scores() == state.scores()
    assert game.heuristic.chances(closed) == game.heuristic.chances(state)
