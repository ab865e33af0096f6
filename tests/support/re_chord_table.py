"""Positions of Re-Chord in a few words, for its tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.material.card_data import own_lines
from bandstand.games.re_chord.material.fretboard import COLOUR_NAMES, SPACES, TYPES, WYLDE, space_at
from bandstand.games.re_chord.material.limits import PICKS_OF_A_COLOUR, guitarists_at
from bandstand.games.re_chord.moves import write_cards, write_move, write_space
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Event
from bandstand.kernel.position import PositionWriter

ALL_SPACES = [write_space(at) for at in range(SPACES)]
# A-c wants 4/2 white, 3/2 grey, 2/2 blue; A-d 4/2 blue, 3/2 purple, 2/2 green.
A_C = "4/2:white 3/2:grey 2/2:blue"
FIRST_CODE = ",11v!"  # the automa's code of our first song, S1-01


def table(
    board: str = "",
    hands: list[str] | None = None,
    supply: str = "",
    *,
    players: int = 2,
    genres: str = "",
    more: str = "",
    seed: int = 0,
    **options: Any,
) -> ReChord:
    """A turn of the first seat, by the fields of a position; *more* are further fields of it.

    Slots not named hold what the bag can spare; bag and deck get the rest.
    """
    writer = PositionWriter("re-chord", players)
    writer.options(options, {})
    writer.words("board", board.split())
    writer.words("supply", supply.split())
    writer.words_by_seat("genres", [[genre] for genre in genres.split()])
    writer.words_by_seat("hands", [hand.split() for hand in hands or []])
    return listened(f"{writer.text()}; {more}", seed)


def listened(position: str, seed: int = 0) -> ReChord:
    """A position to which somebody listens."""
    state: ReChord = GAME.from_position(position, seeded(seed))
    state.journal = []
    return state


def amended(state: ReChord, *fields: str) -> ReChord:
    """The same moment with other values in these fields of its position."""
    names = [field.partition(" ")[0] for field in fields]
    kept = [field for field in state.position().split("; ") if field.partition(" ")[0] not in names]
    return listened("; ".join([*kept, *fields]))


def covered(spaces: Iterable[str], board: str = "", supply: str = "", side: str = "-") -> str:
    """A board of two guitarists with a pick on each of these spaces too, face down or up."""
    wyldes = guitarists_at(2) + 1
    spare: list[str] = [name for name in COLOUR_NAMES for _ in range(PICKS_OF_A_COLOUR)]
    spare += [TYPES[WYLDE]] * wyldes
    for word in [*board.split(), *supply.split()]:
        if word != "-":
            spare.remove(word.partition(":")[2].lstrip("-") or word)
    rest = [at for at in spaces if f"{at}:" not in board]
    return (
        board + " " + " ".join(f"{at}:{side}{name}" for at, name in zip(rest, spare, strict=False))
    )


def all_but(*holes: str) -> list[str]:
    return [at for at in ALL_SPACES if at not in holes]


def scored(*frets: int) -> str:
    """A pad on which these frets brought nothing."""
    return "pad " + " ".join(f"{fret}:0,0,0,0,0,0" for fret in frets)


def last_space(
    pick_to_take: str,
    hands: list[str] | None = None,
    board: str = A_C,
    more: str = "",
    **options: Any,
) -> ReChord:
    """All spaces but 1/5 are taken and four frets scored; A-c is complete."""
    full = covered(all_but("1/5"), board, supply=pick_to_take)
    fields = f"{scored(1, 2, 3, 4)}; {more}"
    return table(full, hands, f"{pick_to_take} - -", more=fields, **options)


def cards_with_code(code: str) -> list[str]:
    """Our own card data, with this code on the first song, S1-01."""
    lines = own_lines()
    assert sum(line.endswith(FIRST_CODE) for line in lines) == 1
    return [line.replace(FIRST_CODE, f",{code}") for line in lines]


def space(text: str) -> int:
    string, _, fret = text.partition("/")
    return space_at(int(string), int(fret))


def pick(text: str) -> int:
    return TYPES.index(text)


def card(state: ReChord, name: str) -> int:
    return [known.id for known in state.terms.song_set.cards].index(name)


def move(state: ReChord, text: str) -> int:
    return GAME.read_move(state, text)


def play(state: ReChord, *texts: str, seat: int | None = None) -> list[Event]:
    """Make these moves, each legal, by the seat to decide or by the given seat."""
    assert state.journal is not None
    before = len(state.journal)
    for text in texts:
        who = lowest(state.to_act()) if seat is None else seat
        reason = state.refusal(who, move(state, text))
        assert reason is None, (text, reason, state)
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
    side = "-" if state.board.is_down(at) else ""
    return side + TYPES[state.board.pick_at(at)]


def picks(state: ReChord) -> str:
    """The whole fretboard, in the words of a position."""
    words = [f"{name}:{shown(state, name)}" for name in ALL_SPACES]
    return " ".join(word for word in words if not word.endswith(":empty"))


def supply(state: ReChord) -> list[str]:
    """The picks in the slots; an empty one is empty."""
    return [TYPES[state.board.in_slot(slot)] for slot in range(state.terms.supply)]


def tableau(state: ReChord, who: int) -> list[str]:
    return write_cards(state, state.people[who].played)


def golden(state: ReChord, who: int) -> list[str]:
    return write_cards(state, state.people[who].golden)


def hand(state: ReChord, who: int) -> list[str]:
    return write_cards(state, state.people[who].hand)


def pad(state: ReChord) -> dict[int, list[int]]:
    """What each fret brought the six colours, in the order of scoring."""
    columns = [column.packed() for column in state.pad]
    return {fret + 1: fames for fret, *fames in columns}


def in_bag(state: ReChord, name: str) -> int:
    return state.board.in_bag(pick(name))


def law_of_the_bag(state: ReChord) -> bool:
    """The bag holds as many picks as the fretboard has holes."""
    return state.board.bag_size() == popcount(state.board.holes(state.terms.spaces))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
