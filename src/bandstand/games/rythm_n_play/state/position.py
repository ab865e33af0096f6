"""A position of Rythm 'n' Play as one line of text, and back.

``rythm-n-play 2; stave C E; play F Sharp / A*2; rythm half / eighth*3; rythm-stack whole half``

Usual values are left out: it is the first player's turn, that of seat 1, with the Tonality on
Sharp; the player before laid the top of the stave; a stack holds, shuffled, the cards that lie
nowhere else. In one place ``rest`` may stand for those cards instead. Of the stacks, the next card
to be drawn comes first. ``lacks``, ``eighths``, ``spent``, ``drawn``, ``gone`` and ``shuffled`` are
what everybody has seen: see the comments of the fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play import legal, setup
from bandstand.games.rythm_n_play.material import (
    CARDS_A_ROW,
    CHANGES,
    EIGHTH,
    LOWEST,
    MOST_HALF_BEATS,
    MOST_IN_HAND,
    RYTHM_DECK,
    RYTHM_SORTS,
    SHARP,
    VALUES,
    count_play,
    count_rythm,
    half_beats,
    is_note,
    play_list,
    play_total,
    row_list,
    row_of,
    rythm_count,
    rythm_list,
    rythm_row_list,
    rythm_row_of,
    sorts_held,
)
from bandstand.games.rythm_n_play.meta import META
from bandstand.games.rythm_n_play.moves import (
    ACT,
    CHOOSE_TONALITY,
    LAY_DOWN,
    NO_CARDS,
    OVER,
    PHASES,
    CardReader,
    name_face,
    play_names,
    write_counts,
    write_row,
)
from bandstand.kernel.errors import PositionError
from bandstand.kernel.native import i64
from bandstand.kernel.position import NOBODY, PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state.fields import Player, RythmNPlay, Terms

_NOT_CHOSEN: Final = "-"  # the Tonality before the first turn
_SIDES: Final = (*CHANGES, _NOT_CHOSEN)

# -- Usual values --------------------------------------------------------------------------------


def _usual_first(terms: Terms) -> i64:
    return 0 if terms.first == NOBODY else terms.first


def _usual_turn(state: RythmNPlay) -> i64:
    """The first player's; the Tonality is chosen on their right."""
    if state.phase == CHOOSE_TONALITY:
        return setup.right_of(state, state.first)
    return state.first


def _usual_phase(state: RythmNPlay) -> i64:
    """What the hand limit asks for."""
    person = state.people[state.turn]
    return LAY_DOWN if person.play != 0 and legal.excess(state, person) > 0 else ACT


def _usual_tone(state: RythmNPlay) -> i64:
    return NOBODY if state.phase == CHOOSE_TONALITY else SHARP


def _usual_layer(state: RythmNPlay) -> i64:
    return NOBODY if state.stave_size == 0 else setup.right_of(state, state.turn)


def _usual_drawn(person: Player) -> i64:
    """All RYTHM cards that the hand has or had, as long as the discards were not shuffled."""
    return person.rythm + person.spent


# -- Writing -------------------------------------------------------------------------------------


def write(state: RythmNPlay) -> str:
    """Everything but the dice."""
    writer = PositionWriter(META.id, state.players)
    usual_options = {option.name: option.default for option in META.options}
    writer.options(state.terms.options(), usual_options)
    writer.seat("first", state.first, _usual_first(state.terms))
    writer.word("phase", PHASES[state.phase], PHASES[_usual_phase(state)])
    writer.seat("turn", state.turn, _usual_turn(state))
    writer.word("tonality", _name_tone(state.tone), _name_tone(_usual_tone(state)))
    _write_cards(state, writer)
    writer.number("silence", state.silence)
    _write_seen(state, writer)
    _write_old(state, writer)
    return writer.text()


def _name_tone(tone: i64) -> str:
    return _NOT_CHOSEN if tone == NOBODY else name_face(tone)


def _play(state: RythmNPlay, cards: i64) -> str:
    return write_counts(play_names(state.terms.solfege), play_list(cards))


def _rythm(cards: i64) -> str:
    return write_counts(VALUES, rythm_list(cards))


