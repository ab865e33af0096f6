"""A person against bots in the terminal: drawing, input, narration.

Everything follows from who must decide and the legal moves, so any game can be played.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from bandstand.bots import levels, own
from bandstand.bots.budget import Budget
from bandstand.bots.ensemble import Ensemble
from bandstand.cli import boards, choices, store
from bandstand.kernel.bits import members
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.words import counted
from bandstand.text import describe
from bandstand.text.advice import advise
from bandstand.text.preview import preview

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console, RenderableType

    from bandstand.cli.choices import Choice
    from bandstand.cli.store import Sitting

_SECONDS_FOR_HINT = 1.5
_CHOICES_IN_SENTENCES = 12  # more are listed without a sentence each
_SENTENCES_ON_RETURN = 8


class Leave(Exception):  # noqa: N818  nothing went wrong
    """Raised when the person quits; the game is saved."""


class Table:
    """One session, from the deal or a save to the end of the game or until the person quits."""

    def __init__(self, sitting: Sitting, screen: Console, *, fast: bool) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game
        self.person = sitting.person
        self.screen = screen
        self.fast = fast
        self.told = 0  # events already shown to the person
        players = sitting.match.record.players
        self.own_bots = {
            seat: own.seated(bot, self.game, players, seat)
            for seat, bot in enumerate(sitting.bots)
            if isinstance(bot, str)
        }
        self.ensemble = Ensemble()
        self.commands: dict[str, Callable[[], None]] = {
            "h": self.hint,
            "u": self.undo,
            "s": self.show_scores,
            "l": self.show_log,
            "a": self.show_unprompted,
            "?": self.show_rules,
            "q": self.leave,
        }

    # -- The course of the game ------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end of the game; False if the person quit before it."""
        if self.match.made:
            self.recall()
        try:
            while not self.match.state.over():
                self.next_decision()
        except (Leave, KeyboardInterrupt) as leaving:
            self.save()
            self.say("")
            self.say("The game is saved. To go on: bandstand play --resume")
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return False
        finally:
            self.ensemble.close()
        self.tell()
        self.show_board()
        self.show_scores()
        return True

    def next_decision(self) -> None:
        """Bots first, so that the person is the last of several simultaneous deciders."""
        waiting = members(self.match.state.to_act())
        bots = [seat for seat in waiting if seat != self.person]
        seat = bots[0] if bots else self.person
        if len(self.match.state.moves(seat)) == 0:  # only a position that was typed leads here
            name = self.match.record.names[seat]
            raise BandstandError(
                f"The game cannot go on: {name} must choose, but has no legal move."
            )
        if bots:
            self.bot_move(seat)
        else:
            self.ask()

    def bot_move(self, seat: int) -> None:
        """A bot's decision, in an imagined world."""
        dice = self.dice("bot")
        world = self.match.state.imagine(seat, dice)
        bot = self.sitting.bots[seat]
        if isinstance(bot, str):
            move = self.own_bots[seat](world, seat, dice)
        else:
            move = levels.choose(bot, self.game, world, seat, dice, ensemble=self.ensemble)
        self.match.attempt(seat, move)
        self.save()
        self.tell()

    def dice(self, purpose: str) -> Dice:
        """Dice that depend only on the game and the moment, so that a resumed game is the same."""
        moment = f"{self.match.record.dice}/{len(self.match.record.moves)}/{purpose}"
        return seeded(int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "big"))

    def save(self) -> None:
        """Save; a failure is reported, and the game goes on."""
        try:
            store.save(self.sitting)
        except BandstandError as error:
            self.say(str(error))

    # -- Input -----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show the board and read lines until one makes a move or takes one back."""
        self.tell()
        self.show_board()
        offered = choices.choices(self.match, self.person)
        self.offer(offered)
        moves = len(self.match.made)
        while len(self.match.made) == moves:
            self.answer(offered, self.read("> "))

    def answer(self, offered: list[Choice], line: str) -> None:
        """A move by number or notation, or a command; a legal move's notation comes first."""
        typed = line.strip()
        legal = [choice for choice in offered if choice.why_not is None]
        meant = [choice for choice in legal if choice.notation.lower() == typed.lower()]
        command = self.commands.get(typed.removeprefix("/").lower())
        try:
            if not typed and len(legal) == 1:
                self.make(legal[0].move, forced=True)
            elif not typed:
                self.say("Type the number or the notation of a move, or one of the letters above.")
            elif command is not None and not meant:
                command()
            else:
                extras = choices.unprompted_moves(self.match, self.person)
                move = choices.find(self.match, offered + extras, typed)
                self.make(move, forced=len(legal) == 1)
        except BandstandError as error:
            self.say(str(error))

    def make(self, move: int, *, forced: bool) -> None:
        """Make the person's move; one that cannot be taken back later must be confirmed."""
        reason = self.match.state.refusal(self.person, move)
        if reason is None and not self.fast and not forced:
            quiet = self.match.would_be_quiet(self.person, move)
            if not quiet and not self.stands(move):
                self.say("Taken back.")
                return
        self.match.attempt(self.person, move)
        self.save()
        self.tell()

    def stands(self, move: int) -> bool:
        """Ask to confirm a move."""
        notation = self.game.write_move(self.match.state, move)
        told = preview(self.match, self.person, move, self.dice("foretell"))
        self.say(f"{told or f'You choose {notation}.'} Enter: let it stand, u: take it back")
        while True:
            line = self.read("> ").strip().lower()
            if line in ("", "y"):
                return True
            if line in ("u", "n"):
                return False
            if line == "q":
                raise Leave
            self.say("Enter lets it stand, u takes it back.")

    def read(self, prompt: str) -> str:
        """A line from the person; the end of the input quits."""
        try:
            line = self.screen.input(prompt)
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            self.say(line)  # so that the output for piped input reads like a session
        return line

    def offer(self, offered: list[Choice]) -> None:
        """The legal moves, the forbidden ones with the reason, and the commands."""
        legal = [choice for choice in offered if choice.why_not is None]
        drawn = [choice for choice in legal if choice.drawn]
        others = [choice for choice in legal if not choice.drawn]
        if drawn and len(drawn) == len(offered) > 1:
            self.screen.print(Text(f"You may choose any of 1 to {len(drawn)}", style="bold"))
        elif drawn:
            self.screen.print(Text("You may choose", style="bold"))
            self.screen.print(_in_columns(drawn))
        if others:
            self.screen.print(Text("You may choose" if not drawn else "or", style="bold"))
            self.screen.print(self.listed(others))
        for line in _refusals([choice for choice in offered if choice.why_not is not None]):
            self.screen.print(Text(line, style="dim"))
        extras = "a extras  " if self.match.state.unprompted_moves(self.person) else ""
        line = f"h hint  u undo  s scores  l log  {extras}? rules  q save and quit"
        self.screen.print(Text(line, style="cyan"))

    def listed(self, offered: list[Choice]) -> RenderableType:
        """Moves with what they do, or, when there are many, as a plain list."""
        if len(offered) > _CHOICES_IN_SENTENCES:
            return _in_columns(offered)
        grid = Grid.grid(padding=(0, 2))
        dice = self.dice("foretell")
        for choice in offered:
            told = preview(self.match, self.person, choice.move, dice)
            notation = "" if choice.key == choice.notation else choice.notation
            grid.add_row(Text(choice.key), Text(notation), Text(told or ""))
        return grid

    # -- Narration -------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """A line of text."""
        self.screen.print(Text(text))

    def tell(self) -> None:
        """Print the events since the last time."""
        for sentence in self.sentences(self.told):
            self.say(sentence)
        self.told = len(self.match.events)

    def sentences(self, since: int) -> list[str]:
        """The log from an event on, as told to the person."""
        told = [describe(self.match, event, self.person) for event in self.match.events[since:]]
        return [sentence for sentence in told if sentence is not None]

    def recall(self) -> None:
        """The latest events, for a person who resumes."""
        log = self.sentences(0)
        self.say("Welcome back. What happened last:" if log else "Welcome back.")
        for sentence in log[-_SENTENCES_ON_RETURN:]:
            self.say(f"  {sentence}")
        self.told = len(self.match.events)

    def show_board(self) -> None:
        """The table as the person sees it."""
        view = self.game.view(self.match.state, self.person)
        names = self.match.record.names
        self.screen.print()
        self.screen.print(boards.draw(self.game.meta.id, view, names, self.person))
        self.screen.print()

    # -- Commands --------------------------------------------------------------------------------

    def hint(self) -> None:
        """The best moves for the person, what they are worth and why."""
        budget = Budget(seconds=_SECONDS_FOR_HINT)
        found = advise(self.game, self.match.state, self.person, self.dice("hint"), budget)
        best = found[0]
        self.say(f"Hint: {best.name}. {best.why}")
        grid = Grid("move", "chance to win", "+/-", "points", box=None, padding=(0, 2, 0, 0))
        for advice in found:
            percent, margin = f"{advice.chance:.0%}", f"{min(advice.margin, 1.0):.0%}"
            grid.add_row(
                Text(f"{advice.text}  {advice.name}"), percent, margin, f"{advice.points:.1f}"
            )
        self.screen.print(grid)
        deals = counted(best.worlds, "simulated deal", "simulated deals")
        when = "at the end of the game" if best.final else "as far as it looks ahead"
        self.say(f"From {deals}; +/- is the 95 % margin; points {when}.")

    def undo(self) -> None:
        """Take back the person's last move, if nobody has seen it."""
        self.match.take_back(self.person)
        self.save()
        self.say("Taken back.")
        self.told = len(self.match.events)

    def show_scores(self) -> None:
        """The score sheet: a column per seat, a line per entry, the total."""
        state = self.match.state
        sheet = self.game.score_sheet(state)
        grid = Grid(title="Score sheet", title_justify="left", box=None, padding=(0, 2, 0, 0))
        grid.add_column("")
        for seat, name in enumerate(self.match.record.names):
            grid.add_column("You" if seat == self.person else Text(name), justify="right")
        for entry in dict.fromkeys(entry for column in sheet for entry in column):
            points = [self.game.show_score(column.get(entry, 0)) for column in sheet]
            grid.add_row(entry, *points)
        totals = [self.game.show_score(score) for score in state.scores()]
        grid.add_row("total", *totals, style="bold")
        if state.over():
            grid.add_row("place", *(str(place) for place in state.placing()))
        self.screen.print(grid)

    def show_log(self) -> None:
        """The whole log, as the person saw it."""
        for sentence in self.sentences(0):
            self.say(sentence)

    def show_unprompted(self) -> None:
        """List the unprompted moves."""
        extras = choices.unprompted_moves(self.match, self.person)
        if extras:
            self.screen.print(self.listed(extras))
        else:
            self.say("You have no moves out of turn now.")

    def show_rules(self) -> None:
        """The game's guide."""
        from rich.markdown import Markdown

        self.screen.print(Markdown(self.game.guide))

    def leave(self) -> None:
        """Save and quit."""
        raise Leave


def _in_columns(offered: list[Choice]) -> Columns:
    """Keys and notation side by side."""
    width = max(len(choice.key) for choice in offered)
    shown = [
        Text(f" {choice.key:>{width}} {'' if choice.key == choice.notation else choice.notation}")
        for choice in offered
    ]
    return Columns(shown, padding=(0, 1))


def _refusals(forbidden: list[Choice]) -> list[str]:
    """The illegal moves with their reasons; similar reasons are merged."""
    groups: list[tuple[list[str], list[str]]] = []
    for choice in forbidden:
        sentence = choice.why_not or ""
        for notations, sentences in groups:
            if choices.merged([*sentences, sentence]) is not None:
                notations.append(choice.notation)
                sentences.append(sentence)
                break
        else:
            groups.append(([choice.notation], [sentence]))
    return [
        f"Not now {', '.join(notations)}: {choices.merged(sentences)}"
        for notations, sentences in groups
    ]
