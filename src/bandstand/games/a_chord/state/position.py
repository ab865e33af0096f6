"""A position of Take the A Chord as one line of text and back. Every field may be left out.

``a-chord 4; key B; leader 2; round rD rE; hands pC rB / yA / bA / gA gB``

``stage``: from 1, or "over"; ``half``: 1 or 2. ``first-leader``: the seat that began the stage;
``opener``: the game (of two players, it has the white tokens). ``turned-up``: the card that named
the first key; ``key``: that chord, or another by now. ``leader``: a seat, or with two players a
place such as black-L. ``spotlight``: a seat. ``face-down``: how many rounds of this trick lie so.

``round``: the cards on the table in playing order, which are then in no hand; ``hands``, ``aside``:
the others. ``played``: the cards played from each hand before this round, in their order;
``first-half``: those of the first half. Cards that lie nowhere are left over. ``lacks``: colours
and cards that a hand is known not to hold.

``tokens``, ``improvisations``: of this stage. ``pad``: a word for each stage scored, its trick
tokens with a * for the spotlight and a ! for each improvisation; ``totals`` and ``improvised``
follow from it. ``last-round``, ``last-leader``, ``last-key``: the round before this one;
``last-pair``: the chord that was last repeated beside the leader's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord import legal, play, scoring, setup
from bandstand.games.a_chord.material import (
    CHORDS,
    INSETS,
    PLACES_OF_TWO,
    add_to_order,
    add_to_pad,
    cards_of_chord,
    cards_of_colour,
    chord_after,
    chord_of,
    in_order,
)
from bandstand.games.a_chord.meta import META
from bandstand.games.a_chord.moves import COLOUR_LETTERS, read_card, write_card, write_cards
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import bits_of, lowest, popcount, shift
from bandstand.kernel.errors import PositionError
from bandstand.kernel.native import i64
from bandstand.kernel.position import NOBODY, PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord, Player, Terms

_OVER: Final = "over"
_SPOTLIGHT: Final = "*"
_IMPROVISATION: Final = "!"


def write_position(state: AChord) -> str:
    """Everything about this moment but the dice."""
    people = state.people
    writer = PositionWriter(META.id, state.players)
    _write_options(writer, state)
    writer.word("stage", _OVER if state.over() else str(state.stage + 1), "1")
    writer.number("half", state.half + 1, 1)
    writer.seat("first-leader", state.first_leader, _usual_first(state.terms))
    writer.seat("opener", state.white, state.first_leader)
    writer.word("turned-up", write_card(state.turned_up))
    writer.word("key", CHORDS[state.key], CHORDS[chord_of(state.turned_up)])
    writer.word("leader", _write_place(state, state.leader), _usual_leader(state))
    writer.seat("spotlight", state.spotlight)
    writer.number("face-down", state.face_down)
    writer.words("round", _write_list(cards_on(state.table)))
    writer.words_by_seat("hands", [write_cards(person.hand) for person in people])
    writer.words_by_seat("aside", [write_cards(person.aside) for person in people])
    _write_played(writer, state)
    writer.words_by_seat("lacks", [_write_lacks(person.lacks) for person in people])
    writer.numbers_by_seat("tokens", [person.trick_tokens for person in people])
    writer.numbers_by_seat("improvisations", [person.improvisation_tokens for person in people])
    _write_pad(writer, state)
    _write_last_round(writer, state)
    return writer.text()


def fill(state: AChord, reader: PositionReader) -> None:
    """Set up a blank state as the position says."""
    state.stage = _read_stage(reader, state.terms)
    state.half = reader.number("half", 1) - 1
    state.first_leader = reader.seat("first-leader", _usual_first(state.terms))
    state.white = reader.seat("opener", state.first_leader)
    key = _read_key(reader)
    _read_last_round(reader, state, CHORDS[key])
    state.key = key
    state.leader = _read_place(reader, state, "leader", _usual_leader(state))
    state.spotlight = reader.seat("spotlight")
    state.face_down = reader.number("face-down")
    _read_people(reader, state)
    _read_pad(reader, state)
    _read_round(reader, state)
    _read_cards_outside(reader, state)


# -- Stages, leaders, places ---------------------------------------------------------------------


def _write_options(writer: PositionWriter, state: AChord) -> None:
    terms = state.terms
    writer.options(
        {
            "first": "random" if terms.first == NOBODY else terms.first + 1,
            "inset": list(terms.inset),
            "memory_aid": terms.memory_aid,
            **terms.changed,
        },
        {"first": "random", "inset": list(INSETS[state.players]), "memory_aid": True},
    )


def _read_stage(reader: PositionReader, terms: Terms) -> i64:
    word = reader.word("stage", "1")
    words = [*(str(stage + 1) for stage in range(terms.stages)), _OVER]
    if word not in words:
        raise PositionError(f"The field 'stage' is one of {', '.join(words)}, not {word!r}.")
    return words.index(word)


def _usual_first(terms: Terms) -> i64:
    return 0 if terms.first == NOBODY else terms.first


def _usual_leader(state: AChord) -> str:
    return _write_place(state, setup.left_place(state, state.first_leader))


def _write_place(state: AChord, place: i64) -> str:
    return PLACES_OF_TWO[place].replace(" ", "-") if state.players == 2 else str(place + 1)


def _read_place(reader: PositionReader, state: AChord, name: str, usual: str) -> i64:
    word = reader.word(name, usual)
    names = [_write_place(state, place) for place in range(state.terms.places)]
    if word not in names:
        raise PositionError(f"The field {name!r} is one of {', '.join(names)}, not {word!r}.")
    return names.index(word)


def _read_chord(reader: PositionReader, name: str, usual: str) -> i64:
    word = reader.word(name, usual)
    if len(word) != 1 or word not in CHORDS:
        raise PositionError(f"The field {name!r} is a chord from A to G, not {word!r}.")
    return CHORDS.index(word)


def _read_key(reader: PositionReader) -> i64:
    turned_up = reader.word("turned-up")
    return _read_chord(reader, "key", CHORDS[chord_of(read_card(turned_up))] if turned_up else "A")


# -- Cards ---------------------------------------------------------------------------------------


def _write_list(cards: list[i64]) -> list[str]:
    return [write_card(card) for card in cards]


def _read_list(words: list[str]) -> list[i64]:
    cards: list[i64] = [read_card(word) for word in words]
    if popcount(bits_of(cards)) < len(cards):
        raise PositionError(f"A card stands twice among {' '.join(words)}.")
    return cards


def _write_played(writer: PositionWriter, state: AChord) -> None:
    on_table = cards_on(state.table)
    orders = [in_order(person.order) for person in state.people]
    earlier = [[card for card in order if card not in on_table] for order in orders]
    writer.words_by_seat("played", [_write_list(cards) for cards in earlier])
    first_half = [
        write_cards(person.played & ~bits_of(order))
        for person, order in zip(state.people, orders, strict=True)
    ]
    writer.words_by_seat("first-half", first_half)


def _write_lacks(lacks: i64) -> list[str]:
    """Whole colours by their letters, then what is left."""
    words: list[str] = []
    for colour, letter in enumerate(COLOUR_LETTERS):
        if cards_of_colour(colour) & ~lacks == 0:
            words.append(letter)
            lacks &= ~cards_of_colour(colour)
    return words + write_cards(lacks)


def _read_lacks(words: list[str]) -> i64:
    lacks: i64 = 0
    for word in words:
        if word in COLOUR_LETTERS:
            lacks |= cards_of_colour(COLOUR_LETTERS.index(word))
        else:
            lacks |= shift(1, read_card(word))
    return lacks


def _read_people(reader: PositionReader, state: AChord) -> None:
    people = state.people
    for person, words in zip(people, reader.words_by_seat("hands"), strict=True):
        person.hand = bits_of(_read_list(words))
    for person, words in zip(people, reader.words_by_seat("aside"), strict=True):
        person.aside = bits_of(_read_list(words))
    for person, words in zip(people, reader.words_by_seat("played"), strict=True):
        _read_played(state, person, words)
    for person, words in zip(people, reader.words_by_seat("first-half"), strict=True):
        person.played |= bits_of(_read_list(words))
    for person, words in zip(people, reader.words_by_seat("lacks"), strict=True):
        person.lacks = _read_lacks(words)
    for person, tokens in zip(people, reader.numbers_by_seat("tokens"), strict=True):
        person.trick_tokens = tokens
    for person, tokens in zip(people, reader.numbers_by_seat("improvisations"), strict=True):
        person.improvisation_tokens = tokens


def _read_played(state: AChord, person: Player, words: list[str]) -> None:
    cards = _read_list(words)
    if len(cards) > state.terms.cards_dealt:
        raise PositionError(f"Nobody plays more than {state.terms.cards_dealt} cards from a hand.")
    person.played = bits_of(cards)
    person.order = 0
    for card in cards:
        person.order = add_to_order(person.order, card)


def _read_cards_outside(reader: PositionReader, state: AChord) -> None:
    """What lies nowhere is left over; without a card turned up, one of the key's if there is."""
    outside = state.terms.deck
    for person in state.people:
        outside &= ~(person.hand | person.aside | person.played)
    turned_up = reader.word("turned-up")
    if turned_up:
        state.turned_up = read_card(turned_up)
    else:
        in_key = outside & cards_of_chord(state.key)
        state.turned_up = lowest(in_key if in_key != 0 else outside)
    state.left_over = outside & ~shift(1, state.turned_up)


