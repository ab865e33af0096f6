"""A game of Fiddlefoo at one moment: the people, the map, the pile, and what is being decided."""

from __future__ import annotations

from typing import Final, cast, final

from bandstand.games.fiddlefoo.cards import (
    Cards,
    common,
    holds,
    is_empty,
    members,
    no_cards,
    single,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.deck import Deck
from bandstand.games.fiddlefoo.map import CORNERS_TOUCH, SIDES_TOUCH, Map
from bandstand.games.fiddlefoo.material import COLOUR_COUNT, HIGHEST, MOST_NOTES, PILE_NOTES
from bandstand.games.fiddlefoo.pairs import Pairs, fits_somewhere, open_colours
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

NOBODY: Final = -1
FORCED: Final = 4  # no colour: an instaplay leaves no choice of card

# What is being decided.
CHOOSE_CARD: Final = 0  # a card to place, or to draw or pass when none fits
CHOOSE_CELL: Final = 1  # its cell
CHOOSE_COLOUR: Final = 2  # Wildcard: what a purple card counts as
CHOOSE_DISCARD: Final = 3  # discard: a hand card, or none
CHOOSE_MOVED: Final = 4  # move: a card of the map, or none
CHOOSE_TARGET: Final = 5  # move: its new cell
CHOOSE_REMOVED: Final = 6  # remove-cards: a card of the map, or enough
CHOOSE_BASIS: Final = 7  # toned down: range, notes or distance, or left open
CHOOSE_THROWS: Final = 8  # everybody else: cards to throw
CHOOSE_OFFERED: Final = 9  # swap-map: a hand card, or enough
CHOOSE_WANTED: Final = 10  # swap-map: the card of the map it replaces
CHOOSE_AGAIN: Final = 11  # play-again: another card to place, or none
GAME_ENDED: Final = 12


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

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
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
        self.piling = piling
        self.answered = answered
        self.total = total

    def take(self, card: i64) -> None:
        """A card comes to the hand, seen by everybody."""
        self.hand = union(self.hand, single(card))
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


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=False)
class Table(State):
    """Everything on and around the table; the rules that move it are in ``rules``."""

    __slots__ = (
        "active",
        "barred",
        "basis",
        "by_notes",
        "card",
        "deck",
        "draws",
        "effects",
        "extras",
        "gone",
        "ground",
        "instaplay",
        "last_placed",
        "matching",
        "pairs",
        "people",
        "phase",
        "pile",
        "piled",
        "round",
        "setup",
        "sheet",
        "starter",
        "steps",
        "swapper",
        "terms",
        "turn",
    )

    def __init__(
        self,
        players: i64,
        dice: Dice,
        terms: Terms,
        deck: Deck,
        people: list[Player],
        sheet: list[list[i64]],
        ground: Map,
        pairs: Pairs,
        draws: list[i64],
        extras: list[i64],
        pile: Cards,
        gone: Cards,
        piled: Cards,
        setup: Cards,
        matching: Cards,
        by_notes: Cards,
        phase: i64,
        round_number: i64,
        starter: i64,
        turn: i64,
        active: i64,
        card: i64,
        last_placed: i64,
        effects: i64,
        steps: i64,
        basis: i64,
        barred: i64,
        swapper: i64,
        instaplay: i64,
    ) -> None:
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.deck = deck
        self.people = people
        self.sheet = sheet  # per finished round, the points of each seat
        self.ground = ground  # the map
        self.pairs = pairs  # of the last placement
        self.draws = draws  # seats that still draw a card each, in order
        self.extras = extras  # play-agains earned: seat * 8 + colour that is barred
        self.pile = pile  # its order is unknown to all, so it has none
        self.gone = gone  # discarded or removed
        self.piled = piled  # Cooperative: all cards on the four piles
        self.setup = setup  # the four cards the map began with
        # What may be thrown now: by range (or a number equal to a distance), and by notes.
        self.matching = matching
        self.by_notes = by_notes
        self.phase = phase
        self.round = round_number  # from 0
        self.starter = starter  # of this round
        self.turn = turn  # whose turn it is
        self.active = active  # who places: the same, but for an instaplay out of turn
        self.card = card  # chosen, on its way to a cell or to an exchange
        self.last_placed = last_placed  # in this round
        self.effects = effects  # paired specials still to be offered, a bit each
        self.steps = steps  # cards removed or exchanged by the special being used
        self.basis = basis  # toned down: what was chosen
        self.barred = barred  # play-again: the colour that may not be placed; or FORCED
        self.swapper = swapper  # who uses swap-map
        self.instaplay = instaplay  # who must place it next

    # -- Hands -----------------------------------------------------------------------------------

    def placeable(self, cards: Cards) -> Cards:
        """Those of the cards that have a legal cell."""
        if self.deck.placing_specials:
            return self.placeable_one_by_one(cards)
        colours = open_colours(self.ground, self.terms.safesong)
        return common(self.deck.of_colours[colours], cards)

    def placeable_one_by_one(self, cards: Cards) -> Cards:
        """The same where some card may lie elsewhere than others of its colour."""
        found = no_cards()
        for card in members(cards):
            if fits_somewhere(self.ground, self.deck, self.terms.safesong, card):
                found = union(found, single(card))
        return found

    def holders(self) -> i64:
        """The seats that hold cards, as bits."""
        found: i64 = 0
        for seat in range(self.players):
            if not is_empty(self.people[seat].hand):
                found |= shift(1, seat)
        return found

    def all_are_stuck(self) -> bool:
        """Whether no hand has a card that fits."""
        hands = no_cards()
        for person in self.people:
            hands = union(hands, person.hand)
        return is_empty(self.placeable(hands))

    def has_round_ended(self) -> bool:
        """Whether a hand is empty; together, whether at most one is not."""
        holders = popcount(self.holders())
        return holders <= 1 if self.terms.cooperative else holders < self.players

    # -- Cooperative piles -----------------------------------------------------------------------

    def pile_top(self, colour: i64) -> i64:
        """The number on top of a colour's pile; 0 for an empty one."""
        pile = common(self.piled, self.deck.of_colour[colour])
        number: i64 = HIGHEST
        while number > 0:
            if not is_empty(common(pile, self.deck.of_number[number])):
                return number
            number -= 1
        return 0

    def pile_notes(self, colour: i64) -> i64:
        """The notes in a colour's pile."""
        total: i64 = 0
        pile = common(self.piled, self.deck.of_colour[colour])
        for notes in range(1, MOST_NOTES + 1):
            total += notes * size(common(pile, self.deck.of_notes[notes]))
        return total

    def miss(self) -> i64:
        """By how many notes the four piles miss ten each."""
        total: i64 = 0
        for colour in range(COLOUR_COUNT):
            missing = PILE_NOTES - self.pile_notes(colour)
            total += missing if missing > 0 else -missing
        return total

    # -- Copies ----------------------------------------------------------------------------------

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``rules.unpack``."""
        ground = self.ground
        return (
            (self.players, self.dice.packed()),
            self.terms.packed(),
            self.deck.packed(),
            tuple([person.packed() for person in self.people]),
            tuple([tuple(line) for line in self.sheet]),
            (
                tuple(ground.squares),
                tuple(ground.edge),
                tuple(ground.closed),
                (ground.left, ground.right, ground.top, ground.bottom),
            ),
            self.pairs.packed(),
            (tuple(self.draws), tuple(self.extras)),
            (self.pile, self.gone, self.piled, self.setup, self.matching, self.by_notes),
            (
                self.phase,
                self.round,
                self.starter,
                self.turn,
                self.active,
                self.card,
                self.last_placed,
                self.effects,
                self.steps,
                self.basis,
                self.barred,
                self.swapper,
                self.instaplay,
            ),
        )


def unpack_ground(packed: object) -> Map:
    """The map as ``packed`` has it."""
    squares, edge, closed, frame = cast(
        "tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, int, int, int]]",
        packed,
    )
    return Map(list(squares), list(edge), list(closed), frame[0], frame[1], frame[2], frame[3])


def unpack_player(packed: tuple[object, ...]) -> Player:
    """The player that ``packed`` described."""
    hand, known, lacks, fresh, throwing, piling, answered, total = cast(
        "tuple[Cards, Cards, Cards, int, Cards, Cards, bool, int]", packed
    )
    return Player(hand, known, lacks, fresh, throwing, piling, answered, total)


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
    )
