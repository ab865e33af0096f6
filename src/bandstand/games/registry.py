"""The registry of games. A new game is a new folder and one line here."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.kernel.game import Game

# By id; the folder has the same name, with _ for each hyphen.
IDS = (
    "a-chord",
    "six-forces",
    "rythm-n-play",
    "re-chord",
    "fiddlefoo",
)


class Games(MutableMapping[str, "Game[Any]"]):
    """The games by id, each imported on first use, because importing all takes long."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self._found: dict[str, Game[Any] | None] = dict.fromkeys(ids)

    def __getitem__(self, game_id: str) -> Game[Any]:
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
        return game_id in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


GAMES = Games(IDS)


def find(game_id: str) -> Game[Any]:
    """The game with this id; an error names the valid ids."""
    if game_id not in GAMES:
        raise BandstandError(f"There is no game {game_id!r}. The games: {', '.join(GAMES)}.")
    return GAMES[game_id]
