"""The fields of a game of Rythm 'n' Play, and copies of it.

What the methods do is in the files of the rules: setup, legal, play, scoring, knowledge.
"""

from __future__ import annotations

from typing import Final, Unpack, cast, final

from bandstand.games.rythm_n_play import knowledge, legal, observation, play, scoring, setup
from bandstand.games.rythm_n_play.material import (
    BOTH_CHANGES,
    EMPTY_ROW,
    FACE_DOWN,
    FACE_UP,
    HAND_LIMIT,
    LOWEST,
    NOTE_COUNT,
    PLAY_COPIES,
    PLAY_DEALT,
    PLAY_SORTS,
    RYTHM_DECK,
    Row,
    scale_of,
)
from bandstand.games.rythm_n_play.meta import PARAMETERS
from bandstand.games.rythm_n_play.moves import ACT, OVER, move_at, move_set
from bandstand.games.rythm_n_play.state import position
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

# -- The people ----------------------------------------------------------------------------------


@final
class Terms:
    """What the table agreed on; never changes."""

    def __init__(
        self, first: i64, all_count: bool, solfege: bool, memory_aid: bool, changed: Options
    ) -> None:
        self.first = first  # the named first player; NOBODY: the dice choose
        self.all_count = all_count  # whether RYTHM cards count against the hand limit
        self.solfege = solfege  # the notes are called Do to Si
        self.memory_aid = memory_aid  # piles and discards can be looked at
        self.changed = changed  # parameters that are not as printed
        self.cards: i64 = number_in(changed, "cards", PLAY_DEALT)  # PLAY cards dealt to each
        self.copies: i64 = number_in(changed, "copies", PLAY_COPIES)  # of each sort
        notes: i64 = number_in(changed, "notes", NOTE_COUNT)
        self.scale: i64 = scale_of(notes)  # the notes in play, a set of sorts
        self.highest: i64 = notes - 1  # the highest of them
        self.play_deck: i64 = self.copies * (self.scale | BOTH_CHANGES)
        self.limit: i64 = number_in(changed, "limit", HAND_LIMIT)
        self.stave_points: i64 = number_in(changed, "stave_points", FACE_DOWN)  # half points
        self.lay_points: i64 = number_in(changed, "lay_points", FACE_UP)
        # For bots: how many times as much as printed a card of a stave is worth, and what a card
        # laid down costs, counted in such cards.
        self.point_scale = float(self.stave_points) / float(FACE_DOWN)
        self.loss_scale = float(self.lay_points) / float(FACE_UP) / self.point_scale

    def face(self, sort: i64) -> int:
        """The sort as events and reasons name it: with its printed name, one of two sets."""
        return sort + PLAY_SORTS if self.solfege else sort

    def options(self) -> dict[str, object]:
        """The options of the table and its changed parameters: see ``agree``."""
        return {
            "first": "random" if self.first == NOBODY else self.first + 1,
            "hand_limit": "all" if self.all_count else "play",
            "names": "solfege" if self.solfege else "letters",
            "memory_aid": self.memory_aid,
            **self.changed,
        }


def agree(options: Options) -> Terms:
    """The terms of a table with these options."""
    first = options["first"]
    return Terms(
        first=first - 1 if isinstance(first, int) else NOBODY,
        all_count=options["hand_limit"] == "all",
        solfege=options["names"] == "solfege",
        memory_aid=bool(options["memory_aid"]),
        changed=parameters_in(PARAMETERS, options),
    )


