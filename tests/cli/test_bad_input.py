"""Whatever is wrong on the command line: one sentence, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.command import Command

SIMULATE = ("simulate", "a-chord", "--games", "1")
PLAY = ("play", "a-chord")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("plya",), "No such command 'plya'."),
        (("--colour",), "No such option: --colour"),
        (("simulate",), "Missing argument 'GAME'."),
        (("verify",), "Missing argument 'RECORD...'."),
        ((*SIMULATE, "--games"), "Option '--games' requires an argument."),
        ((*SIMULATE, "--games", "many"), "Invalid value for '--games'"),
        ((*SIMULATE, "--seed", "1.5"), "Invalid value for '--seed'"),
        ((*PLAY, "--level", "hard"), "There is no bot 'hard'"),
        (("simulate", "chess"), "There is no game 'chess'. The games: a-chord"),
        (("play", "chess"), "There is no game 'chess'."),
        (("play", "chess", "--resume"), "There is no game 'chess'."),
        ((*SIMULATE, "--players", "5"), "Take the A Chord is for 2, 3 or 4 players, not 5."),
        ((*PLAY, "--players", "1"), "Take the A Chord is for 2, 3 or 4 players, not 1."),
        ((*SIMULATE, "--option", "speed=3"), "There is no option 'speed' in this game."),
        ((*PLAY, "--option", "speed=3"), "There is no option 'speed' in this game."),
        ((*SIMULATE, "--option", "first=9"), "Option first cannot be '9'. It takes random, or"),
        ((*SIMULATE, "--option", "inset=1,2"), "Option inset cannot be '1,2'."),
        ((*SIMULATE, "--option", "first"), "'first' is not an option. Write name=value."),
        ((*SIMULATE, "--option", "=3"), "'=3' is not an option. Write name=value."),
        ((*SIMULATE, "--option", "first=1", "--option", "first=2"), "Option first is given twice."),
        ((*SIMULATE, "--games", "-5"), "At least 1 game must be played, not -5."),
        ((*SIMULATE, "--games", "0"), "At least 1 game must be played, not 0."),
        ((*SIMULATE, "--levels", "0,2"), "There are 4 players but 2 levels."),
        ((*SIMULATE, "--levels", "0,2,x,0"), "There is no bot 'x'"),
        ((*SIMULATE, "--levels", "0,2,9,0"), "There is no level 9. The levels: 0 plays at random"),
        ((*SIMULATE, "--records", "/no/such/folder/x"), "Cannot write /no/such/folder/x: No such"),
        ((*SIMULATE, "--records", "/"), "Cannot write /: Is a directory."),
        ((*PLAY, "--level", "7"), "There is no level 7."),
        ((*PLAY, "--level", "-1"), "There is no level -1."),
        ((*PLAY, "--seat", "5"), "There is no seat 5: the seats are 1 to 4."),
        ((*PLAY, "--seat", "0"), "There is no seat 0: the seats are 1 to 4."),
        ((*PLAY, "--name", ""), "A name has 1 to 20 letters"),
        ((*PLAY, "--name", "x" * 99), "A name has 1 to 20 letters"),
        ((*PLAY, "--name", "a\x1b[31m"), "A name has 1 to 20 letters"),
        ((*PLAY, "--name", "a\udcff"), "A name has 1 to 20 letters"),
        ((*PLAY, "--resume"), "There is no unfinished game of Take the A Chord to resume."),
        (("play", "--resume"), "There is no unfinished game to resume."),
        ((*PLAY, "--resume", "--seed", "3"), "A resumed game keeps its players and options"),
        (("replay", "/no/such"), "Cannot read /no/such: No such file or directory."),
        (("replay", "/"), "Cannot read /: Is a directory."),
        (("trace", "/no/such"), "Cannot read /no/such: No such file or directory."),
        (("verify", "/no/such"), "Cannot read /no/such: No such file or directory."),
        (("replay", "a\0b"), "Cannot read a"),
        (("replay", "-", "--step"), "With --step the record must be a file"),
        (("replay", "-"), "standard input contains no records."),
    ],
)
def test_one_sentence_and_exit_code_2(
    bandstand: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    outcome = bandstand(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith(sentence)
    assert outcome.err.count("\n") == 1


def test_a_binary_file_is_no_record(bandstand: Command, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    for subcommand in ("replay", "trace", "verify"):
        outcome = bandstand(subcommand, str(file))
        assert outcome.code == 2
        assert outcome.err == f"{file} is not a file of records: it is not text.\n"


def test_a_disk_that_is_full_is_told(bandstand: Command) -> None:
    outcome = bandstand(*SIMULATE, "--games", "300", "--records", "/dev/full")
    assert outcome.code == 2
    assert outcome.err == "Cannot write /dev/full: No space left on device.\n"


def test_wrong_words_do_not_empty_an_old_file(bandstand: Command, tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.write_text("precious")
    for wrong in (("--levels", "9,9,9,9"), ("--games", "0"), ("--option", "first=9")):
        assert bandstand(*SIMULATE, *wrong, "--records", str(file)).code == 2
        assert file.read_text() == "precious"


def test_a_data_folder_that_cannot_be_is_told(
    bandstand: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BANDSTAND_DATA", str(tmp_path / "file"))
    outcome = bandstand(*PLAY)
    assert outcome.code == 2
    assert outcome.err.startswith("The game cannot be saved in ")
    assert outcome.err.count("\n") == 1


def test_input_that_is_not_text_does_not_end_the_game(bandstand: Command) -> None:
    outcome = bandstand(*PLAY, "--seed", "1", typed=b"\xff\xfe\nq\n")
    assert outcome.code == 0
    assert "is no card" in outcome.out
