"""What people read and write at High Note: moves, views, sentences."""

from __future__ import annotations

from collections.abc import Mapping

from bandstand.kernel.bits import members, popcount
from bandstand.kernel.errors import NotationError
from bandstand.kernel.event import Fact
from bandstand.kernel.facts import write_facts
from high_note.rules import CARDS, HighNote


def write_move(state: HighNote, move: int) -> str:
    """A card is n and its number."""
    return _name(move)


def read_move(state: HighNote, text: str) -> int:
    """The card that somebody typed."""
    for move in range(CARDS):
        if text.strip().lower() == _name(move):
            return move
    raise NotationError(f"{text!r} is no card. The cards are n1 to n{CARDS}.")


def view(state: HighNote, seat: int) -> dict[str, object]:
    """What the seat may see (-1: a spectator); an unknown card is None."""
    return {
        "seat": seat if seat >= 0 else None,
        "waiting": members(state.to_act()),
        "hands": [
            _cards(hand) if other == seat else [None] * popcount(hand)
            for other, hand in enumerate(state.hands)
        ],
        "my_answer": None if seat < 0 or state.answers[seat] < 0 else _name(state.answers[seat]),
        "played": _cards(state.played),
        "points": list(state.points),
    }


def show_facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    """The facts of an event or a reason, cards as moves are written."""
    return write_facts(facts, {"card": _name, "cards": _name})


def _name(card: int) -> str:
    return f"n{card + 1}"


def _cards(cards: int) -> list[str]:
    return [_name(card) for card in members(cards)]


def pieces_by_place(state: HighNote) -> dict[str, list[str]]:
    """Where every card lies, nothing hidden."""
    where = {f"hand {seat}": members(hand) for seat, hand in enumerate(state.hands, 1)}
    where["played"] = members(state.played)
    where["stock"] = [
        card for card in range(CARDS) if not any(card in cards for cards in where.values())
    ]
    return {place: [_name(card) for card in cards] for place, cards in where.items()}


CATALOGUE = """
fact-card = the { $card }
fact-cards = the { $card }

hand-dealt = { $reader ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
    .unknown = { $seat } is dealt a hand.
card-chosen = { $reader ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
card-played = { $reader ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
round-won = { $reader ->
    [you] You win the round.
   *[other] { $seat } wins the round.
}
not-in-hand = You don’t have { $card }. Play a card from your hand.
outcome-round = you win this round
"""


def printed_number(card: int) -> dict[str, int]:
    """What `fact-card` says of a card."""
    return {"card": card + 1}