@final
@mypyc_attr(acyclic=True)
class Player:
    """One person's cards, all as counts, and what the others know of them."""

    # fmt: off
    __slots__ = ("drawn", "eighths", "face_up", "lacks", "pile", "play", "rythm", "spent")

    def __init__(
        self, play: i64, rythm: i64, pile: i64, face_up: i64, lacks: i64, drawn: i64, spent: i64,
        eighths: i64,
    ) -> None:
        self.play = play
        self.rythm = rythm
        self.pile = pile  # staves picked up, face down
        self.face_up = face_up  # laid down beyond the hand limit
        self.lacks = lacks  # sorts of PLAY cards everybody knows this hand does not hold
        self.drawn = drawn  # from the RYTHM stack since it was last shuffled
        self.spent = spent  # RYTHM cards since the first of those
        self.eighths = eighths  # how many everybody knows this hand holds

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.play, self.rythm, self.pile, self.face_up, self.lacks, self.drawn, self.spent,
            self.eighths,
        )

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (
            self.play, self.rythm, self.pile, self.face_up, self.lacks, self.drawn, self.spent,
            self.eighths,
        )
    # fmt: on


# -- The table -----------------------------------------------------------------------------------

# The fields that are plain numbers, in the order of the constructor, ``clone`` and ``packed``.
_NUMBERS: Final = (
    "first", "turn", "phase", "tone", "stave_size", "stave_cards", "top", "last_note", "layer",
    "play_left", "rythm_stack", "rythm_left", "discards", "chosen", "silence", "shuffled", "gone",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class RythmNPlay(State):
    """A game of Rythm 'n' Play at one moment."""

    __slots__ = ("people", "play_stack", "stave", "terms", *_NUMBERS)

    # fmt: off
    def __init__(
        self, players: i64, dice: Dice, terms: Terms, people: list[Player],
        stave: Row, play_stack: Row,
        first: i64, turn: i64, phase: i64, tone: i64, stave_size: i64, stave_cards: i64,
        top: i64, last_note: i64, layer: i64, play_left: i64, rythm_stack: i64, rythm_left: i64,
        discards: i64, chosen: i64, silence: i64, shuffled: i64, gone: i64,
    ) -> None:
        # fmt: on
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.people = people
        self.stave = stave  # the cards in the order they were laid
        self.play_stack = play_stack  # the last of the first play_left cards is drawn first
        self.first = first  # the player of the first turn
        self.turn = turn  # the seat that decides
        self.phase = phase  # what it decides: see moves.PHASES
        self.tone = tone  # SHARP or FLAT; NOBODY before it is chosen
        self.stave_size = stave_size
        self.stave_cards = stave_cards  # the same cards as counts
        self.top = top  # the last card of the stave; while it is empty, of the one before
        self.last_note = last_note  # the last Note, likewise
        self.layer = layer  # who laid the top; NOBODY on an empty stave
        self.play_left = play_left
        self.rythm_stack = rythm_stack  # the last card is drawn first
        self.rythm_left = rythm_left
        self.discards = discards  # RYTHM cards
        self.chosen = chosen  # the RYTHM cards of an exchange not yet done
        self.silence = silence  # turns without composing that would still end the game; 0: none
        # What everybody could see of the RYTHM cards.
        self.shuffled = shuffled  # all that went into the stack when it was last shuffled
        self.gone = gone  # spent since then by hands that had drawn nothing from it

    def over(self) -> bool:
        """Whether the last stave is picked up, or nobody wanted one."""
        return self.phase == OVER

    def to_act(self) -> i64:
        """The player whose turn it is; before the first turn, who chooses the Tonality."""
        return 0 if self.phase == OVER else shift(1, self.turn)

    def moves(self, seat: i64) -> list[i64]:
        """The moves of the player to move."""
        return legal.moves(self, seat)

    def premoves(self, seat: i64) -> list[i64]:
        """What the seat may choose before its turn."""
        return legal.premoves(self, seat)

    def move_mask(self, seat: i64) -> i64:
        """The same moves as a set."""
        return move_set(legal.open_moves(self), self.phase)

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids the move."""
        return legal.why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        """Compose, pick up, exchange, take, pass; or a smaller choice on the way."""
        play.play(self, seat, move)

    def scores(self) -> list[i64]:
        """Each seat's half points so far."""
        return scoring.scores(self)

    def placing(self) -> list[i64]:
        """By score, then by fewer RYTHM cards in hand; still tied: shared."""
        return scoring.placing(self)

    def imagine(self, seat: i64, dice: Dice) -> RythmNPlay:
        """Redeal what the seat cannot see."""
        return knowledge.imagine(self, seat, dice)

    def write_planes(self, seat: i64, pen: PlaneWriter) -> None:
        """Write what the seat sees, for training."""
        observation.write(self, seat, pen)

    def close_at(self, chapter: i64) -> bool:
        """The game is one chapter: a playout goes to its end anyway."""
        return True

    def rematch(self, dice: Dice) -> RythmNPlay:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game, without making lists."""
        decisions: i64 = 0
        while self.phase != OVER:
            bits = legal.open_moves(self)
            bit = nth(bits, dice.below(popcount(bits)))
            play.play(self, self.turn, move_at(bit, self.phase))
            decisions += 1
        return decisions

    # fmt: off
    def clone(self) -> RythmNPlay:
        """An independent copy that nobody listens to."""
        return RythmNPlay(
            self.players, self.dice.clone(), self.terms,
            [person.clone() for person in self.people],
            self.stave, self.play_stack,
            self.first, self.turn, self.phase, self.tone, self.stave_size, self.stave_cards,
            self.top, self.last_note, self.layer, self.play_left, self.rythm_stack,
            self.rythm_left, self.discards, self.chosen, self.silence, self.shuffled, self.gone,
        )
    # fmt: on

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        terms = self.terms
        return (
            self.players,
            self.dice.packed(),
            (
                terms.first,
                terms.all_count,
                terms.solfege,
                terms.memory_aid,
                *terms.changed.items(),
            ),
            tuple([person.packed() for person in self.people]),
            self.stave,
            self.play_stack,
            tuple([getattr(self, name) for name in _NUMBERS]),
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))

    def position(self) -> str:
        """Everything but the dice, as one line of text: see ``position``."""
        return position.write(self)


def blank(players: i64, terms: Terms, dice: Dice) -> RythmNPlay:
    """A table without cards, at the first player's turn."""
    people = [Player(0, 0, 0, 0, 0, 0, 0, 0) for _ in range(players)]
    return RythmNPlay(
        players, dice, terms, people, stave=EMPTY_ROW, play_stack=EMPTY_ROW,
        first=0, turn=0, phase=ACT, tone=NOBODY, stave_size=0, stave_cards=0, top=LOWEST,
        last_note=LOWEST, layer=NOBODY, play_left=0, rythm_stack=0, rythm_left=0, discards=0,
        chosen=0, silence=0, shuffled=RYTHM_DECK, gone=0,
    )  # fmt: skip


def new_game(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> RythmNPlay:
    """A game that has just been dealt."""
    game = blank(players, terms, dice)
    game.journal = journal
    setup.begin(game)
    return game


def unpack(packed: tuple[object, ...]) -> RythmNPlay:
    """The state that ``packed`` described."""
    players, dice, terms, people, stave, play_stack, rest = cast(
        "tuple[int, tuple[int, str], "
        "tuple[int, bool, bool, bool, Unpack[tuple[tuple[str, Value], ...]]], "
        "tuple[tuple[int, ...], ...], tuple[int, int, int, int], tuple[int, int, int, int], "
        "tuple[int, ...]]",
        packed,
    )
    return RythmNPlay(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        Terms(terms[0], terms[1], terms[2], terms[3], dict(terms[4:])),
        [Player(*fields) for fields in people],
        stave,
        play_stack,
        *rest,
    )


def read_position(reader: PositionReader, options: Options, dice: Dice) -> RythmNPlay:
    """The state that a text describes: see ``position``."""
    state = blank(reader.players, agree(options), dice)
    position.read_into(state, reader)
    return state