# -- The rounds, played again to see what they say -----------------------------------------------


def _read_round(reader: PositionReader, state: AChord) -> None:
    """Give the cards of the round back to the hands and play them."""
    cards = _read_list(reader.words("round"))
    places = state.terms.places
    if len(cards) >= places:
        raise PositionError(f"A round with {places} cards is over: see 'last-round'.")
    for turn, card in enumerate(cards):
        person = state.people[legal.owner(state, (state.leader + turn) % places)]
        if person.hand & shift(1, card) != 0:
            raise PositionError(f"{write_card(card)} is in the round, so it is in no hand.")
        person.hand |= shift(1, card)
    fewest = min([popcount(person.hand) for person in state.people])
    state.rounds_left = fewest // state.terms.cards_a_round
    for card in cards:
        play.play(state, lowest(legal.to_act(state)), card)


def _write_last_round(writer: PositionWriter, state: AChord) -> None:
    if state.pair_repeater == NOBODY:  # else the rounds themselves tell it
        writer.word("last-pair", CHORDS[state.pair_chord], CHORDS[0])
    cards = cards_on(state.last_table)
    if not cards:
        return
    writer.words("last-round", _write_list(cards))
    leader = _write_place(state, state.last_leader)
    writer.word("last-leader", leader, _write_place(state, 0))
    if state.in_round == 0:
        winner = cards[(state.best_place - state.last_leader) % state.terms.places]
        steps = scoring.steps_from_key(state.best_rank)
        writer.word("last-key", CHORDS[chord_after(chord_of(winner), -steps)], CHORDS[state.key])


