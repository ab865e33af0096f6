"""What the house counts, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The counters of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.lines = Counter(
            "bandstand_lines", "Lines written to the logs of tables.", registry=self.registry
        )
        self.moves = Counter("bandstand_moves", "Moves made.", ["by"], registry=self.registry)
        self.refused = Counter(
            "bandstand_refused", "Requests and messages refused.", ["code"], registry=self.registry
        )
        self.sockets = Gauge("bandstand_sockets", "Sockets open.", registry=self.registry)
        self.tables = Gauge("bandstand_live_tables", "Tables in memory.", registry=self.registry)
        self.commits = Histogram(
            "bandstand_commit_size",
            "How many writes shared a commit.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=self.registry,
        )
        self.thinking = Histogram(
            "bandstand_thinking_seconds", "How long bots thought.", registry=self.registry
        )
        self.asked = Histogram(
            "bandstand_move_seconds",
            "From a move's arrival to its being on the disk and told.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
            registry=self.registry,
        )
