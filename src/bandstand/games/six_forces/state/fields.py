"""A game of 6 Forces at one moment: its fields, and copies of it.

No rule is here: each is in the file that the method of the same name calls.
"""

from __future__ import annotations

from typing import Final, Unpack, cast, final

from bandstand.games.six_forces import knowledge, legal, observation, play, scoring, setup
from bandstand.games.six_forces.material import (
    CARDS_DEALT,
    CHIPS,
    HIGHEST_NUMBERS,
    NOT_YET,
    POINTS_PER_TRICK_AWAY,
    POINTS_WITH_SPARE,
    POINTS_WITHOUT_SPARE,
    REPEATED_TRUMPS,
    TRUMP_COUNT,
    cards_ranked_up_to,
)
from bandstand.games.six_forces.meta import PARAMETERS
from bandstand.games.six_forces.moves import FIRST_CHOICE
from bandstand.games.six_forces.scoring import RoundScore
from bandstand.games.six_forces.state import position
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import nth, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options, Value, number_in
from bandstand.kernel.parameters import parameters_in
from bandstand.kernel.planes import PlaneWriter
from bandstand.kernel.position import NOBODY, PositionReader
from bandstand.kernel.state import State

# -- What was agreed, and the people --------------------------------------------------------------


@final
class Terms:
    """What the table agreed on, and what follows from the number of players; never changes."""

    def __init__(self, players: i64, first: i64, memory_aid: bool, changed: Options) -> None:
        self.first = first  # the first round's starter; NOBODY: the dice choose
        self.memory_aid = memory_aid
        self.changed = changed  # parameters that are not as printed
        self.chips: i64 = number_in(changed, "chips", CHIPS)
        self.cards: i64 = number_in(changed, "cards", CARDS_DEALT)  # to each player
        self.highest: i64 = number_in(changed, "highest", HIGHEST_NUMBERS[players])
        self.rounds: i64 = number_in(changed, "rounds", players)
        self.trumps: i64 = shift(1, number_in(changed, "trumps", TRUMP_COUNT)) - 1  # a set
        self.repeated_trumps: i64 = number_in(changed, "repeats", REPEATED_TRUMPS[players])
        self.exact_points: i64 = number_in(changed, "exact_points", POINTS_WITHOUT_SPARE)
        self.spare_points: i64 = number_in(changed, "spare_points", POINTS_WITH_SPARE)
        self.away_points: i64 = number_in(changed, "away_points", POINTS_PER_TRICK_AWAY)
        self.deck: i64 = cards_ranked_up_to(self.highest - 1)
        self.leaves_cards: bool = players * self.cards < popcount(self.deck)  # in no hand
        # For bots: the points as they reckon, tricks that are everybody's due, and what the scores
        # turn on.
        self.exact_prize = float(self.exact_points)
        self.spare_prize = float(self.spare_points)
        self.away_prize = float(self.away_points)
        self.fair_share = float(self.cards) / float(players)
        self.main_prize = float(max(self.exact_points, self.spare_points, -self.away_points, 1))


def settled(players: i64, options: Options) -> Terms:
    """The terms that these options mean, as ``Game.settle`` returns them."""
    first = options["first"]
    seat: i64 = first - 1 if isinstance(first, int) else NOBODY
    changed = parameters_in(PARAMETERS, options)
    return Terms(players, seat, bool(options["memory_aid"]), changed)


