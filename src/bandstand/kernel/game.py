"""A game: what is fixed about it, and its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.errors import BandstandError, PositionError
from bandstand.kernel.event import Fact
from bandstand.kernel.options import RULES, Option, Options, settle
from bandstand.kernel.planes import Plane
from bandstand.kernel.position import PositionReader
from bandstand.kernel.state import State

if TYPE_CHECKING:
    from bandstand.kernel.event import Event
    from bandstand.kernel.facts import FactArgs
    from bandstand.kernel.heuristic import Heuristic
    from bandstand.kernel.outcome import Outcome

S = TypeVar("S", bound=State)
# The files of a game's folder that ``assemble`` reads.
PARTS = (
    "meta", "setup", "state", "moves", "legal", "events", "view", "preview", "observation", "bot",
    "text",
)  # fmt: skip
View = dict[str, object]
# A thing that a move would do: the message that says it in two or three words, and its facts.
Mark = tuple[str, dict[str, Fact]]
_PROBES = 6  # random games that show whether a table is cooperative
# Whether everything that the sentence of a refusal advises is among the seat's legal moves: the
# state, the facts of the reason, the legal moves.
Advice = Callable[[S, Mapping[str, Fact], list[int]], bool]


@dataclass(frozen=True)
class Meta:
    """The game's metadata: title, credits, players, minutes, and the options of a table."""

    id: str
    title: str
    designer: str
    artist: str
    publisher: str
    year: str
    players: tuple[int, ...]
    minutes: int
    blurb: str
    options: tuple[Option, ...]
    rules_version: int
    # Earlier versions whose records still replay: ``deal`` is told of them by the option RULES.
    older_rules: tuple[int, ...] = ()
    # Scores are integers; they are divided by this for display (2: half points).
    score_unit: int = 1
    lowest_score_wins: bool = False


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """The parts of one game, each from its own file of the game's folder.

    It makes no sentences: ``bandstand.text`` does, from what this says under *text*.
    """

    meta: Meta
    # rules
    deal: Callable[[int, Options, Dice, list[Event] | None], S]
    unpack: Callable[[tuple[object, ...]], S]
    move_count: int
    # notation
    write_move: Callable[[S, int], str]
    read_move: Callable[[S, str], int]
    # view
    view: Callable[[S, int], View]
    pieces_by_place: Callable[[S], dict[str, list[str]]]
    score_sheet: Callable[[S], list[dict[str, int]]]
    show_facts: Callable[[Mapping[str, Fact]], dict[str, object]]
    # every piece in play, wherever it lies, by the same names as pieces_by_place
    pieces: Callable[[S], list[str]]
    # heuristic
    heuristic: Heuristic
    # text, by language, always in English: messages as Fluent writes them, and the rules in our own
    # words, as Markdown, with an anchor for each code of a reason
    catalogues: Mapping[str, str]
    guides: Mapping[str, str]
    # The state that a position describes; see ``from_position``.
    read_position: Callable[[PositionReader, Options, Dice], S] | None = None
    # What options forbid each other, beyond what each can say for itself.
    check: Callable[[int, Options], None] = lambda players, options: None
    # Kinds of events that show what was hidden: after one, a move stands even if nobody else saw.
    revealing: frozenset[str] = frozenset()
    # The arguments that a sentence takes from a fact, by its name; other facts are plain numbers.
    fact_args: Mapping[str, FactArgs] = field(default_factory=dict)
    # What a hint may give for a reason.
    outcomes: tuple[Outcome, ...] = ()
    # The message that names a move, and its facts.
    phrase_move: Callable[[S, int], tuple[str, dict[str, Fact]]] | None = None
    # What the sentence of a reason advises, by its code; those of the others advise nothing.
    advice: Mapping[str, Advice[S]] = field(default_factory=dict)
    # What a legal move would do by the rules, two marks at most, from what the seat may know.
    marks: Callable[[S, int, int], list[Mark]] = lambda state, seat, move: []
    # The planes of a seat's observation at a table: see ``kernel.planes``.
    planes: Callable[[int, Options], tuple[Plane, ...]] | None = None

    @property
    def guide(self) -> str:
        """The rules in English."""
        return self.guides["en"]

    def guide_in(self, language: str) -> str:
        """The rules in a language; in English if nobody has translated them."""
        return self.guides.get(language, self.guide)

    def settle(self, players: int, given: Mapping[str, object]) -> Options:
        """The complete, validated options of a table; raises an error that says what is wrong."""
        if players not in self.meta.players:
            counts = [str(count) for count in self.meta.players]
            allowed = (
                counts[0] if len(counts) == 1 else ", ".join(counts[:-1]) + " or " + counts[-1]
            )
            raise BandstandError(f"{self.meta.title} is for {allowed} players, not {players}.")
        options = settle(self.meta.options, given, players)
        self.check(players, options)
        return options

    def new(
        self,
        players: int,
        options: Options,
        dice: Dice,
        journal: list[Event] | None = None,
        rules: int | None = None,
    ) -> S:
        """A new game, dealt; *options* as ``settle`` returns them, *rules* an older version."""
        if rules in self.meta.older_rules:
            options = {**options, RULES: rules}
        return self.deal(players, options, dice, journal)

    def table_of_position(self, text: str) -> tuple[int, Options]:
        """The number of players and the options of a position."""
        reader = self._reader(text)
        return reader.players, self.settle(reader.players, reader.options())

    def _reader(self, text: str) -> PositionReader:
        reader = PositionReader(text)
        if reader.game_id != self.meta.id:
            raise PositionError(f"This is a position of {reader.game_id}, not of {self.meta.id}.")
        return reader

    def from_position(self, text: str, dice: Dice | None = None) -> S:
        """The state that ``State.position`` wrote, with new dice.

        Pieces may be omitted, but none may be in two places.
        """
        if self.read_position is None:
            raise PositionError(f"{self.meta.title} cannot be set up from a position.")
        reader = self._reader(text)
        options = self.settle(reader.players, reader.options())
        state = self.read_position(reader, options, seeded(0) if dice is None else dice)
        reader.finish()
        self._check_pieces(state)
        return state

    def _check_pieces(self, state: S) -> None:
        lying = Counter(piece for place in self.pieces_by_place(state).values() for piece in place)
        for piece, count in (lying - Counter(self.pieces(state))).items():
            raise PositionError(f"There is {count} too many of {piece} in this position.")

    def shares_fate(self, players: int, options: Options) -> bool:
        """Whether all players always get the same place: cooperative and solo games."""
        for number in range(_PROBES if players > 1 else 0):
            state = self.new(players, options, seeded(number))
            state.rollout(seeded(number))
            if len({int(place) for place in state.placing()}) > 1:
                return False
        return True

    def show_score(self, points: int) -> str:
        """A score for display."""
        unit = self.meta.score_unit
        return str(points) if unit == 1 else f"{points / unit:g}"


