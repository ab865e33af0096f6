"""Card data from text: the project's own files, or an owner's, every line checked."""

from __future__ import annotations

from typing import Final

from bandstand.games.re_chord.material.cards import (
    CARDS_OF_A_NAME,
    FEWEST_SONGS,
    MOST_DOTS,
    MOST_SONGS,
    NAMES_IN_A_SET,
    Card,
    Song,
    SongSet,
    dot_at,
)
from bandstand.games.re_chord.material.fretboard import (
    COLOUR_NAMES,
    DOWN,
    FRETS,
    STRINGS,
    TYPES,
    space_at,
)
from bandstand.kernel.bits import shift
from bandstand.kernel.errors import OptionError
from bandstand.kernel.files import text_beside
from bandstand.kernel.native import i64

CHORDS_HEADER: Final = "card,chord,dots,silver,gold"
SONGS_HEADER: Final = "song,set,title,chords,fame,automa"
OWN_FILES: Final = ("chords.csv", "songs.csv")
# The signs of an automa's code, each in the order of its numbers; see ``cards.Song``.
_SOURCES: Final = "123B"
_CODE_FRETS: Final = "12345U"
_DIRECTIONS: Final = "^v"
_POWERS: Final = "!-"

_own_sets: Final[dict[str, SongSet]] = {}


def own_lines() -> list[str]:
    """The lines of the project's own card data: chords, then songs."""
    lines: list[str] = []
    for name in OWN_FILES:
        lines.extend(text_beside(__file__, name).splitlines())
    return lines


def own_set(title: str) -> SongSet:
    """A song set of the project's own data, read once; nobody changes it."""
    if title not in _own_sets:
        _own_sets[title] = read_set(own_lines(), title)
    return _own_sets[title]


def set_titles(lines: list[str]) -> list[str]:
    """The song sets these lines describe, in their order."""
    titles: list[str] = []
    for _, fields in _rows(lines, SONGS_HEADER):
        if fields[1] not in titles:
            titles.append(fields[1])
    return titles


def read_set(lines: list[str], title: str) -> SongSet:
    """The song set of this title; OptionError names the line that is wrong."""
    song_rows = [row for row in _rows(lines, SONGS_HEADER) if row[1][1] == title]
    if not FEWEST_SONGS <= len(song_rows) <= MOST_SONGS:
        raise OptionError(
            f"The song set {title!r} has {len(song_rows)} songs; "
            f"it takes {FEWEST_SONGS} to {MOST_SONGS}."
        )
    chords: list[str] = []
    for _, fields in song_rows:
        for chord in fields[3].split():
            if chord not in chords:
                chords.append(chord)
    chords.sort()
    if len(chords) != NAMES_IN_A_SET:
        raise OptionError(
            f"The songs of the set {title!r} use {len(chords)} chords ({' '.join(chords)}); "
            f"a set uses {NAMES_IN_A_SET}."
        )
    cards = _read_cards(lines, chords)
    songs = [_read_song(number, fields, chords) for number, fields in song_rows]
    _refuse_twins([number for number, _ in song_rows], [song.id for song in songs])
    return SongSet(title, chords, cards, songs)


def _rows(lines: list[str], header: str) -> list[tuple[int, list[str]]]:
    """The rows below this header, each with the number of its line."""
    import csv  # not needed before the first game

    rows: list[tuple[int, list[str]]] = []
    current = ""
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.strip() in (CHORDS_HEADER, SONGS_HEADER):
            current = line.strip()
        elif not current:
            raise _bad(number, f"it should be the header {CHORDS_HEADER!r} or {SONGS_HEADER!r}")
        elif current == header:
            fields = next(iter(csv.reader([line])))
            wanted = header.count(",") + 1
            if len(fields) != wanted:
                raise _bad(number, f"it has {len(fields)} fields; {header!r} has {wanted}")
            rows.append((number, fields))
    return rows


def _read_cards(lines: list[str], chords: list[str]) -> list[Card]:
    """The cards of these chords, in the order of their ids."""
    rows = [row for row in _rows(lines, CHORDS_HEADER) if row[1][1] in chords]
    _refuse_twins([number for number, _ in rows], [fields[0] for _, fields in rows])
    for chord in chords:
        count = len([row for row in rows if row[1][1] == chord])
        if count != CARDS_OF_A_NAME:
            raise OptionError(
                f"The chord {chord} has {count} cards; each chord has {CARDS_OF_A_NAME}."
            )
    by_id = sorted(rows, key=lambda row: row[1][0])
    return [
        _read_card(number, fields, chords, place) for place, (number, fields) in enumerate(by_id)
    ]


