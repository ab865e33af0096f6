"""The people at the table, what everybody knows of their hands, and what the table agreed on."""

from __future__ import annotations

from typing import cast, final

from bandstand.games.fiddlefoo.material import CARDS_DEALT, HIGHEST
from bandstand.games.fiddlefoo.material.cards import Cards, holds, no_cards, single, union, without
from bandstand.games.fiddlefoo.state.map import CORNERS_TOUCH, SIDES_TOUCH
from bandstand.kernel.native import i64, mypyc_attr


@final
class Terms:
    """What the table agreed on; never changes."""

    def __init__(
        self,
        rounds: i64,
        varied: bool,
        corners: bool,
        one_throw: bool,
        safesong: bool,
        toned_down: bool,
        dissonance: bool,
        wildcard: bool,
        cooperative: bool,
        fair_deal: bool,
        specials: i64,
        random_specials: i64,
        equals_piled: bool = False,
        cards: i64 = CARDS_DEALT,
        highest: i64 = HIGHEST,
    ) -> None:
        self.rounds = rounds
        self.varied = varied
        self.corners = corners
        self.touch: i64 = CORNERS_TOUCH if corners else SIDES_TOUCH
        self.one_throw = one_throw
        self.safesong = safesong
        self.toned_down = toned_down
        self.dissonance = dissonance
        self.wildcard = wildcard
        self.cooperative = cooperative
        self.fair_deal = fair_deal
        self.specials = specials  # named by the table, a bit each
        self.random_specials = random_specials  # how many chance adds
        # Version 1 of the rules: one player may send equal numbers to a pile in one step.
        self.equals_piled = equals_piled
        self.cards = cards  # dealt to each player, unless the deal is fair
        self.highest = highest  # number of a plain card

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order; the parameters only if one is not as printed."""
        printed = self.cards == CARDS_DEALT and self.highest == HIGHEST
        turned = () if printed else (int(self.cards), int(self.highest))
        return (
            self.rounds,
            self.varied,
            self.corners,
            self.one_throw,
            self.safesong,
            self.toned_down,
            self.dissonance,
            self.wildcard,
            self.cooperative,
            self.fair_deal,
            self.specials,
            self.random_specials,
            self.equals_piled,
            *turned,
        )


def unpack_terms(packed: tuple[int, ...]) -> Terms:
    """The terms that ``packed`` described."""
    return Terms(
        packed[0],
        bool(packed[1]),
        bool(packed[2]),
        bool(packed[3]),
        bool(packed[4]),
        bool(packed[5]),
        bool(packed[6]),
        bool(packed[7]),
        bool(packed[8]),
        bool(packed[9]),
        packed[10],
        packed[11],
        bool(packed[12]),
        packed[13] if len(packed) > 13 else CARDS_DEALT,
        packed[14] if len(packed) > 14 else HIGHEST,
    )


@final
@mypyc_attr(acyclic=True)
class Player:
    """One person's cards, and what everybody knows of them."""

    __slots__ = ("answered", "fresh", "hand", "known", "lacks", "piling", "throwing", "total")

    def __init__(
        self,
        hand: Cards,
        known: Cards,
        lacks: Cards,
        fresh: i64,
        throwing: Cards,
        piling: Cards,
        answered: bool,
        total: i64,
    ) -> None:
        self.hand = hand
        self.known = known  # cards of the hand that everybody has seen
        # Cards the unseen part of the hand lacked when its owner could place none of them, and how
        # many unseen cards were drawn since.
        self.lacks = lacks
        self.fresh = fresh
        # The answer to a throw, while the others still think: the cards stay in the hand.
        self.throwing = throwing
        self.piling = piling  # Cooperative: meant for the piles
        self.answered = answered
        self.total = total  # points of the finished rounds

    def start(self, hand: Cards) -> None:
        """Take up a new hand, of which nobody knows anything."""
        self.hand = hand
        self.known = no_cards()
        self.lacks = no_cards()
        self.fresh = 0
        self.throwing = no_cards()
        self.piling = no_cards()
        self.answered = False

    def given(self) -> Cards:
        """The cards of the answer so far."""
        return union(self.throwing, self.piling)

    def take(self, card: i64) -> None:
        """A card comes to the hand, seen by everybody."""
        self.hand = union(self.hand, single(card))
        self.known = union(self.known, single(card))

    def draw(self, card: i64) -> None:
        """A card comes to the hand from the pile, unseen by the others."""
        self.hand = union(self.hand, single(card))
        self.fresh += 1

    def show(self, card: i64) -> None:
        """A card just drawn is seen by all: it is no unseen card of the hand any more."""
        self.fresh = max(0, self.fresh - 1)
        self.known = union(self.known, single(card))

    def lose(self, card: i64) -> None:
        """A card leaves the hand, seen by everybody."""
        if self.fresh > 0 and holds(without(self.lacks, self.known), card):
            self.fresh -= 1  # it was not there when the hand lacked such cards
        self.hand = without(self.hand, single(card))
        self.known = without(self.known, single(card))

    def show_lack(self, cards: Cards) -> None:
        """Everybody learns that the unseen part of the hand holds none of these cards.

        What was learned before stays known as long as nothing unseen was drawn since.
        """
        self.lacks = union(self.lacks, cards) if self.fresh == 0 else cards
        self.fresh = 0

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand,
            self.known,
            self.lacks,
            self.fresh,
            self.throwing,
            self.piling,
            self.answered,
            self.total,
        )

    def packed(self) -> tuple[object, ...]:
        """The fields, in the constructor's order."""
        return (
            self.hand,
            self.known,
            self.lacks,
            self.fresh,
            self.throwing,
            self.piling,
            self.answered,
            self.total,
        )


def new_player() -> Player:
    """Somebody with an empty hand and no points."""
    nothing = no_cards()
    return Player(nothing, nothing, nothing, 0, nothing, nothing, False, 0)


def unpack_player(packed: tuple[object, ...]) -> Player:
    """The player that ``packed`` described."""
    hand, known, lacks, fresh, throwing, piling, answered, total = cast(
        "tuple[Cards, Cards, Cards, int, Cards, Cards, bool, int]", packed
    )
    return Player(hand, known, lacks, fresh, throwing, piling, answered, total)