def assemble(package: str) -> Game[Any]:
    """The game in this package, from parts found by name; see docs/adding-a-game.md."""
    part = {name: import_module(f"{package}.{name}") for name in PARTS}
    meta, view, text = part["meta"], part["view"], part["text"]
    return Game(
        meta=meta.META,
        check=getattr(meta, "check", _allow),
        deal=part["setup"].deal,
        unpack=part["state"].unpack,
        read_position=part["state"].read_position,
        move_count=part["moves"].MOVE_COUNT,
        write_move=part["moves"].write_move,
        read_move=part["moves"].read_move,
        phrase_move=part["moves"].phrase_move,
        advice=part["legal"].ADVICE,
        revealing=getattr(part["events"], "REVEALING", frozenset()),
        view=view.view,
        pieces=view.pieces,
        pieces_by_place=view.pieces_by_place,
        score_sheet=view.score_sheet,
        show_facts=view.show_facts,
        marks=part["preview"].marks,
        planes=part["observation"].planes,
        heuristic=part["bot"].HEURISTIC,
        catalogues=text.CATALOGUES,
        guides=text.GUIDES,
        fact_args=text.FACT_ARGS,
        outcomes=text.OUTCOMES,
    )


def _allow(players: int, options: Options) -> None:
    """Accept every combination of options."""
