"""A game of Take the A Chord at one moment: its fields and its copies. No rules."""

from __future__ import annotations

from typing import Final, Unpack, cast, final

from bandstand.games.a_chord import knowledge, legal, observation, play, scoring, setup
from bandstand.games.a_chord.material import (
    CARDS_DEALT,
    CHORD_COUNT,
    COLOURS,
    IMPROVISATION_BONUS,
    INSETS,
    MOST_IMPROVISATIONS,
    PLACES,
    STAGES,
    deck_of,
)
from bandstand.games.a_chord.meta import PARAMETERS
from bandstand.games.a_chord.state import position
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import nth, popcount
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options, Value, number_in
from bandstand.kernel.parameters import parameters_in
from bandstand.kernel.planes import PlaneWriter
from bandstand.kernel.position import NOBODY, PositionReader
from bandstand.kernel.state import State

# The numbers of a person and of a state, in the order of their constructors and of ``packed``.
# fmt: off
PERSON_FIELDS: Final = (
    "hand", "aside", "played", "lacks", "trick_tokens", "improvisation_tokens", "improvisations",
    "total", "pad", "order",
)
STATE_FIELDS: Final = (
    "white", "stage", "half", "first_leader", "turned_up", "left_over", "key", "leader",
    "spotlight", "rounds_left", "face_down", "in_round", "table", "last_table", "last_leader",
    "lead_colour", "lead_chord", "round_chords", "best_rank", "best_place", "lead_repeater",
    "pair_repeater", "pair_chord",
)
# fmt: on


@final
@mypyc_attr(acyclic=True)
class InsetPiece:
    """A scoring inset between a number of tokens and one token more; never changes."""

    __slots__ = ("points", "points_after", "tokens")

    def __init__(self, tokens: float, points: float, points_after: float) -> None:
        self.tokens = tokens
        self.points = points
        self.points_after = points_after


@final
@mypyc_attr(acyclic=True)
class InsetLine:
    """A scoring inset drawn as a line between whole numbers of tokens; never changes."""

    __slots__ = ("first", "last", "most", "pieces")

    def __init__(self, inset: list[i64]) -> None:
        self.first = float(inset[0])
        self.last = float(inset[-1])
        self.most = float(len(inset) - 1)  # tokens; with more the points stay
        self.pieces = [
            InsetPiece(float(tokens), float(inset[tokens]), float(inset[tokens + 1]))
            for tokens in range(len(inset) - 1)
        ]

    def at(self, tokens: float) -> float:
        """The points of this many tokens."""
        if tokens <= 0.0:
            return self.first
        if tokens >= self.most:
            return self.last
        piece = self.pieces[i64(tokens)]
        share = tokens - piece.tokens
        return piece.points * (1.0 - share) + piece.points_after * share

    def around(self, tokens: float, spread: float) -> float:
        """The mean of the points this far below and above."""
        if spread == 0.0:
            return self.at(tokens)
        return 0.5 * (self.at(tokens - spread) + self.at(tokens + spread))


@final
class Terms:
    """What the table agreed on, and what follows from the number of players; never changes."""

    def __init__(
        self, players: i64, first: i64, inset: list[i64], memory_aid: bool, changed: Options
    ) -> None:
        self.first = first  # the seat named to lead the first stage, or NOBODY
        self.inset = inset
        self.memory_aid = memory_aid
        self.changed = changed  # parameters that are not as printed
        self.places: i64 = PLACES[players]
        self.deck: i64 = deck_of(
            number_in(changed, "colours", len(COLOURS)), number_in(changed, "chords", CHORD_COUNT)
        )
        self.cards_dealt: i64 = number_in(changed, "cards", CARDS_DEALT[players])
        self.stages: i64 = number_in(changed, "stages", STAGES)
        self.bonus: i64 = number_in(changed, "bonus", IMPROVISATION_BONUS)  # an improvisation's
        self.most_improvisations: i64 = number_in(changed, "improvisations", MOST_IMPROVISATIONS)
        self.cards_a_round: i64 = self.places // players  # that each person plays
        self.rounds: i64 = self.cards_dealt // self.cards_a_round  # until the hands are empty
        # For bots: what lies between the numbers of the inset, what the scores turn on, and how
        # many times as large that is as printed.
        self.inset_line = InsetLine(inset)
        self.main_prize = float(max(1, *inset))
        self.scale = self.main_prize / float(max(INSETS[players]))


