"""What a move would do at Re-Chord, as far as the guitarist can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord.legal.chords import complete_cards
from bandstand.games.re_chord.material.cards import HAND_SOURCE
from bandstand.games.re_chord.material.fretboard import fret_of
from bandstand.games.re_chord.moves import PLACE, card_of, is_claim, is_space
from bandstand.games.re_chord.play.claims import play_chord
from bandstand.games.re_chord.play.picks import place_pick
from bandstand.games.re_chord.scoring import lead_score, would_score
from bandstand.kernel.bits import members

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
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
