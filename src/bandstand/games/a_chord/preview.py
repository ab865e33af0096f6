"""What a card would do at Take the A Chord, if the round were judged as soon as it lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.legal import owner, place_to_play
from bandstand.games.a_chord.play import (
    can_improvise,
    change_key_or_pass_lead,
    is_second_half_to_come,
    lay_card,
)
from bandstand.games.a_chord.scoring import is_keys_chord, tokens_at_stake

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord
    from bandstand.kernel.game import Mark


def marks(state: AChord, seat: int, card: int) -> list[Mark]:
    """Who would win the round with this card on the table, and what would become of the key."""
    place = place_to_play(state)
    table = state.clone()
    lay_card(table, table.people[seat], place, card)
    complete = table.in_round == table.terms.places
    if complete and table.lead_repeater == place and can_improvise(table):
        return [("mark-improvises", {"key": table.lead_chord})]
    found = [] if state.in_round == 0 else [_outcome(table, seat, complete)]
    if place in (table.lead_repeater, table.pair_repeater):
        found += _key_change(table, place)
    return found


def _outcome(table: AChord, seat: int, complete: bool) -> Mark:
    if owner(table, table.best_place) != seat:
        return "mark-loses", {}
    if is_keys_chord(table.best_rank) and table.spotlight != seat:
        return "mark-spotlight", {}
    if complete:
        return "mark-wins-trick", {"tokens": tokens_at_stake(table)}
    return "mark-wins", {}


def _key_change(table: AChord, place: int) -> list[Mark]:
    """The last round of a stage changes no key; of two repeated chords the leader's counts."""
    if table.rounds_left == 1 and not is_second_half_to_come(table):
        return []
    before = table.key
    change_key_or_pass_lead(table)
    if table.leader != place:
        return []
    return [("mark-leads-next", {}) if table.key == before else ("mark-key", {"key": table.key})]
