"""replay, verify and trace; and files that somebody damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bandstand.games.registry import find
from bandstand.kernel.record import Record
from bandstand.lab.simulate import simulate
from support.command import Command


def lines(players: int = 3, games: int = 2) -> list[str]:
    found: list[Record] = []
    simulate(find("a-chord"), players, games, 21, on_record=found.append)
    return [record.to_json() for record in found]


GOOD = lines()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(GOOD) + "\n")
    return path


def test_a_replay_tells_the_game_from_deal_to_winner(bandstand: Command, file: Path) -> None:
    outcome = bandstand("replay", str(file), "--game-number", "2")
    assert outcome.code == 0
    assert outcome.out.startswith("Stage 1 begins; Seat ")
    assert outcome.out.count(" of 3  11 rounds to play") == 3  # the board at each deal
    assert "the game is over" in outcome.out
    assert "Your hand" not in outcome.out


def test_a_replay_for_a_seat_says_you(bandstand: Command, file: Path) -> None:
    out = bandstand("replay", str(file), "--seat", "2").out
    assert "You are dealt 11 cards: " in out
    assert "Seat 1 is dealt 11 cards.\n" in out
    assert "Seat 2 " not in out


def test_a_replay_step_by_step_stops_when_told(bandstand: Command, file: Path) -> None:
    outcome = bandstand("replay", str(file), "--step", typed="\n\nq\n")
    assert outcome.code == 0
    assert outcome.out.count(" plays ") >= 2
    assert outcome.out.count("Enter: next move") == 3
    assert bandstand("replay", str(file), "--step").code == 0


def test_seats_and_games_out_of_range(bandstand: Command, file: Path) -> None:
    assert (
        "There is no seat 4: the seats are 1 to 3."
        in bandstand("replay", str(file), "--seat", "4").err
    )
    outcome = bandstand("replay", str(file), "--game-number", "3")
    assert outcome.err == f"{file} contains 2 games, so there is no game 3.\n"
    assert bandstand("trace", str(file), "--game-number", "0").code == 2


def test_a_record_may_come_from_a_pipe(bandstand: Command) -> None:
    typed = "\n".join(GOOD)
    assert bandstand("verify", "-", typed=typed).out == "standard input: 2 records verified.\n"
    assert bandstand("replay", "-", typed=typed).code == 0
    steps = bandstand("trace", "-", typed=typed).out.splitlines()
    assert len(steps) == 1 + len(json.loads(GOOD[0])["moves"])
    assert json.loads(steps[-1])["over"] is True


def test_verify_checks_the_seal(bandstand: Command) -> None:
    data = json.loads(GOOD[0])
    data["seal"] = {
        "commitment": "00" * 32,
        "secret": "11" * 32,
        "entropy": ["ab" * 32, None, None],
    }
    outcome = bandstand("verify", "-", typed=json.dumps(data))
    assert outcome.code != 0
    assert "The seal is broken" in outcome.out + outcome.err


def test_names_cannot_steer_the_terminal(bandstand: Command) -> None:
    data = json.loads(GOOD[0])
    data["names"][0] = "\x1b[31mred\ud800"
    out = bandstand("replay", "-", typed=json.dumps(data)).out
    assert "\x1b" not in out
    assert "?[31mred?" in out


def test_verify_checks_every_line_of_every_file(
    bandstand: Command, file: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.jsonl"
    wrong = json.loads(GOOD[1])
    wrong["scores"][0] += 1
    bad.write_text(f"{GOOD[0]}\n\n{json.dumps(wrong)}\nnonsense\n")
    outcome = bandstand("verify", str(bad), str(file), str(tmp_path / "missing"))
    assert outcome.code == 2
    assert outcome.out == f"{file}: 2 records verified.\n"
    errors = outcome.err.splitlines()
    assert errors[0].startswith(f"{bad} line 3: This record says the scores are ")
    assert errors[1].startswith(f"{bad} line 4: This is not a record: ")
    assert errors[2] == f"{bad}: 2 of 3 records cannot be verified."
    assert errors[3] == f"Cannot read {tmp_path / 'missing'}: No such file or directory."


def test_a_long_bad_file_is_not_told_line_by_line(bandstand: Command) -> None:
    outcome = bandstand("verify", "-", typed="x\n" * 500)
    assert outcome.code == 2
    assert len(outcome.err.splitlines()) == 11


@pytest.mark.parametrize("subcommand", ["replay", "trace"])
def test_a_record_that_breaks_off_is_told_with_file_and_line(
    bandstand: Command, subcommand: str, tmp_path: Path
) -> None:
    wrong = json.loads(GOOD[0])
    wrong["moves"][7] = "1 zz"
    path = tmp_path / "r"
    path.write_text(GOOD[0] + "\n" + json.dumps(wrong))
    outcome = bandstand(subcommand, str(path), "--game-number", "2")
    assert outcome.code == 2
    assert outcome.err.startswith(f"{path} line 2: Move 8 ('1 zz') cannot be made: ")


def test_an_unknown_game_in_a_record_is_told(bandstand: Command) -> None:
    data = {**json.loads(GOOD[0]), "game": "chess"}
    outcome = bandstand("verify", "-", typed=json.dumps(data))
    assert "standard input line 1: There is no game 'chess'." in outcome.err


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(cuts=st.lists(st.tuples(st.integers(0, len(GOOD[0]) - 1), st.integers(0, 255)), max_size=3),
       end=st.integers(0, len(GOOD[0])))  # fmt: skip
def test_a_damaged_record_never_ends_in_a_traceback(
    bandstand: Command, cuts: list[tuple[int, int]], end: int
) -> None:
    damaged = bytearray(GOOD[0].encode())
    for at, byte in cuts:
        damaged[at] = byte
    typed = bytes(damaged[:end] if end % 2 else damaged)
    for subcommand in ("verify", "replay", "trace"):
        outcome = bandstand(subcommand, "-", typed=typed)
        assert outcome.code in (0, 2)
        assert (outcome.code == 2) == bool(outcome.err)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    option=st.sampled_from(["first", "inset", "memory_aid"]),
    value=st.none()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.lists(st.integers() | st.text(max_size=2) | st.none(), max_size=14),
)
def test_any_value_of_an_option_is_played_or_told(
    bandstand: Command, option: str, value: object
) -> None:
    data = json.loads(GOOD[0])
    data["options"][option] = value
    outcome = bandstand("verify", "-", typed=json.dumps(data))
    assert outcome.code in (0, 2)
