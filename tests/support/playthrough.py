"""Playthroughs: one random game a title and player count, written out so that a person can read it.

They turn any change of behaviour into a readable diff. ``make playthroughs`` rewrites them; look
at the diff before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bandstand import text
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import members
from bandstand.kernel.event import SPECTATOR
from bandstand.kernel.referee import Match
from support.battery import Case, random_game

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 2026
LOOK_EVERY = 25  # moves between two looks at where everything lies


def files() -> list[tuple[Path, Case]]:
    """Every playthrough there should be, with the case it shows."""
    return [
        (FOLDER / f"{game.meta.id}-{players}p.txt", Case(game.meta.id, players, 0))
        for game in GAMES.values()
        for players in game.meta.players
    ]


def playthrough(case: Case) -> str:
    return "\n".join(_lines(case)) + "\n"


def _lines(case: Case) -> Iterator[str]:
    yield f"{case.game.meta.title}, {case.players} players, rules {case.game.meta.rules_version}"
    yield f"options: {case.options}"
    told = 0
    match = None
    for number, (match, seat, move) in enumerate(random_game(case, SEED)):
        yield from _news(match, told)
        told = len(match.events)
        if number % LOOK_EVERY == 0:
            yield from _everything(match)
        yield from _decision(match, seat, move)
    assert match is not None
    yield from _news(match, told)
    yield from _everything(match)
    yield f"scores {match.record.scores}, placing {match.record.placing}"


def _news(match: Match, told: int) -> Iterator[str]:
    for event in match.events[told:]:
        facts = {**event.facts, **event.secret}
        sentence = text.sentences(match.game).sentence(event.kind, facts, match.record.names)
        yield f"  {sentence}"
        public = text.describe(match, event, SPECTATOR)
        if public != sentence:
            yield f"    (a spectator: {public})"


def _everything(match: Match) -> Iterator[str]:
    for where, pieces in match.game.pieces_by_place(match.state).items():
        yield f"  | {where}: {' '.join(pieces)}"


def _decision(match: Match, seat: int, move: int) -> Iterator[str]:
    game, state = match.game, match.state
    yield ""
    for waiting in members(state.to_act()):
        moves = " ".join(game.write_move(state, choice) for choice in state.moves(waiting))
        yield f"seat {waiting + 1} of {moves}"
    yield f"seat {seat + 1} > {game.write_move(state, move)}"


def main() -> None:
    """Rewrite every playthrough, and remove those of games that are gone."""
    FOLDER.mkdir(exist_ok=True)
    wanted = dict(files())
    for path in FOLDER.glob("*.txt"):
        if path not in wanted:
            path.unlink()
    for path, case in wanted.items():
        path.write_text(playthrough(case), encoding="utf-8")


if __name__ == "__main__":
    main()
