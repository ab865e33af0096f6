"""Who wins a trick, a stage and the game of Take the A Chord: strengths, points, the score pad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bandstand.games.a_chord import events
from bandstand.games.a_chord.material import (
    CHORD_COUNT,
    add_to_pad,
    pad_improvisations,
    pad_spotlight,
    pad_tokens,
)
from bandstand.kernel.native import i64
from bandstand.kernel.state import rank_placing

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord, Player, Terms

# -- Card strengths ------------------------------------------------------------------------------

# A rank is two for each step from the key, and one more for a card that is not in the lead colour.
# Low is strong, so of equal chords the lead colour wins, then the earlier card.
WORST_RANK: Final = 99  # weaker than any card's


def rank(state: AChord, colour: i64, chord: i64) -> i64:
    """The strength of a card in this round; the leader's own card is in the lead colour."""
    steps = chord - state.key  # counted upwards from the key, and round
    if steps < 0:
        steps += CHORD_COUNT
    if state.in_round == 0 or colour == state.lead_colour:
        return 2 * steps
    return 2 * steps + 1


def steps_from_key(card_rank: i64) -> i64:
    """How far the chord of a card with this rank is from the key; the key's own is 0."""
    return card_rank // 2


def is_in_lead_colour(card_rank: i64) -> bool:
    """Whether a card with this rank is in the lead colour."""
    return card_rank % 2 == 0


def is_keys_chord(card_rank: i64) -> bool:
    """Whether a card with this rank has the key's chord, which wins the spotlight."""
    return card_rank < 2


# -- What a trick is worth -----------------------------------------------------------------------


def tokens_at_stake(state: AChord) -> i64:
    """The trick tokens of the winner: one for each round, face up or face down."""
    return 1 + state.face_down


def improvisations_at_stake(state: AChord) -> i64:
    """The improvisation tokens of the winner: one, however many rounds lie face down."""
    return 1 if state.face_down > 0 else 0


# -- Stage scoring -------------------------------------------------------------------------------


def stage_points(state: AChord, seat: i64) -> i64:
    """What the seat's tokens are worth, the spotlight counting as one."""
    person = state.people[seat]
    tokens = person.trick_tokens
    if state.spotlight == seat:
        tokens += 1
    return worth(state.terms, tokens, person.improvisation_tokens)


def worth(terms: Terms, tokens: i64, improvisations: i64) -> i64:
    """Points by the inset, and for improvisations."""
    return terms.inset[tokens] + terms.bonus * improvisations


def score_stage(state: AChord) -> list[i64]:
    """Write each player's points of this stage on the pad."""
    points = [stage_points(state, seat) for seat in range(state.players)]
    for seat in range(state.players):
        person = state.people[seat]
        spotlight: i64 = 1 if state.spotlight == seat else 0
        person.total += points[seat]
        person.improvisations += person.improvisation_tokens
        person.pad = add_to_pad(
            person.pad, state.stage, person.trick_tokens, spotlight, person.improvisation_tokens
        )
        events.stage_scored(state, seat, points[seat])
    return points


def next_first_leader(state: AChord, points: list[i64]) -> i64:
    """The lowest stage score; of equals the first met from the last first leader's left."""
    chosen: i64 = state.first_leader
    step: i64 = state.players - 1
    while step > 0:
        seat = (state.first_leader + step) % state.players
        if points[seat] <= points[chosen]:
            chosen = seat
        step -= 1
    return chosen


# -- The score pad -------------------------------------------------------------------------------


class PadLine(NamedTuple):
    """What the score pad says of one player in one stage."""

    tokens: int
    spotlight: int  # 1 or 0
    improvisations: int
    points: int


def pad_lines(terms: Terms, person: Player, stages: i64) -> list[PadLine]:
    """A player's lines of the first stages, one a stage."""
    lines: list[PadLine] = []
    for stage in range(stages):
        tokens = pad_tokens(person.pad, stage)
        spotlight = pad_spotlight(person.pad, stage)
        improvisations = pad_improvisations(person.pad, stage)
        points = worth(terms, tokens + spotlight, improvisations)
        lines.append(PadLine(tokens, spotlight, improvisations, points))
    return lines


def score_pad(state: AChord) -> list[list[PadLine]]:
    """Each seat's lines of the stages scored."""
    return [pad_lines(state.terms, person, state.stage) for person in state.people]


# -- Game end ------------------------------------------------------------------------------------


def scores(state: AChord) -> list[i64]:
    """Totals of the stages scored."""
    return [person.total for person in state.people]


def placing(state: AChord) -> list[i64]:
    """By total, then by improvisation tokens of the whole game; still tied: shared."""
    return rank_placing([(person.total, person.improvisations) for person in state.people])
