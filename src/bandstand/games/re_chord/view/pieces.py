"""Where every piece of Re-Chord is, nothing hidden; the score sheet; facts as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.events import (
    BAG_OF_PICKS,
    DECK,
    HAND,
    HELD_PICK,
    TABLEAU,
    slot_place,
    space_place,
)
from bandstand.games.re_chord.material.cards import ALL_CARDS, NO_SONG
from bandstand.games.re_chord.material.fretboard import (
    ALL_GENRES,
    COLOUR_NAMES,
    EMPTY,
    GENRES,
    TYPES,
    WHITE,
    WYLDE,
    fret_of,
    string_of,
)
from bandstand.games.re_chord.material.limits import PICKS_OF_A_COLOUR
from bandstand.games.re_chord.moves import write_cards, write_space
from bandstand.games.re_chord.scoring import pad_total
from bandstand.kernel.bits import members, shift
from bandstand.kernel.event import place_of
from bandstand.kernel.facts import Grid

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.re_chord.state import ReChord
    from bandstand.kernel.event import Fact

# -- Pieces --------------------------------------------------------------------------------------

GENRE: Final = "genre"
SONG: Final = "song"
# Places of a seat that only the seat knows: see ``Game.secret_places``.
SECRET_PLACES: Final = (HAND, GENRE, SONG)


def pieces_by_place(state: ReChord) -> dict[str, list[str]]:
    """Where every pick and card lies, nothing hidden."""
    board = state.board
    songs = state.terms.song_set.songs
    where = {
        **{
            space_place(space, board.is_down(space)): [_named(board.pick_at(space))]
            for space in members(board.taken())
        },
        **{slot_place(slot): [_named(board.in_slot(slot))] for slot in range(state.terms.supply)},
        BAG_OF_PICKS: [
            _named(pick) for pick in range(WHITE, WYLDE + 1) for _ in range(board.in_bag(pick))
        ],
        HELD_PICK: [_named(state.turn.held)],
        DECK: write_cards(state, state.deck),
        "songs": [songs[song].id for song in members(_loose_songs(state))],
        "genres": [GENRES[genre] for genre in members(_loose_genres(state))],
    }
    for who, person in enumerate(state.people):
        where[place_of(HAND, who)] = write_cards(state, person.hand)
        where[place_of(TABLEAU, who)] = write_cards(state, person.played)
        where[place_of(GENRE, who)] = [GENRES[person.genre]]
        if person.song != NO_SONG:
            where[place_of(SONG, who)] = [songs[person.song].id]
    return {place: [piece for piece in lying if piece] for place, lying in where.items()}


def _named(pick: int) -> str:
    return "" if pick == EMPTY else TYPES[pick]


def _loose_songs(state: ReChord) -> int:
    """Songs in nobody's hands; in solo play also those the automa has flipped."""
    if not state.terms.solo:
        return state.songs
    return state.terms.song_set.all_songs() & ~shift(1, state.people[0].song)


def _loose_genres(state: ReChord) -> int:
    loose: int = ALL_GENRES
    for person in state.people:
        loose &= ~shift(1, person.genre)
    return loose


def pieces(state: ReChord) -> list[str]:
    """Every pick, chord card, song and genre."""
    colours = list(COLOUR_NAMES) * PICKS_OF_A_COLOUR
    wyldes = [TYPES[WYLDE]] * state.terms.wyldes
    cards = write_cards(state, ALL_CARDS)
    songs = [song.id for song in state.terms.song_set.songs]
    return colours + wyldes + cards + songs + list(GENRES[WHITE:])


def score_sheet(state: ReChord) -> list[dict[str, int]]:
    """Each seat's fame by where it comes from; it adds up to its score.

    Everybody may look at the sheet, so the genres are on it when they are revealed.
    """
    return [
        {
            "chords": person.chord_fame,
            "song": person.song_fame,
            **({"genre": pad_total(state, person.genre)} if state.over() else {}),
        }
        for person in state.people[: state.players]
    ]


# -- Facts ---------------------------------------------------------------------------------------


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: spaces, picks and cards in words."""
    return {name: _shown(name, fact) for name, fact in facts.items()}


def _shown(name: str, fact: Fact) -> object:
    if isinstance(fact, str):
        return fact.split() if name == "cards" else fact
    if isinstance(fact, int):
        if name in ("space", "target"):
            return write_space(fact)
        if name in ("pick", "type", "wanted"):
            return TYPES[fact]
        if name == "genre":
            return GENRES[fact]
    return fact


def _place(fact: Fact) -> tuple[int, int]:
    assert isinstance(fact, int)
    return fret_of(fact), string_of(fact)


GRID: Final = Grid("space", "fret", "string", _place)
