"""Records as score sheets and as music."""

from __future__ import annotations

from pathlib import Path

import mido
import pytest

from bandstand.bridges.midi import BEAT, CHORD, NOTE, midi, score
from bandstand.bridges.score_sheet import sheet
from bandstand.bridges.sound import VOICES, voice_of
from bandstand.cli.main import obey
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.kernel.record import Record
from bandstand.lab.simulate import simulate

SEATINGS = [(game.meta.id, players) for game in GAMES.values() for players in game.meta.players]


def recorded(game_id: str, players: int, seed: int = 3) -> Record:
    records: list[Record] = []
    simulate(GAMES[game_id], players, 1, seed, [1] * players, None, records.append)
    return records[0]


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_a_sheet_holds_every_move_and_the_result(game_id: str, players: int) -> None:
    record = recorded(game_id, players)
    game = GAMES[game_id]
    lines = list(sheet(game, record))
    text = " ".join(lines)
    for move in record.moves:
        seat, _, played = move.partition(" ")
        assert f"{record.names[int(seat) - 1]} {played}" in text
    assert record.scores is not None
    assert lines[-2].split()[1:] == [game.show_score(score) for score in record.scores]
    assert lines[-1].split()[1:] == [str(place) for place in record.placing or []]


def test_a_sheet_reads_like_the_game() -> None:
    lines = list(sheet(GAMES["a-chord"], recorded("a-chord", 4)))
    assert lines[:3] == ["Take the A Chord", "=" * 16, "Players: Seat 1, Seat 2, Seat 3 and Seat 4"]
    assert any(line.startswith("Stage 2 begins; ") for line in lines)
    assert any("wins the trick" in line for line in lines)
    assert all(len(line) <= 160 for line in lines)


def test_an_unfinished_game_has_a_sheet_too() -> None:
    record = recorded("a-chord", 3)
    record.moves = record.moves[:40]
    record.scores = record.placing = None
    assert list(sheet(GAMES["a-chord"], record))[-1] == "The game is not over."


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_every_game_makes_music(game_id: str, players: int) -> None:
    record = recorded(game_id, players)
    file = midi(GAMES[game_id], record)
    assert len(file.tracks) == players + 1
    sounding: set[tuple[int, int]] = set()
    notes = 0
    for message in file:
        if message.type == "note_on":
            assert 0 < message.note < 128
            notes += 1
            sounding.add((message.channel, message.note))
        elif message.type == "note_off":
            sounding.discard((message.channel, message.note))
    assert notes > 5
    assert not sounding


def test_a_trick_is_heard_card_by_card_and_then_as_a_chord() -> None:
    record = recorded("a-chord", 4)
    music = score(GAMES["a-chord"], record)
    letters = {"A": 57, "B": 59, "C": 60, "D": 62, "E": 64, "F": 65, "G": 67}
    first = [move.split() for move in record.moves[:4]]
    for number, (seat, card) in enumerate(first):
        start, length, player, pitch, _ = music.notes[number]
        assert (start, length) == (number * NOTE, NOTE)
        assert player == int(seat) - 1
        assert pitch == letters[card[1]]
    assert CHORD == 2 * BEAT
    assert len(music.markers) == 3  # the stages


def test_voices_follow_the_things_names() -> None:
    assert VOICES["a-chord"].pitch("rA") == 57
    assert VOICES["six-forces"].pitch("y1") == 48
    assert VOICES["six-forces"].pitch("y8") == 60
    assert VOICES["re-chord"].pitch("6/3") == 43
    assert VOICES["a-chord"].pitch("blue") is None


def test_a_game_without_a_voice_lays_its_pieces_along_a_scale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bandstand.bridges.sound.VOICES", {})
    game = GAMES["a-chord"]
    state = game.new(4, game.settle(4, {}), seeded(1))
    voice = voice_of(game, state)
    pitches = [voice.pitch(piece) for piece in game.pieces(state)]
    assert all(pitch is not None and 36 <= pitch < 96 for pitch in pitches)
    assert voice.pitch("no such thing") is None


@pytest.fixture
def record_file(tmp_path: Path) -> str:
    path = tmp_path / "r.jsonl"
    path.write_text(recorded("a-chord", 2).to_json() + "\n", encoding="utf-8")
    return str(path)


def test_the_commands(record_file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["sheet", record_file]) == 0
    assert capsys.readouterr().out.startswith("Take the A Chord\n")
    out = tmp_path / "r.mid"
    assert obey(["midi", record_file, str(out)]) == 0
    assert "notes" in capsys.readouterr().out
    assert mido.MidiFile(str(out)).length > 5


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--tempo", "1"], "The tempo is from 20"),
        (["--game-number", "2"], "there is no game 2"),
    ],
)
def test_bad_arguments_get_a_sentence(
    record_file: str, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obey(["midi", record_file, "/nowhere/x.mid", *arguments]) == 2
    assert sentence in capsys.readouterr().err
    assert obey(["midi", record_file, "/nowhere/x.mid"]) == 2
    assert "Cannot write" in capsys.readouterr().err
