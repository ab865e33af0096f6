"""Tournaments: fair seating, repeatable results on every backend, an early end."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from bandstand.bots.own import play_out
from bandstand.games.registry import GAMES
from bandstand.kernel.errors import BandstandError
from bandstand.lab import contest
from bandstand.lab.executors import Execution, Plan, open_workers
from bandstand.lab.tournament import games_of, make_plan, tournament

A_CHORD = GAMES["a-chord"]


def text(plan: Plan, **arguments: object) -> str:
    return json.dumps(tournament(plan, **arguments).to_data())  # type: ignore[arg-type]


@pytest.mark.parametrize(("entrants", "players"), [(2, 4), (3, 4), (2, 3), (4, 3), (5, 2), (3, 3)])
def test_every_entrant_sits_everywhere_equally_often(entrants: int, players: int) -> None:
    seats: Counter[tuple[int, int]] = Counter()
    for deal in range(60):
        for order in contest.turned(contest.line_up(entrants, players, deal, 7)):
            seats.update((entrant, seat) for seat, entrant in enumerate(order))
    for entrant in range(entrants):
        counts = {seats[entrant, seat] for seat in range(players)}
        assert counts == {60 * players // entrants}


def test_every_deal_is_the_same_for_each_order_of_the_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt: list[tuple[object, ...]] = []

    def noted(state, *rest):  # type: ignore[no-untyped-def]
        dealt.append(state.packed())
        return play_out(state, *rest)

    monkeypatch.setattr(contest, "play_out", noted)
    tournament(make_plan(A_CHORD, 4, [0, 2], 8, 1))
    assert len(dealt) == 8
    assert dealt[:4] == dealt[:1] * 4
    assert dealt[4:] == dealt[4:5] * 4
    assert dealt[0] != dealt[4]


def test_games_are_whole_rotations_of_every_group() -> None:
    assert games_of(make_plan(A_CHORD, 4, [0, 2], 5, 1)) == 8
    assert games_of(make_plan(A_CHORD, 2, [0, 1, 2], 5, 1)) == 6  # three pairs, two seatings


def test_better_levels_are_rated_higher() -> None:
    report = tournament(make_plan(A_CHORD, 3, [0, 1, 2], 240, 1))
    random, noisy, steady = (one.rating.points for one in report.standings)
    assert random < noisy < steady
    assert sum(one.win_share * one.games for one in report.standings) == pytest.approx(240)
    assert {met.verdict for met in report.table.values()} == {-1}


def test_it_stops_when_every_pair_is_told_apart() -> None:
    plan = make_plan(A_CHORD, 4, [0, 2], 2000, 1)
    report = tournament(plan, margin=0.05, until_sure=True)
    assert report.sure
    assert report.games < 400
    with open_workers(Execution(workers=2)) as team:
        again = text(plan, margin=0.05, until_sure=True, workers=team)
    assert again == json.dumps(report.to_data())


def test_a_table_that_shares_its_fate_is_compared_deal_by_deal() -> None:
    plan = {**make_plan(A_CHORD, 2, [0, 2], 4, 1), "together": True}
    rows = [
        {"deal": 0, "seats": [0, 0], "placing": [1, 1], "payoffs": [0.0, 0.0], "scores": [9, 9]},
        {"deal": 0, "seats": [1, 1], "placing": [1, 1], "payoffs": [1.0, 1.0], "scores": [3, 3]},
        {"deal": 1, "seats": [0, 0], "placing": [1, 1], "payoffs": [0.0, 0.0], "scores": [5, 5]},
        {"deal": 1, "seats": [1, 1], "placing": [1, 1], "payoffs": [0.0, 0.0], "scores": [4, 4]},
    ]
    first, second = contest.contests(plan, rows)
    assert (first.places, first.shares) == ((2, 1), (0.0, 1.0))
    assert (second.places, second.shares) == ((1, 2), (0.0, 0.0))


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_game_has_a_tournament(game_id: str) -> None:
    counts = GAMES[game_id].meta.players
    for players in {counts[0], counts[-1]}:
        plan = make_plan(GAMES[game_id], players, [0, 2], 2, 3)
        report = tournament(plan)
        assert report.games == games_of(plan)
        assert plan["together"] == (players == 1)


def test_a_cooperative_game_is_compared_deal_by_deal() -> None:
    plan = make_plan(GAMES["fiddlefoo"], 3, [0, 2], 6, 3, {"cooperative": True})
    assert plan["together"]
    report = tournament(plan)
    assert report.games == 6
    assert len(report.contests) == 3


def test_the_result_is_the_same_whoever_works(tmp_path: Path) -> None:
    plan = make_plan(A_CHORD, 4, [0, 1, 2], 150, 9)
    alone = text(plan)
    with open_workers(Execution(workers=2)) as team:
        assert text(plan, workers=team) == alone
    assert text(plan, folder=tmp_path) == alone
    assert text(plan, folder=tmp_path) == alone


@pytest.mark.parametrize(
    ("players", "entrants", "games", "sentence"),
    [
        (4, [1], 4, "at least 2 entrants"),
        (4, [1, 1], 4, "only once"),
        (4, [0, 99], 4, "There is no level 99"),
        (4, [0, 1], 0, "At least 1 game"),
        (7, [0, 1], 4, "not 7"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(
    players: int, entrants: list[int], games: int, sentence: str
) -> None:
    with pytest.raises(BandstandError, match=sentence):
        make_plan(A_CHORD, players, entrants, games, 1)


def test_a_margin_outside_its_range_is_a_sentence() -> None:
    with pytest.raises(BandstandError, match="between 0 and"):
        tournament(make_plan(A_CHORD, 4, [0, 1], 4, 1), margin=0.5)