# The fields of a player, and the numbers of a state, in the order in which ``packed`` has them.
_PLAYER: Final = ("hand", "played", "lacks", "predicted", "spare", "trump", "tricks", "total")
_EVERY_ROUND: Final = 9  # as the first that is not dealt: more rounds than there are
_NUMBERS: Final = (
    "rounds_done", "starter", "turn", "choices_left", "chips", "leader", "tricks_left", "in_trick",
    "table", "last_table", "last_leader", "last_winner", "lead_colour", "best_strength",
    "best_seat",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Player:
    """One person's cards, prediction and tricks."""

    __slots__ = _PLAYER

    # fmt: off
    def __init__(
        self, hand: i64, played: i64, lacks: i64, predicted: i64, spare: i64, trump: i64,
        tricks: i64, total: i64,
    ) -> None:
        # fmt: on
        self.hand = hand
        self.played = played  # in this round
        self.lacks = lacks  # cards everybody knows this hand does not hold
        self.predicted = predicted  # coloured chips; NOT_YET before the prediction
        self.spare = spare  # 1 with a white chip, else 0
        self.trump = trump  # NOT_YET before the choice
        self.tricks = tricks  # won in this round
        self.total = total  # points of the rounds scored

    # fmt: off
    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand, self.played, self.lacks, self.predicted, self.spare, self.trump,
            self.tricks, self.total,
        )
    # fmt: on

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return tuple([getattr(self, name) for name in _PLAYER])


# -- The state ------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class SixForces(State):
    """A game of 6 Forces at one moment."""

    __slots__ = (*_NUMBERS, "closed_at", "people", "score_pad", "terms")

    # fmt: off
    def __init__(
        self, players: i64, dice: Dice, terms: Terms, people: list[Player],
        score_pad: list[list[RoundScore]], rounds_done: i64, starter: i64, turn: i64,
        choices_left: i64, chips: i64, leader: i64, tricks_left: i64, in_trick: i64, table: i64,
        last_table: i64, last_leader: i64, last_winner: i64, lead_colour: i64, best_strength: i64,
        best_seat: i64, closed_at: i64 = _EVERY_ROUND,
    ) -> None:
        # fmt: on
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.people = people
        self.closed_at = closed_at  # the first round that is not dealt any more
        self.score_pad = score_pad  # per round, an entry for each seat
        self.rounds_done = rounds_done  # as many as players when the game is over
        self.starter = starter  # of the round
        self.turn = turn  # the seat that decides next
        self.choices_left = choices_left  # of the conception: two a player
        self.chips = chips  # in the centre of the table
        self.leader = leader  # of the trick; during the conception, of the first
        self.tricks_left = tricks_left  # the one on the table included
        # The trick on the table, and the one before for people to look at: see ``games.tricks``.
        self.in_trick = in_trick  # how many cards lie there
        self.table = table
        self.last_table = last_table
        self.last_leader = last_leader
        self.last_winner = last_winner
        # Of the trick on the table; between tricks, still of the one before.
        self.lead_colour = lead_colour
        self.best_strength = best_strength  # of the card that would win
        self.best_seat = best_seat  # who played it

    def left_of(self, seat: i64) -> i64:
        """The left neighbour."""
        if seat + 1 == self.players:
            return 0
        return seat + 1

    # -- What the kernel asks of a state ---------------------------------------------------------

    def to_act(self) -> i64:
        """The one seat that decides next."""
        if self.over():
            return 0
        return shift(1, self.turn)

    def moves(self, seat: i64) -> list[i64]:
        """The cards the seat may play, or its predictions and trumps, if it is its turn."""
        return legal.moves(self, seat)

    def premoves(self, seat: i64) -> list[i64]:
        """What the seat may choose before its turn."""
        return legal.premoves(self, seat)

    def move_mask(self, seat: i64) -> i64:
        """The same as a set: of cards, or of choices of the conception."""
        person = self.people[seat]
        if self.choices_left == 0:
            return legal.playable_cards(self, person.hand)
        return legal.choices(self, person)

    def mask_base(self) -> i64:
        """The first card, or the first choice of the conception."""
        if self.choices_left == 0:
            return 0
        return FIRST_CHOICE

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids this card, prediction or trump."""
        reason = legal.verify(self, seat, move)
        assert reason is not None, "the move is legal"
        return reason

    def play(self, seat: i64, move: i64) -> None:
        """Make a choice of the conception, or play a card."""
        play.play(self, seat, move)

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end, or as far as rounds are dealt, without lists."""
        decisions: i64 = 0
        while self.rounds_done < self.terms.rounds and self.rounds_done < self.closed_at:
            seat = self.turn
            person = self.people[seat]
            if self.choices_left == 0:
                cards = legal.playable_cards(self, person.hand)
                play.play_card(self, seat, nth(cards, dice.below(popcount(cards))))
            else:
                choices = legal.choices(self, person)
                chosen = nth(choices, dice.below(popcount(choices)))
                play.conceive(self, seat, FIRST_CHOICE + chosen)
            decisions += 1
        return decisions

    def over(self) -> bool:
        """Whether the last round is scored."""
        return scoring.is_over(self)

    def scores(self) -> list[i64]:
        """Totals of the rounds scored."""
        return scoring.scores(self)

    def placing(self) -> list[i64]:
        """By total; those who tie share the place."""
        return scoring.placing(self)

    def imagine(self, seat: i64, dice: Dice) -> SixForces:
        """A state this seat cannot tell from the real one."""
        return knowledge.imagine(self, seat, dice)

    def close_at(self, chapter: i64) -> bool:
        """Deal no round from this one on."""
        self.closed_at = chapter
        return True

    def write_planes(self, seat: i64, pen: PlaneWriter) -> None:
        """Write what the seat sees, for training."""
        observation.write(self, seat, pen)

    def rematch(self, dice: Dice) -> SixForces:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    # -- Copies ----------------------------------------------------------------------------------

    # fmt: off
    def clone(self) -> SixForces:
        """An independent copy that nobody listens to."""
        return SixForces(
            self.players, self.dice.clone(), self.terms,
            [person.clone() for person in self.people], self.score_pad,
            self.rounds_done, self.starter, self.turn, self.choices_left, self.chips, self.leader,
            self.tricks_left, self.in_trick, self.table, self.last_table, self.last_leader,
            self.last_winner, self.lead_colour, self.best_strength, self.best_seat, self.closed_at,
        )
    # fmt: on

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        return (
            self.players,
            self.dice.packed(),
            (self.terms.first, self.terms.memory_aid, *self.terms.changed.items()),
            tuple([person.packed() for person in self.people]),
            tuple([scoring.pack_round(entries) for entries in self.score_pad]),
            tuple([getattr(self, name) for name in _NUMBERS]),
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))

    def position(self) -> str:
        """Write this moment as one line of text; see ``state.position`` for its fields."""
        return position.write(self)


