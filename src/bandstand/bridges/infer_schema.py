"""Declare the shape of a game's views by looking at many of them.

Run ``python -m bandstand.bridges.infer_schema`` after a game's view has changed; it plays random
games at every number of players and with every option, and writes the files that ``encodings``
reads. Where the bounds that turned up are not the true ones, a test with other games fails.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from re import sub
from typing import TYPE_CHECKING, Any

from bandstand.games.fiddlefoo.material import SPECIALS
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import members
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.options import Choice, Flag, Number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bandstand.bridges.encoders import Shape
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.game import Game, View
    from bandstand.kernel.options import Options
    from bandstand.kernel.state import State

FOLDER = Path(__file__).parent / "encodings"
_GAMES = 5  # at each number of players, with the usual options
_ASIDES_ONE_IN = 8  # of the moves are ones that nobody asked for
_VIEW = "view"  # itself is no card: all its parts are kept
_LEFT_OUT = ("game",)  # the same in every view
# Whole numbers that are seats, by the names views give them.
_SEAT_NAMES = ("seat", "seats", "waiting")
_TELLING = 8  # how many words a part must have to stand for what goes with them
_ROOM = 1.5  # how much further than seen a number or a list may go
_ORDERED_AT_MOST = 2500  # numbers that a list in order may take


# Options that show more together than alone, by game.
_TOGETHER: dict[str, tuple[dict[str, object], ...]] = {
    "fiddlefoo": (
        {
            "rounds": 3,
            "safesong": True,
            "toned_down": True,
            "dissonance": True,
            "wildcard": True,
            "talkytoot": [key for key, _, _ in SPECIALS],
        },
        {"cooperative": True, "safesong": True, "talkytoot": [key for key, _, _ in SPECIALS]},
    ),
}


class Sight:
    """Everything seen in one place of the views."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.unknown = False
        self.flags = False
        self.numbers: set[int] = set()
        self.words: dict[str, None] = {}
        self.parts: dict[str, Sight] = {}
        self.item: Sight | None = None
        self.lengths: set[tuple[int, int]] = set()  # (players, length)
        self.before: set[tuple[str, str]] = set()
        self.seen = 0
        # By a part that is a word: what the other parts were with each of its words.
        self.told_by: dict[str, dict[str, dict[str, str]]] = {}
        self.free: set[tuple[str, str]] = set()

    def look(self, thing: object, players: int) -> None:
        """Note one more thing."""
        self.seen += 1
        if thing is None:
            self.unknown = True
        elif isinstance(thing, bool):
            self.flags = True
        elif isinstance(thing, int):
            self.numbers.add(thing)
        elif isinstance(thing, str):
            self.words[thing] = None
        elif isinstance(thing, dict):
            self._look_at_parts(thing, players)
        elif isinstance(thing, list):
            self._look_at_list(thing, players)
        else:
            raise BandstandError(f"{self.name} holds {thing!r}, which no shape can have.")

    def _look_at_parts(self, thing: dict[str, object], players: int) -> None:
        for name, part in thing.items():
            self.parts.setdefault(name, Sight(name)).look(part, players)
        for name, part in thing.items():
            if isinstance(part, str):
                self._note_what_it_tells(name, part, thing)

    def _note_what_it_tells(self, name: str, word: str, thing: dict[str, object]) -> None:
        told = self.told_by.setdefault(name, {}).setdefault(word, {})
        for other, part in thing.items():
            if other != name and (name, other) not in self.free:
                text = json.dumps(part)
                if told.setdefault(other, text) != text:
                    self.free.add((name, other))

    def _needless(self) -> set[str]:
        """Parts that another part tells: what is printed on a card, once it is known which."""
        needless: set[str] = set()
        if self.name == _VIEW:
            return needless
        for name, words in self.told_by.items():
            if name in needless or len(words) < _TELLING or self.parts[name].words == {}:
                continue
            needless |= {
                other
                for other, sight in self.parts.items()
                if other != name and (name, other) not in self.free and _varied(sight)
            }
        return needless

    def _look_at_list(self, thing: list[object], players: int) -> None:
        self.lengths.add((players, len(thing)))
        item = self.item = self.item or Sight(self.name)
        for part in thing:
            item.look(part, players)
        words = [part for part in map(_word, thing) if part is not None]
        for one, other in pairwise(words):
            if one != other:
                self.before.add((one, other))

    def shape(self) -> Shape:
        """The shape that has room for all of it."""
        shape = self._known_shape()
        if self.unknown:
            shape["unknown"] = True
        return shape

    def _known_shape(self) -> Shape:
        if self.parts:
            needless = self._needless()
            kept = {name: sight for name, sight in self.parts.items() if name not in needless}
            parts = {name: sight.shape() for name, sight in kept.items()}
            for name, sight in kept.items():
                if sight.seen < self.seen:  # not always there: then it is unknown
                    parts[name]["unknown"] = True
            return {"kind": "record", "parts": parts}
        if self.item is not None:
            return self._list_shape(self.item)
        if self.words:
            return {"kind": "word", "words": sorted(self.words)}
        if self.numbers:
            if self.name in _SEAT_NAMES:
                return {"kind": "seat"}
            return {"kind": "number", **_bounds(self.numbers)}
        return {"kind": "flag"}

    def _list_shape(self, item: Sight) -> Shape:
        most = max(length for _, length in self.lengths)
        if self.name in _SEAT_NAMES and item.numbers:
            return {"kind": "seats"}
        named = item.named_by()
        if named is not None:
            shape = self._list_shape(named[1])
            if shape["kind"] == "bag":
                return {**shape, "of": named[0]}
        if item.words and not item.parts and item.item is None:
            words = sorted(item.words)
            turned_round = any((b, a) in self.before for a, b in self.before)
            room = _roomy(most)
            if not turned_round or room * (len(words) + 2) > _ORDERED_AT_MOST:
                return {"kind": "bag", "words": words, "most": room}
            return {"kind": "row", "most": room, "item": item.shape()}
        if self._one_a_seat():
            return {"kind": "table", "item": item.shape()}
        fixed = len({length for _, length in self.lengths}) == 1
        return {"kind": "row", "most": most if fixed else _roomy(most), "item": item.shape()}

    def named_by(self) -> tuple[str, Sight] | None:
        """The one part that says all there is to say of a record, if there is one."""
        kept = [name for name in self.parts if name not in self._needless()]
        if len(kept) == 1 and self.parts[kept[0]].words:
            return kept[0], self.parts[kept[0]]
        return None

    def _one_a_seat(self) -> bool:
        counts = {players for players, _ in self.lengths}
        return len(counts) > 1 and all(players == length for players, length in self.lengths)


