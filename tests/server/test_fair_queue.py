"""Fair turns: people take turns, the urgent first, and nobody works for whoever has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bandstand.server import bot_pool
from bandstand.server.bot_pool import HINT, REVIEW, UNWATCHED_MOVE, WATCHED_MOVE, seconds_for
from bandstand.server.fair_queue import Asker, FairQueue, Share, Unwanted


class Worker:
    """Notes what is worked on; works on until it is told to stop, if it is slow."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.done: list[str] = []
        self.shares: dict[str, Share] = {}
        self.gate = asyncio.Event()

    def ask(
        self, name: str, asker: Asker, wanted: Callable[[], bool] | None = None
    ) -> asyncio.Task[str]:
        async def work(share: Share) -> str:
            self.shares[name] = share
            self.done.append(name)
            await self.gate.wait()
            return name

        return asyncio.create_task(self.queue.run(asker, work, wanted))

    async def finish(self, *asked: asyncio.Task[str]) -> list[str]:
        """Let all be worked on; returns the order in which they began."""
        await settled()
        self.gate.set()
        await asyncio.gather(*asked)
        return self.done


async def settled() -> None:
    """Let every task go as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


def together(whole: Callable[[Worker], Coroutine[Any, Any, None]], slots: int = 1) -> None:
    async def run() -> None:
        await whole(Worker(FairQueue(slots)))

    asyncio.run(run())


def test_people_take_turns_however_much_one_asks() -> None:
    async def whole(worker: Worker) -> None:
        eve = [worker.ask(f"eve {n}", Asker("eve", f"table {n}")) for n in range(5)]
        await settled()
        ada = [worker.ask(f"ada {n}", Asker("ada")) for n in range(2)]
        ben = worker.ask("ben", Asker("ben"))
        order = await worker.finish(*eve, *ada, ben)
        assert order == ["eve 0", "ada 0", "ben", "eve 1", "ada 1", "eve 2", "eve 3", "eve 4"]

    together(whole)


def test_whoever_asks_one_by_one_has_no_turn_more_than_whoever_waits() -> None:
    async def whole(worker: Worker) -> None:
        patient = worker.ask("ben", Asker("ben", rank=REVIEW))
        busy = [worker.ask(f"{name} 0", Asker(name)) for name in ("ada", "eve")]
        worker.gate.set()
        for turn in (1, 2, 3):
            await busy[0]
            busy[0] = worker.ask(f"ada {turn}", Asker("ada"))
            await busy[1]
            busy[1] = worker.ask(f"eve {turn}", Asker("eve"))
        await asyncio.gather(patient, *busy)
        assert worker.done.index("ben") <= 2

    together(whole)


def test_within_a_round_the_urgent_goes_first() -> None:
    async def whole(worker: Worker) -> None:
        first = worker.ask("running", Asker("zoe"))
        await settled()
        ranks = {"review": REVIEW, "away": UNWATCHED_MOVE, "hint": HINT, "move": WATCHED_MOVE}
        asked = [worker.ask(name, Asker(name, rank=rank)) for name, rank in ranks.items()]
        order = await worker.finish(first, *asked)
        assert order == ["running", "move", "hint", "away", "review"]

    together(whole)


def test_a_persons_tables_take_turns() -> None:
    async def whole(worker: Worker) -> None:
        large = [worker.ask(f"large {n}", Asker("ada", "large")) for n in range(3)]
        await settled()
        small = worker.ask("small", Asker("ada", "small"))
        order = await worker.finish(*large, small)
        assert order == ["large 0", "small", "large 1", "large 2"]

    together(whole)


def test_whoever_hangs_up_leaves_the_queue() -> None:
    async def whole(worker: Worker) -> None:
        asked = [worker.ask(str(n), Asker("ada", rank=HINT)) for n in range(3)]
        await settled()
        assert (worker.queue.held("ada"), worker.queue.held("ada", HINT)) == (3, 3)
        asked[1].cancel()
        await settled()
        assert (worker.queue.held("ada"), worker.queue.held("ada", WATCHED_MOVE)) == (2, 0)
        assert await worker.finish(asked[0], asked[2]) == ["0", "2"]

    together(whole)


def test_what_was_begun_keeps_its_slot_until_it_ends() -> None:
    async def whole(worker: Worker) -> None:
        begun = worker.ask("begun", Asker("ada"))
        waiting = worker.ask("waiting", Asker("ada"))
        await settled()
        begun.cancel()
        await settled()
        assert worker.done == ["begun"]
        assert await worker.finish(waiting) == ["begun", "waiting"]

    together(whole)


def test_what_nobody_wants_any_more_is_dropped() -> None:
    async def whole(worker: Worker) -> None:
        first = worker.ask("first", Asker("ada"))
        await settled()
        stale = worker.ask("stale", Asker("ada"), lambda: False)
        fresh = worker.ask("fresh", Asker("ada"), lambda: True)
        assert await worker.finish(first, fresh) == ["first", "fresh"]
        with pytest.raises(Unwanted):
            await stale

    together(whole)


def test_what_fails_frees_its_slot() -> None:
    async def broken(_: Share) -> str:
        raise ValueError("broken")

    async def whole(worker: Worker) -> None:
        with pytest.raises(ValueError, match="broken"):
            await worker.queue.run(Asker("ada"), broken)
        assert await worker.finish(worker.ask("next", Asker("ada"))) == ["next"]

    together(whole)


def test_a_share_counts_other_people_and_ones_own_other_tables() -> None:
    async def whole(worker: Worker) -> None:
        begun = worker.ask("begun", Asker("zoe"))
        await settled()
        asked = [worker.ask(f"ada {n}", Asker("ada", "one")) for n in range(2)]
        asked += [worker.ask("ada other", Asker("ada", "two"))]
        asked += [worker.ask(f"eve {n}", Asker("eve", str(n))) for n in range(4)]
        await worker.finish(begun, *asked)
        assert worker.shares["begun"].others == 0
        assert worker.shares["ada 0"].others == 2  # Eve, and the other table: not the same one
        assert worker.shares["eve 0"].others == 4  # Ada, and three tables of her own
        assert worker.shares["eve 3"] == worker.shares["eve 3"]._replace(others=0, waiting=0)
        assert worker.shares["ada 0"].waiting == 6

    together(whole)


def test_a_search_shares_its_time_with_those_who_wait() -> None:
    assert seconds_for(0.8, WATCHED_MOVE, Share(0.0, 0)) == 0.8
    assert seconds_for(0.8, WATCHED_MOVE, Share(0.0, 3)) == pytest.approx(0.2)
    assert seconds_for(0.8, WATCHED_MOVE, Share(0.6, 0)) == pytest.approx(0.25)
    assert seconds_for(0.8, WATCHED_MOVE, Share(9.0, 500)) == 0.05
    assert seconds_for(0.015, WATCHED_MOVE, Share(9.0, 500)) == 0.015  # it is short anyway
    assert seconds_for(0.0, WATCHED_MOVE, Share(0.0, 0)) == 0.0
    # The bots of one table think for as long as ever one after another; a second hint does not.
    assert seconds_for(0.8, WATCHED_MOVE, Share(0.0, 0, 3)) == 0.8
    assert seconds_for(0.6, HINT, Share(0.0, 0, 3)) == pytest.approx(0.3)


def test_a_bot_elsewhere_is_next_when_one_guest_floods(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level-5 bots at thirty tables of one guest, then another guest's bot: it is next."""
    answered: list[tuple[str, float]] = []

    async def ask(self: bot_pool.BotPool, question: Any, *details: Any) -> int:
        await asyncio.sleep(0)
        answered.append((details[0], details[-1]))
        return 0

    class World:
        def packed(self) -> tuple[object, ...]:
            return ()

    async def whole() -> None:
        pool = bot_pool.BotPool(0)
        world: Any = World()
        tables = [Asker("eve", str(n)) for n in range(30)]
        flood = [
            asyncio.create_task(pool.choose("flood", world, 0, 5, 0, asker)) for asker in tables
        ]
        await asyncio.sleep(0)
        await pool.choose("elsewhere", world, 0, 5, 0, Asker("ada", "own"))
        await asyncio.gather(*flood)
        pool.close()

    monkeypatch.setattr(bot_pool.BotPool, "_ask", ask)
    asyncio.run(whole())
    assert [game for game, _ in answered[:3]] == ["flood", "elsewhere", "flood"]
    seconds = dict(answered[1:3])
    assert seconds["elsewhere"] > seconds["flood"], "the guest who floods pays for it"