def unpack(packed: tuple[object, ...]) -> SixForces:
    """The state that ``packed`` described."""
    players, dice, terms, people, rounds, numbers = cast(
        "tuple[int, tuple[int, str], tuple[int, bool, Unpack[tuple[tuple[str, Value], ...]]], "
        "tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...], tuple[int, ...]]",
        packed,
    )
    return SixForces(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        Terms(players, terms[0], terms[1], dict(terms[2:])),
        [Player(*fields) for fields in people],
        [scoring.unpack_round(fields) for fields in rounds],
        *numbers,
    )


def blank(players: i64, terms: Terms, dice: Dice) -> SixForces:
    """A table at which nothing has been dealt."""
    # fmt: off
    people = [
        Player(
            hand=0, played=0, lacks=0, predicted=NOT_YET, spare=0, trump=NOT_YET, tricks=0, total=0
        )
        for _ in range(players)
    ]
    return SixForces(
        players, dice, terms, people, score_pad=[],
        rounds_done=0, starter=0, turn=0, choices_left=0, chips=0, leader=0, tricks_left=0,
        in_trick=0, table=0, last_table=0, last_leader=0, last_winner=0,
        lead_colour=0, best_strength=0, best_seat=0,
    )
    # fmt: on


def new_game(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> SixForces:
    """A game whose first round is dealt."""
    game = blank(players, terms, dice)
    game.journal = journal
    setup.begin(game)
    return game


def read_position(reader: PositionReader, options: Options, dice: Dice) -> SixForces:
    """The state that a position describes; see ``state.position`` for the fields."""
    state = blank(reader.players, settled(reader.players, options), dice)
    position.read(reader, state)
    return state
