"""Positions of Re-Chord in a few words, for its tests."""

from __future__ import annotations

from typing import Any

from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.board import full_bag
from bandstand.games.re_chord.material import COLOURS, TYPES, space_at
from bandstand.games.re_chord.notation import write_move
from bandstand.games.re_chord.rules import ReChord
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Event


def space(text: str) -> int:
    string, _, fret = text.partition("/")
    return space_at(int(string), int(fret))


def pick(text: str) -> int:
    return TYPES.index(text)


def table(
    board: str = "",
    hands: list[str] | None = None,
    supply: str = "",
    *,
    players: int = 2,
    genres: str = "",
    seed: int = 0,
    **options: Any,
) -> ReChord:
    """A turn of the first seat: picks like ``6/3:red`` or, face down, ``6/3:-red``.

    Hands are chord cards by id; slots not named hold what the bag can spare. The bag gets the
    rest, so that it holds as many picks as there are empty spaces.
    """
    settled = GAME.settle(players, {"first": 1, **options})
    state = GAME.new(players, settled, seeded(seed), [])
    lay(state, board)
    give(state, hands if hands is not None else [""] * len(state.people))
    stock(state, supply)
    for person, genre in zip(state.people, genres.split(), strict=False):
        person.genre = pick(genre)
    if not genres:
        for number, person in enumerate(state.people, 1):
            person.genre = number
    return state


def lay(state: ReChord, text: str) -> None:
    """Put exactly these picks on the fretboard."""
    board = state.board
    board.ones = board.twos = board.fours = board.down = board.known = 0
    for word in text.split():
        where, _, what = word.partition(":")
        board.write(space(where), pick(what.lstrip("-")))
        if what.startswith("-"):
            board.down |= 1 << space(where)


def give(state: ReChord, hands: list[str]) -> None:
    """Deal exactly these chord cards; the rest is the deck."""
    state.deck = 0xFFFFFFF
    for person, text in zip(state.people, hands, strict=True):
        person.hand = 0
        for name in text.split():
            person.hand |= 1 << card(state, name)
        state.deck &= ~person.hand


def stock(state: ReChord, supply: str) -> None:
    """Fill the supply, the rest of the picks is the bag."""
    board = state.board
    board.bag = full_bag(state.terms.wyldes)
    board.supply = 0
    for at in range(30):
        take_from_bag(state, board.pick_at(at))
    wanted = [pick(name) for name in supply.split()]
    for slot in range(state.terms.supply):
        if slot < len(wanted):
            chosen = wanted[slot]
        else:
            chosen = max(range(1, COLOURS + 1), key=board.in_bag)
        take_from_bag(state, chosen)
        board.fill_slot(slot, chosen)


def take_from_bag(state: ReChord, kind: int) -> None:
    """Take a pick out, if there is one: a position may show more wyldes than there are."""
    if kind and state.board.in_bag(kind):
        state.board.bag -= 1 << 4 * kind


def card(state: ReChord, name: str) -> int:
    return [known.id for known in state.terms.song_set.cards].index(name)


def move(state: ReChord, text: str) -> int:
    return GAME.read_move(state, text)


def play(state: ReChord, *texts: str, seat: int | None = None) -> list[Event]:
    """Make these moves, each legal, by whoever must decide or by the given seat."""
    assert state.journal is not None
    before = len(state.journal)
    for text in texts:
        who = lowest(state.to_act()) if seat is None else seat
        reason = state.refusal(who, move(state, text))
        assert reason is None, (text, reason and (reason.code, reason.facts))
        state.play(who, move(state, text))
    return state.journal[before:]


def legal(state: ReChord, seat: int | None = None) -> list[str]:
    who = lowest(state.to_act()) if seat is None else seat
    return [write_move(state, number) for number in state.moves(who)]


def asides(state: ReChord, seat: int) -> list[str]:
    return [write_move(state, number) for number in state.unprompted_moves(seat)]


def refused(state: ReChord, text: str, seat: int | None = None) -> str:
    """The code of the refusal; the move must be illegal."""
    who = lowest(state.to_act()) if seat is None else seat
    reason = state.refusal(who, move(state, text))
    assert reason is not None, f"{text} is legal"
    return reason.code


def shown(state: ReChord, text: str) -> str:
    """What lies on a space: a type, with a minus if face down, or empty."""
    at = space(text)
    side = "-" if state.board.down >> at & 1 else ""
    return side + TYPES[state.board.pick_at(at)]


def picks(state: ReChord) -> str:
    """The whole fretboard, in the words of ``table``."""
    found = []
    for at in range(30):
        name = write_move(state, at)
        if shown(state, name) != "empty":
            found.append(f"{name}:{shown(state, name)}")
    return " ".join(found)


def tableau(state: ReChord, who: int) -> list[str]:
    played = state.people[who].played
    return [
        known.id for number, known in enumerate(state.terms.song_set.cards) if played >> number & 1
    ]


def hand(state: ReChord, who: int) -> list[str]:
    held = state.people[who].hand
    return [
        known.id for number, known in enumerate(state.terms.song_set.cards) if held >> number & 1
    ]


def in_bag(state: ReChord, name: str) -> int:
    return state.board.in_bag(pick(name))


def law_of_the_bag(state: ReChord) -> bool:
    """The bag holds as many picks as the fretboard has holes."""
    return state.board.bag_size() == popcount(state.board.holes())


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
