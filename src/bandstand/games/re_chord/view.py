"""What a seat at Re-Chord may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.asking import drawing_closed
from bandstand.games.re_chord.claims import is_complete
from bandstand.games.re_chord.material import (
    CARDS,
    COLOURS,
    DOWN,
    EMPTY,
    FRETS,
    GENRES,
    LAST_LAP,
    LEAD_GUITAR,
    NO_SONG,
    PICKS_OF_A_COLOUR,
    SPACES,
    TYPES,
    WYLDE,
    fret_of,
    pitch_of,
    string_of,
)
from bandstand.games.re_chord.notation import write_card, write_cards, write_space
from bandstand.games.re_chord.reading import WANTS_DOWN
from bandstand.games.re_chord.rules import ReChord
from bandstand.kernel.bits import members, popcount, shift

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.re_chord.guitarist import Guitarist
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import View

# What is asked, by phase; see turn.py.
QUESTIONS: Final = (
    "action",
    "place",
    "ability",
    "blue goal",
    "grey goal",
    "neighbour",
    "return",
    "go on",
    "listen",
    "listen",
    "over",
)
REPLACEMENT: Final = "replacement"


def view(state: ReChord, seat: int) -> View:
    """Everything the seat may know (-1: a spectator); an unknown pick or card is None."""
    turn = state.turn
    solo = state.terms.solo
    return {
        "game": "re-chord",
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "over": state.over(),
        "active": turn.active if turn.active < state.players else None,
        "question": _question(state),
        "board": [_space(state, space, seat) for space in range(SPACES)],
        "supply": [_pick(state.board.in_slot(slot)) for slot in range(state.terms.supply)],
        "bag": state.board.bag_size(),
        "holding": _holding(state, seat),
        "deck": popcount(state.deck),
        "drawing_closed": drawing_closed(state),
        "lap": min(turn.number // state.terms.guitarists + 1, LAST_LAP),
        "pad": _pad(state),
        "lead_guitar": list(LEAD_GUITAR),
        "song_set": state.terms.song_set.title,
        "people": [_person(state, other, seat) for other in range(state.players)],
        "automa": _automa(state) if solo else None,
        "placing": state.placing() if state.over() else None,
    }


def _question(state: ReChord) -> View:
    """What the active guitarist is asked, and about which pick."""
    turn = state.turn
    asked = REPLACEMENT if turn.offers > 0 else QUESTIONS[turn.phase]
    about = asked in ("ability", "blue goal", "neighbour")
    moving = asked in ("blue goal", "grey goal")
    return {
        "asks": asked,
        "pick": _pick(turn.pick) if asked in ("ability", "blue goal") else None,
        "space": write_space(turn.at) if about else None,
        "source": write_space(turn.source) if moving else None,
    }


def _pick(pick: int) -> str | None:
    return None if pick == EMPTY else TYPES[pick]


def _space(state: ReChord, space: int, viewer: int) -> View:
    board = state.board
    taken = board.pick_at(space) != EMPTY
    down = bool(board.down >> space & 1)
    known = board.known | (state.people[viewer].knows if viewer >= 0 else 0)
    seen = taken and (not down or bool(known >> space & 1))
    return {
        "space": write_space(space),
        "string": string_of(space),
        "fret": fret_of(space),
        "pitch": pitch_of(space),
        "taken": taken,
        "face_down": down,
        "pick": TYPES[board.pick_at(space)] if seen else None,
    }


def _holding(state: ReChord, viewer: int) -> View | None:
    """The pick between bag or supply and fretboard."""
    turn = state.turn
    if turn.held == EMPTY:
        return None
    seen = turn.blind == 0 or viewer == turn.active
    return {
        "seat": turn.active,
        "face_down": turn.blind != 0,
        "pick": TYPES[turn.held] if seen else None,
    }


def _pad(state: ReChord) -> View:
    """Each colour's row: the fame at each fret's scoring, None for a fret not yet scored."""
    rows: dict[str, list[int | None]] = {
        TYPES[colour]: [None] * FRETS for colour in range(1, COLOURS + 1)
    }
    for line in state.pad:
        for colour in range(1, COLOURS + 1):
            rows[TYPES[colour]][line[0]] = line[colour]
    return dict(rows)


def _person(state: ReChord, seat: int, viewer: int) -> View:
    person = state.people[seat]
    own = seat == viewer
    shown = own or state.over()
    hidden: list[View | None] = [None] * popcount(person.hand)
    played = person.song_fame != 0
    return {
        "hand": [show_card(state, card, person) for card in members(person.hand)]
        if own
        else hidden,
        "tableau": show_tableau(state, person),
        "song": show_song(state, person.song) if own or played else None,
        "song_played": played,
        "genre": _genre(person) if shown else None,
        "chord_fame": person.chord_fame,
        "gold_fame": person.gold_fame,
        "song_fame": person.song_fame,
        "lead_fame": state.pad_total(person.genre) if shown else None,
        "fame": state.fame(seat) if shown else None,
        "default_order": _default_order(state, person) if own else None,
    }


def _default_order(state: ReChord, person: Guitarist) -> str | None:
    """The order of cards that come to the own hand; there are none with live clang."""
    if state.terms.live:
        return None
    return "hold" if person.holds_all else "claim"


def _genre(person: Guitarist) -> View:
    return {"name": GENRES[person.genre], "colour": TYPES[person.genre]}


def show_card(state: ReChord, number: int, owner: Guitarist) -> View:
    """A chord card with its dots; to its owner also its order and whether it is complete."""
    card = state.terms.song_set.cards[number]
    live = state.terms.live
    return {
        "card": card.id,
        "chord": state.terms.song_set.chords[card.name],
        "dots": [
            {
                "space": write_space(space),
                "pick": TYPES[DOWN] if want == WANTS_DOWN else TYPES[want],
            }
            for space, want in dots_of(card.dots)
        ],
        "silver": card.silver,
        "gold": card.gold,
        "order": None if live else "hold" if owner.holds >> number & 1 else "claim",
        "complete": None if live else is_complete(state.board, card),
    }


def dots_of(dots: int) -> list[tuple[int, int]]:
    """The dots of a card, each its space and the pick it wants."""
    found = []
    while dots:
        found.append((dots & 31, dots >> 5 & 7))
        dots >>= 8
    return found


def show_tableau(state: ReChord, person: Guitarist) -> list[View]:
    """The chords played, each with the fame it earned."""
    cards = state.terms.song_set.cards
    return [
        {
            "card": cards[number].id,
            "chord": state.terms.song_set.chords[cards[number].name],
            "golden": bool(person.golden >> number & 1),
            "fame": cards[number].gold if person.golden >> number & 1 else cards[number].silver,
        }
        for number in members(person.played)
    ]


def show_song(state: ReChord, number: int) -> View:
    """A song card, without the automa's code."""
    song = state.terms.song_set.songs[number]
    return {
        "song": song.id,
        "title": song.title,
        "chords": [state.terms.song_set.chords[name] for name in members(song.names)],
        "fame": song.fame,
    }


