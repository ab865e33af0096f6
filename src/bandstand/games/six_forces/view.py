"""What a seat at 6 Forces may see, and the sentences it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import CHIPS, COLOURS, TRUMPS
from bandstand.games.six_forces.notation import name_card, write_card, write_cards
from bandstand.games.six_forces.player import NOT_YET
from bandstand.games.six_forces.rules import SixForces
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import members, popcount
from bandstand.kernel.phrases import (
    ENGLISH,
    Outcome,
    Phrases,
    any_of,
    counted,
    listed,
    one_of,
    write_facts,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.games.six_forces.player import Player
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import View


def view(state: SixForces, seat: int) -> View:
    """Everything the seat may know (-1: a spectator); an unknown card is None."""
    conceiving = state.choices_left > 0
    return {
        "game": "six-forces",
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "over": state.over(),
        "round": min(state.rounds_done, state.terms.rounds - 1) + 1,
        "rounds": state.terms.rounds,
        "phase": "over" if state.over() else "conception" if conceiving else "tricks",
        "lap": (1 if state.choices_left > state.players else 2) if conceiving else None,
        "starter": state.starter,
        "chips": state.chips,
        "leader": None if conceiving else state.leader,
        "trump": None if conceiving else _trump(state.people[state.leader]),
        "trick": _trick(state, state.leader, state.table),
        "last_trick": _trick(state, state.last_leader, state.last_table),
        "last_winner": state.last_winner if state.last_table else None,
        "tricks_left": state.tricks_left,
        "people": [_person(state, other, seat) for other in range(state.players)],
        "rounds_scored": _rounds_scored(state),
        "score_sheet": score_sheet(state),
        "placing": state.placing() if state.over() else None,
    }


def _trump(person: Player) -> str | None:
    return None if person.trump == NOT_YET else TRUMPS[person.trump]


def _trick(state: SixForces, leader: int, table: int) -> list[View]:
    """The cards of a trick in playing order, each with its seat."""
    return [
        {"seat": (leader + turn) % state.players, "card": write_card(card)}
        for turn, card in enumerate(cards_on(table))
    ]


def _person(state: SixForces, seat: int, viewer: int) -> View:
    person = state.people[seat]
    hidden: list[str | None] = [None] * popcount(person.hand)
    return {
        "hand": write_cards(person.hand) if seat == viewer else hidden,
        "played": write_cards(person.played) if state.terms.memory_aid else None,
        "predicted": None if person.predicted == NOT_YET else person.predicted,
        "spare": person.spare == 1,
        "trump": _trump(person),
        "tricks": person.tricks,
        "total": person.total,
    }


def _rounds_scored(state: SixForces) -> list[list[View]]:
    """The score pad: by round and seat, the prediction, the tricks won and the points."""
    return [
        [
            {
                "predicted": line[4 * seat],
                "spare": line[4 * seat + 1] == 1,
                "tricks": line[4 * seat + 2],
                "points": line[4 * seat + 3],
            }
            for seat in range(state.players)
        ]
        for line in state.sheet
    ]


def pieces_by_place(state: SixForces) -> dict[str, list[str]]:
    """Where every card, chip and trump card lies, nothing hidden."""
    where = {"centre": ["chip"] * state.chips}
    for seat, person in enumerate(state.people, 1):
        where[f"hand {seat}"] = write_cards(person.hand)
        where[f"played {seat}"] = write_cards(person.played)
        where[f"prediction {seat}"] = ["chip"] * (max(person.predicted, 0) + person.spare)
        where[f"trump {seat}"] = [f"trump {_trump(person)}"] if person.trump != NOT_YET else []
        where[f"other trumps {seat}"] = [
            f"trump {name}" for trump, name in enumerate(TRUMPS) if trump != person.trump
        ]
    return where


def pieces(state: SixForces) -> list[str]:
    """Every card of the deck in play, the chips, and a set of trump cards a player."""
    trump_cards = [f"trump {name}" for name in TRUMPS] * state.players
    return write_cards(state.terms.deck) + ["chip"] * CHIPS + trump_cards


def score_sheet(state: SixForces) -> list[dict[str, int]]:
    """Each seat's points by round; they add up to its score."""
    return [
        {f"round {number}": line[4 * seat + 3] for number, line in enumerate(state.sheet, 1)}
        for seat in range(state.players)
    ]


