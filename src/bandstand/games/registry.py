"""Every game there is. A new game is a new folder and one line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.games import a_chord, fiddlefoo, re_chord, rythm_n_play, six_forces
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.kernel.game import Game

GAMES: dict[str, Game[Any]] = {
    game.meta.id: game
    for game in (
        a_chord.GAME,
        six_forces.GAME,
        rythm_n_play.GAME,
        re_chord.GAME,
        fiddlefoo.GAME,
    )
}


def find(game_id: str) -> Game[Any]:
    """The game with this id, or a sentence that names those there are."""
    if game_id not in GAMES:
        raise BandstandError(f"There is no game {game_id!r}. The games: {', '.join(GAMES)}.")
    return GAMES[game_id]