def _automa(state: ReChord) -> View:
    person = state.people[1]
    over = state.over()
    flipped = state.terms.song_set.songs[state.turn.song] if state.turn.song != NO_SONG else None
    return {
        "row": [show_card(state, card, person) for card in members(person.hand)],
        "tableau": show_tableau(state, person),
        "flipped": flipped.title if flipped else None,
        "code": flipped.code if flipped else None,
        "pile": popcount(state.songs),
        "genre": _genre(person) if over else None,
        "chord_fame": person.chord_fame,
        "lead_fame": state.pad_total(person.genre) if over else None,
        "bonus": state.terms.bonus,
        "fame": state.automa_fame() if over else None,
    }


# -- Nothing hidden ------------------------------------------------------------------------------


def pieces_by_place(state: ReChord) -> dict[str, list[str]]:
    """Where every pick and card lies, nothing hidden."""
    board = state.board
    where = {
        **{
            _place(state, space): [_named(board.pick_at(space))] for space in members(board.taken())
        },
        **{f"slot {slot + 1}": [_named(board.in_slot(slot))] for slot in range(state.terms.supply)},
        "bag": [_named(pick) for pick in range(1, WYLDE + 1) for _ in range(board.in_bag(pick))],
        "in hand": [_named(state.turn.held)],
        "deck": write_cards(state, state.deck),
        "songs": [state.terms.song_set.songs[song].id for song in members(_loose_songs(state))],
        "genres": [_genre_card(genre) for genre in _loose_genres(state)],
    }
    for who, person in enumerate(state.people, 1):
        where[f"hand {who}"] = write_cards(state, person.hand)
        where[f"tableau {who}"] = write_cards(state, person.played)
        where[f"genre {who}"] = [_genre_card(person.genre)]
        if person.song != NO_SONG:
            where[f"song {who}"] = [state.terms.song_set.songs[person.song].id]
    return {place: [piece for piece in lying if piece] for place, lying in where.items()}


def _place(state: ReChord, space: int) -> str:
    side = " face down" if state.board.down >> space & 1 else ""
    return f"on {write_space(space)}{side}"


def _named(pick: int) -> str:
    return "" if pick == EMPTY else TYPES[pick]


def _genre_card(genre: int) -> str:
    return GENRES[genre]


def _loose_songs(state: ReChord) -> int:
    """Songs in nobody's hands; in solo play also those the automa has flipped."""
    if not state.terms.solo:
        return state.songs
    every = shift(1, len(state.terms.song_set.songs)) - 1
    return every & ~shift(1, state.people[0].song)


def _loose_genres(state: ReChord) -> list[int]:
    dealt = [person.genre for person in state.people]
    return [genre for genre in range(1, COLOURS + 1) if genre not in dealt]


def pieces(state: ReChord) -> list[str]:
    """Every pick, chord card, song and genre."""
    colours = [_named(pick) for pick in range(1, COLOURS + 1)] * PICKS_OF_A_COLOUR
    wyldes = [_named(WYLDE)] * state.terms.wyldes
    cards = [write_card(state, card) for card in range(CARDS)]
    songs = [song.id for song in state.terms.song_set.songs]
    return colours + wyldes + cards + songs + list(GENRES[1:])


def score_sheet(state: ReChord) -> list[dict[str, int]]:
    """Each seat's fame by where it comes from; it adds up to its score.

    Everybody may look at the sheet, so the genres are on it when they are revealed.
    """
    return [
        {
            "chords": person.chord_fame,
            "song": person.song_fame,
            **({"genre": state.pad_total(person.genre)} if state.over() else {}),
        }
        for person in state.people[: state.players]
    ]


# -- Facts ---------------------------------------------------------------------------------------


def unspelled(fact: Fact) -> str:
    """The text a fact spells, see ``table.spelled``."""
    assert isinstance(fact, list)
    return "".join(chr(sign) for sign in fact)


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: spaces, picks and cards in words."""
    return {name: _shown(name, fact) for name, fact in facts.items()}


def _shown(name: str, fact: Fact) -> object:
    if isinstance(fact, list):
        if name == "cards":
            return unspelled(fact).split()
        return unspelled(fact) if name in ("card", "song", "chord", "code") else fact
    if isinstance(fact, int):
        if name in ("space", "target"):
            return write_space(fact)
        if name in ("pick", "type", "wanted"):
            return TYPES[fact]
        if name == "genre":
            return GENRES[fact]
    return fact