def _read_card(number: int, fields: list[str], chords: list[str], place: int) -> Card:
    dots: i64 = 0
    spaces: i64 = 0
    words = fields[2].split()
    if not 1 <= len(words) <= MOST_DOTS:
        raise _bad(number, f"a card has 1 to {MOST_DOTS} dots, not {len(words)}")
    for at, word in enumerate(words):
        space, wanted = _read_dot(number, word)
        if spaces & shift(1, space) != 0:
            raise _bad(number, f"two dots are on {word.partition(':')[0]}")
        spaces |= shift(1, space)
        dots |= dot_at(at, space, wanted)
    silver = _read_fame(number, fields[3])
    gold = _read_fame(number, fields[4])
    _check_id(number, fields[0])
    return Card(fields[0], chords.index(fields[1]), dots, spaces, silver, gold, place)


def _read_dot(number: int, word: str) -> tuple[int, int]:
    """A dot like ``6/3:red`` as its space and the pick it wants."""
    where, _, pick = word.partition(":")
    string, _, fret = where.partition("/")
    if not (_is_number_to(STRINGS, string) and _is_number_to(FRETS, fret)):
        raise _bad(
            number,
            f"{word!r} is no dot: string 1 to {STRINGS}, a slash, fret 1 to {FRETS}, "
            "a colon and a colour or 'down'",
        )
    if pick not in COLOUR_NAMES and pick != TYPES[DOWN]:
        colours = ", ".join(COLOUR_NAMES)
        raise _bad(number, f"{pick!r} is no colour; the dots want {colours} or down")
    return space_at(int(string), int(fret)), TYPES.index(pick)


def _is_number_to(most: int, text: str) -> bool:
    """Whether the text is one of the numbers from 1 up to this one, without signs or zeros."""
    return text in [str(number) for number in range(1, most + 1)]


def _read_song(number: int, fields: list[str], chords: list[str]) -> Song:
    names: i64 = 0
    for chord in fields[3].split():
        names |= shift(1, chords.index(chord))
    if names == 0:
        raise _bad(number, "a song takes at least one chord")
    code = fields[5]
    if not is_code(code):
        raise _bad(
            number,
            f"{code!r} is no automa code: a source (1, 2, 3, B), a fret (1 to 5, U), "
            "a direction (^, v) and a power (!, -)",
        )
    _check_id(number, fields[0])
    return song_with_code(fields[0], fields[2], names, _read_fame(number, fields[4]), code)


def is_code(code: str) -> bool:
    """Whether this is a code for the automa, such as ``B4^!``."""
    parts = (_SOURCES, _CODE_FRETS, _DIRECTIONS, _POWERS)
    return len(code) == len(parts) and all(
        sign in part for sign, part in zip(code, parts, strict=True)
    )


def song_with_code(song_id: str, title: str, names: i64, fame: i64, code: str) -> Song:
    """A song card whose code for the automa is written in its four signs."""
    return Song(
        song_id=song_id,
        title=title,
        names=names,
        fame=fame,
        code=code,
        source=_SOURCES.index(code[0]),
        fret=_CODE_FRETS.index(code[1]),
        backwards=code[2] == "v",
        power=code[3] == "!",
    )


def _read_fame(number: int, text: str) -> int:
    if not text.strip().isdecimal() or not 1 <= int(text) <= 99:
        raise _bad(number, f"{text!r} is no fame; it takes a whole number from 1 to 99")
    return int(text)


def _check_id(number: int, text: str) -> None:
    if not text or not text.isascii() or " " in text or len(text) > 12:
        raise _bad(number, f"{text!r} is no name for a card; it takes up to 12 signs, no spaces")


def _refuse_twins(numbers: list[int], ids: list[str]) -> None:
    seen: dict[str, int] = {}
    for number, text in zip(numbers, ids, strict=True):
        key = text.lower()
        if key in seen:
            raise _bad(number, f"{text!r} is already on line {seen[key]}")
        seen[key] = number


def _bad(number: int, why: str) -> OptionError:
    return OptionError(f"Line {number} of the card data is invalid: {why}.")