_WRITERS: Final[Mapping[str, Callable[[int], object]]] = {
    "card": write_card,
    "cards": write_card,
    "colour": one_of(COLOURS),
    "trump": one_of(TRUMPS),
    "trumps": one_of(TRUMPS),
}


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts of an event as plain data: cards in notation, colours and trumps by name."""
    return write_facts(facts, _WRITERS)


def _word_card(fact: Fact) -> str:
    return name_card(fact) if isinstance(fact, int) else "a card"


def _word_cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return listed([name_card(card) for card in fact])


def _word_trumps(fact: Fact) -> str:
    assert isinstance(fact, list)
    return listed([TRUMPS[trump] for trump in fact])


def _word_tricks(fact: Fact) -> str:
    return "no trick" if fact == 0 else counted(fact, "trick", "tricks")


def _word_chips(fact: Fact) -> str:
    return "no chip" if fact == 0 else counted(fact, "chip", "chips")


def _word_points(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{fact:+d} {'point' if abs(fact) == 1 else 'points'}"


def came_true(facts: Mapping[str, Fact]) -> bool:
    """Whether a round was scored with as many tricks as were foretold."""
    return facts["tricks"] in (facts["predicted"], facts.get("or_predicted"))


PHRASES: Final = Phrases(
    templates={
        "round-begins": "Round {round} begins; {seat} [starts|start].",
        "hand-dealt": "{seat} [takes|take] up {count}: {cards}.",
        "hand-dealt:unknown": "{seat} [takes|take] up {count}.",
        "predicted": "{seat} [predicts|predict] {tricks}; {chips} left in the centre.",
        "predicted-with-spare": (
            "{seat} [predicts|predict] {predicted} or {tricks}, with a spare chip; "
            "{chips} left in the centre."
        ),
        "trump-chosen": "{seat} [chooses|choose] {trump} as trump.",
        "tricks-begin": "The tricks begin; {seat} [leads|lead].",
        "card-played": "{seat} [plays|play] {card}.",
        "trick-won": "{seat} [wins|win] the trick, trump {trump}: {tricks} so far.",
        "round-scored": ("{seat}: predicted {predicted}, won {tricks}: {points}, {total} in all."),
        "round-scored-with-spare": (
            "{seat}: predicted {predicted} or {or_predicted}, won {tricks}: {points}, "
            "{total} in all."
        ),
        "move-card": "play the {card}",
        "move-predict": "predict {tricks}",
        "move-predict-spare": "predict {predicted} or {tricks}, with a spare",
        "move-trump": "choose {trump} as trump",
        "no-such-move": "6 Forces has no such move. You may {ways}.",
        "conception-first": (
            "No card is played before everybody has predicted and chosen a trump. You may {ways}."
        ),
        "already-predicted": "You have predicted in this round. Choose your trump now.",
        "too-few-chips": (
            "That takes more chips than there are: {chips} in the centre. A spare chip counts too. "
            "Predict with the chips there are; 0 is always possible."
        ),
        "trump-already-chosen": "You have chosen {trump} as trump. Predict your tricks now.",
        "trump-taken": (
            "Somebody has chosen {trump}, and three players have three different trumps. "
            "Free: {trumps}."
        ),
        "trump-repeated-already": (
            "Somebody has chosen {trump}, and one trump on the table is there twice already. "
            "Free: {trumps}."
        ),
        "conception-over": "Predictions and trumps are settled for this round. Play a card.",
        "not-in-hand": "You do not hold {card}. Play a card from your hand.",
        "follow-colour": "You hold {colour}, the led colour. Play {colour}.",
    },
    words={
        "card": _word_card,
        "cards": _word_cards,
        "colour": one_of(COLOURS),
        "trump": one_of(TRUMPS),
        "trumps": _word_trumps,
        "ways": any_of(("play a card", "predict", "choose a trump"), ENGLISH),
        "tricks": _word_tricks,
        "chips": _word_chips,
        "points": _word_points,
        "count": lambda fact: counted(fact, "card", "cards"),
    },
    outcomes=(
        Outcome("the next trick goes to you", ("trick-won",)),
        Outcome(
            "your prediction comes true",
            ("round-scored", "round-scored-with-spare"),
            next_only=False,
            when=came_true,
        ),
    ),
)
