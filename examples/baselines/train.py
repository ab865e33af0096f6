"""Train a baseline: learn from the search, then by self-play, and measure it on the way.

    python examples/baselines/train.py a-chord

writes ``networks/a-chord-2.npz`` and the learning curve beside it. Same seed, same network. With
``--short`` it takes seconds and learns little; the tests run that.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path

import measure
from imitate import Lesson, teach
from labels import Labels, Task, gather_all, imitated
from network import Network
from self_play import SelfPlay

from bandstand.bridges.env_config import EnvConfig

HERE = Path(__file__).resolve().parent
NETWORKS = HERE / "networks"


@dataclass(frozen=True)
class Plan:
    """How a baseline is trained."""

    game_id: str
    players: int
    hidden: tuple[int, ...] = (256, 128)
    # Rounds of labels: how many decisions each. From the second on the student plays along.
    decisions: tuple[int, ...] = (30_000, 30_000)
    like_level_2: int = 0  # decisions of level 2 to begin with, and how often each is shown
    first_epochs: int = 4
    simulations: int = 600  # for a decision
    one_in: int = 3
    epochs: int = 12
    # Self-play.
    tables: int = 512
    steps: int = 64
    warm_up: int = 6  # updates that only learn what to expect
    updates: int = 200
    fall: int = 200  # updates in which the rate falls to a tenth
    rate: float = 5e-4
    entropy: float = 0.01
    # Measurements during self-play, and games of each against each of these levels.
    checks: int = 8
    games: int = 200
    levels: tuple[int, ...] = (2, 3)
    against: int | None = None  # the level to play against; None: itself
    sharpen: float = 1.0  # by how much more decided the saved network plays from the start

    @property
    def name(self) -> str:
        """Of its files."""
        return f"{self.game_id}-{self.players}"


PLANS = {
    "a-chord": Plan(
        "a-chord", 2, (512, 256), (60_000, 60_000), simulations=100, updates=25, checks=1
    ),
    "six-forces": Plan(
        "six-forces",
        3,
        like_level_2=300_000,
        simulations=200,
        epochs=8,
        updates=0,
        rate=2e-4,
        entropy=0.002,
    ),
    "rythm-n-play": Plan(
        "rythm-n-play",
        2,
        (256, 128),
        decisions=(30_000, 30_000, 30_000),
        simulations=100,
        updates=0,
    ),
}


def short(plan: Plan) -> Plan:
    """The same in seconds."""
    return replace(
        plan,
        hidden=(32,),
        like_level_2=60 if plan.like_level_2 else 0,
        decisions=(60,),
        simulations=8,
        one_in=1,
        epochs=4,
        tables=8,
        steps=32,
        warm_up=1,
        updates=2 if plan.updates else 0,
        checks=1,
        games=2,
        levels=(0,),
    )


@dataclass
class Point:
    """A point of the learning curve."""

    stage: str
    minutes: float  # of processor time
    decisions: int  # labelled or played so far
    level: int
    games: int
    share: float  # of the victories, relative to a fair share of 1
    margin: float  # 95 %


@dataclass
class Trainer:
    """A network on its way."""

    plan: Plan
    folder: Path
    seed: int
    workers: int
    curve: list[Point] = field(default_factory=list)
    measuring: float = 0.0  # processor time that is not training

    def __post_init__(self) -> None:
        plan = self.plan
        self.config = EnvConfig(plan.game_id, plan.players)
        sizes = [self.config.observations.size, *plan.hidden, self.config.moves]
        self.network = Network.new(sizes, self.seed)
        self.path = self.folder / f"{plan.name}.npz"
        self.began = processor_time()

    def check(self, stage: str, decisions: int) -> None:
        """Save the network and measure it against the levels of the plan."""
        plan, begun = self.plan, processor_time()
        self.network.save(self.path)
        for level in plan.levels:
            found = measure.against(
                plan.game_id, plan.players, str(self.path), level, plan.games, self.seed
            )
            minutes = (begun - self.began - self.measuring) / 60
            point = Point(
                stage, round(minutes, 2), decisions, level, found.games, found.victories,
                found.victories_margin,
            )  # fmt: skip
            self.curve.append(point)
            print(point, flush=True)
        self.measuring += processor_time() - begun

    def learn_from_level_2(self) -> None:
        """Begin as a player that the search can improve."""
        plan = self.plan
        if plan.like_level_2:
            task = Task(plan.game_id, plan.players, 0, 1)
            labels = imitated(task, self.seed, plan.like_level_2)
            self._teach(labels, plan.first_epochs, "like level 2")
            self.check("level 2", len(labels))

    def _teach(self, labels: Labels, epochs: int, what: str, number: int = 0) -> None:
        lesson = Lesson(labels, self.config, self.seed)
        for lost in teach(self.network, lesson, epochs, self.seed + number):
            print(f"{what}: gives away {lost:.4f} of a decision", flush=True)

    def learn_from_search(self) -> None:
        """Round by round: label decisions, learn from all there are."""
        plan = self.plan
        found: list[Labels] = []
        for number, count in enumerate(plan.decisions):
            student = self.path if number or plan.like_level_2 else None
            task = Task(plan.game_id, plan.players, plan.simulations, plan.one_in, student)
            found.append(gather_all(task, count, 10 * self.seed + number, self.workers))
            labels = Labels.joined(found)
            self._teach(labels, plan.epochs, f"round {number + 1}", number)
            self.check("search", len(labels))

    def play(self) -> None:
        """Against itself or a level, with a smaller rate towards the end."""
        plan = self.plan
        if not plan.updates:
            return
        school = SelfPlay(
            self.network, plan.game_id, plan.players, plan.tables, plan.steps, self.seed,
            plan.against,
        )  # fmt: skip
        stage = "self-play" if plan.against is None else f"against level {plan.against}"
        for _ in range(plan.warm_up):
            school.play()
            school.learn(plan.rate, 0.0, only_expect=True)
        for update in range(plan.updates):
            school.play()
            left = 1 - 0.9 * min(update / plan.fall, 1.0)
            school.learn(plan.rate * left, plan.entropy * left)
            if (update + 1) * plan.checks % plan.updates < plan.checks:
                self.check(stage, school.decisions)

    def write_curve(self) -> None:
        """The learning curve, beside the network."""
        with self.path.with_suffix(".csv").open("w", encoding="utf-8", newline="") as file:
            names = [one.name for one in fields(Point)]
            writer = csv.DictWriter(file, names, lineterminator="\n")
            writer.writeheader()
            writer.writerows(asdict(point) for point in self.curve)


def processor_time() -> float:
    """Seconds of this process and of those it has started and finished."""
    spent = time.process_time()
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return spent
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent + children.ru_utime + children.ru_stime


def train(plan: Plan, folder: Path = NETWORKS, seed: int = 1, workers: int = 1) -> Trainer:
    """All stages; the network and its curve are in the folder afterwards."""
    trainer = Trainer(plan, folder, seed, workers)
    trainer.learn_from_level_2()
    trainer.learn_from_search()
    trainer.play()
    trainer.write_curve()
    return trainer


def improving(
    plan: Plan,
    updates: int,
    against: int | None = None,
    rate: float | None = None,
    sharpen: float = 1.0,
) -> Plan:
    """A plan of that many updates; against a level the rate falls until the last of them."""
    fall = plan.fall if against is None else updates
    checks = 2 if against is None else 4
    return replace(
        plan, updates=updates, against=against, fall=fall, checks=checks, sharpen=sharpen,
        rate=rate or plan.rate,
    )  # fmt: skip


def improve(plan: Plan, folder: Path, seed: int) -> Trainer:
    """Play alone, from the network that is in the folder; its curve is continued."""
    trainer = Trainer(plan, folder, seed, 1)
    trainer.network = Network.load(trainer.path)
    for weight in trainer.network.weights[-2:]:
        weight *= plan.sharpen
    with trainer.path.with_suffix(".csv").open(encoding="utf-8", newline="") as file:
        trainer.curve = [
            Point(
                row["stage"], float(row["minutes"]), int(row["decisions"]), int(row["level"]),
                int(row["games"]), float(row["share"]), float(row["margin"]),
            )
            for row in csv.DictReader(file)
        ]  # fmt: skip
    trainer.measuring = -60 * trainer.curve[-1].minutes
    trainer.play()
    trainer.write_curve()
    return trainer


def main() -> None:
    """Train as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that label decisions")
    parser.add_argument("--folder", type=Path, default=NETWORKS)
    parser.add_argument("--short", action="store_true", help="seconds instead of an hour")
    parser.add_argument(
        "--improve", type=int, metavar="UPDATES", help="only self-play, from the saved network"
    )
    parser.add_argument("--against", type=int, metavar="LEVEL", help="with --improve: play this")
    parser.add_argument("--rate", type=float, help="with --improve: how fast to learn at first")
    parser.add_argument(
        "--sharpen", type=float, default=1.0, help="with --improve: begin with fewer slips"
    )
    given = parser.parse_args()
    plan = short(PLANS[given.game]) if given.short else PLANS[given.game]
    if given.improve:
        wanted = improving(plan, given.improve, given.against, given.rate, given.sharpen)
        improve(wanted, given.folder, given.seed)
    else:
        train(plan, given.folder, given.seed, given.workers)


if __name__ == "__main__":
    main()