def terms_of(players: int, options: Options) -> Terms:
    """The terms of a table with these options, as ``Game.settle`` returns them."""
    first = options["first"]
    inset = options["inset"]
    numbers: list[i64] = []
    for points in inset if isinstance(inset, list) else INSETS[players]:
        assert isinstance(points, int)
        numbers.append(points)
    seat: i64 = first - 1 if isinstance(first, int) else NOBODY
    changed = parameters_in(PARAMETERS, options)
    return Terms(players, seat, numbers, bool(options["memory_aid"]), changed)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """One person's cards and tokens."""

    __slots__ = PERSON_FIELDS

    # fmt: off
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
        self.pad = pad  # the tokens of the stages scored; see ``material.add_to_pad``
        self.order = order  # of the cards played from this hand; see ``material.add_to_order``

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand, self.aside, self.played, self.lacks, self.trick_tokens,
            self.improvisation_tokens, self.improvisations, self.total, self.pad, self.order,
        )
    # fmt: on


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AChord(State):
    """A game of Take the A Chord at one moment."""

    __slots__ = ("closed_at", "people", "terms", *STATE_FIELDS)

    # fmt: off
    def __init__(
        self, players: i64, dice: Dice, terms: Terms, people: list[Player],
        white: i64, stage: i64, half: i64, first_leader: i64, turned_up: i64, left_over: i64,
        key: i64, leader: i64, spotlight: i64, rounds_left: i64, face_down: i64, in_round: i64,
        table: i64, last_table: i64, last_leader: i64, lead_colour: i64, lead_chord: i64,
        round_chords: i64, best_rank: i64, best_place: i64, lead_repeater: i64,
        pair_repeater: i64, pair_chord: i64, closed_at: i64,
    ) -> None:
        # fmt: on
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.people = people
        self.closed_at = closed_at  # the first stage that is not dealt any more
        self.white = white  # who led the first stage; of two players, who has the white tokens
        self.stage = stage  # from 0; terms.stages when the game is over
        self.half = half  # two players: 0, then 1
        self.first_leader = first_leader  # the seat that began this stage
        self.turned_up = turned_up  # the card that named the first key
        self.left_over = left_over  # the other cards outside the game, unknown to all
        self.key = key
        self.leader = leader  # a place
        self.spotlight = spotlight  # the seat that has it, or NOBODY
        self.rounds_left = rounds_left  # before the hands are empty
        self.face_down = face_down  # rounds of this trick lying face down
        # The round on the table; between rounds, all but its cards are those of the last one.
        self.in_round = in_round  # how many cards it has
        self.table = table  # its cards in playing order; see ``games/tricks.py``
        self.last_table = last_table  # the round before, for people to look at
        self.last_leader = last_leader
        self.lead_colour = lead_colour
        self.lead_chord = lead_chord
        self.round_chords = round_chords  # every card whose chord is face up in this round
        self.best_rank = best_rank  # of the card that is winning; see ``scoring.rank``
        self.best_place = best_place
        self.lead_repeater = lead_repeater  # last place that repeated the leader's chord
        self.pair_repeater = pair_repeater  # last place that repeated another chord
        self.pair_chord = pair_chord  # that chord; older if this round repeats none

    def to_act(self) -> i64:
        """The seat that plays next."""
        return legal.to_act(self)

    def moves(self, seat: i64) -> list[i64]:
        """The cards the seat may play, if it is its turn."""
        return legal.moves(self, seat)

    def premoves(self, seat: i64) -> list[i64]:
        """The cards of the hand."""
        return legal.premoves(self, seat)

    def move_mask(self, seat: i64) -> i64:
        """The same cards as a set."""
        return legal.legal_cards(self, self.people[seat].hand)

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule of playing cards that forbids this one."""
        return legal.why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        """Play a card to the next place."""
        play.play(self, seat, move)

    def over(self) -> bool:
        """Whether all stages are scored."""
        return self.stage == self.terms.stages

    def scores(self) -> list[i64]:
        """Totals of the stages scored."""
        return scoring.scores(self)

    def placing(self) -> list[i64]:
        """By total, then by improvisation tokens."""
        return scoring.placing(self)

    def imagine(self, seat: i64, dice: Dice) -> AChord:
        """Redeal what the seat cannot see."""
        return knowledge.imagine(self, seat, dice)

    def rollout(self, dice: Dice) -> i64:
        """Random cards to the end of the game, or as far as stages are dealt, without lists."""
        decisions: i64 = 0
        while self.stage < self.closed_at:
            place = legal.place_to_play(self)
            person = self.people[legal.owner(self, place)]
            cards = legal.legal_cards(self, person.hand)
            play.lay_card(self, person, place, nth(cards, dice.below(popcount(cards))))
            if self.in_round == self.terms.places:
                play.end_round(self, place)
            decisions += 1
        return decisions

    def close_at(self, chapter: i64) -> bool:
        """Deal no stage from this one on."""
        if chapter < self.terms.stages:
            self.closed_at = chapter
        return True

    def write_planes(self, seat: i64, pen: PlaneWriter) -> None:
        """Write what the seat sees, for training."""
        observation.write(self, seat, pen)

    def rematch(self, dice: Dice) -> AChord:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    # fmt: off
    def clone(self) -> AChord:
        """An independent copy that nobody listens to."""
        return AChord(
            self.players, self.dice.clone(), self.terms,
            [person.clone() for person in self.people],
            self.white, self.stage, self.half, self.first_leader, self.turned_up, self.left_over,
            self.key, self.leader, self.spotlight, self.rounds_left, self.face_down, self.in_round,
            self.table, self.last_table, self.last_leader, self.lead_colour, self.lead_chord,
            self.round_chords, self.best_rank, self.best_place, self.lead_repeater,
            self.pair_repeater, self.pair_chord, self.closed_at,
        )
    # fmt: on

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        terms = self.terms
        return (
            self.players,
            self.dice.packed(),
            (terms.first, tuple(terms.inset), terms.memory_aid, *terms.changed.items()),
            tuple([_numbers(person, PERSON_FIELDS) for person in self.people]),
            _numbers(self, STATE_FIELDS),
        )

    def position(self) -> str:
        """Write this moment as one line of text; ``state/position.py`` says what stands there."""
        return position.write_position(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))


def _numbers(owner: object, fields: tuple[str, ...]) -> tuple[object, ...]:
    return tuple([getattr(owner, field) for field in fields])


def unpack(packed: tuple[object, ...]) -> AChord:
    """The state that ``packed`` described."""
    players, dice, agreed, people, rest = cast(
        "tuple[int, tuple[int, str], "
        "tuple[int, tuple[int, ...], bool, Unpack[tuple[tuple[str, Value], ...]]], "
        "tuple[tuple[int, ...], ...], tuple[int, ...]]",
        packed,
    )
    terms = Terms(players, agreed[0], list(agreed[1]), agreed[2], dict(agreed[3:]))
    return AChord(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        terms,
        [Player(*fields) for fields in people],
        *(*rest, terms.stages),
    )


def blank(players: i64, terms: Terms, dice: Dice) -> AChord:
    """An empty table: no cards, no tokens, the first stage, seat 0 to lead."""
    # fmt: off
    people = [
        Player(
            hand=0, aside=0, played=0, lacks=0, trick_tokens=0, improvisation_tokens=0,
            improvisations=0, total=0, pad=0, order=0,
        )
        for _ in range(players)
    ]
    return AChord(
        players, dice, terms, people,
        white=0, stage=0, half=0, first_leader=0, turned_up=0, left_over=0, key=0, leader=0,
        spotlight=NOBODY, rounds_left=0, face_down=0, in_round=0, table=0, last_table=0,
        last_leader=0, lead_colour=0, lead_chord=0, round_chords=0, best_rank=scoring.WORST_RANK,
        best_place=0, lead_repeater=NOBODY, pair_repeater=NOBODY, pair_chord=0,
        closed_at=terms.stages,
    )
    # fmt: on


def new_game(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> AChord:
    """A game whose first stage is dealt."""
    game = blank(players, terms, dice)
    game.journal = journal
    setup.begin(game)
    return game


def read_position(reader: PositionReader, options: Options, dice: Dice) -> AChord:
    """The state that a position describes; ``state/position.py`` says what may stand there."""
    game = blank(reader.players, terms_of(reader.players, options), dice)
    position.fill(game, reader)
    return game
