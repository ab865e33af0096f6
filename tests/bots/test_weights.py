"""Weights: the same heuristic plays better with tuned weights."""

from __future__ import annotations

from importlib import import_module

import pytest

from bandstand.bots.budget import Budget
from bandstand.bots.search import FLAT, search
from bandstand.bots.search_config import SearchConfig
from bandstand.games.registry import GAMES, find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.heuristic import Heuristic

PRACTISING = [game.meta.id for game in GAMES.values() if game.heuristic.weights()]
TABLES = [(game_id, players) for game_id in PRACTISING for players in find(game_id).meta.players]
FULL = [
    pytest.param(
        game_id,
        max(find(game_id).meta.players),
        marks=pytest.mark.compiled_suffices if game_id == "re-chord" else (),
    )
    for game_id in PRACTISING
]


def moves_of(game_id: str, players: int, sides: list[Heuristic], deal: int) -> list[int]:
    """A game in which the seats take turns at playing by the one and by the other."""
    game = find(game_id)
    state = game.new(players, game.settle(players, {}), seeded(deal))
    dice = seeded(deal)
    made = []
    while not state.over():
        seat = int(lowest(state.to_act()))
        world = state.imagine(seat, dice)
        move = int(sides[seat % 2].choose(world, seat, dice, 0.0))
        assert move in state.moves(seat)
        state.play(seat, move)
        made.append(move)
    return [*made, *(round(1000 * chance) for chance in game.heuristic.chances(state))]


def test_three_games_practise() -> None:
    assert PRACTISING == ["a-chord", "rythm-n-play", "re-chord"]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_table_has_practised_numbers_of_the_same_names(game_id: str, players: int) -> None:
    game = find(game_id)
    weights = import_module(f"{type(game.heuristic).__module__.rpartition('.')[0]}.weights")
    practised = weights.PRACTISED[max(players, 2)]  # alone one goes by what two have found
    assert practised.keys() == game.heuristic.weights().keys()
    assert practised != game.heuristic.weights()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_numbers_by_hand_play_as_the_instinct_itself(game_id: str, players: int) -> None:
    heuristic = find(game_id).heuristic
    same = heuristic.with_weights(heuristic.weights(), players)
    own = moves_of(game_id, players, [heuristic, heuristic], 7)
    assert moves_of(game_id, players, [same, same], 7) == own
    practised = heuristic.practised(players)
    assert moves_of(game_id, players, [practised, practised], 7) != own


def test_who_practised_rythm_n_play_with_few_takes_the_others_to_play_by_hand() -> None:
    for game_id, players in TABLES:
        by_hand = find(game_id).heuristic
        practised = by_hand.practised(players)
        others = by_hand if game_id == "rythm-n-play" and players <= 4 else practised
        company = practised.opponent_model()
        expected = moves_of(game_id, players, [others, others], 7)
        assert moves_of(game_id, players, [company, company], 7) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), FULL)
def test_practice_pays(game_id: str, players: int) -> None:
    heuristic = find(game_id).heuristic
    practised = heuristic.practised(players)
    lead = 0
    for deal in range(30):
        for side in (0, 1):
            sides = [practised, heuristic] if side == 0 else [heuristic, practised]
            chances = moves_of(game_id, players, sides, deal)[-players:]
            for seat, chance in enumerate(chances):
                lead += chance if seat % 2 == side else -chance
    assert lead > 0


def test_a_search_thinks_by_practised_numbers_only_if_told_to() -> None:
    game = find("a-chord")
    state = game.new(4, game.settle(4, {}), seeded(3))
    seat = int(lowest(state.to_act()))
    found = [
        [
            (one.move, one.chance)
            for one in search(state, seat, game.heuristic, seeded(5), Budget(60), FLAT, config)
        ]
        for config in (SearchConfig(), SearchConfig(practised=True))
    ]
    assert found[0] != found[1]
