"""A table at which somebody learns: the first game of a title, or one of its exercises.

It is a table like any other, but held by nobody: the moves that the learner has made are all there
is to know, so every answer is worked out from them. No journal, no clock, no chance: dice and
bots have fixed seeds, and the same moves always lead to the same answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import IllegalMove
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from bandstand.tables import commands, entries, messages, projection, visibility
from bandstand.tables.checks import check_move, read_move
from bandstand.tables.decide import decide
from bandstand.tables.evolve import evolve
from bandstand.tables.refusals import not_found, not_now
from bandstand.tables.state import TableState
from bandstand.text import explain, sentences

if TYPE_CHECKING:
    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.learning import Exercise, FirstGame

ANOTHER_MOVE = "lesson-other"  # a legal move, but not the one of the first game
FIRST_GAME = "first"  # the id of a title's first game, among those of its exercises
MOST_MOVES = 64  # that a learner makes in one lesson
_MOST_REPLIES = 60  # of bots, to a learner's decision
_LEARNER = commands.Person("learner", "")

LessonOutcome = Literal["open", "solved", "missed"]


class _AnotherMoveError(Exception):
    """The first game waits for another move; the message says for which and why."""


class LessonInfo(msgspec.Struct):
    """A lesson in the list of a title: its id, and what is to be done in it."""

    id: str
    task: str


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """The moves of the learner so far, by number or in notation; the last is the new one."""

    moves: list[int | str] = []


class LessonAnswer(msgspec.Struct):
    """The table before the last move, what that move made happen, and where the lesson stands.

    *Says* is the sentence of the lesson at this point. *Expected* is the move that the first game
    waits for, or the next of an exercise's solution as long as the learner is on the way to it.
    """

    welcome: messages.Welcome
    events: list[messages.Event]
    outcome: LessonOutcome
    says: str
    expected: int | None = None
    refused: messages.Refused | None = None  # the last move, and why


def lessons(game: Game[Any], language: str) -> list[LessonInfo]:
    """The exercises of a title; the first game goes without saying."""
    spoken = sentences(game, language).bundle
    exercises = () if game.learning is None else game.learning.exercises
    return [LessonInfo(one.id, spoken.format(f"exercise-{one.id}", {})) for one in exercises]


def answer(game: Game[Any], lesson: str, tried: Tried, language: str) -> LessonAnswer:
    """What a lesson answers to a learner's moves.

    A last move that cannot be taken is not an error: the answer says why, and the
    lesson stands where it stood. Anything else is a Refusal.
    """
    if len(tried.moves) > MOST_MOVES:
        raise not_now("too-many", f"A lesson has at most {MOST_MOVES} moves.")
    table = _open(game, lesson, language)
    try:
        return table.answer(tried)
    except IllegalMove as error:
        sentence = explain(table.state.playing, error.reason, table.seat, language)
        refused = messages.Refused(None, error.reason.code, sentence)
    except _AnotherMoveError as error:
        refused = messages.Refused(None, ANOTHER_MOVE, str(error))
    stands = _open(game, lesson, language).answer(Tried(tried.moves[:-1]))
    return msgspec.structs.replace(stands, refused=refused)


def _open(game: Game[Any], lesson: str, language: str) -> _FirstGame | _Exercise:
    """The table of a lesson before the learner's first move."""
    if game.learning is None:
        raise not_found("lesson")
    if lesson == FIRST_GAME:
        return _FirstGame(game, game.learning.first_game, language)
    for exercise in game.learning.exercises:
        if exercise.id == lesson:
            return _Exercise(game, exercise, language)
    raise not_found("lesson")


class _Lesson:
    """The table of a lesson, with the moves that were made at it."""

    def __init__(self, game: Game[Any], seat: int, language: str) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        self.state = TableState("lesson")
        self.made: list[Event] = []  # everything that happened since the lesson began

    def lay(self, players: int, options: dict[str, Any], dice: str, position: str | None) -> None:
        """Seat the learner among bots, and deal."""
        seats = [
            entries.SeatPlan() if seat == self.seat else entries.SeatPlan("bot")
            for seat in range(players)
        ]
        rules = self.game.meta.rules_version
        created = entries.Created(
            self.game.meta.id,
            rules,
            options,
            seats,
            _LEARNER.id,
            _LEARNER.name,
            "",
            public=False,
            dice=dice,
        )
        self._add(created)
        self._add(entries.Sat(self.seat, _LEARNER.id, _LEARNER.name))
        if position is None:
            self._add(entries.Started())
            return
        names = [chair.name for chair in self.state.chairs]
        record = Record(created.game, rules, players, options, names, dice, position=position)
        self.state.match = Match(self.game, record)
        self.state.status = "playing"

    def _add(self, entry: entries.AnyEntry) -> None:
        line = entries.Line(self.state.number + 1, 0.0, entry)
        self.state = evolve(self.state, [line])

    def move(self, move: int | str) -> list[messages.Event]:
        """The learner's move; refused as at any table."""
        turn = self.state.chairs[self.seat].turn
        command = commands.Move(_LEARNER, turn, move, self.seat)
        decision = decide(self.state, command, 0.0)
        if not isinstance(decision, tuple):
            raise decision
        return [message for entry in decision for message in self._make(entry)]

    def reply(self, seat: int, move: int) -> list[messages.Event]:
        """A move that is not the learner's own."""
        return self._make(entries.Moved(seat, move, "bot"))

    def _make(self, entry: entries.AnyEntry) -> list[messages.Event]:
        self._add(entry)
        shown = self.state.shown[-1]
        self.made += shown.events
        if not shown.visible >> self.seat & 1:
            return []
        number = self._number()
        told = projection.told(self.state, shown, self.seat, number, self.language)
        position = projection.position(self.state, self.seat, True, self.language)
        over = self.state.is_over()
        table = projection.table_info(self.state) if over else None
        return [messages.Event(number, told, table, position)]

    def _number(self) -> int:
        return self.state.counts[visibility.stream(self.seat)]

    def welcome(self) -> messages.Welcome:
        """All there is to know for the learner."""
        return messages.Welcome(
            self._number(),
            projection.table_info(self.state),
            projection.you(self.state, _LEARNER, self.seat),
            projection.position(self.state, self.seat, True, self.language),
            [],
            [],
        )

    def say(self, message: str) -> str:
        """A sentence of the lesson."""
        return sentences(self.game, self.language).bundle.format(message, {})


