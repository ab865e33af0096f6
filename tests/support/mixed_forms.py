"""A plain server whose bots change to the compiled copy that is named: what they answer.

Prints, for each game, the moves of level 1 before and after the change, and whether a hint and a
judgement made by the compiled bots could be read.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from bandstand.bots.review import moments
from bandstand.games.registry import GAMES
from bandstand.kernel import build
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.record import from_json
from bandstand.kernel.state import State
from bandstand.server.bot_pool import BotPool

DECISIONS = 12
RECORDS = Path(__file__).parents[1] / "records" / "a-chord" / "a-chord-2p.jsonl"


def positions(game_id: str) -> list[tuple[State, int]]:
    """The first decisions of a game, as their seats imagine them."""
    game = GAMES[game_id]
    players = max(game.meta.players)
    state = game.new(players, game.settle(players, {}), seeded(3))
    found = []
    for number in range(DECISIONS):
        seat = int(lowest(state.to_act()))
        found.append((state.imagine(seat, seeded(number)), seat))
        state.play(seat, state.moves(seat)[0])
    return found


async def moves(thinkers: BotPool, game_id: str) -> list[int]:
    return [
        await thinkers.choose(game_id, world, seat, 1, number)
        for number, (world, seat) in enumerate(positions(game_id))
    ]


async def answers(thinkers: BotPool, folder: str) -> dict[str, object]:
    before = {game_id: await moves(thinkers, game_id) for game_id in GAMES}
    changed = await thinkers.renew(folder)
    after = {game_id: await moves(thinkers, game_id) for game_id in GAMES}
    hints = {}
    for game_id in GAMES:
        world, seat = positions(game_id)[0]
        advised = await thinkers.advise(game_id, world, seat, 1, "en")
        hints[game_id] = all(one.move in world.moves(seat) for one in advised) and len(advised) > 0
    return {
        "server": build.look().form,
        "changed": changed,
        "before": before,
        "after": after,
        "hints": hints,
        "judged": await judged(thinkers),
    }


async def judged(thinkers: BotPool) -> bool:
    """Whether a decision of a recorded game is judged."""
    line = RECORDS.read_text(encoding="utf-8").splitlines()[0]
    moment = next(one for one in moments(GAMES["a-chord"], from_json(line)) if one.free)
    found = await thinkers.judge(moment, (50, 1.0), 1)
    return found.decision.number == moment.number


if __name__ == "__main__":
    bots = BotPool(1)
    print(json.dumps(asyncio.run(answers(bots, sys.argv[1]))))  # noqa: T201
    bots.close()
