"""What a seat at Re-Chord may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.legal.chords import is_complete
from bandstand.games.re_chord.legal.questions import drawing_closed
from bandstand.games.re_chord.material.cards import NO_SONG, dots_of
from bandstand.games.re_chord.material.fretboard import (
    COLOUR_NAMES,
    EMPTY,
    FRETS,
    GENRES,
    LEAD_GUITAR,
    SPACES,
    WHITE,
    ColourName,
    PickName,
    fret_of,
    name_colour,
    name_pick,
    name_type,
    pitch_of,
    string_of,
)
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.moves import write_space
from bandstand.games.re_chord.scoring import automa_fame, fame, pad_total
from bandstand.games.re_chord.view.typed import (
    AutomaView,
    CardView,
    GenreView,
    HoldingView,
    OrderName,
    PersonView,
    PlayedView,
    QuestionName,
    QuestionView,
    ReChordView,
    SongView,
    SpaceView,
)
from bandstand.kernel.bits import members, popcount, shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.games.re_chord.state.board import Board
    from bandstand.games.re_chord.state.guitarist import Guitarist

# What is asked, by the question's number; see ``moves``.
QUESTIONS: Final[tuple[QuestionName, ...]] = (
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
REPLACEMENT: Final[QuestionName] = "replacement"


def view(state: ReChord, seat: int) -> ReChordView:
    """Everything the seat may know (-1: a spectator); an unknown pick or card is None."""
    turn = state.turn
    solo = state.terms.solo
    return {
        "game": "re-chord",
        "seat": seat if seat >= 0 else None,
        "waiting": [*members(state.to_act())],
        "over": state.over(),
        "active": turn.active if turn.active < state.players else None,
        "question": _question(state),
        "board": _board(state, seat),
        "supply": [_pick(state.board.in_slot(slot)) for slot in range(state.terms.supply)],
        "bag": state.board.bag_size(),
        "holding": _holding(state, seat),
        "deck": popcount(state.deck),
        "drawing_closed": drawing_closed(state),
        "lap": min(turn.number, state.terms.last_turn - 1) // state.terms.guitarists + 1,
        "pad": _pad(state),
        "lead_guitar": list(LEAD_GUITAR),
        "song_set": state.terms.song_set.title,
        "people": [_person(state, other, seat) for other in range(state.players)],
        "automa": _automa(state) if solo else None,
        "placing": [*state.placing()] if state.over() else None,
    }


# -- The fretboard -------------------------------------------------------------------------------


def _question(state: ReChord) -> QuestionView:
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


def _pick(pick: int) -> PickName | None:
    return None if pick == EMPTY else name_pick(pick)


def _board(state: ReChord, viewer: int) -> list[SpaceView]:
    """Every space, with its pick where the viewer knows it."""
    board = state.board
    known = ~board.down | board.known | (state.people[viewer].knows if viewer >= 0 else 0)
    seen = board.taken() & known
    return [_space(board, space, seen) for space in range(SPACES)]


def _space(board: Board, space: i64, seen: i64) -> SpaceView:
    return {
        "space": write_space(space),
        "string": string_of(space),
        "fret": fret_of(space),
        "pitch": pitch_of(space),
        "taken": board.is_taken(space),
        "face_down": board.is_down(space),
        "pick": name_pick(board.pick_at(space)) if seen & shift(1, space) != 0 else None,
    }


def _holding(state: ReChord, viewer: int) -> HoldingView | None:
    """The pick between bag or supply and fretboard."""
    turn = state.turn
    if turn.held == EMPTY:
        return None
    seen = turn.blind == 0 or viewer == turn.active
    return {
        "seat": turn.active,
        "face_down": turn.blind != 0,
        "pick": name_pick(turn.held) if seen else None,
    }


def _pad(state: ReChord) -> dict[ColourName, list[int | None]]:
    """Each colour's row: the fame at each fret's scoring, None for a fret not yet scored."""
    rows: dict[ColourName, list[int | None]] = {name: [None] * FRETS for name in COLOUR_NAMES}
    for column in state.pad:
        for colour, name in enumerate(COLOUR_NAMES, WHITE):
            rows[name][column.fret] = column.fame_of(colour)
    return rows


# -- Guitarists ----------------------------------------------------------------------------------


def _person(state: ReChord, seat: int, viewer: int) -> PersonView:
    person = state.people[seat]
    own = seat == viewer
    shown = own or state.over()
    hidden: list[None] = [None] * popcount(person.hand)
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
        "lead_fame": pad_total(state, person.genre) if shown else None,
        "fame": fame(state, seat) if shown else None,
        "default_order": _default_order(state, person) if own else None,
    }


def _automa(state: ReChord) -> AutomaView:
    person = state.people[AUTOMA]
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
        "lead_fame": pad_total(state, person.genre) if over else None,
        "bonus": state.terms.bonus,
        "fame": automa_fame(state) if over else None,
    }


def _default_order(state: ReChord, person: Guitarist) -> OrderName | None:
    """The order of cards that come to the own hand; there are none with live clang."""
    if state.terms.live:
        return None
    return "hold" if person.holds_all else "claim"


def _genre(person: Guitarist) -> GenreView:
    return {"name": GENRES[person.genre], "colour": name_colour(person.genre)}


# -- Cards ---------------------------------------------------------------------------------------


def show_card(state: ReChord, number: int, owner: Guitarist) -> CardView:
    """A chord card with its dots; to its owner also its order and whether it is complete."""
    card = state.terms.song_set.cards[number]
    live = state.terms.live
    held = owner.holds & shift(1, number) != 0
    return {
        "card": card.id,
        "chord": state.terms.song_set.chords[card.name],
        "dots": [
            {"space": write_space(space), "pick": name_type(wanted)}
            for space, wanted in dots_of(card)
        ],
        "silver": card.silver,
        "gold": card.gold,
        "order": None if live else "hold" if held else "claim",
        "complete": None if live else is_complete(state.board, card),
    }


def show_tableau(state: ReChord, person: Guitarist) -> list[PlayedView]:
    """The chords played, each with the fame it earned."""
    found: list[PlayedView] = []
    for number in members(person.played):
        card = state.terms.song_set.cards[number]
        golden = person.golden & shift(1, number) != 0
        found.append(
            {
                "card": card.id,
                "chord": state.terms.song_set.chords[card.name],
                "golden": golden,
                "fame": card.gold if golden else card.silver,
            }
        )
    return found


def show_song(state: ReChord, number: int) -> SongView:
    """A song card, without the automa's code."""
    song = state.terms.song_set.songs[number]
    return {
        "song": song.id,
        "title": song.title,
        "chords": [state.terms.song_set.chords[name] for name in members(song.names)],
        "fame": song.fame,
    }