def _word(thing: object) -> str | None:
    """The word a thing goes by: itself, or the first word of its parts."""
    if isinstance(thing, dict):
        return next((part for part in thing.values() if isinstance(part, str)), None)
    return thing if isinstance(thing, str) else None


def _varied(sight: Sight) -> bool:
    """Whether there was more than one thing to see."""
    several = len(sight.words) + len(sight.numbers) + sight.flags + bool(sight.parts)
    return several > 1 or sight.item is not None or bool(sight.parts)


def _bounds(numbers: set[int]) -> dict[str, int]:
    """Where the numbers lie, with room beyond; what is never negative stays so."""
    low, high = min(numbers), max(numbers)
    if high - low <= 1:
        return {"low": low, "high": high}
    room = int((high - low) * (_ROOM - 1))
    return {"low": low - room if low < 0 else min(low, 0), "high": high + room}


def _roomy(most: int) -> int:
    return max(most, int(most * _ROOM))


def declare(game: Game[Any]) -> Shape:
    """The shape of a game's views."""
    sight, everything = Sight(_VIEW), Sight("everything")
    for players in game.meta.players:
        for number, options in enumerate(_option_sets(game, players)):
            if number > 0 and players not in (game.meta.players[0], game.meta.players[-1]):
                break  # what options change, the fewest and the most players show
            state = game.new(players, options, seeded(0))
            everything.look(dict(game.pieces_by_place(state)), players)
            for seed in range(_GAMES if number == 0 else 1):
                for view in _views(game, players, options, seed):
                    sight.look(view, players)
    _share_words(sight, everything)
    return sight.shape()


