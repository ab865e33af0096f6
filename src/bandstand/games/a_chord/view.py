"""What a seat at Take the A Chord may see, and the sentences it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord.material import (
    CARD_COUNT,
    CHORDS,
    COLOURS,
    PLACES_OF_TWO,
    STAGES,
)
from bandstand.games.a_chord.notation import name_card, write_card, write_cards
from bandstand.games.a_chord.player import NOBODY
from bandstand.games.a_chord.rules import AChord
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import members, popcount
from bandstand.kernel.phrases import Outcome, Phrases, counted, listed, one_of, write_facts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import View


def view(state: AChord, seat: int) -> View:
    """Everything the seat may know (-1: a spectator); an unknown card is None."""
    return {
        "game": "a-chord",
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "over": state.over(),
        "stage": min(state.stage, STAGES - 1) + 1,
        "half": state.half + 1 if state.players == 2 else None,
        "key": CHORDS[state.key],
        "turned_up": write_card(state.turned_up),
        "left_over": popcount(state.left_over),
        "leader": state.leader,
        "place_to_play": None if state.over() else state.place_to_play(),
        "places": [_place(state, place) for place in range(state.terms.places)],
        "round": _round(state, state.leader, state.table),
        "last_round": _round(state, state.last_leader, state.last_table),
        "face_down": state.face_down,
        "rounds_left": state.rounds_left,
        "spotlight": None if state.spotlight == NOBODY else state.spotlight,
        "inset": list(state.terms.inset),
        "people": [_person(state, other, seat) for other in range(state.players)],
        "score_sheet": score_sheet(state),
        "placing": state.placing() if state.over() else None,
    }


def _place(state: AChord, place: int) -> View:
    return {
        "seat": state.owner(place),
        "name": PLACES_OF_TWO[place] if state.players == 2 else None,
    }


def _round(state: AChord, leader: int, table: int) -> list[View]:
    """The cards of a round in playing order, each with its place."""
    places = state.terms.places
    return [
        {"place": (leader + turn) % places, "card": write_card(card)}
        for turn, card in enumerate(cards_on(table))
    ]


def _person(state: AChord, seat: int, viewer: int) -> View:
    person = state.people[seat]
    hidden: list[str | None] = [None] * popcount(person.hand)
    return {
        "hand": write_cards(person.hand) if seat == viewer else hidden,
        "aside": popcount(person.aside),
        "played": write_cards(person.played) if state.terms.memory_aid else None,
        "trick_tokens": person.trick_tokens,
        "improvisation_tokens": person.improvisation_tokens,
        "total": person.total,
    }


def pieces_by_place(state: AChord) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden."""
    where = {
        "turned up": [write_card(state.turned_up)],
        "left over": write_cards(state.left_over),
    }
    for seat, person in enumerate(state.people, 1):
        where[f"hand {seat}"] = write_cards(person.hand)
        where[f"set aside {seat}"] = write_cards(person.aside)
        where[f"played {seat}"] = write_cards(person.played)
    return where


def pieces(state: AChord) -> list[str]:
    """Every card of the deck."""
    return write_cards(state.terms.deck)


def score_sheet(state: AChord) -> list[dict[str, int]]:
    """Each seat's points by stage; they add up to its score."""
    return [
        {f"stage {stage}": line[4 * seat + 3] for stage, line in enumerate(state.sheet, 1)}
        for seat in range(state.players)
    ]


_WRITERS: Final[Mapping[str, Callable[[int], object]]] = {
    "card": write_card,
    "cards": write_card,
    "key": one_of(CHORDS),
    "chord": one_of(CHORDS),
    "colour": one_of(COLOURS),
}


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: cards in notation, chords and colours by name."""
    return write_facts(facts, _WRITERS)


def _word_card(fact: Fact) -> str:
    assert isinstance(fact, int)
    return name_card(fact) if 0 <= fact < CARD_COUNT else "that card"


def _word_cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return listed([name_card(card) for card in fact])


PHRASES: Final = Phrases(
    templates={
        "stage-begins": "Stage {stage} begins; {seat} [leads|lead].",
        "key-turned-up": "The {card} is turned up: the key is {key}.",
        "hand-dealt": "{seat} [takes|take] up {count}: {cards}.",
        "hand-dealt:unknown": "{seat} [takes|take] up {count}.",
        "card-played": "{seat} [plays|play] {card}.",
        "card-played-to": "{seat} [plays|play] {card} to {spot}.",
        "improvisation": (
            "Improvisation {times}: {seat} [moves|move] the key to {key} and [leads|lead] on."
        ),
        "trick-won": "{seat} [wins|win] the trick: {tokens}.",
        "improvised-trick-won": (
            "{seat} [wins|win] the improvised trick: {tokens} and an improvisation token."
        ),
        "spotlight": "{seat} [takes|take] the spotlight.",
        "key-changed": "Key change: {seat} [moves|move] the key to {key} and [leads|lead].",
        "key-repeated": "Key change in the key itself, {key}: {seat} [leads|lead].",
        "second-half": "The second half begins; {seat} [leads|lead].",
        "stage-scored": "{seat}: {tokens}, {improvisations}: {points} points, {total} in all.",
        "stage-scored-with-spotlight": (
            "{seat}: {tokens} and the spotlight, {improvisations}: {points} points, {total} in all."
        ),
        "move-card": "play the {card}",
        "not-in-hand": "You do not hold {card}. Play a card from your hand.",
        "follow-colour": (
            "You hold {colour}, the lead colour, and no {chord} is in this round. Play {colour}."
        ),
        "follow-or-repeat": (
            "You hold {colour}, the lead colour, and no {chord} is in this round. "
            "Play {colour}, or a chord that lies face up in this round."
        ),
    },
    words={
        "card": _word_card,
        "spot": one_of(PLACES_OF_TWO),
        "cards": _word_cards,
        "key": one_of(CHORDS),
        "chord": one_of(CHORDS),
        "colour": one_of(COLOURS),
        "count": lambda fact: counted(fact, "card", "cards"),
        "tokens": lambda fact: counted(fact, "trick token", "trick tokens"),
        "improvisations": lambda fact: counted(fact, "improvisation", "improvisations"),
    },
    outcomes=(
        Outcome("the next trick goes to you", ("trick-won", "improvised-trick-won")),
        Outcome("you take the spotlight", ("spotlight",), next_only=False),
        Outcome("you improvise", ("improvisation",), next_only=False),
    ),
)