def _read_last_round(reader: PositionReader, state: AChord, usual_key: str) -> None:
    state.pair_chord = _read_chord(reader, "last-pair", CHORDS[0])
    cards = _read_list(reader.words("last-round"))
    state.key = _read_chord(reader, "last-key", usual_key)
    state.leader = _read_place(reader, state, "last-leader", _write_place(state, 0))
    places = state.terms.places
    if cards and len(cards) != places:
        raise PositionError(f"The last round has {places} cards, not {len(cards)}.")
    for card in cards:
        place = legal.place_to_play(state)
        play.lay_card(state, state.people[legal.owner(state, place)], place, card)
    state.last_table = state.table
    state.last_leader = state.leader
    state.table = 0
    state.in_round = 0


# -- The score pad -------------------------------------------------------------------------------


def _write_pad(writer: PositionWriter, state: AChord) -> None:
    pads = scoring.score_pad(state)
    writer.words_by_seat("pad", [[_write_line(line) for line in lines] for lines in pads])
    totals = [person.total for person in state.people]
    if totals != [sum(line.points for line in lines) for lines in pads]:
        writer.by_seat("totals", [str(total) for total in totals])
    improvised = [person.improvisations for person in state.people]
    if improvised != [sum(line.improvisations for line in lines) for lines in pads]:
        writer.by_seat("improvised", [str(tokens) for tokens in improvised])


def _write_line(line: scoring.PadLine) -> str:
    return f"{line.tokens}{_SPOTLIGHT * line.spotlight}{_IMPROVISATION * line.improvisations}"


def _read_pad(reader: PositionReader, state: AChord) -> None:
    stages = state.stage
    pads = reader.words_by_seat("pad")
    for person, words in zip(state.people, pads, strict=True):
        if words and len(words) != stages:
            raise PositionError(f"The pad has a word for each of {stages} stages, not {words}.")
        for stage, word in enumerate(words):
            person.pad = _read_line(state.terms, person.pad, stage, word)
    lines = scoring.score_pad(state)
    totals = [sum(line.points for line in one) for one in lines]
    improvised = [sum(line.improvisations for line in one) for one in lines]
    if reader.has("totals"):
        totals = reader.numbers_by_seat("totals")
    if reader.has("improvised"):
        improvised = reader.numbers_by_seat("improvised")
    for seat, person in enumerate(state.people):
        person.total = totals[seat]
        person.improvisations = improvised[seat]


def _read_line(terms: Terms, pad: i64, stage: i64, word: str) -> i64:
    tokens = word.rstrip(_SPOTLIGHT + _IMPROVISATION)
    spotlight: i64 = 1 if _SPOTLIGHT in word else 0
    if not tokens.isdecimal() or int(tokens) + spotlight >= len(terms.inset):
        raise PositionError(
            f"A word of the pad is the trick tokens of a stage, a {_SPOTLIGHT} for the spotlight "
            f"and a {_IMPROVISATION} for each improvisation, not {word!r}."
        )
    return add_to_pad(pad, stage, int(tokens), spotlight, word.count(_IMPROVISATION))
