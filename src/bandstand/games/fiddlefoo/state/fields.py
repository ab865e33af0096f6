"""A game of Fiddlefoo at one moment: the people, the map, the pile, and what is being decided."""

from __future__ import annotations

from typing import cast, final

from bandstand.games.fiddlefoo import knowledge, legal, observation, play, scoring, setup
from bandstand.games.fiddlefoo.legal.placing import placeable
from bandstand.games.fiddlefoo.material import NO_CARD, NO_COLOUR
from bandstand.games.fiddlefoo.material.cards import Cards, has_specials, no_cards
from bandstand.games.fiddlefoo.material.deck import Deck, unpack_deck
from bandstand.games.fiddlefoo.state import position
from bandstand.games.fiddlefoo.state.map import Map, empty_map, unpack_map
from bandstand.games.fiddlefoo.state.pairs import Pairs, no_pairs, unpack_pairs
from bandstand.games.fiddlefoo.state.people import (
    Player,
    Terms,
    new_player,
    unpack_player,
    unpack_terms,
)
from bandstand.games.fiddlefoo.state.phases import CHOOSE_CARD, GAME_ENDED, NO_BASIS, NOBODY
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.planes import PlaneWriter
from bandstand.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class Fiddlefoo(State):
    """A game of Fiddlefoo at one moment."""

    # fmt: off
    __slots__ = (
        "active", "barred", "basis", "by_notes", "card", "deck", "draws", "effects", "extras",
        "gone", "ground", "instaplay", "last_placed", "matching", "pairs", "people", "phase",
        "pile", "piled", "points", "round", "start_cards", "starter", "steps", "swapper", "terms",
        "turn",
    )

    def __init__(
        self, players: i64, dice: Dice, terms: Terms, deck: Deck, people: list[Player],
        points: list[list[i64]], ground: Map, pairs: Pairs, draws: list[i64], extras: list[i64],
        pile: Cards, gone: Cards, piled: Cards, start_cards: Cards, matching: Cards,
        by_notes: Cards, phase: i64, round_number: i64, starter: i64, turn: i64, active: i64,
        card: i64, last_placed: i64, effects: i64, steps: i64, basis: i64, barred: i64,
        swapper: i64, instaplay: i64,
    ) -> None:
        # fmt: on
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.deck = deck
        self.people = people
        self.points = points  # per finished round, the points of each seat
        self.ground = ground  # the map
        self.pairs = pairs  # of the last placement
        self.draws = draws  # seats that still draw a card each, in order
        self.extras = extras  # play-agains that were earned: see play.specials.paired.again
        self.pile = pile  # its order is unknown to all, so it has none
        self.gone = gone  # discarded or removed
        self.piled = piled  # Cooperative: all cards on the four piles
        self.start_cards = start_cards  # the four cards the map began with
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

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour."""
        return (seat + 1) % self.players

    # -- The kernel's contract -------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the last round is scored."""
        return self.phase == GAME_ENDED

    def to_act(self) -> i64:
        """The seats that must decide now, as bits."""
        return legal.to_act(self)

    def moves(self, seat: i64) -> list[i64]:
        """The legal answers of a waiting seat."""
        return legal.moves(self, seat)

    def premoves(self, seat: i64) -> list[i64]:
        """How the seat may answer in advance when cards may be thrown."""
        return legal.premoves(self, seat)

    def move_mask(self, seat: i64) -> i64:
        """The cards to place, where all that fit are plain: no other answers are one word."""
        if self.phase != CHOOSE_CARD:
            return 0
        cards = placeable(self, self.people[seat].hand)
        if has_specials(cards):
            return 0
        return cards[0]

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids a move."""
        return legal.why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        """Answer what is being asked."""
        play.play(self, seat, move)

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game."""
        return play.rollout(self, dice)

    def scores(self) -> list[i64]:
        """Each seat's total of the finished rounds."""
        return [person.total for person in self.people]

    def placing(self) -> list[i64]:
        """The lowest total is best; together all are first, or all are second."""
        return scoring.placing(self)

    def payoffs(self) -> list[float]:
        """Each seat's share of the victory; together, all of it or nothing."""
        if self.terms.cooperative:
            return scoring.payoffs_together(self)
        return State.payoffs(self)

    def imagine(self, seat: i64, dice: Dice) -> Fiddlefoo:
        """A world that the seat cannot tell from this one."""
        world = self.clone()
        world.dice = dice.spawn()
        knowledge.imagine(world, seat, dice)
        return world

    def write_planes(self, seat: i64, pen: PlaneWriter) -> None:
        """Write what the seat sees, for training."""
        observation.write(self, seat, pen)

    def rematch(self, dice: Dice) -> Fiddlefoo:
        """A new game with the same players and options."""
        terms = self.terms
        settled = not terms.varied and terms.specials == 0 and terms.random_specials == 0
        deck = self.deck if settled else setup.settle_deck(terms, dice)
        return new_game(self.players, terms, deck, dice, None)

    # -- Copies ----------------------------------------------------------------------------------

    def clone(self) -> Fiddlefoo:
        """An independent copy that nobody listens to."""
        return Fiddlefoo(
            self.players,
            self.dice.clone(),
            self.terms,
            self.deck,
            [person.clone() for person in self.people],
            self.points,
            self.ground.clone(),
            self.pairs,
            self.draws[:],
            self.extras[:],
            self.pile,
            self.gone,
            self.piled,
            self.start_cards,
            self.matching,
            self.by_notes,
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
        )

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        return (
            (self.players, self.dice.packed()),
            self.terms.packed(),
            self.deck.packed(),
            tuple([person.packed() for person in self.people]),
            tuple([tuple(line) for line in self.points]),
            self.ground.packed(),
            self.pairs.packed(),
            (tuple(self.draws), tuple(self.extras)),
            (self.pile, self.gone, self.piled, self.start_cards, self.matching, self.by_notes),
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

    def position(self) -> str:
        """Write this moment as one line of text; see ``state.position``."""
        return position.write_position(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))


