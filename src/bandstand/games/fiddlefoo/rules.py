"""The rules of Fiddlefoo, in the order of the rulebook: a turn from the card to the next player.

A turn is a card, its cell, the Pairs it makes, and then everybody else's throws, which are decided
at the same time. The variants put their own questions in between; each is a phase of its own.
"""

from __future__ import annotations

from typing import cast, final

from bandstand.games.fiddlefoo.bot.playout import play_at_random
from bandstand.games.fiddlefoo.cards import (
    Cards,
    holds,
    is_empty,
    no_cards,
)
from bandstand.games.fiddlefoo.deck import Deck, unpack_deck
from bandstand.games.fiddlefoo.draws import draw_all
from bandstand.games.fiddlefoo.extras import begin_extra
from bandstand.games.fiddlefoo.imagine import hide_choices, redeal
from bandstand.games.fiddlefoo.legal import decider, legal_moves
from bandstand.games.fiddlefoo.map import column_of, empty_map, row_of, unfold
from bandstand.games.fiddlefoo.material import (
    BASIS,
    COUNT_AS,
    DISCARD,
    DONE,
    LEAVE_OPEN,
    MOST_EXCHANGES,
    MOST_REMOVALS,
    MOVE,
    PASS,
    PLAIN_COUNT,
    PLAY_AGAIN,
    PURPLE,
    REMOVE_CARDS,
    TAKE,
    TO_CELL,
)
from bandstand.games.fiddlefoo.pairs import make_pairs, no_pairs, unpack_pairs
from bandstand.games.fiddlefoo.refusals import why_not
from bandstand.games.fiddlefoo.scoring import round_points
from bandstand.games.fiddlefoo.setup import agree, deal_round, settle_deck
from bandstand.games.fiddlefoo.specials import (
    discard,
    effects_of,
    exchange,
    movable,
    move_card,
    removable,
    remove_card,
)
from bandstand.games.fiddlefoo.table import (
    CHOOSE_AGAIN,
    CHOOSE_BASIS,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_OFFERED,
    CHOOSE_REMOVED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    GAME_ENDED,
    NOBODY,
    Player,
    Table,
    Terms,
    unpack_ground,
    unpack_player,
    unpack_terms,
)
from bandstand.games.fiddlefoo.telling import (
    tell_deal,
    tell_end,
    tell_pairs,
    tell_round_score,
    tell_throws,
)
from bandstand.games.fiddlefoo.throws import (
    BY_ANY,
    answer,
    is_protected,
    may_choose_basis,
    nobody_threw,
    open_throws,
    reveal,
    thinking,
)
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Fact, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options
from bandstand.kernel.state import rank_placing


