"""The state of Re-Chord as one line of text and back; see ``kernel.position``.

``re-chord 2; board 4/2:white 3/2:-grey; supply blue; hands A-c / G-a G-b``

What lies where:

- ``board``: the picks on the fretboard, face-down ones with a minus
- ``known``: spaces of face-down picks that everybody has seen
- ``supply``: the pick in each slot, ``-`` in an empty one; slots not named hold what there is most
- ``bag``: the picks in the bag; left out, all that lie nowhere else
- ``deck``: the chord cards in the deck; left out, all that lie nowhere else
- ``pad``: the columns of the pad, such as ``2:3,2,1,12,2,6`` for fret 2
- ``scored``: the frets scored; left out, those on the pad

The turn:

- ``active``: whose turn it is, a seat or ``automa``; left out, the first seat's
- ``asks``: the question; left out, ``place`` with a pick in hand, else ``action``
- ``holding``: the pick taken and not yet placed
- ``taken-from``: where the latest pick came from, ``supply`` (left out) or ``bag``
- ``ability``, ``at``: the pick whose ability is asked about, and its space
- ``moving``: the space of the pick that blue or grey moves
- ``changed``: 1 if the board has changed and the others' claims are still to come
- ``placed``: 1 if a pick was placed in this turn
- ``offers``: replacement cards not yet answered
- ``turns``, ``quiet``: turns before this one; turns in a row without a placement
- ``flipped``, ``pile``, ``trail``: solo: the song card flipped, those to come, your picks' spaces

A part for each guitarist, in solo play yours and the automa's:

- ``genres``, ``songs``: colours and ids; left out, one after the other, none alike
- ``hands``, ``holds``, ``hold-all``: cards; those on hold; 1 if cards to come are held, too
- ``tableaus``: cards played, golden ones with an asterisk
- ``chord-fame``, ``gold-fame``, ``song-fame``: left out, what the tableau has earned
- ``knows``: spaces of face-down picks that this guitarist drew from the bag
- ``rest``: own turns since the last draw of two
- ``barred``: cards this guitarist knows not to be in a hand, such as ``2:A-a,G-b``; what all
  know is in ``barred-to-all``
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.material.cards import ALL_CARDS, NO_SONG
from bandstand.games.re_chord.material.fretboard import (
    COLOURS,
    EMPTY,
    SPACES,
    TYPES,
    WHITE,
    WYLDE,
)
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.meta import META
from bandstand.games.re_chord.moves import ACTION, OVER, PLACE, write_space, write_spaces
from bandstand.games.re_chord.scoring import PadColumn
from bandstand.games.re_chord.state.board import empty_board
from bandstand.games.re_chord.state.position_people import read_guitarists, write_guitarists
from bandstand.games.re_chord.state.position_words import (
    DASH,
    FRET_NAMES,
    NONE,
    PICKS,
    SPACE_NAMES,
    card_words,
    one_of,
    read_cards,
    read_song,
    set_of,
    song_names,
    song_word,
    whole,
)
from bandstand.games.re_chord.state.terms import options_of
from bandstand.kernel.bits import members, shift
from bandstand.kernel.errors import PositionError
from bandstand.kernel.position import PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.games.re_chord.state.fields import ReChord

_USUAL_OPTIONS: Final = {option.name: option.default for option in META.options}
# The questions in words, by their numbers; see ``moves``.
_QUESTIONS: Final = (
    "action",
    "place",
    "ability",
    "blue-goal",
    "grey-goal",
    "neighbour",
    "return",
    "go-on",
    "listen-placed",
    "listen-power",
    "over",
)
_FROM: Final = ("supply", "bag")
_AUTOMA: Final = "automa"
_DOWN: Final = "-"  # before a face-down pick


def write_position(state: ReChord) -> str:
    """Everything but the dice; what has its usual value is left out."""
    writer = PositionWriter(META.id, state.players)
    writer.options(options_of(state.terms), _USUAL_OPTIONS)
    _write_turn(state, writer)
    _write_picks(state, writer)
    _write_cards(state, writer)
    write_guitarists(state, writer)
    return writer.text()


def read_fields(state: ReChord, reader: PositionReader) -> None:
    """Fill a blank table with what the position says."""
    _read_turn(state, reader)
    _read_picks(state, reader)
    read_guitarists(state, reader)
    _read_cards(state, reader)


# -- The turn ------------------------------------------------------------------------------------


def _write_turn(state: ReChord, writer: PositionWriter) -> None:
    turn = state.turn
    writer.word("active", _AUTOMA if state.automa_plays() else str(turn.active + 1), "1")
    writer.word("asks", _QUESTIONS[turn.phase], _usual_question(state))
    writer.word("holding", PICKS[turn.held], PICKS[EMPTY])
    writer.word("taken-from", _FROM[turn.blind], _FROM[0])
    writer.word("ability", PICKS[turn.pick], PICKS[EMPTY])
    writer.word("at", SPACE_NAMES[turn.at], SPACE_NAMES[0])
    writer.word("moving", SPACE_NAMES[turn.source], SPACE_NAMES[0])
    writer.number("changed", turn.changed)
    writer.number("placed", turn.placed)
    writer.number("offers", turn.offers)
    writer.number("turns", turn.number)
    writer.number("quiet", turn.quiet)
    writer.word("flipped", song_word(state, turn.song), DASH)
    writer.words("trail", [write_space(space) for space in state.trail])


def _read_turn(state: ReChord, reader: PositionReader) -> None:
    turn = state.turn
    turn.active = _read_active(state, reader.word("active", "1"))
    turn.held = one_of(PICKS, reader.word("holding", PICKS[EMPTY]), "a pick")
    turn.phase = one_of(_QUESTIONS, reader.word("asks", _usual_question(state)), "a question")
    turn.blind = one_of(_FROM, reader.word("taken-from", _FROM[0]), "a source of picks")
    turn.pick = one_of(PICKS, reader.word("ability", PICKS[EMPTY]), "a pick")
    turn.at = one_of(SPACE_NAMES, reader.word("at", SPACE_NAMES[0]), "a space")
    turn.source = one_of(SPACE_NAMES, reader.word("moving", SPACE_NAMES[0]), "a space")
    turn.changed = reader.number("changed")
    turn.placed = reader.number("placed")
    turn.offers = reader.number("offers")
    turn.number = reader.number("turns")
    turn.quiet = reader.number("quiet")
    turn.song = read_song(state, reader.word("flipped", DASH))
    state.trail = [one_of(SPACE_NAMES, word, "a space") for word in reader.words("trail")]
    state.ended = turn.phase == OVER


def _usual_question(state: ReChord) -> str:
    return _QUESTIONS[ACTION if state.turn.held == EMPTY else PLACE]


def _read_active(state: ReChord, word: str) -> int:
    if state.terms.solo and word == _AUTOMA:
        return AUTOMA
    seats = [str(seat + 1) for seat in range(state.players)]
    return one_of(seats, word, "a guitarist")


# -- Picks ---------------------------------------------------------------------------------------


def _write_picks(state: ReChord, writer: PositionWriter) -> None:
    board = state.board
    writer.words("board", [_pick_word(state, space) for space in members(board.taken())])
    writer.words("known", write_spaces(board.known))
    slots = [board.in_slot(slot) for slot in range(state.terms.supply)]
    writer.words("supply", [DASH if pick == EMPTY else PICKS[pick] for pick in slots])
    if board.bag != _usual_bag(state):
        bag = [PICKS[pick] for pick in range(WHITE, WYLDE + 1) for _ in range(board.in_bag(pick))]
        writer.words("bag", bag or [NONE])


def _pick_word(state: ReChord, space: int) -> str:
    side = _DOWN if state.board.is_down(space) else ""
    return f"{write_space(space)}:{side}{PICKS[state.board.pick_at(space)]}"


def _usual_bag(state: ReChord) -> int:
    """All picks that lie on no space, in no slot and in no hand."""
    spare = empty_board(state.terms.wyldes)
    board = state.board
    used = [board.pick_at(space) for space in range(SPACES)]
    used += [board.in_slot(slot) for slot in range(state.terms.supply)]
    for pick in (*used, state.turn.held):
        if pick != EMPTY:
            if spare.in_bag(pick) == 0:
                raise PositionError(f"There are too many {TYPES[pick]} picks in this position.")
            spare.out_of_bag(pick)
    return spare.bag


def _read_picks(state: ReChord, reader: PositionReader) -> None:
    board = state.board
    for word in reader.words("board"):
        where, _, pick = word.partition(":")
        space = one_of(SPACE_NAMES, where, "a space")
        if state.terms.spaces & shift(1, space) == 0:
            raise PositionError(f"There is no space {where} on the fretboard of this position.")
        if board.is_taken(space):
            raise PositionError(f"There are two picks on {where} in this position.")
        board.write(space, one_of(PICKS, pick.removeprefix(_DOWN), "a pick"))
        board.turn(space, pick.startswith(_DOWN))
    board.known = set_of(SPACE_NAMES, reader.words("known"), "a space")
    _read_supply(state, reader.words("supply"))
    board.bag = _usual_bag(state)
    if reader.has("bag"):
        board.bag = 0
        for word in reader.words("bag"):
            if word != NONE:
                board.to_bag(one_of(PICKS, word, "a pick"))


def _read_supply(state: ReChord, words: list[str]) -> None:
    """The slots named; each of the others gets a pick of which the bag then holds most."""
    board = state.board
    for slot, word in enumerate(words[: state.terms.supply]):
        board.fill_slot(slot, EMPTY if word == DASH else one_of(PICKS, word, "a pick"))
    for slot in range(len(words), state.terms.supply):
        board.bag = _usual_bag(state)
        most = max(range(WHITE, WYLDE + 1), key=board.in_bag)
        board.fill_slot(slot, most if board.in_bag(most) > 0 else EMPTY)
    if len(words) > state.terms.supply:
        raise PositionError(f"The supply has {state.terms.supply} slots, not {len(words)}.")


# -- Cards and the pad ---------------------------------------------------------------------------


def _write_cards(state: ReChord, writer: PositionWriter) -> None:
    if state.deck != _usual_deck(state):
        writer.words("deck", card_words(state, state.deck) or [NONE])
    if state.songs != _usual_pile(state):
        pile = [song_word(state, song) for song in members(state.songs)]
        writer.words("pile", pile or [NONE])
    columns = [column.packed() for column in state.pad]
    pad = [
        f"{FRET_NAMES[fret]}:{','.join([str(fame) for fame in fames])}" for fret, *fames in columns
    ]
    writer.words("pad", pad)
    if state.scored != _usual_scored(state):
        writer.words("scored", [FRET_NAMES[fret] for fret in members(state.scored)] or [NONE])


def _read_cards(state: ReChord, reader: PositionReader) -> None:
    state.deck = _usual_deck(state)
    if reader.has("deck"):
        state.deck = read_cards(state, reader.words("deck"))
    state.songs = _usual_pile(state)
    if reader.has("pile"):
        state.songs = set_of(song_names(state), reader.words("pile"), "a song card")
    state.pad = [_read_column(word) for word in reader.words("pad")]
    state.scored = _usual_scored(state)
    if reader.has("scored"):
        state.scored = set_of(FRET_NAMES, reader.words("scored"), "a fret")


def _usual_deck(state: ReChord) -> int:
    """All chord cards that nobody has."""
    deck: int = ALL_CARDS
    for person in state.people:
        deck &= ~(person.hand | person.played)
    return deck


def _usual_pile(state: ReChord) -> int:
    """All songs that nobody has."""
    pile: int = state.terms.song_set.all_songs()
    for person in state.people:
        if person.song != NO_SONG:
            pile &= ~shift(1, person.song)
    return pile


def _usual_scored(state: ReChord) -> int:
    """The frets on the pad."""
    scored: int = 0
    for column in state.pad:
        scored |= shift(1, column.fret)
    return scored


def _read_column(word: str) -> PadColumn:
    fret, _, fames = word.partition(":")
    numbers = [whole("pad", fame) for fame in fames.split(",")]
    if len(numbers) != COLOURS:
        raise PositionError(f"A column of the pad has {COLOURS} numbers, not {word!r}.")
    return PadColumn(one_of(FRET_NAMES, fret, "a fret"), [*numbers])
