"""The card data of Re-Chord: ours by the rules they were built to, and an owner's own."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.material.card_data import own_lines, read_set, set_titles
from bandstand.games.re_chord.material.cards import dots_of
from bandstand.games.re_chord.material.fretboard import TYPES, pitch_of
from bandstand.games.re_chord.moves import write_space
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import OptionError
from bandstand.kernel.options import Typed
from bandstand.kernel.record import Record, from_json
from bandstand.kernel.referee import Match, verify
from support.re_chord_table import space

COLOURS = TYPES[1:7]
SETS = ("campfire", "garage", "arena", "stadium")
FINGERINGS = {
    "A": "4/2 3/2 2/2",
    "Am": "4/2 3/2 2/1",
    "C": "5/3 4/2 2/1",
    "D": "3/2 2/3 1/2",
    "Dm": "3/2 2/3 1/1",
    "E": "5/2 4/2 3/1",
    "Em": "5/2 4/2",
    "F": "4/3 3/2 2/1 1/1",
    "G": "6/3 5/2 1/3",
    "G5": "6/3 5/5 4/5",
    "C5": "5/3 4/5 3/5",
    "B5": "5/2 4/4 3/4",
    "Bm": "4/4 3/4 2/3 1/2",
    "F#m": "4/4 3/2 2/2 1/2",
}
NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "F#": 6, "G": 7, "A": 9, "B": 11}


def chord_rows() -> list[dict[str, str]]:
    lines = [line for line in own_lines() if not line.startswith("#")]
    return list(csv.DictReader(lines[: lines.index("song,set,title,chords,fame,automa")]))


def song_rows(title: str) -> list[dict[str, str]]:
    lines = [line for line in own_lines() if not line.startswith("#")]
    rows = csv.DictReader(lines[lines.index("song,set,title,chords,fame,automa") :])
    return [row for row in rows if row["set"] == title]


def dots(row: dict[str, str]) -> dict[str, str]:
    return dict(dot.split(":") for dot in row["dots"].split())


def colours_of(rows: list[dict[str, str]]) -> Counter[str]:
    return Counter(colour for row in rows for colour in dots(row).values())


class TestChordCards:
    def test_fourteen_names_with_four_cards_each(self) -> None:
        counts = Counter(row["chord"] for row in chord_rows())
        assert counts == dict.fromkeys(FINGERINGS, 4)
        assert len({row["card"] for row in chord_rows()}) == 56

    def test_they_are_the_real_fingerings(self) -> None:
        for row in chord_rows():
            assert list(dots(row)) == FINGERINGS[row["chord"]].split()

    @pytest.mark.parametrize("chord", FINGERINGS)
    def test_every_fingered_note_belongs_to_its_chord(self, chord: str) -> None:
        root = NOTES[chord.rstrip("m5")]
        third = 3 if chord.endswith("m") else 4
        tones = {root, (root + 7) % 12}
        if not chord.endswith("5"):
            tones.add((root + third) % 12)
        notes = {pitch_of(space(name)) % 12 for name in FINGERINGS[chord].split()}
        assert notes <= tones

    def test_the_thirty_six_cards_use_every_colour_fifteen_times(self) -> None:
        first = [row for row in chord_rows() if row["chord"] in list(FINGERINGS)[:9]]
        assert len(first) == 36
        assert colours_of(first) == {**dict.fromkeys(COLOURS, 15), "down": 18}

    def test_the_stadium_cards_use_every_colour_thirteen_times(self) -> None:
        names = {chord for row in song_rows("stadium") for chord in row["chords"].split()}
        cards = [row for row in chord_rows() if row["chord"] in names]
        assert len(cards) == 28
        assert colours_of(cards) == {**dict.fromkeys(COLOURS, 13), "down": 14}

    def test_no_colour_twice_on_a_card_and_the_four_of_a_name_differ_in_every_dot(self) -> None:
        for chord in FINGERINGS:
            cards = [dots(row) for row in chord_rows() if row["chord"] == chord]
            for one in cards:
                assert len(set(one.values())) == len(one)
            for name in FINGERINGS[chord].split():
                assert len({one[name] for one in cards}) == 4

    def test_values_follow_from_the_dots(self) -> None:
        worth = {2: (3, 6, 8), 3: (4, 9, 11), 4: (6, 13, 15)}
        for row in chord_rows():
            wanted = list(dots(row).values())
            silver, low, high = worth[len(wanted)]
            assert int(row["silver"]) == silver
            assert int(row["gold"]) == (low if "down" in wanted else high)
            assert wanted.count("down") <= 1
        for chord in FINGERINGS:
            cards = [row for row in chord_rows() if row["chord"] == chord]
            assert sum("down" in dots(row).values() for row in cards) == 2


@pytest.mark.parametrize("title", SETS)
class TestSongCards:
    def test_twelve_songs_of_three_or_four_out_of_seven_chords(self, title: str) -> None:
        rows = song_rows(title)
        assert len(rows) == 12
        assert len({row["title"] for row in rows}) == 12
        assert {len(row["chords"].split()) for row in rows} == {3, 4}
        assert len({chord for row in rows for chord in row["chords"].split()}) == 7

    def test_fame_is_twice_the_dots_less_two(self, title: str) -> None:
        for row in song_rows(title):
            count = sum(len(FINGERINGS[chord].split()) for chord in row["chords"].split())
            assert int(row["fame"]) == 2 * count - 2

    def test_automa_codes_are_balanced_and_all_different(self, title: str) -> None:
        codes = [row["automa"] for row in song_rows(title)]
        assert len(set(codes)) == 12
        assert Counter(code[0] for code in codes) == dict.fromkeys("123B", 3)
        assert Counter(code[1] for code in codes) == dict.fromkeys("12345U", 2)
        assert Counter(code[2] for code in codes) == {"^": 6, "v": 6}
        assert Counter(code[3] for code in codes) == {"!": 6, "-": 6}

    def test_what_is_read_is_what_is_written(self, title: str) -> None:
        song_set = read_set(own_lines(), title)
        rows = {row["card"]: row for row in chord_rows()}
        assert len(song_set.cards) == 28
        for card in song_set.cards:
            row = rows[card.id]
            written = [f"{write_space(at)}:{TYPES[want]}" for at, want in dots_of(card)]
            assert " ".join(written) == row["dots"]
            assert card.spaces == sum(1 << at for at, _ in dots_of(card))
            assert (card.silver, card.gold) == (int(row["silver"]), int(row["gold"]))
            assert song_set.chords[card.name] == row["chord"]
        for song, row in zip(song_set.songs, song_rows(title), strict=True):
            chords = [name for at, name in enumerate(song_set.chords) if song.names >> at & 1]
            assert sorted(chords) == sorted(row["chords"].split())
            assert (song.id, song.title, song.code) == (row["song"], row["title"], row["automa"])


def test_song_ids_and_sets() -> None:
    assert set_titles(own_lines()) == list(SETS)
    ids = [row["song"] for title in SETS for row in song_rows(title)]
    assert ids == [f"S{number}-{song:02}" for number in range(1, 5) for song in range(1, 13)]


class TestCardsOfYourOwn:
    def folder(self, tmp_path: Path, old: str = "", new: str = "") -> Typed:
        """Our own files in a folder, with one change."""
        lines = own_lines()
        start = lines.index("song,set,title,chords,fame,automa")
        text = "\n".join(lines)
        assert old in text
        lines = text.replace(old, new, 1).split("\n") if old else lines
        (tmp_path / "chords.csv").write_text("\n".join(lines[:start]), encoding="utf-8")
        (tmp_path / "songs.csv").write_text("\n".join(lines[start:]), encoding="utf-8")
        return Typed(tmp_path)

    def test_a_folder_is_read_into_the_record(self, tmp_path: Path) -> None:
        path = self.folder(tmp_path, "A-a,A,4/2:green 3/2:down", "Axe-a,A,4/2:down 3/2:green")
        options = GAME.settle(2, {"cards": path})
        record = Record("re-chord", 1, 2, options, ["a", "b"], "seed 4")
        match = Match(GAME, record)
        for name in ("chords.csv", "songs.csv"):
            (tmp_path / name).unlink()
        dice = seeded(1)
        while not match.state.over():
            seat = 0 if match.state.to_act() == 1 else 1
            moves = match.state.moves(seat)
            match.attempt(seat, moves[dice.below(len(moves))])
        again = verify(GAME, from_json(match.record.to_json()))
        assert again.state.packed() == match.state.packed()
        assert GAME.unpack(again.state.packed()).packed() == again.state.packed()
        assert isinstance(match.state, ReChord)
        assert "Axe-a" in GAME.pieces(match.state)

    def test_a_set_of_their_own_name(self, tmp_path: Path) -> None:
        path = self.folder(tmp_path)
        text = (tmp_path / "songs.csv").read_text(encoding="utf-8").replace("arena", "opera")
        (tmp_path / "songs.csv").write_text(text, encoding="utf-8")
        assert GAME.settle(2, {"cards": path, "songs": "opera"})["songs"] == "opera"
        with pytest.raises(OptionError, match="no song set 'arena'"):
            GAME.settle(2, {"cards": path, "songs": "arena"})

    @pytest.mark.parametrize(
        ("old", "new", "sentence"),
        [
            ("A-a,A,4/2:green", "A-a,A,7/2:green", r"Line 3 .*'7/2:green' is no dot"),
            ("A-a,A,4/2:green", "A-a,A,4/2:pink", r"Line 3 .*'pink' is no colour"),
            ("A-a,A,4/2:green", "A-a,A,3/2:green", r"Line 3 .*two dots are on 3/2"),
            ("purple,4,9", "purple,four,9", r"Line 3 .*'four' is no fame"),
            ("purple,4,9", "purple,4", r"Line 3 .*4 fields"),
            ("A-b,A", "A-a,A", r"Line 4 .*'A-a' is already on line 3"),
            ("A-b,A", "A b,A", r"Line 4 .*'A b' is no name"),
            ("A-b,A,", "A-b,Ax,", r"The chord A has 3 cards"),
            ("11v!", "71v!", r"Line 61 .*'71v!' is no automa code"),
            ("G C D,16", "G C Dm,16", r"use 8 chords"),
            ("G C D,16", ",16", r"Line 61 .*at least one chord"),
            ("card,chord,dots,silver,gold", "card;chord", r"Line 2 .*header"),
        ],
    )
    def test_a_wrong_line_is_named_with_the_reason(
        self, tmp_path: Path, old: str, new: str, sentence: str
    ) -> None:
        path = self.folder(tmp_path, old, new)
        with pytest.raises(OptionError, match=sentence):
            GAME.settle(2, {"cards": path})

    def test_no_such_folder(self, tmp_path: Path) -> None:
        with pytest.raises(OptionError, match="cannot be read"):
            GAME.settle(2, {"cards": Typed(tmp_path / "nowhere")})
        with pytest.raises(OptionError, match="Option cards cannot be '7'"):
            GAME.settle(2, {"cards": 7})

    def test_a_folder_named_from_elsewhere_is_not_opened(self, tmp_path: Path) -> None:
        self.folder(tmp_path)
        with pytest.raises(OptionError, match="Option cards cannot be"):
            GAME.settle(2, {"cards": str(tmp_path)})

    def test_too_few_songs(self, tmp_path: Path) -> None:
        path = self.folder(tmp_path)
        lines = (tmp_path / "songs.csv").read_text(encoding="utf-8").split("\n")
        (tmp_path / "songs.csv").write_text("\n".join(lines[:5]), encoding="utf-8")
        with pytest.raises(OptionError, match="has 4 songs"):
            GAME.settle(2, {"cards": path})