def _share_words(view: Sight, everything: Sight) -> None:
    """Places that name some of the same things may name them all.

    What a view has not named yet is known from where all pieces lie: those that are written like
    the ones named, and lie with one of them, belong to them.
    """
    groups: list[tuple[dict[str, None], list[Sight]]] = []
    for sight in _places(view):
        words, sights = dict(sight.words), [sight]
        for group in [group for group in groups if _related(sight, group)]:
            groups.remove(group)
            words.update(group[0])
            sights += group[1]
        groups.append((words, sights))
    for words, sights in groups:
        written = {_written(word) for word in words}
        for place in _places(everything):
            if not words.keys().isdisjoint(place.words):
                like = [word for word in place.words if _written(word) in written]
                words.update(dict.fromkeys(like))
        for sight in sights:
            sight.words = words


def _related(sight: Sight, group: tuple[dict[str, None], list[Sight]]) -> bool:
    """Whether a place goes by the name of one of the group, or has a word in common with them."""
    named_alike = any(sight.name == other.name for other in group[1])
    return named_alike or not sight.words.keys().isdisjoint(group[0])


def _written(word: str) -> str:
    """How a word is written: S2-01 like S4-12, unlike Em-b."""
    return sub("[0-9]+", "0", sub("[A-Za-z]+", "a", word))


def _places(sight: Sight) -> Iterator[Sight]:
    if sight.words:
        yield sight
    for part in [*sight.parts.values(), *([sight.item] if sight.item else [])]:
        yield from _places(part)


def _option_sets(game: Game[Any], players: int) -> Iterator[Options]:
    """The usual options, then every other value of each."""
    yield game.settle(players, {})
    for option in game.meta.options:
        kind = option.kind
        values: Sequence[object] = ()
        if isinstance(kind, Flag):
            values = (True, False)
        elif isinstance(kind, Choice):
            values = kind.words
        elif isinstance(kind, Number):
            values = (kind.low, kind.high)
        for value in values:
            try:
                yield game.settle(players, {option.name: value})
            except BandstandError:  # an option may need another
                continue
    for given in _TOGETHER.get(game.meta.id, ()):
        yield game.settle(players, given)


def _views(game: Game[Any], players: int, options: Options, seed: int) -> Iterator[View]:
    """Each seat's views in turn through a game, played at random or by rules of thumb."""
    state = game.new(players, options, seeded(seed))
    dice = seeded(seed + 1)
    number = seed
    while True:
        view = game.view(state, number % players)
        yield {name: part for name, part in view.items() if name not in _LEFT_OUT}
        number += 1
        if state.over():
            return
        state.play(*_decision(game, state, dice, thinking=seed % 3 == 2))


def _decision(game: Game[Any], state: State, dice: Dice, *, thinking: bool) -> tuple[int, int]:
    """A seat and its move: by rules of thumb or at random, and now and then something unasked."""
    unasked = [
        (seat, move) for seat in range(state.players) for move in state.unprompted_moves(seat)
    ]
    if unasked and dice.below(_ASIDES_ONE_IN) == 0:
        return unasked[dice.below(len(unasked))]
    seat = members(state.to_act())[-1]
    if thinking:
        return seat, game.heuristic.choose(state.imagine(seat, dice), seat, dice, 0.2)
    moves = state.moves(seat)
    return seat, moves[dice.below(len(moves))]


def main(names: Sequence[str]) -> None:
    """Write the files of the named games, or of all."""
    for game_id in names or GAMES:
        text = json.dumps(declare(GAMES[game_id]), indent=1, ensure_ascii=False)
        (FOLDER / f"{game_id}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