@final
@mypyc_attr(acyclic=True)
class Fiddlefoo(Table):
    """A game of Fiddlefoo at one moment."""

    # -- Whose move it is ------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the last round is scored."""
        return self.phase == GAME_ENDED

    def to_act(self) -> i64:
        """The placer, whoever uses a special card, or all who have not answered with throws."""
        if self.phase == CHOOSE_THROWS:
            return thinking(self)
        if self.phase == GAME_ENDED:
            return 0
        return shift(1, decider(self))

    def moves(self, seat: i64) -> list[i64]:
        """The legal answers of a waiting seat."""
        return legal_moves(self, seat)

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids a move."""
        return why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        """Answer what is being asked."""
        phase = self.phase
        if phase == CHOOSE_THROWS:
            answer(self, seat, move)
            if thinking(self) == 0:
                self.throw_together()
        elif phase == CHOOSE_CELL:
            self.place(unfold(self.ground, move - TO_CELL))
        elif phase in (CHOOSE_CARD, CHOOSE_AGAIN):
            self.choose_card(move)
        elif phase == CHOOSE_COLOUR:
            self.count_as(move - COUNT_AS)
        elif phase == CHOOSE_BASIS:
            self.tone_down(BY_ANY if move == LEAVE_OPEN else move - BASIS)
        elif phase in (CHOOSE_OFFERED, CHOOSE_WANTED):
            self.swap_with_map(move)
        else:
            self.use_effect(move)

    # -- Setup -----------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Deal, and let the start player begin."""
        self.gone = no_cards()
        self.piled = no_cards()
        self.last_placed = NOBODY
        self.pairs = no_pairs()
        deal_round(self)
        if self.journal is not None:
            tell_deal(self)
        self.turn = self.starter
        self.begin_turn()

    # -- Gameplay: placing a card ----------------------------------------------------------------

    def begin_turn(self) -> None:
        """Empty hands are skipped; if nobody can ever place again the round is over."""
        while is_empty(self.people[self.turn].hand):
            self.turn = (self.turn + 1) % self.players
        self.active = self.turn
        self.barred = NOBODY
        self.card = NOBODY
        self.phase = CHOOSE_CARD
        if is_empty(self.pile) and self.all_are_stuck():
            if self.journal is not None:
                self.tell("all-stuck", {})
            self.end_round()

    def choose_card(self, move: i64) -> None:
        """Pick the card to place; or do without."""
        if move in (TAKE, PASS):
            self.show_stuck_hand(move)
        elif move == DONE:
            self.finish_step()
        else:
            self.choose(self.active, move, CHOOSE_CELL)

    def choose(self, seat: i64, card: i64, phase: i64) -> None:
        """Pick the card for what comes next; nobody else learns which."""
        self.card = card
        self.phase = phase
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "card": card}
            self.tell_only("card-chosen", facts, shift(1, seat))

    def show_stuck_hand(self, move: i64) -> None:
        """A hand without a card that fits: everybody learns that; it draws if it can."""
        self.people[self.active].show_lack(self.placeable(self.deck.cards))
        if self.journal is not None:
            self.tell("cannot-place" if move == TAKE else "passes", {"seat": self.active})
        if move == TAKE:
            self.draws.append(self.active)
            self.draw_on()
        else:
            self.next_turn()

    def place(self, cell: i64) -> None:
        """Lay the card down; a purple wildcard must say what it counts as."""
        card = self.card
        self.people[self.active].lose(card)
        self.ground.lay(card, cell, self.deck, self.terms.touch)
        self.last_placed = card
        if self.journal is not None:
            self.tell(
                "card-placed",
                {"seat": self.active, "card": card, "cell": [column_of(cell), row_of(cell)]},
            )
        if self.terms.wildcard and self.deck.colours[card] == PURPLE:
            self.phase = CHOOSE_COLOUR
        else:
            self.pair_up(cell, self.deck.colours[card])

    def count_as(self, colour: i64) -> None:
        """Wildcard: the purple card just placed counts as this colour for its Pairs."""
        if self.journal is not None:
            self.tell("counts-as", {"seat": self.active, "colour": colour})
        self.pair_up(self.ground.cell_of(self.card), colour)

    # -- Gameplay: Pairs -------------------------------------------------------------------------

    def pair_up(self, cell: i64, counts_as: i64) -> None:
        """Make the Pairs, close the lines of a Safesong, and see which specials are paired."""
        card = self.card
        self.pairs = make_pairs(self.ground, self.deck, self.terms.safesong, card, cell, counts_as)
        if self.journal is not None:
            tell_pairs(self, cell)
        if self.terms.safesong and self.pairs.is_safesong():
            self.close_lines(cell)
        self.basis = NOBODY
        if self.deck.cards[1] == 0:
            self.ask_for_throws()
            return
        self.effects = effects_of(self.pairs)
        if self.pairs.has(PLAY_AGAIN):
            self.extras.append(self.active * 8 + self.deck.colours[card])
        self.offer_effects()

    def close_lines(self, cell: i64) -> None:
        """Safesong: the lines of the Pairs are done."""
        for square in self.ground.squares[:]:
            if holds(self.pairs.partners, square & 127):
                self.ground.close(cell, square >> 7)
        if self.journal is not None:
            self.tell("safesong", {"seat": self.active})

    # -- Gameplay: throws ------------------------------------------------------------------------

    def ask_for_throws(self) -> None:
        """Everybody else may throw, unless a Safesong protects; toned down, the placer says how."""
        if is_protected(self):
            self.finish_step()
        elif self.basis == NOBODY and may_choose_basis(self):
            self.phase = CHOOSE_BASIS
        else:
            open_throws(self)
            self.phase = CHOOSE_THROWS
            if self.journal is not None:
                tell_throws(self)

    def tone_down(self, basis: i64) -> None:
        """Toned down: cards may be thrown by this one thing only, or as without the rule."""
        self.basis = basis
        if self.journal is not None and basis == BY_ANY:
            self.tell("left-open", {"seat": self.active})
        elif self.journal is not None:
            self.tell("toned-down", {"seat": self.active, "basis": basis})
        self.ask_for_throws()

    def throw_together(self) -> None:
        """All answers are in: show them, and let those draw whose cards say so."""
        if self.journal is not None and nobody_threw(self):
            self.tell("nobody-threw", {})
        reveal(self)
        self.draw_on()

    def draw_on(self) -> None:
        """Draw what is due; then the step is finished, unless a drawn card asks something."""
        if draw_all(self):
            self.finish_step()

    def finish_step(self) -> None:
        """After a placement or a draw: the end, an extra placement, or the next player."""
        if self.has_round_ended():
            self.end_round()
        elif not begin_extra(self):
            self.next_turn()

    def next_turn(self) -> None:
        """Clockwise."""
        self.turn = (self.turn + 1) % self.players
        self.begin_turn()

    # -- Scoring ---------------------------------------------------------------------------------

    def end_round(self) -> None:
        """Score the round; then the next one begins with the next start player, or it is over."""
        line = round_points(self)
        for seat in range(self.players):
            self.people[seat].total += line[seat]
        self.sheet = [*self.sheet, line]
        self.draws = []
        self.extras = []
        self.instaplay = NOBODY
        self.round += 1
        if self.journal is not None:
            tell_round_score(self, line)
        if self.round == self.terms.rounds:
            self.phase = GAME_ENDED
            if self.journal is not None:
                tell_end(self)
        else:
            self.starter = (self.starter + 1) % self.players
            self.begin_round()

    def scores(self) -> list[i64]:
        """Each seat's total of the finished rounds."""
        return [person.total for person in self.people]

    def placing(self) -> list[i64]:
        """The lowest total is best; together all are first, or all are second."""
        if self.terms.cooperative:
            place: i64 = 1 if self.people[0].total == 0 else 2
            return [place for _ in self.people]
        keys: list[tuple[int, ...]] = [(-int(person.total),) for person in self.people]
        return rank_placing(keys)

    def payoffs(self) -> list[float]:
        """Each seat's share of the victory; together, all of it or nothing."""
        if self.terms.cooperative:
            won = 1.0 if self.people[0].total == 0 else 0.0
            return [won for _ in self.people]
        return Table.payoffs(self)

    # -- Special cards ---------------------------------------------------------------------------

    def offer_effects(self) -> None:
        """Paired specials in their order: discard, move, remove-cards; then the throws."""
        if self.take_effect(DISCARD) and not is_empty(self.people[self.active].hand):
            self.phase = CHOOSE_DISCARD
        elif self.take_effect(MOVE) and not is_empty(movable(self)):
            self.phase = CHOOSE_MOVED
        elif self.take_effect(REMOVE_CARDS) and not is_empty(removable(self.ground)):
            self.steps = 0
            self.phase = CHOOSE_REMOVED
        else:
            self.ask_for_throws()

    def take_effect(self, special: i64) -> bool:
        """Whether this special is still to be offered; it is not from now on."""
        bit = shift(1, special - PLAIN_COUNT)
        pending = self.effects & bit != 0
        self.effects &= ~bit
        return pending

    def use_effect(self, move: i64) -> None:
        """The answer to a paired special."""
        phase = self.phase
        if move == DONE:
            self.offer_effects()
        elif phase == CHOOSE_DISCARD:
            discard(self, move)
            self.offer_effects()
        elif phase == CHOOSE_MOVED:
            self.choose(self.active, move, CHOOSE_TARGET)
        elif phase == CHOOSE_TARGET:
            move_card(self, self.card, unfold(self.ground, move - TO_CELL))
            self.offer_effects()
        else:
            remove_card(self, move)
            self.steps += 1
            if self.steps == MOST_REMOVALS or is_empty(removable(self.ground)):
                self.offer_effects()

    def swap_with_map(self, move: i64) -> None:
        """Swap-map: a hand card, then the card of the map it replaces; up to three times."""
        if self.phase == CHOOSE_WANTED:
            exchange(self, self.card, move)
            self.steps += 1
            self.phase = CHOOSE_OFFERED
            if self.steps == MOST_EXCHANGES:
                self.draw_on()
        elif move == DONE:
            self.draw_on()
        else:
            self.choose(self.swapper, move, CHOOSE_WANTED)

    # -- Copies ----------------------------------------------------------------------------------

    def imagine(self, seat: i64, dice: Dice) -> Fiddlefoo:
        """Deal the unseen cards anew; cards seen changing hands stay where they are known to be."""
        world = self.clone()
        world.dice = dice.spawn()
        if self.phase == GAME_ENDED:
            return world  # all hands have been shown
        redeal(world, seat, dice)
        hide_choices(world, seat, dice)
        return world

    def clone(self) -> Fiddlefoo:
        """An independent copy that nobody listens to."""
        return Fiddlefoo(
            self.players,
            self.dice.clone(),
            self.terms,
            self.deck,
            [person.clone() for person in self.people],
            self.sheet,
            self.ground.clone(),
            self.pairs,
            self.draws[:],
            self.extras[:],
            self.pile,
            self.gone,
            self.piled,
            self.setup,
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

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game."""
        return play_at_random(self, dice)

    def rematch(self, dice: Dice) -> Fiddlefoo:
        """A new game with the same players and options."""
        terms = self.terms
        settled = not terms.varied and terms.specials == 0 and terms.random_specials == 0
        deck = self.deck if settled else settle_deck(terms, dice)
        return new_game(self.players, terms, deck, dice, None)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))


def new_game(
    players: i64, terms: Terms, deck: Deck, dice: Dice, journal: list[Event] | None
) -> Fiddlefoo:
    """Deal the first round; the dice choose who starts."""
    empty = no_cards()
    starter = dice.below(players)
    people = [Player(empty, empty, empty, 0, empty, empty, False, 0) for _ in range(players)]
    game = Fiddlefoo(
        players, dice, terms, deck, people, [], empty_map(), no_pairs(), [], [],
        empty, empty, empty, empty, empty, empty,
        CHOOSE_CARD, 0, starter, starter, starter, NOBODY, NOBODY, 0, 0, NOBODY, NOBODY, NOBODY,
        NOBODY,
    )  # fmt: skip
    game.journal = journal
    game.begin_round()
    return game


def deal(players: int, options: Options, dice: Dice, journal: list[Event] | None) -> Fiddlefoo:
    """A new game with these options, as ``Game.settle`` returns them."""
    terms = agree(options)
    return new_game(players, terms, settle_deck(terms, dice), dice, journal)


def unpack(packed: tuple[object, ...]) -> Fiddlefoo:
    """The state that ``packed`` described."""
    first, terms, deck, people, sheet, ground, pairs, queues, cards, rest = cast(
        "tuple[tuple[int, tuple[int, str]], tuple[int, ...], tuple[object, ...], "
        "tuple[tuple[object, ...], ...], tuple[tuple[int, ...], ...], object, tuple[object, ...], "
        "tuple[tuple[int, ...], tuple[int, ...]], tuple[Cards, ...], tuple[int, ...]]",
        packed,
    )
    dice = first[1]
    return Fiddlefoo(
        first[0],
        kernel_dice.unpack(dice[0], dice[1]),
        unpack_terms(terms),
        unpack_deck(deck),
        [unpack_player(fields) for fields in people],
        [list(line) for line in sheet],
        unpack_ground(ground),
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