def _write_cards(state: RythmNPlay, writer: PositionWriter) -> None:
    """Where every card lies."""
    people, names = state.people, play_names(state.terms.solfege)
    writer.words("stave", [names[sort] for sort in row_list(state.stave, state.stave_size)])
    writer.seat("layer", state.layer, _usual_layer(state))
    writer.by_seat("play", [_play(state, person.play) for person in people])
    writer.by_seat("rythm", [_rythm(person.rythm) for person in people])
    writer.word("chosen", _rythm(state.chosen))
    writer.by_seat("face-down", [_play(state, person.pile) for person in people])
    writer.by_seat("face-up", [_play(state, person.face_up) for person in people])
    stack = row_list(state.play_stack, state.play_left)
    writer.word("play-stack", write_row(names, stack[::-1]))
    rythms = rythm_row_list(state.rythm_stack, state.rythm_left)
    writer.word("rythm-stack", write_row(VALUES, rythms[::-1]))
    writer.word("discards", _rythm(state.discards))


def _write_seen(state: RythmNPlay, writer: PositionWriter) -> None:
    """What everybody has seen of the hands: see ``knowledge``."""
    people = state.people
    writer.by_seat("lacks", [_play(state, person.lacks) for person in people])
    writer.numbers_by_seat("eighths", [person.eighths for person in people])
    writer.by_seat("spent", [_rythm(person.spent) for person in people])
    if any(person.drawn != _usual_drawn(person) for person in people):
        writer.by_seat("drawn", [_rythm(person.drawn) or NO_CARDS for person in people])
    writer.word("gone", _rythm(state.gone))
    writer.word("shuffled", _rythm(state.shuffled), _rythm(RYTHM_DECK))


def _write_old(state: RythmNPlay, writer: PositionWriter) -> None:
    """What no rule asks for, but the fields still have: of an empty stave and of drawn cards."""
    names = play_names(state.terms.solfege)
    if state.stave_size == 0:
        writer.word("old-top", names[state.top], names[LOWEST])
        writer.word("old-note", names[state.last_note], names[LOWEST])
    drawn = row_list(state.play_stack, CARDS_A_ROW)[state.play_left :]
    while drawn and drawn[-1] == LOWEST:  # it stands for no card as well
        drawn.pop()
    writer.words("old-stack", [names[sort] for sort in drawn])


# -- Reading -------------------------------------------------------------------------------------


def read_into(state: RythmNPlay, reader: PositionReader) -> None:
    """Fill a blank table with what the text says."""
    _read_play(state, reader)
    _read_rythm(state, reader)
    state.first = _read_seat(reader, "first", _usual_first(state.terms))
    state.phase = _read_name(reader, "phase", PHASES, PHASES[ACT])
    state.turn = _read_seat(reader, "turn", _usual_turn(state))
    if not reader.has("phase"):
        state.phase = _usual_phase(state)
    side = _read_name(reader, "tonality", _SIDES, _name_tone(_usual_tone(state)))
    state.tone = SHARP + side if side < len(CHANGES) else NOBODY
    state.layer = reader.seat("layer", _usual_layer(state))
    state.silence = reader.number("silence")
    _check(state)


def _read_seat(reader: PositionReader, name: str, usual: i64) -> i64:
    seat = reader.seat(name, usual)
    if seat == NOBODY:
        raise PositionError(f"The field {name!r} is a seat from 1 to {reader.players}.")
    return seat


def _read_name(reader: PositionReader, field: str, names: tuple[str, ...], usual: str) -> int:
    name = reader.word(field, usual)
    if name not in names:
        raise PositionError(f"The field {field!r} is one of {', '.join(names)}, not {name!r}.")
    return names.index(name)


