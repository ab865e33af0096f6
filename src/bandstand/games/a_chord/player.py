"""The people at the table: their cards and tokens, and what they agreed on."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.a_chord.material import CARDS_DEALT, DECK, PLACES
from bandstand.kernel.native import i64, mypyc_attr

NOBODY: Final = -1
_ORDER: Final = 36  # one more than there are cards: eleven of them fit into a word


@final
class Terms:
    """What the table agreed on, and what follows from the number of players; never changes."""

    def __init__(self, players: i64, first: i64, inset: list[i64], memory_aid: bool) -> None:
        self.first = first
        self.inset = inset
        self.memory_aid = memory_aid
        self.places: i64 = PLACES[players]
        self.deck: i64 = DECK
        self.cards_dealt: i64 = CARDS_DEALT[players]
        self.rounds: i64 = 4 if players == 2 else self.cards_dealt


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """One person's cards and tokens."""

    # fmt: off
    __slots__ = (
        "aside", "hand", "improvisation_tokens", "improvisations", "lacks", "order", "pad",
        "played", "total", "trick_tokens",
    )

    def __init__(
        self, hand: i64, aside: i64, played: i64, lacks: i64, trick_tokens: i64,
        improvisation_tokens: i64, improvisations: i64, total: i64, pad: i64, order: i64,
    ) -> None:
        self.hand = hand
        self.aside = aside  # two players: the pile for the second half, seen by nobody
        self.played = played  # in this stage
        self.lacks = lacks  # cards everybody knows this hand does not hold
        self.trick_tokens = trick_tokens
        self.improvisation_tokens = improvisation_tokens
        self.improvisations = improvisations  # tokens of all stages scored
        self.total = total
        self.pad = pad  # tokens, spotlight and improvisations, eight bits a stage scored
        self.order = order  # the cards played from this hand, in playing order; see ``in_order``

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand, self.aside, self.played, self.lacks, self.trick_tokens,
            self.improvisation_tokens, self.improvisations, self.total, self.pad, self.order,
        )

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (
            self.hand, self.aside, self.played, self.lacks, self.trick_tokens,
            self.improvisation_tokens, self.improvisations, self.total, self.pad, self.order,
        )
    # fmt: on


def one_more(order: i64, card: i64) -> i64:
    """Cards in playing order with one more."""
    return _ORDER * order + card + 1


def in_order(order: i64) -> list[i64]:
    """The cards, the first first."""
    cards: list[i64] = []
    while order != 0:
        cards.append(order % _ORDER - 1)
        order //= _ORDER
    cards.reverse()
    return cards
