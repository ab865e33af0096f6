"""Looking at a game again, and playing on from one of its moments."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bandstand.bots.review import Decision
from bandstand.games import registry
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import members
from bandstand.kernel.dice import commitment, seeded
from bandstand.kernel.record import Record, from_json, write_seed
from bandstand.kernel.referee import Match, replay, verify
from bandstand.tables import branching, entries
from bandstand.tables.commands import Person
from bandstand.tables.entries import Line, read_entry, write_entry
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from bandstand.text import LANGUAGES
from bandstand.thinking.reviewing import Reviewed, in_words
from support.page_game import HIGH_NOTE, registered
from support.server_harness import SECONDS, Guest, Running, running
from support.short_games import stored_game

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = str(tmp_path_factory.mktemp("house") / "house.db")
    with registered(), running(data, review_seconds=0.2) as server:
        yield server


def finished(guest: Guest) -> str:
    """A table whose game is over."""
    table = guest.lay(HIGH_NOTE, [OPEN, BOT])
    guest.post(f"/api/tables/{table}/start")
    play_on(guest, table)
    return table


def play_on(guest: Guest, table: str) -> None:
    seat = guest.sit(table)
    seat.play_out()
    seat.close()


def ready(guest: Guest, path: str) -> Any:
    """Ask until the review is ready; what is told on the way is a part of it."""
    end = time.monotonic() + SECONDS
    told = []
    while (review := guest.post(path))["status"] == "thinking":
        assert time.monotonic() < end
        told.append(review)
        time.sleep(0.02)
    for part in told:
        assert part["of"] == review["of"]
        assert part["decisions"] == review["decisions"][: part["done"]]
        assert part["curve"] == review["curve"][: len(part["curve"])]
    return review


def seeded_record() -> Record:
    """A whole game, as the terminal or a simulation would write it."""
    game = registry.find(HIGH_NOTE)
    options = game.settle(2, {})
    record = Record(HIGH_NOTE, game.meta.rules_version, 2, options, ["Mia", "Otto"], write_seed(3))
    match = Match(game, record)
    while not match.state.over():
        for seat in range(2):
            match.attempt(seat, match.state.moves(seat)[0])
    return record


def test_a_review_judges_every_decision_and_is_kept(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = finished(ada)
    record = ada.get(f"/api/tables/{table}/record")
    review = ready(ada, f"/api/tables/{table}/review")
    assert review["done"] == review["of"] == len(record["moves"])
    assert [f"{one['seat'] + 1} {one['move']}" for one in review["decisions"]] == record["moves"]
    assert len(review["curve"]) == len(record["moves"]) + 1
    winners = [place == 1 for place in record["placing"]]
    assert [chance > 0 for chance in review["curve"][-1]] == winners
    assert [one["seat"] for one in review["seats"]] == [0, 1]
    assert any(one["chance"] is not None for one in review["decisions"])
    assert ben.post(f"/api/tables/{table}/review") == review
    described = ada.get("/api/openapi.json")["components"]["schemas"]
    assert set(described["Reviewed"]["properties"]) == set(review)
    assert set(described["Decision"]["properties"]) == set(review["decisions"][0])
    assert set(described["SeatReview"]["properties"]) == set(review["seats"][0])
    assert set(described["MovesInWords"]["properties"]) == {"number", "made", "best"}


def reviewed(record: Record, numbers: list[int], turning: int) -> Reviewed:
    """A review that found these decisions wrong, and one turning point."""
    decisions = []
    for number, line in enumerate(record.moves, 1):
        seat, move = line.split(" ", 1)
        wrong = number in numbers
        best = move if wrong else None
        decisions.append(Decision(number, int(seat) - 1, move, best=best, flagged=wrong))
    return Reviewed("ready", 1, 1, [], decisions, [], [], [turning])


@pytest.mark.parametrize(
    ("game", "number", "made"),
    [
        ("a-chord", 11, "Play the red D"),
        ("six-forces", 59, "Choose Small as trump"),
        ("rythm-n-play", 17, "Spend an eighth"),
        ("re-chord", 59, "Take the wylde pick from slot 4"),
        ("fiddlefoo", 35, "Put it above the blue 1"),
    ],
)
def test_moves_are_named_as_the_table_was_then(game: str, number: int, made: str) -> None:
    """What lay where decides their names; by the end it lies elsewhere."""
    record = stored_game(game)
    (first, last) = in_words(reviewed(record, [number], len(record.moves)), record, "en").words
    assert (first.number, first.made, first.best) == (number, made, made)
    assert (last.number, last.best) == (len(record.moves), None)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_review_has_words(game: str, language: str) -> None:
    record = stored_game(game)
    everything = [*range(1, len(record.moves) + 1)]
    words = in_words(reviewed(record, everything, 1), record, language).words
    assert [one.number for one in words] == everything
    written = {line.split(" ", 1)[1] for line in record.moves}
    assert written.isdisjoint(one.made for one in words)


def test_no_review_and_no_branch_before_the_end(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    for _ in range(2):
        fork = {"number": 0, "seat": 0}
        assert ada.refused("POST", f"/api/tables/{table}/review") == (409, "not-over")
        assert ada.refused("POST", f"/api/tables/{table}/branch", fork) == (409, "not-over")
        ada.ask("POST", f"/api/tables/{table}/start", {})
    assert ada.refused("POST", "/api/tables/nothing/review") == (404, "not-found")
    assert ada.refused("POST", "/api/records/nothing/review") == (404, "not-found")


def test_a_record_that_was_brought_is_reviewed(house: Running) -> None:
    ada = house.guest("Ada")
    record = seeded_record()
    brought = ada.post("/api/records", json.loads(record.to_json()))["id"]
    review = ready(ada, f"/api/records/{brought}/review")
    assert review["names"] == ["Mia", "Otto"]
    assert len(review["decisions"]) == len(record.moves)


def test_play_goes_on_from_a_moment(house: Running) -> None:
    ada = house.guest("Ada")
    old = finished(ada)
    moves = ada.get(f"/api/tables/{old}/record")["moves"]
    tallies = ada.get(f"/api/people/{ada.id}/tallies")
    laid = ada.post(f"/api/tables/{old}/branch", {"number": 3, "seat": 1, "level": 0})
    assert laid["origin"] == {"of": "table", "id": old, "number": 3}
    assert (laid["status"], laid["public"], laid["rated"]) == ("playing", False, False)
    assert [chair["kind"] for chair in laid["seats"]] == ["bot", "person"]
    assert laid["seats"][1]["person"] == ada.id
    seat = ada.sit(laid["id"])
    assert "it doesn’t count" in seat.lines[0]["sentence"]
    seat.close()
    play_on(ada, laid["id"])
    record = from_json(json.dumps(ada.get(f"/api/tables/{laid['id']}/record")))
    assert record.moves[:3] == moves[:3]
    verify(registry.find(HIGH_NOTE), record)
    info = ada.get(f"/api/tables/{laid['id']}")
    assert commitment(bytes.fromhex(info["secret"])) == info["commitment"]
    assert ada.get(f"/api/people/{ada.id}/tallies") == tallies


def test_play_goes_on_from_a_record_without_a_secret(house: Running) -> None:
    ada = house.guest("Ada")
    old = seeded_record()
    brought = ada.post("/api/records", json.loads(old.to_json()))["id"]
    laid = ada.post(f"/api/records/{brought}/branch", {"number": 4, "seat": 0})
    assert laid["origin"] == {"of": "record", "id": brought, "number": 4}
    assert laid["commitment"] == ""
    play_on(ada, laid["id"])
    record = from_json(json.dumps(ada.get(f"/api/tables/{laid['id']}/record")))
    assert record.dice == old.dice
    assert record.moves[:4] == old.moves[:4]
    verify(registry.find(HIGH_NOTE), record)
    assert ada.get(f"/api/tables/{laid['id']}")["secret"] is None


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_branch_of_any_game_stands_where_the_old_game_stood(game_id: str) -> None:
    game = GAMES[game_id]
    players = min(game.meta.players)
    record = Record(
        game_id,
        game.meta.rules_version,
        players,
        game.settle(players, {}),
        [f"Seat {seat + 1}" for seat in range(players)],
        write_seed(4),
    )
    match = Match(game, record)
    dice = seeded(5)
    while len(record.moves) < 20:
        seat = members(match.state.to_act())[-1]
        moves = match.state.moves(seat)
        match.attempt(seat, moves[dice.below(len(moves))])
    host = Person("p", "Ada")
    for number in (0, 7, 20):
        origin = entries.Origin("record", "r", number)
        lines = branching.branch(host, record, origin, branching.Fork(number, players - 1))
        sheet = TableState("t")
        for count, entry in enumerate(lines, 1):
            apply(sheet, Line(count, 1.0, read_entry(write_entry(entry))))
        *_, (old, _) = islice(replay(game, record), number + 1)
        assert sheet.playing.state.packed() == old.state.packed()
        assert sheet.playing.record.moves == record.moves[:number]
        assert sheet.seats_of("p") == [players - 1]


def test_a_moment_that_is_none_is_refused(house: Running) -> None:
    ada = house.guest("Ada")
    table = finished(ada)
    end = len(ada.get(f"/api/tables/{table}/record")["moves"])
    path = f"/api/tables/{table}/branch"
    for number, seat, level, refused in (
        (end + 1, 0, 2, (422, "no-moment")),
        (-1, 0, 2, (422, "no-moment")),
        (end, 0, 2, (409, "over")),
        (0, 2, 2, (422, "no-seat")),
        (0, 0, 99, (422, "bad-level")),
    ):
        fork = {"number": number, "seat": seat, "level": level}
        assert ada.refused("POST", path, fork) == refused


def test_a_house_that_closes_leaves_a_review_and_begins_it_anew(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    data = str(tmp_path_factory.mktemp("house") / "house.db")
    with registered():
        with running(data, review_seconds=60.0) as server:
            ada = server.guest("Ada")
            table = finished(ada)
            assert ada.post(f"/api/tables/{table}/review")["status"] == "thinking"
        with running(data, review_seconds=0.1) as server:
            assert ready(server.guest("Ben"), f"/api/tables/{table}/review")["decisions"]
