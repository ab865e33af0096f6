"""A socket may break at any moment: whoever resumes knows exactly what they would have known."""

from __future__ import annotations

import msgspec
import pytest

from bandstand.games.registry import GAMES
from bandstand.server.store.database import migrate, open_engine, writing
from bandstand.server.store.lobby import row_of
from bandstand.server.store.snapshots import load
from bandstand.tables import visibility
from bandstand.tables.entries import Line, Moved, TookBack
from bandstand.tables.evolve import apply
from bandstand.tables.snapshot import restore, save
from bandstand.tables.state import TableState
from bandstand.tables.visibility import SPECTATOR
from support.journal_lines import append
from support.page_game import HIGH_NOTE, registered
from support.server_harness import Running
from support.table_games import random_table

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_snapshot_is_as_good_as_the_log(game: str) -> None:
    players = max(GAMES[game].meta.players)
    lines = random_table(game, players, 7)
    whole = TableState("table")
    for line in lines:
        apply(whole, line)
    for cut in (1, 2, len(lines) // 3, len(lines) // 2, len(lines) - 1):
        half = TableState("table")
        for line in lines[:cut]:
            apply(half, line)
        again = restore("table", cut, save(half))
        for line in lines[cut:]:
            apply(again, line)
        assert save(again) == save(whole)
        assert again.playing.record == whole.playing.record


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("fewest", [True, False])
def test_whoever_is_not_told_sees_no_difference(game: str, fewest: bool) -> None:
    """Also of moves that are taken back: Re-Chord's small steps show, though nothing is told."""
    players = (min if fewest else max)(GAMES[game].meta.players)
    made = random_table(game, players, 11)
    sheet, view = TableState("table"), GAMES[game].view
    for line in made[:2]:
        apply(sheet, line)
    seen: dict[int, object] = {
        viewer: view(sheet.playing.state, viewer) for viewer in [*range(players), SPECTATOR]
    }
    taken_back = 0
    for line in made[2:200]:
        entry = line.entry
        assert isinstance(entry, Moved)
        _check_unseen(sheet, seen, apply(sheet, Line(sheet.number + 1, 0.0, entry)).visible)
        if sheet.status == "playing" and sheet.playing.last_was_quiet(entry.seat):
            taken_back += 1
            for more in (TookBack(entry.seat), entry):
                _check_unseen(sheet, seen, apply(sheet, Line(sheet.number + 1, 0.0, more)).visible)
    assert taken_back or game in ("a-chord", "six-forces")


def _check_unseen(sheet: TableState, seen: dict[int, object], visible: int) -> None:
    for viewer in seen:
        now = sheet.game.view(sheet.playing.state, viewer)
        if not visible >> visibility.stream(viewer) & 1:
            assert now == seen[viewer]
        seen[viewer] = now


def test_a_table_is_loaded_from_its_snapshot(tmp_path_factory: pytest.TempPathFactory) -> None:
    engine = open_engine(str(tmp_path_factory.mktemp("resume") / "house.db"))
    migrate(engine)
    lines = random_table("a-chord", 4, 3)
    sheet = TableState("table")
    with writing(engine) as connection:
        for line in lines[:80]:
            apply(sheet, line)
            index = row_of(sheet, 0.0)
            before = None if line.number == 1 else index
            snapshot = save(sheet) if line.number == 64 else None
            assert append(connection, "table", line, before, index, snapshot)
    with engine.connect() as connection:
        quick, full = load(connection, "table", False), load(connection, "table", True)
    assert quick.floor == 64
    assert full.floor == 0
    assert save(quick) == save(full) == save(sheet)
    assert visibility.remembers(quick, 0, quick.counts[0])
    assert not visibility.remembers(quick, 0, 1)


def aged(body: str, of_old: dict[str, object]) -> str:
    """A snapshot with these parts as another version would have them; with none, of no version."""
    saved = {**msgspec.json.decode(body), **of_old} if of_old else {}
    return msgspec.json.encode(saved).decode()


@pytest.mark.parametrize("of_old", [{}, {"state": None, "moves": 3}, {"state": [4, [1], []]}])
def test_a_snapshot_of_another_version_costs_nothing(
    tmp_path_factory: pytest.TempPathFactory, of_old: dict[str, object]
) -> None:
    engine = open_engine(str(tmp_path_factory.mktemp("resume") / "house.db"))
    migrate(engine)
    sheet = TableState("table")
    with writing(engine) as connection:
        for line in random_table("a-chord", 4, 3)[:80]:
            apply(sheet, line)
            index = row_of(sheet, 0.0)
            before = None if line.number == 1 else index
            snapshot = aged(save(sheet), of_old) if line.number == 64 else None
            assert append(connection, "table", line, before, index, snapshot)
    with engine.connect() as connection:
        loaded = load(connection, "table", False)
    assert loaded.floor == 0
    assert save(loaded) == save(sheet)


@pytest.mark.parametrize("game", [*sorted(GAMES), HIGH_NOTE])
def test_cut_at_every_line_nothing_is_missed_or_told_twice(game: str) -> None:
    with registered():
        players = min(GAMES[game].meta.players)
        sheet = TableState("table")
        for line in random_table(game, players, 11):
            apply(sheet, line)
        for viewer in [*range(players), SPECTATOR]:
            everything = visibility.lines_after(sheet, viewer, 0)
            count = sheet.counts[visibility.stream(viewer)]
            assert [number for number, _ in everything] == list(range(1, count + 1))
            for cut in range(count + 1):
                assert visibility.lines_after(sheet, viewer, cut) == everything[cut:]


def test_the_socket_cut_at_every_event_gives_the_same_view(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN, BOT])
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    steady, cut = ada.sit(table), ben.sit(table)
    told = list(cut.lines)
    while steady.table["status"] == "playing":
        number = cut.number
        cut.close()
        steady.drain()
        if steady.may_move:
            steady.move()
        cut = ben.sit(table, number)
        told += cut.lines
        fresh = ben.sit(table)
        assert fresh.lines == told
        if fresh.number == cut.number:
            assert fresh.position == cut.position
        fresh.close()
        if cut.may_move:
            cut.move()
            told = told + [line for line in cut.lines if line["number"] > told[-1]["number"]]
        steady.drain()
    numbers = [line["number"] for line in told]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_number_from_the_future_starts_anew(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    first = ada.sit(table).lines
    for number in (999_999, -5):
        assert ada.sit(table, number).lines == first
