"""Balance: what is watched in a game, the numbers it comes to, and the report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("matplotlib")

from bandstand.bots.match import play_out
from bandstand.cli.main import obey
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.event import Event
from bandstand.kernel.game import Game
from bandstand.lab import balance, observe, significance, statistics, tournament
from bandstand.lab.balance_page import page
from bandstand.lab.estimates import ClusterSums, Estimate, estimated
from bandstand.lab.executors import Execution, open_workers
from bandstand.lab.pieces import name_group
from bandstand.lab.statistics import Statistics

A_CHORD = GAMES["a-chord"]


def watched(game_id: str, players: int, level: int = 0) -> observe.Observed:
    game = GAMES[game_id]
    return observe.watch(game, players, game.settle(players, {}), 5, 6, [level] * players)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_watched_game_is_the_game_that_was_played(game_id: str) -> None:
    game = GAMES[game_id]
    for players in {game.meta.players[0], game.meta.players[-1]}:
        options = game.settle(players, {})
        events: list[Event] = []
        state = game.new(players, options, seeded(5), events)
        made: list[int] = []
        decisions = play_out(state, game.heuristic, [0] * players, seeded(6), made)
        seen = watched(game_id, players)
        assert seen.scores == list(state.scores())
        assert seen.placing == list(state.placing())
        assert seen.decisions == decisions == sum(tenth[0] for tenth in seen.tenths)
        assert seen.choices == sum(tenth[1] for tenth in seen.tenths)
        assert seen.first == made[0]
        assert sum(seen.events.values()) == len(events)
        assert 0 <= seen.forced < decisions
        assert seen.behind <= seen.led <= decisions


class Race:
    """Stands in for a state: the places after a move."""

    def __init__(self, *places: int) -> None:
        self.places = list(places)

    def placing(self) -> list[int]:
        return self.places


def test_the_lead_changes_hands_only_to_one_who_leads_alone() -> None:
    seen = observe.Observed([3, 9], [0, 60], [2, 1], 0)
    leader: Any = None
    for number, places in enumerate([(1, 1), (1, 2), (1, 1), (2, 1), (1, 2), (2, 1)]):
        leader = observe._note_lead(seen, Race(*places), leader, number)  # type: ignore[arg-type]
    assert seen.lead_changes == 3
    assert seen.settled == 6
    assert (seen.led, seen.behind) == (5 - 1, 2)  # alone in front four times, twice the loser


def test_the_cards_dealt_and_played_are_noted_with_their_seats() -> None:
    seen = watched("a-chord", 4)
    played = {(value, seat) for kind, _, value, seat in seen.had if kind == "card-played"}
    dealt = {(value, seat) for kind, _, value, seat in seen.had if kind == "hand-dealt"}
    assert played == dealt
    assert seen.events["card-played"] == 96


def test_cards_named_together_are_noted_one_by_one_and_in_words() -> None:
    dealt = {value for kind, _, value, _ in watched("re-chord", 3).had if kind == "hand-dealt"}
    assert dealt
    assert not any(" " in value for value in dealt)
    words = watched("six-forces", 3).words
    assert words["cards", "r8"] == "red 8"
    assert words["card", "r8"] == "the red 8"


def rows_of(*rows: dict[str, Any]) -> Statistics:
    plan = statistics.make_plan(A_CHORD, 2, 0, 4, 1)
    usual = {
        "scores": [10, 20],
        "payoffs": [0, 60],
        "placing": [2, 1],
        "first": 1,
        "decisions": 10,
        "forced": 5,
        "choices": 20,
        "log_choices": 6.93147,
        "tenths": [[1, 2]] * 10,
        "lead_changes": 2,
        "led": 8,
        "behind": 2,
        "settled": 5,
        "events": {"key-changed": 2},
        "chances": [],
    }
    return Statistics(plan, [{**usual, "game": number, **row} for number, row in enumerate(rows)])


def test_the_measures_of_a_game_worked_by_hand() -> None:
    found = statistics.measures(rows_of({}))
    values = {name: round(one.value, 4) for name, one in found.items()}
    assert values == {
        "decisions a game": 10,
        "moves to choose from": 2.0,
        "typical choice (geometric mean)": 2.0,
        "share of forced moves": 0.5,
        "winning score": 20,
        "mean score": 15,
        "lead over the next": 10,
        "lead changes a game": 2,
        "share of the game the winner was behind": 0.25,
        "share of the game before the last lead change": 0.5,
        "share of games with a shared victory": 0,
        "wins of who decides first": 1.0,
    }


def test_order_and_seat_are_told_apart() -> None:
    both = rows_of({}, {"first": 0})
    assert statistics.by_seat(both, 1)[0].value == 1.0
    assert statistics.by_order(both, 0)[0].value == 0.5
    assert statistics.by_order(both, 0)[1].value == 15.0


def test_events_are_counted_by_game() -> None:
    rates = statistics.event_rates(rows_of({}, {"events": {}}))
    rate, some = rates["key-changed"]
    assert (rate.value, some) == (1.0, 0.5)


def test_an_estimate_is_the_textbooks() -> None:
    one = estimated([1.0, 2.0, 3.0, 4.0])
    assert one.value == 2.5
    assert one.margin == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)


def test_sums_of_single_observations_give_the_textbooks_estimate() -> None:
    sums = ClusterSums()
    for number in (1, 2, 3, 4):
        sums.add(1, number)
    plain = estimated([1.0, 2.0, 3.0, 4.0])
    assert sums.estimate().value == plain.value
    assert sums.estimate().margin == pytest.approx(plain.margin)


def test_what_hangs_together_counts_once() -> None:
    once, thrice = ClusterSums(), ClusterSums()
    for number in (1, 2, 3, 4):
        once.add(1, number)
        thrice.add(3, 3 * number)  # the same three times in a game is no more than once
    assert thrice.estimate().margin == pytest.approx(once.estimate().margin)


def test_cards_that_the_rules_treat_alike_are_counted_as_one() -> None:
    found = statistics.collect(statistics.make_plan(GAMES["six-forces"], 3, 0, 8, 1))
    dealt = [piece for piece in found.pieces if piece.kind == "hand-dealt"]
    assert {piece.words for piece in dealt} == {str(number) for number in range(1, 10)}
    assert all(8 * 4 <= piece.count <= 8 * 4 * 3 for piece in dealt)  # four cards, three seats
    trumps = {piece.words for piece in found.pieces if piece.kind == "trump-chosen"}
    assert trumps == {"any of red, yellow, blue, green", "Big", "Small"}
    # With three kinds of trump the colours are no longer alike.
    fewer = statistics.make_plan(GAMES["six-forces"], 3, 0, 4, 1, {"trumps": 3, "repeats": 3})
    names = {piece.words for piece in statistics.collect(fewer).pieces}
    assert "red 8" in names


@pytest.mark.parametrize("game_id", list(GAMES))
def test_groups_of_alike_pieces_are_of_the_game_and_do_not_overlap(game_id: str) -> None:
    game = GAMES[game_id]
    groups = game.interchangeable(game.settle(3, {}))
    pieces = [piece for group in groups for piece in group]
    assert len(set(pieces)) == len(pieces)
    state = game.new(game.meta.players[-1], game.settle(game.meta.players[-1], {}), seeded(1))
    known = {piece for lying in game.pieces_by_place(state).values() for piece in lying}
    known |= set(game.pieces(state))
    colours = {"red", "yellow", "blue", "green"}
    assert set(pieces) - colours <= known


@pytest.mark.parametrize(
    ("names", "group"),
    [
        (["the red 8", "the blue 8"], "the 8"),
        (["blue A", "green A"], "A"),
        (["the whole", "the whole"], "the whole"),
        (["red", "blue"], "any of red, blue"),
    ],
)
def test_a_group_is_called_by_what_its_names_share(names: list[str], group: str) -> None:
    assert name_group(names) == group


@pytest.mark.parametrize(
    ("game_id", "kind"), [("re-chord", "pick-placed"), ("fiddlefoo", "card-placed")]
)
def test_the_lab_knows_where_on_the_board_things_happen(game_id: str, kind: str) -> None:
    found = statistics.collect(statistics.make_plan(GAMES[game_id], 2, 0, 4, 1))
    placed = [spot for spot in found.spots if spot.kind == kind]
    rate = statistics.event_rates(found)[kind][0].value
    assert sum(spot.rate for spot in placed) == pytest.approx(rate)
    if game_id == "re-chord":
        assert {spot.column for spot in placed} <= set(range(1, 6))
        assert {spot.row for spot in placed} <= set(range(1, 7))


def test_the_winners_chance_grows_to_certainty() -> None:
    plan = statistics.make_plan(A_CHORD, 2, 0, 6, 1, playouts=2)
    found = statistics.collect(plan)
    assert all(len(row["chances"]) == 10 for row in found.rows)
    assert all(sum(now) in range(998, 1003) for row in found.rows for now in row["chances"])
    chances = [found.estimate(statistics.winners_chance_at(tenth)).value for tenth in (0, 9)]
    assert chances[0] < chances[1]
    measures = statistics.measures(found)
    assert 0.0 < measures[statistics.DRAMA].value < 1.0
    plain = statistics.collect(statistics.make_plan(A_CHORD, 2, 0, 6, 1))
    assert [row["scores"] for row in plain.rows] == [row["scores"] for row in found.rows]
    assert statistics.DRAMA not in statistics.measures(plain)


def test_the_winners_chance_worked_by_hand() -> None:
    half = [[500, 500]] * 5 + [[200, 800]] * 5
    stats = rows_of({"chances": half})
    stats.plan["playouts"] = 2
    found = statistics.measures(stats)  # the second seat wins
    assert found[statistics.DRAMA].value == pytest.approx(0.35)
    assert found[statistics.HALF_TIME].value == pytest.approx(0.8)


def test_what_is_worth_more_shows_it() -> None:
    found = statistics.collect(statistics.make_plan(A_CHORD, 4, 2, 120, 1))
    dealt = [piece for piece in found.pieces if piece.kind == "hand-dealt"]
    assert [piece.words for piece in dealt] == list("ABCDEFG")
    # All seats together are the average, so weighted by count the worths add up to nothing.
    assert sum(p.count * p.wins.value for p in found.pieces if p.kind == "hand-dealt") == (
        pytest.approx(0, abs=40)
    )
    played = {p.value: p.count for p in found.pieces if p.kind == "card-played"}
    assert all(count <= 5 * 4 * 120 for count in played.values())  # five colours, four seats


def test_variants_are_compared_and_real_differences_found() -> None:
    short = statistics.collect(statistics.make_plan(A_CHORD, 3, 0, 40, 1))
    flat = ",".join(["7"] * 13)
    level = statistics.collect(statistics.make_plan(A_CHORD, 3, 0, 40, 1, {"inset": flat}))
    found = {one.name: one for one in significance.compare(short, level)}
    assert found["winning score"].real
    assert not found["decisions a game"].real
    assert found["decisions a game"].change == Estimate(0.0, 0.0)


def test_the_tables_are_the_same_whoever_works(tmp_path: Path) -> None:
    plans = balance.make_plans(A_CHORD, 3, 1, 70, 4, {}, {"memory_aid": "no"}, 0)
    alone = balance.tables(balance.balance(plans))
    assert set(alone) >= {"measures.csv", "seats.csv", "events.csv", "pieces.csv", "games.csv"}
    with open_workers(Execution(workers=2)) as team:
        assert balance.tables(balance.balance(plans, team, tmp_path)) == alone
    assert balance.tables(balance.balance(plans, folder=tmp_path)) == alone


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_clusters_give_the_same_tables(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip({"dask": "distributed", "ray": "ray"}[backend])
    monkeypatch.setenv("PYTHONPATH", str(Path(statistics.__file__).parents[2]))
    plans = balance.make_plans(A_CHORD, 3, 1, 70, 4, playouts=0)
    alone = balance.tables(balance.balance(plans))
    with open_workers(Execution(backend, 2)) as team:
        assert balance.tables(balance.balance(plans, team)) == alone


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_game_has_a_report(game_id: str) -> None:
    game = GAMES[game_id]
    for players in {game.meta.players[0], game.meta.players[-1]}:
        report = balance.balance(short_plans(game, players, {}))
        html = page(report)
        assert "The bots that made this report" in html
        assert ("Lead and drama" in html) == (players > 1)
        assert ("Where it happens" in html) == (game.grid is not None)
        assert ("spaces.csv" in balance.tables(report)) == (game.grid is not None)
        assert len(balance.tables(report)["games.csv"].splitlines()) == 5


def short_plans(game: Game[Any], players: int, options: dict[str, object]) -> balance.Plans:
    ladder = tournament.make_plan(game, players, [0, 1], players, 1, options)
    return balance.Plans(statistics.make_plan(game, players, 1, 4, 1, options), None, ladder, None)


def test_a_cooperative_table_is_reported_as_one() -> None:
    report = balance.balance(short_plans(GAMES["fiddlefoo"], 3, {"cooperative": True}))
    assert report.stats.plan["together"]
    assert report.ladder.plan["together"]
    assert "share of games won" in statistics.measures(report.stats)
    assert "<h2" in page(report)
    assert "Lead and drama" not in page(report)


def test_predictions_are_compared_with_what_came() -> None:
    found = statistics.collect(statistics.make_plan(GAMES["six-forces"], 3, 2, 30, 1))
    assert sum(one.count for one in found.predictions) == 30 * 3 * 3
    plain = [one for one in found.predictions if one.kind == "round-scored"]
    assert plain == sorted(plain, key=lambda one: one.predicted)
    low, high = plain[0], plain[-1]
    assert low.came.value < high.came.value
    assert 0.0 <= low.exact <= 1.0


def test_the_report_is_written_with_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    arguments = ["balance", "a-chord", "--games", "20", "--players", "2", "--workers", "1"]
    arguments += ["--playouts", "1", "--out", str(out)]
    assert obey([*arguments, "--against", "memory_aid=no"]) == 0
    assert "20 games by level 2" in capsys.readouterr().out
    html = (out / "report.html").read_text(encoding="utf-8")
    assert "memory_aid = no instead of yes" in html
    assert (out / "pieces.csv").read_text(encoding="utf-8").startswith("variant,event")
    for outside in ("<script", "<link", "src=", "@import"):
        assert outside not in html


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "3"], "At least 4 games"),
        (["--level", "77"], "There is no level 77"),
        (["--against", "colour=red"], "There is no option 'colour'"),
        (["--against", "first=9"], "Option first cannot be '9'"),
        (["--out", "/dev/null/x"], "Cannot write to"),
    ],
)
def test_bad_arguments_get_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obey(["balance", "a-chord", *arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.err.count("\n") == 1


def test_a_plan_too_small_is_refused() -> None:
    with pytest.raises(BandstandError, match="At least 4 games"):
        statistics.make_plan(A_CHORD, 4, 0, 1, 1)
