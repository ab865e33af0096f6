"""The state of Re-Chord: everything on the table, copies of it, and where to find its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from bandstand.games.re_chord import knowledge, legal, observation, scoring, setup
from bandstand.games.re_chord import play as rules
from bandstand.games.re_chord.material.cards import ALL_CARDS
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.moves import claim_move, return_move
from bandstand.games.re_chord.scoring import PadColumn
from bandstand.games.re_chord.state.board import Board, empty_board
from bandstand.games.re_chord.state.guitarist import Guitarist, newcomer, unpack_guitarist
from bandstand.games.re_chord.state.position import read_fields, write_position
from bandstand.games.re_chord.state.terms import Terms, terms_of, unpack_terms
from bandstand.games.re_chord.state.turn import Turn, first_turn
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import nth, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options
from bandstand.kernel.planes import PlaneWriter
from bandstand.kernel.position import PositionReader
from bandstand.kernel.state import State

if TYPE_CHECKING:
    from bandstand.games.re_chord.state.terms import Packed


@final
@mypyc_attr(acyclic=True)
class ReChord(State):
    """A game of Re-Chord at one moment."""

    __slots__ = (
        "barred",
        "board",
        "deck",
        "ended",
        "pad",
        "people",
        "scored",
        "songs",
        "terms",
        "trail",
        "turn",
    )

    def __init__(
        self,
        players: i64,
        dice: Dice,
        terms: Terms,
        board: Board,
        turn: Turn,
        people: list[Guitarist],
        deck: i64,
        songs: i64,
        scored: i64,
        pad: list[PadColumn],
        barred: list[i64],
        trail: list[i64],
        ended: bool,
    ) -> None:
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.board = board
        self.turn = turn
        self.people = people  # in solo play the automa is the second
        self.deck = deck  # always shuffled, so a set is enough
        self.songs = songs  # not dealt; in solo play the automa's pile
        self.scored = scored  # frets, as a set of indices
        self.pad = pad  # a column for each fret scored, in the order of scoring
        # For each guitarist (rows) the chord cards they know not to be in each hand (columns);
        # see ``knowledge``.
        self.barred = barred
        self.trail = trail  # solo: the spaces of your picks, in the order of their placement
        self.ended = ended

    # -- Who decides, and what -------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the last fret is scored, or the last lap played."""
        return self.ended

    def asked(self) -> i64:
        """The seat that must decide: the active guitarist, in solo play always you."""
        if self.terms.solo:
            return 0
        return self.turn.active

    def is_automa(self, who: i64) -> bool:
        """Whether this guitarist is the automa."""
        return self.terms.solo and who == AUTOMA

    def automa_plays(self) -> bool:
        """Whether it is the automa's turn."""
        return self.is_automa(self.turn.active)

    def to_act(self) -> i64:
        """The seat that must decide."""
        return 0 if self.ended else shift(1, self.asked())

    def moves(self, seat: i64) -> list[i64]:
        """The answers to the present question, and the chords the seat may play."""
        return legal.moves(self, seat)

    def premoves(self, seat: i64) -> list[i64]:
        """What the seat may choose before it is asked."""
        return legal.premoves(self, seat)

    def unprompted_moves(self, seat: i64) -> list[i64]:
        """Chords of a seat that is not asked, and the standing orders of any seat."""
        return legal.unprompted_moves(self, seat)

    def refusal(self, seat: i64, move: i64) -> Reason | None:
        """Why the move is refused; chords and orders are for every seat, asked or not."""
        if not self.ended and legal.is_for_every_seat(move):
            return legal.card_refusal(self, seat, move)
        return super().refusal(seat, move)

    def move_mask(self, seat: i64) -> i64:
        """The answers as a set; none if there are chords to play or cards to return as well."""
        if legal.claimable(self, seat) != 0 or legal.returnable(self) != 0:
            return 0
        return legal.answers(self)

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids the active guitarist this move."""
        return legal.why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        """A card move of any seat, or the active guitarist's answer."""
        rules.play(self, seat, move)

    def scores(self) -> list[i64]:
        """Each seat's fame as far as it is open: a genre counts when it is revealed."""
        return scoring.scores(self)

    def placing(self) -> list[i64]:
        """By fame, gold fame, chords, own picks shown; solo: first if you beat the automa."""
        return scoring.placing(self)

    # -- Copies ----------------------------------------------------------------------------------

    def clone(self) -> ReChord:
        """An independent copy that nobody listens to."""
        return ReChord(
            self.players,
            self.dice.clone(),
            self.terms,
            self.board.clone(),
            self.turn.clone(),
            [person.clone() for person in self.people],
            self.deck,
            self.songs,
            self.scored,
            self.pad,
            self.barred.copy(),
            self.trail.copy(),
            self.ended,
        )

    def imagine(self, seat: i64, dice: Dice) -> ReChord:
        """A copy in which what the seat cannot see is drawn again."""
        world = self.clone()
        world.dice = dice.spawn()
        knowledge.imagine_hidden(world, seat, dice)
        return world

    def write_planes(self, seat: i64, pen: PlaneWriter) -> None:
        """Write what the seat sees, for training."""
        observation.write(self, seat, pen)

    def rematch(self, dice: Dice) -> ReChord:
        """A new game with the same players and options."""
        game = blank(self.players, self.terms, dice, None)
        setup.set_up(game)
        return game

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game, without making lists."""
        decisions: i64 = 0
        while not self.ended:
            seat = self.asked()
            answers = legal.answers(self)
            claims = legal.claimable(self, seat)
            returns = legal.returnable(self)
            count = popcount(answers)
            chosen = dice.below(count + popcount(claims) + popcount(returns))
            if chosen < count:
                rules.play(self, seat, nth(answers, chosen))
            elif chosen < count + popcount(claims):
                rules.play(self, seat, claim_move(nth(claims, chosen - count)))
            else:
                chosen -= count + popcount(claims)
                rules.play(self, seat, return_move(nth(returns, chosen)))
            decisions += 1
        return decisions

    # -- Everything as plain data, and as text ---------------------------------------------------

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        return (
            self.players,
            self.dice.packed(),
            self.terms.packed(),
            self.board.packed(),
            self.turn.packed(),
            tuple([person.packed() for person in self.people]),
            (self.deck, self.songs, self.scored),
            tuple([column.packed() for column in self.pad]),
            tuple(self.barred),
            tuple(self.trail),
            self.ended,
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))

    def position(self) -> str:
        """Write this moment as one line of text; see ``position`` for its fields."""
        return write_position(self)


def blank(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> ReChord:
    """A table with everything in its box: all cards in the deck, all picks in the bag."""
    game = ReChord(
        players=players,
        dice=dice,
        terms=terms,
        board=empty_board(terms.wyldes),
        turn=first_turn(),
        people=[newcomer() for _ in range(terms.guitarists)],
        deck=ALL_CARDS,
        songs=terms.song_set.all_songs(),
        scored=0,
        pad=[],
        barred=[0] * (terms.guitarists * terms.guitarists),
        trail=[],
        ended=False,
    )
    game.journal = journal
    return game


def unpack(packed: tuple[object, ...]) -> ReChord:
    """The state that ``packed`` described."""
    players, dice, terms, board, turn, people, sets, pad, barred, trail, ended = cast(
        "tuple[int, tuple[int, str], Packed, "
        "tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, int, int], "
        "tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...], bool]",
        packed,
    )
    deck, songs, scored = sets
    return ReChord(
        players=players,
        dice=kernel_dice.unpack(dice[0], dice[1]),
        terms=unpack_terms(players, terms),
        board=Board(*board),
        turn=Turn(*turn),
        people=[unpack_guitarist(fields) for fields in people],
        deck=deck,
        songs=songs,
        scored=scored,
        pad=[PadColumn(fret, list(fames)) for fret, *fames in pad],
        barred=list(barred),
        trail=list(trail),
        ended=ended,
    )


def read_position(reader: PositionReader, options: Options, dice: Dice) -> ReChord:
    """The state that a position describes; see ``position`` for its fields."""
    state = blank(reader.players, terms_of(reader.players, options), dice, None)
    read_fields(state, reader)
    return state
