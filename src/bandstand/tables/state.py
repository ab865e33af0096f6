"""A table as its entries make it: who sits where, the game, the clocks. No clock is read here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bandstand.games import registry
from bandstand.kernel.bits import members
from bandstand.kernel.dice import commitment
from bandstand.kernel.record import Record, write_secret
from bandstand.kernel.referee import Match
from bandstand.kernel.seal import Seal
from bandstand.tables.entries import Policy
from bandstand.tables.visibility import VIEWERS

if TYPE_CHECKING:
    from bandstand.kernel.game import Game
    from bandstand.tables.chairs import Chair, Status
    from bandstand.tables.consent import Request, Wish
    from bandstand.tables.entries import Created, Party
    from bandstand.tables.looks import Look
    from bandstand.tables.party import Proposal
    from bandstand.tables.visibility import Shown


class TableState:
    """The table after the lines that were folded into it so far; see ``evolve``."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.at = 0.0
        self.created: Created
        self.created_at = 0.0
        self.host = ""
        self.status: Status = "gathering"
        self.chairs: list[Chair] = []
        self.entropy: list[str | None] = []  # what each seat added to the shuffle
        self.match: Match | None = None
        self.wish: Wish | None = None
        self.rematch: str | None = None
        self.finished_at: float | None = None
        self.undone = 0
        self.requests: list[Request] = []  # people who ask for a bot's chair
        self.declined: list[str] = []  # people who did so in vain
        self.askings: dict[str, int] = {}  # how often people did
        self.looks: list[Look] = []  # of spectators, at hands: asked for, or allowed
        self.looked: list[str] = []  # people who have seen a hand of this game
        self.look_askings: dict[str, int] = {}  # how often people asked to look
        self.remarks = 0  # lines that spectators said
        self.on_hold = False  # a pause that its people agreed on
        self.party: Party | None = None
        self.barred: list[str] = []  # people whom the host asked to go
        self.proposal: Proposal | None = None
        self.beat: float | None = None  # seconds a bot waits; None: the server's setting
        # Lines since the floor; what came before is in the journal and in no one's memory.
        self.floor = 0
        self.shown: list[Shown] = []
        # How many lines each viewer was told of, seat by seat, spectators last.
        self.counts = [0] * VIEWERS
        # The answers given, by seat and turn, to recognise one that is sent twice.
        self.answers: dict[tuple[int, int], int] = {}

    def copy(self) -> TableState:
        """A state that can change without changing this one."""
        other = TableState(self.id)
        other.__dict__.update(self.__dict__)
        other.chairs = [chair.copy() for chair in self.chairs]
        other.entropy = list(self.entropy)
        other.match = None if self.match is None else self.match.fork()
        if self.wish is not None:
            other.wish = replace(self.wish, agreed=list(self.wish.agreed))
        if self.proposal is not None:
            other.proposal = replace(self.proposal, ready=list(self.proposal.ready))
        other.barred = list(self.barred)
        other.requests, other.declined = list(self.requests), list(self.declined)
        other.looks, other.looked = list(self.looks), list(self.looked)
        other.look_askings = dict(self.look_askings)
        other.askings, other.answers = dict(self.askings), dict(self.answers)
        other.shown, other.counts = list(self.shown), list(self.counts)
        return other

    @property
    def game(self) -> Game[Any]:
        """The game played here."""
        return registry.find(self.created.game)

    @property
    def policy(self) -> Policy:
        """What its people agree on."""
        return self.created.policy or Policy()

    @property
    def playing(self) -> Match:
        """The match; there is one once the cards are dealt."""
        assert self.match is not None
        return self.match

    @property
    def host_name(self) -> str:
        """The name of the person who decides about this table before the deal."""
        names = {chair.person: chair.name for chair in self.chairs if chair.kind == "person"}
        return names.get(self.host, self.created.host_name)

    @property
    def commitment(self) -> str:
        """The hash of the shuffle's secret, for all to note before the first card.

        A table that goes on from a record whose dice have no secret has none to show.
        """
        secret = self.created.secret
        return commitment(bytes.fromhex(secret)) if secret else ""

    @property
    def seal(self) -> Seal | None:
        """The seal of the shuffle; None if nobody added to it: then the secret says it all."""
        if all(value is None for value in self.entropy):
            return None
        return Seal.of(bytes.fromhex(self.created.secret), self.entropy)

    def deal(self) -> Match:
        """The match of this table before its first move."""
        created, seal = self.created, self.seal
        secret = bytes.fromhex(created.secret) if seal is None else seal.key()
        dice = created.dice or write_secret(secret)
        names = [chair.name for chair in self.chairs]
        options = dict(created.options)
        record = Record(created.game, created.rules, len(names), options, names, dice, seal=seal)
        return Match(self.game, record)

    def is_over(self) -> bool:
        """Whether nothing will happen here any more, but talk."""
        return self.status in ("finished", "closed")

    def waiting_bits(self) -> int:
        """The seats that must decide now, as bits."""
        if self.status != "playing":
            return 0
        return int(self.playing.state.to_act())

    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return [int(seat) for seat in members(self.waiting_bits())]

    def is_seated(self, person: str | None) -> bool:
        """Whether a person sits here, or sat here until they gave the game up."""
        return person is not None and any(chair.person == person for chair in self.chairs)

    def seats_of(self, person: str | None) -> list[int]:
        """The chairs this person decides for."""
        if person is None:
            return []
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person == person and not chair.resigned
        ]

    def present_people(self) -> list[str]:
        """Everyone who still plays here."""
        return sorted(
            {chair.person for chair in self.chairs if chair.person and not chair.resigned}
        )

    def paused(self) -> bool:
        """Whether the game waits because everybody who plays it is away."""
        people = [chair for chair in self.chairs if chair.person and not chair.resigned]
        return self.status == "playing" and bool(people) and all(one.absent for one in people)

    def owes(self, seat: int, turn: int) -> bool:
        """Whether a seat still owes the decision with this number."""
        return self.chairs[seat].turn == turn and seat in self.waiting()
