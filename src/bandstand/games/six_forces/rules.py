"""The rules of 6 Forces, in the order of the rulebook.

Two words to know. The *starter* begins a round; the *leader* begins a trick, and it is the
leader's trump card that judges the trick. A move is a card, a prediction or a trump; see
``material`` for their numbers.
"""

from __future__ import annotations

from typing import cast, final

from bandstand.games.six_forces.material import (
    ALL_TRUMPS,
    BIG,
    CARDS_DEALT,
    CHIPS,
    FIRST_CHOICE,
    FIRST_SPARE,
    FIRST_TRUMP,
    NUMBER_COUNT,
    ONE_COLOUR,
    POINTS_WITH_SPARE,
    POINTS_WITHOUT_SPARE,
    SMALL,
)
from bandstand.games.six_forces.player import NOBODY, NOT_YET, Player, Terms
from bandstand.games.six_forces.refusals import why_not
from bandstand.games.six_forces.telling import tell_deal, tell_round_score
from bandstand.games.tricks import lay, redeal
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import members, nth, popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Fact, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options
from bandstand.kernel.state import State, rank_placing


@final
@mypyc_attr(acyclic=True)
class SixForces(State):
    """A game of 6 Forces at one moment."""

    # fmt: off
    __slots__ = (
        "best_seat", "best_strength", "chips", "choices_left", "in_trick", "last_leader",
        "last_table", "last_winner", "lead_colour", "leader", "people", "rounds_done", "sheet",
        "starter", "table", "terms", "tricks_left", "turn",
    )

    def __init__(
        self, players: i64, dice: Dice, terms: Terms, people: list[Player], sheet: list[list[i64]],
        rounds_done: i64, starter: i64, turn: i64, choices_left: i64, chips: i64, leader: i64,
        tricks_left: i64, in_trick: i64, table: i64, last_table: i64, last_leader: i64,
        last_winner: i64, lead_colour: i64, best_strength: i64, best_seat: i64,
    ) -> None:
        # fmt: on
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.people = people
        self.sheet = sheet  # per round, per seat: coloured chips, spare, tricks, points
        self.rounds_done = rounds_done  # as many as players when the game is over
        self.starter = starter
        self.turn = turn  # the seat that decides next
        self.choices_left = choices_left  # of the conception: two a player
        self.chips = chips  # in the centre of the table
        self.leader = leader
        self.tricks_left = tricks_left  # the one on the table included
        # The trick on the table.
        self.in_trick = in_trick
        self.table = table  # its cards in playing order
        self.last_table = last_table  # the trick before, for people to look at
        self.last_leader = last_leader
        self.last_winner = last_winner
        self.lead_colour = lead_colour
        self.best_strength = best_strength
        self.best_seat = best_seat

    # -- Setup -----------------------------------------------------------------------------------

    def deal_round(self) -> None:
        """Chips to the centre, trump cards back to their owners, twelve new cards each."""
        stock = self.terms.deck
        for person in self.people:
            person.hand = draw(stock, CARDS_DEALT, self.dice)
            stock ^= person.hand
            person.played = 0
            person.lacks = 0
            person.predicted = NOT_YET
            person.spare = 0
            person.trump = NOT_YET
            person.tricks = 0
        self.chips = CHIPS
        self.choices_left = 2 * self.players
        self.tricks_left = CARDS_DEALT
        self.leader = self.starter
        self.turn = self.starter
        if self.journal is not None:
            tell_deal(self)

    # -- Conception ------------------------------------------------------------------------------

    def choices(self, person: Player) -> i64:
        """What the person may predict or choose now, as bits counted from ``FIRST_CHOICE``.

        In the first lap nobody has done either, so both are open; in the second one is left.
        """
        allowed: i64 = 0
        if person.predicted == NOT_YET:
            allowed = self.predictions()
        if person.trump == NOT_YET:
            allowed |= shift(self.free_trumps(), FIRST_TRUMP - FIRST_CHOICE)
        return allowed

    def predictions(self) -> i64:
        """Up to as many tricks as there are chips in the centre; a spare chip is one of them."""
        most = self.chips if self.chips < CARDS_DEALT else CARDS_DEALT
        exact = shift(1, most + 1) - 1
        with_spare = shift(1, most) - 1
        return exact | shift(with_spare, FIRST_SPARE - FIRST_CHOICE)

    def free_trumps(self) -> i64:
        """The trumps nobody has; with four players, once, also one that somebody has."""
        chosen: i64 = 0
        repeated: i64 = 0
        for person in self.people:
            if person.trump != NOT_YET:
                bit = shift(1, person.trump)
                if chosen & bit != 0:
                    repeated += 1
                chosen |= bit
        return ALL_TRUMPS if repeated < self.terms.repeated_trumps else ALL_TRUMPS & ~chosen

    def conceive(self, seat: i64, move: i64) -> None:
        """Predict or choose a trump; after two laps the starter leads the first trick."""
        if move >= FIRST_TRUMP:
            self.choose_trump(seat, move - FIRST_TRUMP)
        elif move >= FIRST_SPARE:
            self.predict(seat, move - FIRST_SPARE, 1)
        else:
            self.predict(seat, move - FIRST_CHOICE, 0)
        self.choices_left -= 1
        self.turn = self.next_seat(seat)
        if self.choices_left == 0 and self.journal is not None:
            self.tell("tricks-begin", {"seat": self.leader})

    def predict(self, seat: i64, predicted: i64, spare: i64) -> None:
        """Take chips for the tricks to be won, and perhaps a white one for one more."""
        person = self.people[seat]
        person.predicted = predicted
        person.spare = spare
        self.chips -= predicted + spare
        if self.journal is not None:
            facts: dict[str, Fact] = {
                "seat": seat,
                "predicted": predicted,
                "tricks": predicted + spare,  # the most that still fits
                "chips": self.chips,
            }
            self.tell("predicted-with-spare" if spare == 1 else "predicted", facts)

    def choose_trump(self, seat: i64, trump: i64) -> None:
        """Lay out the trump card that judges the tricks this seat leads."""
        self.people[seat].trump = trump
        if self.journal is not None:
            self.tell("trump-chosen", {"seat": seat, "trump": trump})

    # -- Playing tricks --------------------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour."""
        return 0 if seat + 1 == self.players else seat + 1

    def over(self) -> bool:
        """Whether every player has been starter once."""
        return self.rounds_done == self.terms.rounds

    def to_act(self) -> i64:
        """The one seat that decides next."""
        return 0 if self.over() else shift(1, self.turn)

    def legal_cards(self, hand: i64) -> i64:
        """The cards of this hand that may be played now: the led colour, or any without it."""
        if self.in_trick == 0:
            return hand
        following = hand & shift(ONE_COLOUR, NUMBER_COUNT * self.lead_colour)
        return hand if following == 0 else following

    def moves(self, seat: i64) -> list[i64]:
        """The cards the seat may play, or its predictions and trumps, if it is its turn."""
        if self.over() or self.turn != seat:
            return []
        person = self.people[seat]
        if self.choices_left == 0:
            return members(self.legal_cards(person.hand))
        return [FIRST_CHOICE + choice for choice in members(self.choices(person))]

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids this card, prediction or trump."""
        return why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        """Make a choice of the conception, or play a card; the last card of a trick ends it."""
        if move >= FIRST_CHOICE:
            self.conceive(seat, move)
            return
        person = self.people[seat]
        bit = shift(1, move)
        person.hand ^= bit
        person.played |= bit
        self.table = lay(self.table, move)
        if self.journal is not None:
            self.tell("card-played", {"seat": seat, "card": move})
        colour = move // NUMBER_COUNT
        if self.in_trick == 0:
            self.lead_colour = colour
            self.best_strength = 0
        elif colour != self.lead_colour:
            person.lacks |= shift(ONE_COLOUR, NUMBER_COUNT * self.lead_colour)
        power = strength(move, self.people[self.leader].trump, self.lead_colour)
        if power >= self.best_strength:  # of equal numbers the later wins
            self.best_strength = power
            self.best_seat = seat
        self.in_trick += 1
        self.turn = self.next_seat(seat)
        if self.in_trick == self.players:
            self.end_trick()

    # -- Who wins a trick ------------------------------------------------------------------------

    def end_trick(self) -> None:
        """The strongest card wins, and its owner leads the next trick."""
        winner = self.best_seat
        person = self.people[winner]
        person.tricks += 1
        if self.journal is not None:
            self.tell(
                "trick-won",
                {
                    "seat": winner,
                    "tricks": person.tricks,
                    "trump": self.people[self.leader].trump,
                    "leader": self.leader,
                },
            )
        self.last_table = self.table
        self.last_leader = self.leader
        self.last_winner = winner
        self.table = 0
        self.in_trick = 0
        self.tricks_left -= 1
        self.leader = winner
        self.turn = winner
        if self.tricks_left == 0:
            self.end_round()

    # -- Scoring ---------------------------------------------------------------------------------

    def end_round(self) -> None:
        """Score the round; then the starter's left neighbour starts, or the game is over."""
        line: list[i64] = []
        for seat in range(self.players):
            person = self.people[seat]
            points = round_points(person.predicted, person.spare, person.tricks)
            person.total += points
            line.append(person.predicted)
            line.append(person.spare)
            line.append(person.tricks)
            line.append(points)
            if self.journal is not None:
                tell_round_score(self, seat, points)
        self.sheet = [*self.sheet, line]  # clones share the old lines
        self.rounds_done += 1
        if self.rounds_done < self.terms.rounds:
            self.starter = self.next_seat(self.starter)
            self.deal_round()
        elif self.journal is not None:
            self.tell_winners()

    def scores(self) -> list[i64]:
        """Totals of the rounds scored."""
        return [person.total for person in self.people]

    def placing(self) -> list[i64]:
        """By total; those who tie share the place."""
        return rank_placing([(person.total,) for person in self.people])

    # -- Knowledge -------------------------------------------------------------------------------

    def imagine(self, seat: i64, dice: Dice) -> SixForces:
        """Redeal the other hands within the voids they have shown; no card lies elsewhere."""
        world = self.clone()
        world.dice = dice.spawn()
        hands: list[i64] = [person.hand for person in world.people]
        lacks: list[i64] = [person.lacks for person in world.people]
        unseen: i64 = 0
        for hand in hands:
            unseen |= hand
        hands = redeal(unseen & ~hands[seat], hands, lacks, seat, dice)
        for other in range(self.players):
            world.people[other].hand = hands[other]
        return world

    # -- Copies ----------------------------------------------------------------------------------

    # fmt: off
    def clone(self) -> SixForces:
        """An independent copy that nobody listens to."""
        return SixForces(
            self.players, self.dice.clone(), self.terms,
            [person.clone() for person in self.people], self.sheet,
            self.rounds_done, self.starter, self.turn, self.choices_left, self.chips, self.leader,
            self.tricks_left, self.in_trick, self.table, self.last_table, self.last_leader,
            self.last_winner, self.lead_colour, self.best_strength, self.best_seat,
        )

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        return (
            self.players, self.dice.packed(), (self.terms.first, self.terms.memory_aid),
            tuple([person.packed() for person in self.people]),
            tuple([tuple(line) for line in self.sheet]),
            (
                self.rounds_done, self.starter, self.turn, self.choices_left, self.chips,
                self.leader, self.tricks_left, self.in_trick, self.table, self.last_table,
                self.last_leader, self.last_winner, self.lead_colour, self.best_strength,
                self.best_seat,
            ),
        )
    # fmt: on

    def rematch(self, dice: Dice) -> SixForces:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game, without making lists."""
        decisions: i64 = 0
        while self.rounds_done < self.terms.rounds:
            seat = self.turn
            person = self.people[seat]
            if self.choices_left == 0:
                cards = self.legal_cards(person.hand)
                self.play(seat, nth(cards, dice.below(popcount(cards))))
            else:
                choices = self.choices(person)
                self.conceive(seat, FIRST_CHOICE + nth(choices, dice.below(popcount(choices))))
            decisions += 1
        return decisions

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))


def strength(card: i64, trump: i64, lead_colour: i64) -> i64:
    """How strong a card is in a trick with this trump and led colour.

    Where a colour is trump, a card that can win is stronger than one that cannot (0), and no two
    are equal; under big and small equal numbers are equally strong.
    """
    number = card % NUMBER_COUNT
    if trump == BIG:
        return number
    if trump == SMALL:
        return NUMBER_COUNT - 1 - number
    colour = card // NUMBER_COUNT
    if colour == trump:
        return 2 * NUMBER_COUNT + number
    return NUMBER_COUNT + number if colour == lead_colour else 0


def round_points(predicted: i64, spare: i64, tricks: i64) -> i64:
    """A prize for the predicted number, less with a spare; a point lost for each trick away.

    With a spare the distance is measured from the nearer of the two numbers.
    """
    if tricks < predicted:
        return tricks - predicted
    if tricks > predicted + spare:
        return predicted + spare - tricks
    return POINTS_WITHOUT_SPARE if spare == 0 else POINTS_WITH_SPARE


def new_game(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> SixForces:
    """Deal the first round; the dice choose the first starter unless one was named."""
    first = terms.first if terms.first != NOBODY else dice.below(players)
    people = [Player(0, 0, 0, NOT_YET, 0, NOT_YET, 0, 0) for _ in range(players)]
    game = SixForces(
        players, dice, terms, people, [], 0, first, first, 0, 0, first, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
    game.journal = journal
    game.deal_round()
    return game


def deal(players: int, options: Options, dice: Dice, journal: list[Event] | None) -> SixForces:
    """A new game with these options, as ``Game.settle`` returns them."""
    first = options["first"]
    seat: i64 = first - 1 if isinstance(first, int) else NOBODY
    return new_game(players, Terms(players, seat, bool(options["memory_aid"])), dice, journal)


def unpack(packed: tuple[object, ...]) -> SixForces:
    """The state that ``packed`` described."""
    players, dice, terms, people, sheet, rest = cast(
        "tuple[int, tuple[int, str], tuple[int, bool], "
        "tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...], tuple[int, ...]]",
        packed,
    )
    return SixForces(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        Terms(players, terms[0], terms[1]),
        [Player(*fields) for fields in people],
        [list(line) for line in sheet],
        *rest,
    )
