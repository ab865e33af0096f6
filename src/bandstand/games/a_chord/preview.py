"""What a card would do at Take the A Chord, if the round were judged as soon as it lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.legal import legal_cards, owner, place_to_play
from bandstand.games.a_chord.material import cards_of_chord, chord_of, colour_of
from bandstand.games.a_chord.play import (
    can_improvise,
    change_key_or_pass_lead,
    is_second_half_to_come,
    lay_card,
)
from bandstand.games.a_chord.scoring import (
    improvisations_at_stake,
    is_keys_chord,
    rank,
    tokens_at_stake,
    worth,
)
from bandstand.games.tricks import plan_in_trick
from bandstand.kernel.bits import members, popcount

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord
    from bandstand.kernel.event import Fact
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


# -- The plan ------------------------------------------------------------------------------------


def plan(state: AChord, seat: int, card: int) -> list[Mark]:
    """The tokens of the seat, those that pay best, and what the card does about them."""
    found = marks(state, seat, card)
    kinds = {kind for kind, _ in found}
    if "mark-improvises" in kinds:
        return [("plan-improvise", dict(found[0][1]))]
    said = [_towards_tokens(state, seat, card, "mark-loses" not in kinds)]
    if "mark-key" in kinds:
        key = chord_of(card)
        left = state.people[seat].hand & cards_of_chord(key)
        said.append(("plan-key", {"key": key, "held": popcount(left) - 1}))
    return said


def _towards_tokens(state: AChord, seat: int, card: int, wins: bool) -> Mark:
    person = state.people[seat]
    inset = state.terms.inset
    have = person.trick_tokens + (1 if state.spotlight == seat else 0)
    aim = inset.index(max(inset))
    facts: dict[str, Fact] = {"have": have, "aim": aim}
    before = worth(state.terms, have, 0)
    after = worth(state.terms, have + tokens_at_stake(state), improvisations_at_stake(state))
    wanted = have < aim or after > before
    if state.in_round == 0:
        facts["stronger"] = _stronger(state, seat, card)
        return "plan-lead" if wanted else "plan-lead-enough", facts
    if wins and wanted and state.face_down > 0 and after > before:
        return "plan-win-improvised", {**facts, "gain": after - before}
    others = {_wins(state, seat, other) for other in members(legal_cards(state, person.hand))}
    return plan_in_trick(wanted, wins, others), facts


def _wins(state: AChord, seat: int, card: int) -> bool:
    """Whether the card would win the round if it were judged as soon as it lies there."""
    table = state.clone()
    lay_card(table, table.people[seat], place_to_play(state), card)
    return owner(table, table.best_place) == seat


def _stronger(state: AChord, seat: int, card: int) -> int:
    """How many cards the seat has not seen would beat this one if it is led."""
    seen = state.people[seat].hand | 1 << state.turned_up
    for person in state.people:
        seen |= person.played
    led = state.clone()
    lay_card(led, led.people[seat], place_to_play(state), card)
    unseen = members(state.terms.deck & ~seen)
    return sum(rank(led, colour_of(other), chord_of(other)) < led.best_rank for other in unseen)
