"""PettingZoo, Gymnasium and the vectorised stepper, by those projects' own tests and by ours."""

from __future__ import annotations

import pickle
import sys
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import gymnasium as gym
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from bandstand.bridges import gymnasium, opponents, pettingzoo, vector
from bandstand.bridges.env_config import EnvConfig
from bandstand.games.registry import GAMES
from bandstand.kernel.errors import BandstandError

pytestmark = [
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
SEATINGS = [(game.meta.id, players) for game in GAMES.values() for players in game.meta.players]


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_pettingzoos_own_test(game_id: str, players: int) -> None:
    api_test(pettingzoo.env(game_id, players), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_pettingzoos_seed_test(game_id: str) -> None:
    seed_test(lambda: pettingzoo.env(game_id), num_cycles=60)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_gymnasiums_own_test(game_id: str) -> None:
    check_env(gymnasium.SeatEnv(game_id, opponents=1), skip_render_check=True)


def played(env: Any, seed: int) -> dict[str, float]:
    """A game of random legal moves; what each agent was given."""
    env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        given[agent] += reward
        if ended:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        legal = np.flatnonzero(observation["action_mask"])
        if not env.turns.pause:
            assert legal.tolist() == list(env.turns.state.moves(seat))
        env.step(int(generator.choice(legal)))
    return given


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_masks_are_the_legal_moves_and_rewards_the_victory(game_id: str, players: int) -> None:
    env: Any = pettingzoo.env(game_id, players)
    given = played(env, 4)
    assert env.agents == []
    assert list(given.values()) == pytest.approx(list(env.turns.state.payoffs()))


@pytest.mark.parametrize("game_id", list(GAMES))
def test_score_rewards_add_up_to_the_score(game_id: str) -> None:
    meta = GAMES[game_id].meta
    env: Any = pettingzoo.env(game_id, reward="score")
    given = played(env, 5)
    start = np.array(env.config.standing(env.config.deal(0)))
    sign = -1 if meta.lowest_score_wins else 1
    scores = [sign * score / meta.score_unit for score in env.turns.state.scores()]
    assert list(given.values()) == pytest.approx(np.array(scores) - start)


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    env = pettingzoo.env("a-chord", 4)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(BandstandError, match="You don’t have"):
        env.step(illegal)


def test_a_gymnasium_game_is_played_to_its_end_against_bots() -> None:
    env = gymnasium.SeatEnv("a-chord", players=3, seat=2, opponents=2)
    wins = 0.0
    for seed in range(5):
        _, info = env.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            assert (env.action_masks() == info["action_mask"]).all()
            move = env.action_space.sample(info["action_mask"])
            _, reward, ended, _, info = env.step(move)
            assert "illegal" not in info
        assert env.table.turns is not None
        assert reward == pytest.approx(env.table.turns.state.payoffs()[2])
        wins += reward
    assert wins <= 5


def test_an_illegal_move_ends_a_gymnasium_game() -> None:
    env = gymnasium.SeatEnv("a-chord")
    _, info = env.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (gymnasium.ILLEGAL, True)
    assert "You don’t have" in info["illegal"]


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_many_tables_step_together(game_id: str, players: int) -> None:
    tables = vector.Tables(game_id, 5, players, seed=2)
    generator = np.random.default_rng(1)
    ended_in_all = 0
    for _ in range(60):
        seen = tables.observe()
        assert seen.shape == (5, tables.config.observations.size)
        for number, turns in enumerate(tables.turns):
            assert np.flatnonzero(tables.masks[number]).tolist() == list(
                turns.state.moves(int(tables.seats[number]))
            )
        rewards, ended = tables.step(tables.random_moves(generator))
        assert rewards.shape == (5, players)
        assert not rewards[~ended].any()
        ended_in_all += int(ended.sum())
    assert all(not turns.state.over() for turns in tables.turns)


def test_tables_of_one_seed_are_alike() -> None:
    def journey(seed: int) -> float:
        tables = vector.Tables("a-chord", 3, 4, seed=seed)
        generator = np.random.default_rng(0)
        total = 0.0
        for step in range(200):
            rewards, _ = tables.step(tables.random_moves(generator))
            total += float((rewards * (step + 1)).sum()) + float(tables.observe().sum())
        return total

    assert journey(1) == journey(1)
    assert journey(1) != journey(2)


def test_an_illegal_move_at_one_of_many_tables_is_named() -> None:
    tables = vector.Tables("a-chord", 2)
    moves = tables.random_moves(np.random.default_rng(0))
    moves[1] = int(np.flatnonzero(tables.masks[1] == 0)[0])
    with pytest.raises(BandstandError, match="illegal at table 1"):
        tables.step(moves)


def test_moves_and_arrays_that_do_not_fit_get_a_sentence() -> None:
    tables = vector.Tables("a-chord", 2)
    with pytest.raises(BandstandError, match=r"2 tables: give .* int64 and shape \(3,\)"):
        tables.step(np.zeros(3, np.int64))
    with pytest.raises(BandstandError, match="not an array of float64"):
        tables.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(BandstandError, match=r"fit an array of .* and shape \(3, 7\)"):
        tables.observe(np.zeros((3, 7), np.uint8))
    seat = gymnasium.SeatEnv("a-chord")
    seat.reset(seed=1)
    with pytest.raises(BandstandError, match="A move is one whole number, not 'bE'"):
        seat.step("bE")
    many = gymnasium.SeatVectorEnv("a-chord", 2)
    many.reset(seed=1)
    with pytest.raises(BandstandError, match="2 tables, but 3 moves"):
        many.step([1, 2, 3])
    together = pettingzoo.parallel_env("a-chord")
    together.reset(seed=1)
    with pytest.raises(BandstandError, match=r"No move is given for seat_\d, who must decide"):
        together.step({})
    speaks: Any = lambda seen, mask: "bE"  # noqa: E731
    beside = gymnasium.SeatEnv("a-chord", seat=3, opponents=speaks)
    leads = next(seed for seed in range(99) if not _leads_at_once(seed))
    with pytest.raises(BandstandError, match="An opponent answered 'bE', which is no move"):
        beside.reset(seed=leads)


def _leads_at_once(seed: int) -> bool:
    """Whether the last seat of Take the A Chord decides first with this seed."""
    env = gymnasium.SeatEnv("a-chord", seat=3, opponents=0)
    env.reset(seed=seed)
    assert env.table.turns is not None
    return bool(env.table.turns.state.table == 0)  # type: ignore[attr-defined]


def test_what_belongs_to_the_tables_cannot_be_changed() -> None:
    tables = vector.Tables("fiddlefoo", 2)
    for shown in (tables.packed, tables.masks):
        with pytest.raises(ValueError, match="read-only"):
            shown[0, 0] = 1


def test_tables_that_cannot_be_laid_are_refused() -> None:
    with pytest.raises(BandstandError, match="no reward 'fame'"):
        EnvConfig("a-chord", reward="fame")
    with pytest.raises(BandstandError, match="not 9"):
        EnvConfig("a-chord", 9)
    with pytest.raises(BandstandError, match="no seat 4"):
        gymnasium.SeatEnv("a-chord", seat=4)
    with pytest.raises(BandstandError, match="at least 1 table"):
        vector.Tables("a-chord", 0)
    with pytest.raises(BandstandError, match="call reset first"):
        pettingzoo.env("a-chord").observe("seat_1")


@pytest.mark.parametrize("clang", ["assisted", "live"])
def test_what_nobody_is_asked_for_is_offered_in_pauses(clang: str) -> None:
    env: Any = pettingzoo.env("re-chord", 3, {"clang": clang}, unprompted=True)
    api_test(env, num_cycles=60, verbose_progress=False)
    nothing = GAMES["re-chord"].move_count
    env.reset(seed=3)
    generator = np.random.default_rng(3)
    unasked = 0
    for _ in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        if ended:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        paused = bool(env.turns.pause)
        assert (nothing in legal) == paused
        seat = env.turns.seat
        if paused:
            assert legal.tolist() == [*env.turns.state.unprompted_moves(seat), nothing]
        move = int(generator.choice(legal))
        unasked += paused and move != nothing
        env.step(move)
    assert env.agents == []
    assert unasked > 5


def test_pauses_at_many_tables_and_beside_bots() -> None:
    tables = vector.Tables("re-chord", 4, 2, seed=1, unprompted=True)
    assert tables.masks.shape == (4, GAMES["re-chord"].move_count + 1)
    generator = np.random.default_rng(0)
    for _ in range(80):
        tables.step(tables.random_moves(generator))
    env = gymnasium.SeatEnv("re-chord", players=3, seat=1, opponents=1, unprompted=True)
    _, info = env.reset(seed=5)
    ended, paused = False, 0
    while not ended:
        assert env.table.turns is not None
        paused += bool(env.table.turns.pause)
        move = env.action_space.sample(info["action_mask"])
        _, _, ended, _, info = env.step(move)
        assert "illegal" not in info
    assert paused > 5


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_no_game_is_cut_short_where_nothing_is_done_unasked(game_id: str, players: int) -> None:
    """Played by what seats are asked for alone, a game ends by its rules, all of it scored."""
    game = GAMES[game_id]
    turns = EnvConfig(game_id, players).seated(6)
    generator = np.random.default_rng(6)
    while turns.legal:
        assert not turns.pause
        turns.play(int(generator.choice([int(move) for move in turns.legal])))
    assert turns.state.over()
    assert turns.state.to_act() == 0
    sheet = [sum(lines.values()) for lines in game.score_sheet(turns.state)]
    assert sheet == [int(score) for score in turns.state.scores()]
    assert not any(turns.state.unprompted_moves(seat) for seat in range(players))


def test_after_an_illegal_move_a_gymnasium_game_must_be_begun_anew() -> None:
    env = gymnasium.SeatEnv("a-chord")
    _, info = env.reset(seed=3)
    env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    with pytest.raises(BandstandError, match="call reset first"):
        env.step(0)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_pettingzoos_parallel_test(game_id: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game_id, players), num_cycles=30)


def parallel_game(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """A game of random legal actions; what each agent was given, and how many decided at once."""
    observations, _ = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    given, together = dict.fromkeys(env.possible_agents, 0.0), 0
    while env.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        together = max(together, sum(not mask[env.wait] for mask in masks.values()))
        actions = {
            agent: int(generator.choice(np.flatnonzero(mask))) for agent, mask in masks.items()
        }
        observations, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            given[agent] += reward
    return given, together


def test_seats_that_decide_together_answer_in_one_step() -> None:
    env: Any = pettingzoo.parallel_env("fiddlefoo", 4)
    given, together = parallel_game(env, 2)
    assert together == 3  # all but the placer
    assert list(given.values()) == pytest.approx(list(env._state.payoffs()))
    env.reset(seed=1)
    with pytest.raises(BandstandError, match="cannot make move"):
        env.step(dict.fromkeys(env.agents, env.wait))


@pytest.mark.parametrize("game_id", list(GAMES))
def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game(game_id: str) -> None:
    def moved(env: Any, seed: int, steps: int) -> list[bytes]:
        generator = np.random.default_rng(seed)
        rows = []
        for _ in range(steps):
            observation, _, ended, _, _ = env.last()
            rows.append(observation["observation"].tobytes())
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if ended else int(generator.choice(legal)))
        return rows

    env = pettingzoo.env(game_id)
    env.reset(seed=1)
    moved(env, 1, 15)
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = moved(env, 2, 12)
    for copy in copies:
        assert moved(copy, 2, 12) == expected
    seat = gymnasium.SeatEnv(game_id, opponents=1)
    seat.reset(seed=3)
    again = pickle.loads(pickle.dumps(seat))
    move = int(np.flatnonzero(seat.action_masks())[0])
    assert (seat.step(move)[0] == again.step(move)[0]).all()


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_the_state_is_what_all_seats_see(game_id: str, players: int) -> None:
    env = pettingzoo.env(game_id, players, dtype=np.uint8)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (state == np.concatenate(rows)).all()


def test_flat_environments_have_the_mask_in_the_info() -> None:
    env = pettingzoo.env("a-chord", 3, flat=True)
    api_test(env, num_cycles=40, verbose_progress=False)
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    assert env.observation_space("seat_1").contains(observation)
    assert (info["action_mask"] == env.action_mask(env.agent_selection)).all()
    together = pettingzoo.parallel_env("fiddlefoo", 3, flat=True)
    rows, infos = together.reset(seed=1)
    assert all(together.observation_space(agent).contains(row) for agent, row in rows.items())
    assert all(info["action_mask"].any() for info in infos.values())


@pytest.mark.parametrize("game_id", list(GAMES))
def test_gymnasium_makes_every_game_by_name(game_id: str) -> None:
    env = gym.make(gymnasium.env_id(game_id), opponents=1, render_mode="ansi")
    observation, info = env.reset(seed=2)
    assert env.observation_space.contains(observation)
    assert "seat: 0" in str(env.render())
    _, _, _, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert set(info) == {"action_mask"}


@pytest.mark.parametrize("game_id", list(GAMES))
def test_many_seats_in_one_call_are_like_one_each(game_id: str) -> None:
    many: Any = gym.make_vec(gymnasium.env_id(game_id), num_envs=3, opponents=0)
    assert isinstance(many, gymnasium.SeatVectorEnv)
    ones = [gymnasium.SeatEnv(game_id, opponents=0) for _ in range(3)]
    observations, info = many.reset(seed=5)
    for number, one in enumerate(ones):
        assert (one.reset(seed=5 + number)[0] == observations[number]).all()
    generator = np.random.default_rng(0)
    for _ in range(8):
        moves = [int(generator.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        observations, rewards, ended, _, info = many.step(np.array(moves))
        for number, one in enumerate(ones):
            seen, reward, over, _, _ = one.step(moves[number])
            assert (reward, over) == (rewards[number], ended[number])
            assert over or (seen == observations[number]).all()
        if ended.any():
            break
    illegal = np.argmin(info["action_mask"], axis=1)
    _, rewards, ended, _, info = many.step(illegal)
    assert (rewards == gymnasium.ILLEGAL).all()
    assert ended.all()
    assert all(many.single_observation_space.contains(last) for last in info["final_obs"])
    assert "cannot" in info["final_info"]["illegal"][0]


def test_chances_as_rewards_add_up_to_the_victory() -> None:
    env: Any = pettingzoo.env("a-chord", 3, reward="chance", reward_scale=2.0)
    given = played(env, 5)
    start = 2 * np.array(GAMES["a-chord"].heuristic.chances(env.config.deal(0)))
    assert list(given.values()) == pytest.approx(
        2 * np.array(env.turns.state.payoffs()) - start, abs=1e-6
    )


def first_legal(observation: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def test_opponents_may_be_bots_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[Any] = []

    def first(view: Any, moves: list[int]) -> int:
        views.append(view)
        return moves[0]

    module = ModuleType("env_bots")
    module.__dict__["first"] = first
    monkeypatch.setitem(sys.modules, "env_bots", module)
    env = gymnasium.SeatEnv("re-chord", players=3, seat=1, opponents=["env_bots:first", 0])
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert {view["seat"] for view in views} == {2}
    with pytest.raises(BandstandError, match="There is no bot 'env_bots:second'"):
        gymnasium.SeatEnv("a-chord", opponents="env_bots:second")


def test_opponents_may_be_callables_checkpoints_and_pools(tmp_path: Path) -> None:
    path = tmp_path / "policy"
    path.write_text("0")

    def load(file: Path) -> Any:
        number = int(file.read_text())
        return lambda observation, mask: int(np.flatnonzero(mask)[number])

    saved = opponents.Checkpoint(path, load)
    pool = opponents.Pool(first_legal, 1)
    pool.add(saved)
    env = gymnasium.SeatEnv("six-forces", players=4, opponents=[first_legal, saved, pool])
    for seed in range(3):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            _, _, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
    path.write_text("x")
    with pytest.raises(BandstandError, match="policy cannot be loaded"):
        gymnasium.SeatEnv("a-chord", seat=3, opponents=saved).reset(seed=1)


def test_opponents_that_cannot_play_get_a_sentence() -> None:
    with pytest.raises(BandstandError, match="None cannot play"):
        gymnasium.SeatEnv("a-chord", opponents=None)  # type: ignore[arg-type]
    with pytest.raises(BandstandError, match="There is no bot 'best'"):
        gymnasium.SeatEnv("a-chord", opponents="best")
    with pytest.raises(BandstandError, match="There is no level 9"):
        gymnasium.SeatEnv("a-chord", opponents=9)
    with pytest.raises(BandstandError, match="3 other seats, but 2 opponents"):
        gymnasium.SeatEnv("a-chord", players=4, opponents=[0, 0])
    with pytest.raises(BandstandError, match="pool of opponents is empty"):
        gymnasium.SeatEnv("a-chord", opponents=opponents.Pool()).reset(seed=1)
    with pytest.raises(BandstandError, match="An opponent made an illegal move"):
        gymnasium.SeatEnv("a-chord", seat=3, opponents=lambda row, mask: -1).reset(seed=1)