def _read_play(state: RythmNPlay, reader: PositionReader) -> None:
    """Everything that is PLAY cards."""
    cards = CardReader(play_names(state.terms.solfege), play_list(state.terms.play_deck))
    hands = [cards.place(words) for words in reader.words_by_seat("play")]
    piles = [cards.place(words) for words in reader.words_by_seat("face-down")]
    face_up = [cards.place(words) for words in reader.words_by_seat("face-up")]
    stave = cards.place(reader.words("stave"))
    stack = cards.place(reader.words("play-stack"))
    rest = cards.place_rest()
    if not reader.has("play-stack"):
        stack = row_list(setup.shuffle_play(count_play(rest), state.dice), len(rest))
    lacks = [cards.read(words) for words in reader.words_by_seat("lacks")]
    for seat, person in enumerate(state.people):
        person.play = count_play(hands[seat])
        person.pile = count_play(piles[seat])
        person.face_up = count_play(face_up[seat])
        person.lacks = sorts_held(count_play(lacks[seat]))
    state.stave = row_of(stave)
    state.stave_size = len(stave)
    state.stave_cards = count_play(stave)
    row = stack[::-1] + cards.read(reader.words("old-stack"))
    if len(row) > CARDS_A_ROW:
        raise PositionError(f"The PLAY stack and its old cards are {CARDS_A_ROW} cards at most.")
    state.play_left = len(stack)
    state.play_stack = row_of(row)
    top = cards.sort_of(reader.word("old-top", cards.names[LOWEST]))
    note = cards.sort_of(reader.word("old-note", cards.names[LOWEST]))
    state.top = stave[-1] if stave else top
    state.last_note = [note, *[sort for sort in stave if is_note(sort)]][-1]


def _read_rythm(state: RythmNPlay, reader: PositionReader) -> None:
    """Everything that is RYTHM cards."""
    cards = CardReader(VALUES, rythm_list(RYTHM_DECK))
    hands = [cards.place(words) for words in reader.words_by_seat("rythm")]
    discards = cards.place(reader.words("discards"))
    stack = cards.place(reader.words("rythm-stack"))
    rest = cards.place_rest()
    if reader.has("rythm-stack"):
        state.rythm_stack = rythm_row_of(stack[::-1])
        state.rythm_left = len(stack)
    else:
        state.rythm_stack = setup.shuffle_rythm(count_rythm(rest), state.dice)
        state.rythm_left = len(rest)
    spent = [cards.read(words) for words in reader.words_by_seat("spent")]
    drawn = [cards.read(words) for words in reader.words_by_seat("drawn")]
    eighths = reader.numbers_by_seat("eighths")
    for seat, person in enumerate(state.people):
        person.rythm = count_rythm(hands[seat])
        person.spent = count_rythm(spent[seat])
        person.drawn = count_rythm(drawn[seat]) if reader.has("drawn") else _usual_drawn(person)
        person.eighths = eighths[seat]
    state.chosen = count_rythm(cards.read(reader.words("chosen")))
    state.discards = count_rythm(discards)
    state.gone = count_rythm(cards.read(reader.words("gone")))
    shuffled = reader.word("shuffled", _rythm(RYTHM_DECK))
    state.shuffled = count_rythm(cards.read(shuffled.split()))


def _check(state: RythmNPlay) -> None:
    """Refuse what the rules cannot go on from."""
    if any(play_total(person.play) > MOST_IN_HAND for person in state.people):
        raise PositionError(f"A hand holds at most {MOST_IN_HAND} PLAY cards in a position.")
    if state.stave_size > 0 and not is_note(row_list(state.stave, 1)[0]):
        raise PositionError("A stave begins with a note, not with a Change.")
    if (state.layer == NOBODY) != (state.stave_size == 0):
        raise PositionError("A stave has a layer, who laid its last card; an empty stave has none.")
    if (state.tone == NOBODY) != (state.phase == CHOOSE_TONALITY):
        raise PositionError("The Tonality is '-' in the phase 'tonality', and a side in any other.")
    if state.chosen != 0 and not _can_be_chosen(state):
        raise PositionError(
            "The RYTHM cards chosen for an exchange are in the hand of the player to move and lead "
            "to one to four whole beats, while there are PLAY cards to draw."
        )
    if state.phase != OVER and legal.open_moves(state) == 0:
        raise PositionError("The player to move has no PLAY card to lay down in this position.")


def _can_be_chosen(state: RythmNPlay) -> bool:
    hand = state.people[state.turn].rythm
    for sort in range(RYTHM_SORTS):
        if rythm_count(state.chosen, sort) > rythm_count(hand, sort):
            return False
    beats = half_beats(state.chosen)
    if beats > MOST_HALF_BEATS or state.play_left == 0 or state.phase != ACT:
        return False
    return legal.is_whole(beats) or rythm_count(hand - state.chosen, EIGHTH) > 0
