"""Every game there is: the five of this package, and those that other packages bring.

A game of this package is a folder and one line here. A package from outside names its games as
entry points ``bandstand.games``: the game's id, and where its ``Game`` is. One that fails to load
is left out, with a sentence in ``GAMES.broken``.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from bandstand.kernel.game import Game

# By id; the folder has the same name, with _ for each hyphen.
IDS = (
    "a-chord",
    "six-forces",
    "rythm-n-play",
    "re-chord",
    "fiddlefoo",
)
ENTRY_POINTS = "bandstand.games"


class Games(MutableMapping[str, "Game[Any]"]):
    """The games by id.

    Ours are imported on first use, because importing all takes long. Those from outside are loaded
    together, when all games are asked for or one that is not ours.
    """

    def __init__(self, ids: tuple[str, ...]) -> None:
        self._found: dict[str, Game[Any] | None] = dict.fromkeys(ids)
        self._looked_outside = False
        # What is wrong with the games that could not be loaded, by id.
        self.broken: dict[str, str] = {}

    def __getitem__(self, game_id: str) -> Game[Any]:
        if game_id not in self:
            raise KeyError(game_id)
        game = self._found[game_id]
        if game is None:
            folder = game_id.replace("-", "_")
            game = self._found[game_id] = import_module(f"bandstand.games.{folder}").GAME
        return game

    def __setitem__(self, game_id: str, game: Game[Any]) -> None:
        self._found[game_id] = game

    def __delitem__(self, game_id: str) -> None:
        del self._found[game_id]

    def __contains__(self, game_id: object) -> bool:
        if game_id not in self._found:
            self._look_outside()
        return game_id in self._found

    def __iter__(self) -> Iterator[str]:
        self._look_outside()
        return iter(self._found)

    def __len__(self) -> int:
        self._look_outside()
        return len(self._found)

    def _look_outside(self) -> None:
        if self._looked_outside:
            return
        self._looked_outside = True
        for entry in entry_points(group=ENTRY_POINTS):
            try:
                game = _load(entry)
                if game.meta.id in self._found:
                    raise BandstandError(f"There is a game {game.meta.id!r} already.")
            except Exception as error:  # whatever somebody else's package raises
                package = entry.dist.name if entry.dist else entry.value
                sentence = f"The game {entry.name!r} of the package {package} is left out: {error}"
                self.broken[entry.name] = sentence
                warnings.warn(sentence, stacklevel=2)
            else:
                self._found[game.meta.id] = game


def _load(entry: EntryPoint) -> Game[Any]:
    from bandstand.kernel.game import Game  # which nobody needs who wants one of ours

    game = entry.load()
    if not isinstance(game, Game):
        raise BandstandError(f"{entry.value} is a {type(game).__name__}, not a Game.")
    if game.meta.id != entry.name:
        raise BandstandError(f"{entry.value} is the game {game.meta.id!r}, not {entry.name!r}.")
    return game


GAMES = Games(IDS)


def find(game_id: str) -> Game[Any]:
    """The game with this id; an error names the valid ids."""
    if game_id not in GAMES:
        if game_id in GAMES.broken:
            raise BandstandError(GAMES.broken[game_id])
        raise BandstandError(f"There is no game {game_id!r}. The games: {', '.join(GAMES)}.")
    return GAMES[game_id]
