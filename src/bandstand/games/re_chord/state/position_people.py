"""The part of a position that has something for each guitarist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.knowledge import bar_from, barred_from
from bandstand.games.re_chord.material.cards import ALL_CARDS, NO_SONG
from bandstand.games.re_chord.material.fretboard import WHITE
from bandstand.games.re_chord.moves import write_spaces
from bandstand.games.re_chord.state.guitarist import FIRST_REST, Guitarist
from bandstand.games.re_chord.state.position_words import (
    GENRE_COLOURS,
    SPACE_NAMES,
    card_names,
    card_words,
    one_of,
    read_cards,
    read_song,
    set_of,
    song_word,
    whole,
)
from bandstand.kernel.bits import members, shift
from bandstand.kernel.errors import PositionError
from bandstand.kernel.position import PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.games.re_chord.state.fields import ReChord

_GOLDEN: Final = "*"
_BARRED_TO_ALL: Final = "barred-to-all"
_FIELDS: Final = (
    "genres",
    "songs",
    "hands",
    "holds",
    "hold-all",
    "tableaus",
    "chord-fame",
    "gold-fame",
    "song-fame",
    "knows",
    "rest",
    "barred",
)


def write_guitarists(state: ReChord, writer: PositionWriter) -> None:
    """Each field for all guitarists, unless it is usual for all of them."""
    guitarists = range(len(state.people))
    words = [_guitarist_words(state, who) for who in guitarists]
    usual = [_usual_words(state, who) for who in guitarists]
    for name in _FIELDS:
        if any(words[who][name] != usual[who].get(name, []) for who in guitarists):
            writer.words_by_seat(name, [own[name] for own in words])
    writer.words(
        _BARRED_TO_ALL, _barred_words(state, [_barred_to_all(state, w) for w in guitarists])
    )


def read_guitarists(state: ReChord, reader: PositionReader) -> None:
    """Each field; for a guitarist without words in it, the usual value."""
    _read_barred(state, list(range(len(state.people))), reader.words(_BARRED_TO_ALL))
    parts = {name: _parts(state, reader, name) for name in _FIELDS}
    for who in range(len(state.people)):
        _read_guitarist(state, who, {name: parts[name][who] for name in _FIELDS})


def _guitarist_words(state: ReChord, who: int) -> dict[str, list[str]]:
    """The words of one guitarist's part of each field."""
    person = state.people[who]
    own = [
        barred_from(state, who, other) & ~_barred_to_all(state, other)
        for other in range(len(state.people))
    ]
    return {
        "genres": [GENRE_COLOURS[person.genre]],
        "songs": [song_word(state, person.song)],
        "hands": card_words(state, person.hand),
        "holds": card_words(state, person.holds),
        "hold-all": [str(person.holds_all)],
        "tableaus": _tableau_words(state, person),
        "chord-fame": [str(person.chord_fame)],
        "gold-fame": [str(person.gold_fame)],
        "song-fame": [str(person.song_fame)],
        "knows": write_spaces(person.knows),
        "rest": [str(person.rest)],
        "barred": _barred_words(state, own),
    }


def _usual_words(state: ReChord, who: int) -> dict[str, list[str]]:
    """What a guitarist has who is not spoken of; the fame follows from the tableau."""
    person = state.people[who]
    return {
        "genres": [GENRE_COLOURS[WHITE + who]],
        "songs": [song_word(state, who if who < state.players else NO_SONG)],
        "hold-all": ["0"],
        "chord-fame": [str(_silver_fame(state, person) + _gold_fame(state, person))],
        "gold-fame": [str(_gold_fame(state, person))],
        "song-fame": [str(_song_fame(state, person))],
        "rest": [str(FIRST_REST)],
    }


def _read_guitarist(state: ReChord, who: int, given: dict[str, list[str]]) -> None:
    person = state.people[who]

    def word(name: str) -> str:
        return (given[name] or _usual_words(state, who)[name])[0]

    person.genre = one_of(GENRE_COLOURS, word("genres"), "a colour")
    person.song = read_song(state, word("songs"))
    person.hand = read_cards(state, given["hands"])
    person.holds = read_cards(state, given["holds"])
    person.holds_all = whole("hold-all", word("hold-all"))
    _read_tableau(state, person, given["tableaus"])
    person.chord_fame = whole("chord-fame", word("chord-fame"))
    person.gold_fame = whole("gold-fame", word("gold-fame"))
    person.song_fame = whole("song-fame", word("song-fame"))
    person.knows = set_of(SPACE_NAMES, given["knows"], "a space")
    person.rest = whole("rest", word("rest"))
    _read_barred(state, [who], given["barred"])


def _parts(state: ReChord, reader: PositionReader, name: str) -> list[list[str]]:
    """The words of each guitarist, in solo play yours and the automa's."""
    if not reader.word(name):
        return [[] for _ in state.people]
    parts: list[list[str]] = [[]]
    for word in reader.words(name):
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    if len(parts) != len(state.people):
        raise PositionError(
            f"The field {name!r} needs a part for each of {len(state.people)} guitarists, "
            f"separated by '/', and has {len(parts)}."
        )
    return parts


# -- Tableaus ------------------------------------------------------------------------------------


def _tableau_words(state: ReChord, person: Guitarist) -> list[str]:
    names = card_names(state)
    return [
        names[card] + (_GOLDEN if person.golden & shift(1, card) != 0 else "")
        for card in members(person.played)
    ]


def _read_tableau(state: ReChord, person: Guitarist, words: list[str]) -> None:
    golden = [word.removesuffix(_GOLDEN) for word in words if word.endswith(_GOLDEN)]
    person.golden = read_cards(state, golden)
    person.played = read_cards(state, [word.removesuffix(_GOLDEN) for word in words])
    for card in members(person.played):
        person.names |= shift(1, state.terms.song_set.cards[card].name)


def _silver_fame(state: ReChord, person: Guitarist) -> int:
    cards = state.terms.song_set.cards
    return sum([int(cards[card].silver) for card in members(person.played & ~person.golden)])


def _gold_fame(state: ReChord, person: Guitarist) -> int:
    cards = state.terms.song_set.cards
    return sum([int(cards[card].gold) for card in members(person.golden)])


def _song_fame(state: ReChord, person: Guitarist) -> int:
    """A song has been played if all its chords are in the tableau."""
    if person.song == NO_SONG:
        return 0
    song = state.terms.song_set.songs[person.song]
    return song.fame if song.names & ~person.names == 0 else 0


# -- Cards known not to be in a hand -------------------------------------------------------------


def _barred_to_all(state: ReChord, who: int) -> int:
    """The cards of which everybody knows that they are not in this hand."""
    barred: int = ALL_CARDS
    for viewer in range(len(state.people)):
        barred &= barred_from(state, viewer, who)
    return barred


def _barred_words(state: ReChord, barred: list[int]) -> list[str]:
    """For each hand the cards that are not in it, such as ``2:A-a,G-b``."""
    return [
        f"{who}:{','.join(card_words(state, cards))}"
        for who, cards in enumerate(barred, 1)
        if cards
    ]


def _read_barred(state: ReChord, viewers: list[int], words: list[str]) -> None:
    hands = [str(who) for who in range(1, len(state.people) + 1)]
    for word in words:
        hand, _, cards = word.partition(":")
        who = one_of(hands, hand, "a guitarist")
        barred = read_cards(state, cards.split(","))
        for viewer in viewers:
            bar_from(state, viewer, who, barred_from(state, viewer, who) | barred)
