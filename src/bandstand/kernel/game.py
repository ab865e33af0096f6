"""A game: what is fixed about it, and its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.errors import BandstandError, OptionError, PositionError
from bandstand.kernel.event import Fact
from bandstand.kernel.facts import Grid
from bandstand.kernel.learning import Learning, learning_beside
from bandstand.kernel.options import RULES, Option, Options, Preset, settle
from bandstand.kernel.parameters import Parameter, changed_parameters
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
# A thing that a move would do: the message that says it, and its facts.
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
    # Sets of options with a name; the first is what a table plays if nobody says otherwise.
    presets: tuple[Preset, ...] = ()
    # The numbers of the game that a designer may turn.
    parameters: tuple[Parameter, ...] = ()


def _nothing_alike(options: Options) -> list[list[str]]:
    """Every piece is its own kind."""
    return []


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
    # Moves that do nothing: a seat may choose them in advance for every decision that offers them,
    # not only for the next (see ``State.premoves``).
    idle_moves: frozenset[int] = frozenset()
    # The places of a seat (see ``place_of``) whose pieces only that seat knows.
    secret_places: tuple[str, ...] = ()
    # What a legal move would do by the rules, two marks at most, from what the seat may know.
    marks: Callable[[S, int, int], list[Mark]] = lambda state, seat, move: []
    # What a legal move does for the seat's plan, two sentences at most, from what it may know.
    plan: Callable[[S, int, int], list[Mark]] = lambda state, seat, move: []
    # The planes of a seat's observation at a table: see ``kernel.planes``.
    planes: Callable[[int, Options], tuple[Plane, ...]] | None = None
    # The moves of the longest game with these players and options; None where it is not known.
    longest: Callable[[int, Options], int] | None = None
    # Groups of pieces, in notation, that the rules treat alike: the lab counts each group as one.
    interchangeable: Callable[[Options], list[list[str]]] = _nothing_alike
    # What the lab calls each kind of event, in English; others by their kind.
    event_names: Mapping[str, str] = field(default_factory=dict)
    # The board on which the lab draws where things happen; None: there is none.
    grid: Grid | None = None
    # What the game teaches, read when somebody learns; None: nothing.
    learning_data: Callable[[], Learning | None] = lambda: None

    @cached_property
    def learning(self) -> Learning | None:
        """The first game and the exercises, if there are any."""
        return self.learning_data()

    @property
    def guide(self) -> str:
        """The rules in English."""
        return self.guides["en"]

    def guide_in(self, language: str) -> str:
        """The rules in a language; in English if nobody has translated them."""
        return self.guides.get(language, self.guide)

    def settle(
        self, players: int, given: Mapping[str, object], *, as_printed: bool = False
    ) -> Options:
        """The complete, validated options of a table; raises an error that says what is wrong.

        Parameters are among them if they differ from what is printed, which none may *as_printed*.
        """
        if players not in self.meta.players:
            counts = [str(count) for count in self.meta.players]
            allowed = (
                counts[0] if len(counts) == 1 else ", ".join(counts[:-1]) + " or " + counts[-1]
            )
            raise BandstandError(f"{self.meta.title} is for {allowed} players, not {players}.")
        names = tuple(parameter.name for parameter in self.meta.parameters)
        options = settle(self.meta.options, given, players, names)
        changed = changed_parameters(self.meta.parameters, given, players)
        if as_printed and changed:
            raise OptionError(
                f"{next(iter(changed))} is a parameter for the lab: people play the printed game."
            )
        options.update(changed)
        self.check(players, options)
        return options

    def preset(self, name: str, players: int) -> Preset:
        """The preset of this name for this number of players; an error that names the others."""
        fitting = {one.name: one for one in self.meta.presets if one.is_for(players)}
        if name not in fitting:
            names = ", ".join(fitting) or "none"
            raise OptionError(f"There is no preset {name!r} for {players} players here: {names}.")
        return fitting[name]

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
        idle_moves=getattr(part["legal"], "IDLE_MOVES", frozenset()),
        revealing=getattr(part["events"], "REVEALING", frozenset()),
        view=view.view,
        pieces=view.pieces,
        pieces_by_place=view.pieces_by_place,
        score_sheet=view.score_sheet,
        show_facts=view.show_facts,
        secret_places=getattr(view, "SECRET_PLACES", ()),
        interchangeable=getattr(view, "interchangeable", _nothing_alike),
        grid=getattr(view, "GRID", None),
        marks=part["preview"].marks,
        plan=part["preview"].plan,
        planes=part["observation"].planes,
        longest=getattr(part["setup"], "longest", None),
        heuristic=part["bot"].HEURISTIC,
        catalogues=text.CATALOGUES,
        guides=text.GUIDES,
        fact_args=text.FACT_ARGS,
        outcomes=text.OUTCOMES,
        event_names=text.EVENT_NAMES,
        learning_data=lambda: learning_beside(str(meta.__file__)),
    )


def _allow(players: int, options: Options) -> None:
    """Accept every combination of options."""
