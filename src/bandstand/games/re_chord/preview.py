"""What a move would do at Re-Chord, as far as the guitarist can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord.legal.chords import complete_cards, fits, meets
from bandstand.games.re_chord.material.cards import HAND_SOURCE, NO_SONG, dots_of
from bandstand.games.re_chord.material.fretboard import DOWN, fret_of
from bandstand.games.re_chord.moves import (
    BAG,
    PLACE,
    card_of,
    is_claim,
    is_return,
    is_space,
    is_take,
    slot_of,
)
from bandstand.games.re_chord.play.claims import play_chord
from bandstand.games.re_chord.play.picks import place_pick
from bandstand.games.re_chord.scoring import fame, lead_score, would_score
from bandstand.kernel.bits import members, popcount

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.games.re_chord.state.board import Board
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Mark


def marks(state: ReChord, seat: int, move: int) -> list[Mark]:
    """What a pick on a space completes, and what a chord earns."""
    if is_space(move) and state.turn.phase == PLACE and state.turn.offers == 0:
        return _placing(state, seat, move)
    if is_claim(move) and not state.terms.live:
        return _claiming(state, seat, card_of(move))
    return []  # to try a chord is a test of one's own eyes: see the option ``clang``


def _placing(state: ReChord, seat: int, space: int) -> list[Mark]:
    """Own chords that become complete, the fret that becomes full, else the lead guitar."""
    table = state.clone()
    place_pick(table, space, state.turn.held, HAND_SOURCE, state.turn.blind != 0)
    hand = state.people[seat].hand
    complete = members(complete_cards(table, hand) & ~complete_cards(state, hand))
    chords = state.terms.song_set
    found: list[Mark] = []
    if len(complete) == 1:
        found.append(("mark-completes", {"chord": chords.chords[chords.cards[complete[0]].name]}))
    elif complete:
        found.append(("mark-completes-several", {"count": len(complete)}))
    if would_score(state, space):
        found.append(("mark-fills-fret", {"fret": fret_of(space)}))
    genre = state.people[seat].genre
    gained = lead_score(table.board, genre) - lead_score(state.board, genre)
    if not found and gained != 0:
        found.append(("mark-lead-guitar", {"change": gained}))
    return found


def _claiming(state: ReChord, seat: int, card: int) -> list[Mark]:
    """The fame of a complete chord; what its song adds is said apart."""
    table = state.clone()
    play_chord(table, seat, card)
    mine, before = table.people[seat], state.people[seat]
    found: list[Mark] = [("mark-fame", {"fame": mine.chord_fame - before.chord_fame})]
    if mine.song_fame != before.song_fame:
        found.append(("mark-song", {"fame": mine.song_fame}))
    return found


# -- The plan ------------------------------------------------------------------------------------


def plan(state: ReChord, seat: int, move: int) -> list[Mark]:
    """The chord of the hand that a move brings nearer; else how near the nearest one is."""
    if is_claim(move):
        return [] if state.terms.live else _fame(state, seat, card_of(move))
    hand = members(state.people[seat].hand)
    if is_return(move):
        return [("plan-return", _progress(state, state.board, card_of(move)))]
    if is_space(move) and state.turn.phase == PLACE and state.turn.offers == 0:
        return _towards_chord(state, seat, move)
    if is_take(move) or move == BAG:
        shown = DOWN if move == BAG else state.board.in_slot(slot_of(move))
        wanting = [card for card in hand if _wants(state, card, shown)]
        if wanting:
            card = _nearest(state, state.board, wanting)
            return [("plan-take", {**_progress(state, state.board, card), "type": shown})]
    if not hand:
        return []
    nearest = _nearest(state, state.board, hand)
    return [("plan-nearest", _progress(state, state.board, nearest))]


def _towards_chord(state: ReChord, seat: int, space: int) -> list[Mark]:
    """The own chord that the pick on this space serves; else what it does for the genre."""
    table = state.clone()
    place_pick(table, space, state.turn.held, HAND_SOURCE, state.turn.blind != 0)
    person = state.people[seat]
    helped = [
        card
        for card in members(person.hand)
        if _met(table, table.board, card) > _met(state, state.board, card)
    ]
    found: list[Mark] = []
    if helped:
        card = _nearest(state, table.board, helped)
        found.append(("plan-place", _progress(state, table.board, card)))
    if would_score(state, space):
        earned = lead_score(table.board, person.genre)
        found.append(("plan-fret", {"fret": fret_of(space), "fame": earned}))
    gained = lead_score(table.board, person.genre) - lead_score(state.board, person.genre)
    if not found and gained != 0:
        found.append(("plan-genre", {"change": gained, "pick": person.genre}))
    return found


def _fame(state: ReChord, seat: int, card: int) -> list[Mark]:
    """What a complete chord brings, and how far the song is with it."""
    table = state.clone()
    play_chord(table, seat, card)
    person = table.people[seat]
    chord = _name(state, card)
    total = fame(table, seat)
    found: list[Mark] = [
        ("plan-claim", {"chord": chord, "fame": total - fame(state, seat), "total": total})
    ]
    if person.song == NO_SONG:
        return found
    needed = state.terms.song_set.songs[person.song].names
    if needed >> state.terms.song_set.cards[card].name & 1:
        met = popcount(needed & person.names)
        found.append(("plan-song", {"met": met, "needed": popcount(needed)}))
    return found


def _progress(state: ReChord, board: Board, card: int) -> dict[str, Fact]:
    """A chord of the own hand: how many of its picks lie there, and how many it needs."""
    needed = len(dots_of(state.terms.song_set.cards[card]))
    return {"chord": _name(state, card), "met": _met(state, board, card), "needed": needed}


def _name(state: ReChord, card: int) -> str:
    return state.terms.song_set.chords[state.terms.song_set.cards[card].name]


def _met(state: ReChord, board: Board, card: int) -> int:
    """How many dots of the card hold what they want."""
    return sum(fits(board, *dot) for dot in dots_of(state.terms.song_set.cards[card]))


def _missing(state: ReChord, board: Board, card: int) -> int:
    return len(dots_of(state.terms.song_set.cards[card])) - _met(state, board, card)


def _nearest(state: ReChord, board: Board, cards: list[int]) -> int:
    """The card that lacks the fewest picks."""
    return min(cards, key=lambda card: _missing(state, board, card))


def _wants(state: ReChord, card: int, shown: int) -> bool:
    """Whether a pick that shows this type would do for a dot that is empty."""
    return any(
        not state.board.is_taken(space) and meets(shown, wanted)
        for space, wanted in dots_of(state.terms.song_set.cards[card])
    )
