"""Games small enough to solve: fewer cards, and one stage instead of three, by the same rules.

Only the parameters of the table change, not the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.material import CHORD_COUNT, COLOURS, STAGES, card_of
from bandstand.games.a_chord.setup import deal_stage
from bandstand.games.a_chord.state import AChord
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.kernel.state import State


def reduce_deck(state: State, colours: int, chords: int, hand: int) -> None:
    """Deal the last stage of Take the A Chord from a deck of this many colours and chords."""
    if not isinstance(state, AChord):
        raise BandstandError("Only the deck of Take the A Chord can be reduced.")
    if not (1 <= colours <= len(COLOURS) and 1 <= chords <= CHORD_COUNT):
        raise BandstandError(
            f"A reduced deck has 1 to {len(COLOURS)} colours and 1 to {CHORD_COUNT} chords, "
            f"not {colours} and {chords}."
        )
    terms = state.terms
    terms.deck = sum(
        shift(1, card_of(colour, chord)) for colour in range(colours) for chord in range(chords)
    )
    piles = 2 * state.players if state.players == 2 else state.players
    each = terms.cards_a_round
    if hand < 1 or hand % each or piles * hand >= popcount(terms.deck):
        raise BandstandError(
            f"{state.players} players cannot be dealt hands of {hand} from {popcount(terms.deck)} "
            "cards: there are four piles with two players, whose hands are even, and one card is "
            "turned up."
        )
    terms.cards_dealt = hand
    terms.rounds = hand // each
    state.stage = STAGES - 1
    deal_stage(state)