def blank(players: i64, terms: Terms, deck: Deck, dice: Dice) -> Fiddlefoo:
    """A table before the first deal: empty hands, an empty map, all else as usual."""
    nothing = no_cards()
    return Fiddlefoo(
        players=players,
        dice=dice,
        terms=terms,
        deck=deck,
        people=[new_player() for _ in range(players)],
        points=[],
        ground=empty_map(),
        pairs=no_pairs(),
        draws=[],
        extras=[],
        pile=nothing,
        gone=nothing,
        piled=nothing,
        start_cards=nothing,
        matching=nothing,
        by_notes=nothing,
        phase=CHOOSE_CARD,
        round_number=0,
        starter=0,
        turn=0,
        active=0,
        card=NO_CARD,
        last_placed=NO_CARD,
        effects=0,
        steps=0,
        basis=NO_BASIS,
        barred=NO_COLOUR,
        swapper=NOBODY,
        instaplay=NOBODY,
    )


def new_game(
    players: i64, terms: Terms, deck: Deck, dice: Dice, journal: list[Event] | None
) -> Fiddlefoo:
    """Deal the first round; the dice choose who starts."""
    game = blank(players, terms, deck, dice)
    game.journal = journal
    game.starter = dice.below(players)
    play.begin_round(game)
    return game


def unpack(packed: tuple[object, ...]) -> Fiddlefoo:
    """The state that ``packed`` described."""
    first, terms, deck, people, points, ground, pairs, queues, cards, rest = cast(
        "tuple[tuple[int, tuple[int, str]], tuple[int, ...], tuple[object, ...], "
        "tuple[tuple[object, ...], ...], tuple[tuple[int, ...], ...], object, tuple[object, ...], "
        "tuple[tuple[int, ...], tuple[int, ...]], tuple[Cards, ...], tuple[int, ...]]",
        packed,
    )
    players, dice = first
    return Fiddlefoo(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        unpack_terms(terms),
        unpack_deck(deck),
        [unpack_player(fields) for fields in people],
        [list(line) for line in points],
        unpack_map(ground),
        unpack_pairs(pairs),
        list(queues[0]),
        list(queues[1]),
        cards[0],
        cards[1],
        cards[2],
        cards[3],
        cards[4],
        cards[5],
        *rest,
    )
