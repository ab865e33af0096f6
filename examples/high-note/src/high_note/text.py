"""What people read and write at High Note: moves, views, sentences."""

from __future__ import annotations

from bandstand.kernel.bits import members, popcount
from bandstand.kernel.errors import NotationError
from bandstand.kernel.phrases import Outcome, Phrases
from high_note.rules import CARDS, HighNote


def write_move(state: HighNote, move: int) -> str:
    """A card is n and its number."""
    return f"n{move + 1}"


def read_move(state: HighNote, text: str) -> int:
    """The card that somebody typed."""
    for move in range(CARDS):
        if text.strip().lower() == write_move(state, move):
            return move
    raise NotationError(f"{text!r} is no card. The cards are n1 to n{CARDS}.")


def view(state: HighNote, seat: int) -> dict[str, object]:
    """What the seat may see (-1: a spectator); an unknown card is None."""
    return {
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "hands": [
            members(hand) if other == seat else [None] * popcount(hand)
            for other, hand in enumerate(state.hands)
        ],
        "my_answer": state.answers[seat] if seat >= 0 else None,
        "played": members(state.played),
        "points": list(state.points),
    }


def pieces_by_place(state: HighNote) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden."""
    where = {f"hand {seat}": members(hand) for seat, hand in enumerate(state.hands, 1)}
    where["played"] = members(state.played)
    where["stock"] = [
        card for card in range(CARDS) if not any(card in cards for cards in where.values())
    ]
    return {place: [f"n{card + 1}" for card in cards] for place, cards in where.items()}


PHRASES = Phrases(
    templates={
        "hand-dealt": "{seat} [takes|take] up {cards}.",
        "hand-dealt:unknown": "{seat} [takes|take] up a hand.",
        "card-chosen": "{seat} [chooses|choose] {card}.",
        "card-played": "{seat} [plays|play] {card}.",
        "round-won": "{seat} [wins|win] the round.",
        "not-in-hand": "You do not hold {card}. Play a card from your hand.",
    },
    words={
        "card": lambda card: f"the {card + 1}",
        "cards": lambda cards: ", ".join(f"the {card + 1}" for card in cards),
    },
    outcomes=(Outcome("you win this round", ("round-won",)),),
)