class _FirstGame(_Lesson):
    """Every move is settled beforehand; the learner makes their own and is told why."""

    def __init__(self, game: Game[Any], script: FirstGame, language: str) -> None:
        super().__init__(game, script.seat, language)
        self.script = script
        self.next = 0  # the step to come
        self.lay(script.players, dict(script.options), script.dice, None)
        self._play_others()

    def answer(self, tried: Tried) -> LessonAnswer:
        """Replay what was done, and take the last move if it is the one to make."""
        welcome, events = self.welcome(), list[messages.Event]()
        for move in tried.moves:
            welcome, events = self.welcome(), self._step(move)
        expected = self._expected()
        if expected is None:
            return LessonAnswer(welcome, events, "solved", self.say("first-end"))
        return LessonAnswer(welcome, events, "open", self._note(), expected)

    def _expected(self) -> int | None:
        if self.next == len(self.script.steps):
            return None
        return read_move(self.state, self.script.steps[self.next].move)

    def _note(self) -> str:
        note = self.script.steps[self.next].note
        return self.say(f"first-{note}") if note else ""

    def _step(self, move: int | str) -> list[messages.Event]:
        expected = self._expected()
        if expected is None:
            raise not_now("lesson-over", "This lesson is over.")
        number = read_move(self.state, move)
        if number != expected:
            check_move(self.state, self.seat, number)  # a forbidden one is told the rule
            raise _AnotherMoveError(self._note())
        self.next += 1
        return self.move(number) + self._play_others()

    def _play_others(self) -> list[messages.Event]:
        """The scripted moves up to the learner's next."""
        events: list[messages.Event] = []
        steps = self.script.steps
        while self.next < len(steps) and steps[self.next].seat != self.seat:
            step = steps[self.next]
            self.next += 1
            events += self.reply(step.seat, read_move(self.state, step.move))
        return events


class _Exercise(_Lesson):
    """One decision, which the others answer as bots; the events say whether it was good."""

    def __init__(self, game: Game[Any], exercise: Exercise, language: str) -> None:
        super().__init__(game, exercise.seat, language)
        self.exercise = exercise
        players, options = game.table_of_position(exercise.position)
        self.lay(players, dict(options), "seed 0", exercise.position)

    def answer(self, tried: Tried) -> LessonAnswer:
        """Replay what was done; with the last move of the decision the others answer."""
        task = f"exercise-{self.exercise.id}"
        welcome, events, outcome = self.welcome(), list[messages.Event](), self._outcome(False)
        for number, move in enumerate(tried.moves, 1):
            if outcome != "open":
                raise not_now("lesson-over", "This lesson is over.")
            welcome, events = self.welcome(), self.move(move)
            last = number == self.exercise.moves or self.seat not in self.state.waiting()
            if last:
                events += self._play_out()
            outcome = self._outcome(last)
        says = self.say(task if outcome == "open" else f"{task}-why")
        return LessonAnswer(welcome, events, outcome, says, self._expected())

    def _expected(self) -> int | None:
        """The move of the solution that comes next."""
        made = [text.partition(" ") for text in self.state.playing.record.moves]
        own = tuple(move for seat, _, move in made if int(seat) - 1 == self.seat)
        solution = self.exercise.solution
        if own != solution[: len(own)] or len(own) == len(solution):
            return None
        return read_move(self.state, solution[len(own)])

    def _outcome(self, last: bool) -> LessonOutcome:
        if self.exercise.is_missed(self.game, self.made):
            return "missed"
        if self.made and self.exercise.is_reached(self.game, self.made):
            return "solved"
        return "missed" if last else "open"

    def _play_out(self) -> list[messages.Event]:
        """What the others do until the learner is asked again, or until the goal is decided."""
        events: list[messages.Event] = []
        for number in range(_MOST_REPLIES):
            waiting = self.state.waiting()
            if not waiting or self._outcome(False) != "open":
                break
            if self.seat in waiting and not self.exercise.play_out:
                break
            seat, state = waiting[0], self.state.playing.state
            dice = seeded(number)
            noise = self.game.heuristic.level_budget(state.players).steady
            move = self.game.heuristic.choose(state.imagine(seat, dice), seat, dice, noise)
            events += self.reply(seat, int(move))
        return events
