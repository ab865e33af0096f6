"""OpenSpiel: registers every game, so that OpenSpiel's algorithms run on them.

``register`` makes ``bandstand_a_chord`` and the like known to ``pyspiel.load_game``. The dice of a
game are one chance node at its root, with ``deals`` equally likely outcomes; the rest depends
only on that outcome and the moves. Parameters:

``players``  the number of players
``options``  options and parameters of the game, ``name:value`` separated by semicolons; with few
             cards, one round and the like a game is small enough to solve
``deals``    the number of different deals
``skip``     start after that many random moves: an endgame small enough to solve. The deals are
             then worlds that the seat to decide cannot distinguish.
``seed``     the seed of those random moves

Returns are shares of the victory minus the average, which sum to zero; the plain shares in
cooperative games.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from bandstand.bridges.env_config import EnvConfig
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.event import EVERYBODY
from bandstand.text import sentences

if TYPE_CHECKING:
    from bandstand.kernel.event import Event, Fact
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

_LONGEST = 20_000  # moves; for games whose length the rules leave open


def short_name(game_id: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"bandstand_{game_id.replace('-', '_')}"


def register() -> list[str]:
    """Register every game with OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for game in GAMES.values():
        name = short_name(game.meta.id)
        names.append(name)
        if name not in known:
            # A class, not a function: OpenSpiel keeps it until after Python has exited, and only
            # a class survives that.
            made = type(name, (SpielGame,), {"game": game})
            pyspiel.register_game(_game_type(game, together=False), made)
    return names


def _game_type(game: Game[Any], *, together: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.meta.id),
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.meta.players),
        min_num_players=min(game.meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_players(game),
            "options": "",
            "deals": 1000,
            "skip": 0,
            "seed": 0,
        },
    )


def usual_players(game: Game[Any]) -> int:
    """Two if the game allows it, because most algorithms need two players."""
    return 2 if 2 in game.meta.players else min(n for n in game.meta.players if n > 1)


def _read_options(text: str) -> dict[str, object]:
    """Names and values; OpenSpiel itself cannot read back a parameter that has a ``=`` in it."""
    pairs = [part.replace("=", ":", 1).partition(":") for part in text.split(";") if part]
    return {name: value for name, _, value in pairs}


class Terms:
    """The parameters of a game, shared by its states: OpenSpiel copies everything else."""

    def __init__(self, game_id: str, given: dict[str, Any]) -> None:
        players = given.get("players", usual_players(GAMES[game_id]))
        self.config = EnvConfig(game_id, players, _read_options(given.get("options", "")))
        self.deals = given.get("deals", 1000)
        self.skip = given.get("skip", 0)
        self.seed = given.get("seed", 0)
        if self.deals < 1 or self.skip < 0:
            raise BandstandError("There must be at least 1 deal, and at least 0 moves to skip.")
        self.together = self.config.game.shares_fate(self.config.players, self.config.options)
        self._given = (game_id, tuple(sorted(given.items())))

    def __deepcopy__(self, memo: dict[int, Any]) -> Terms:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_settled, self._given)

    def world(self, deal: int) -> State:
        """The game for one outcome of the chance node."""
        if self.skip == 0:
            return self.config.deal(deal)
        state = self.config.deal(self.seed)
        dice = seeded(self.seed + 1)
        for _ in range(self.skip):
            seat = lowest(state.to_act())
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
            if state.over():
                raise BandstandError(f"The game is over before {self.skip} moves are made.")
        return state.imagine(lowest(state.to_act()), seeded(deal))

    def longest(self) -> int:
        """The most moves of a game: exact where every game takes as many, else a generous bound."""
        game, config = self.config.game, self.config
        if game.longest is None:
            return _LONGEST
        return int(game.longest(config.players, config.options) - self.skip)


@cache
def _settled(game_id: str, parameters: tuple[tuple[str, Any], ...]) -> Terms:
    return Terms(game_id, dict(parameters))


def terms_of(game: pyspiel.Game) -> Terms:
    """The terms of a game, from its parameters.

    OpenSpiel may pass a game whose Python object it has recreated without our attributes.
    """
    name: str = game.get_type().short_name
    return _settled(_IDS[name], tuple(sorted(game.get_parameters().items())))


_IDS = {short_name(game_id): game_id for game_id in GAMES}


class SpielGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]  # OpenSpiel has no types
    """One of our games with its parameters."""

    game: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        terms = _settled(self.game.meta.id, tuple(sorted(given.items())))
        super().__init__(
            _game_type(self.game, together=terms.together),
            pyspiel.GameInfo(
                num_distinct_actions=terms.config.moves,
                max_chance_outcomes=terms.deals,
                num_players=terms.config.players,
                min_utility=0.0 if terms.together else -1.0,
                max_utility=1.0,
                utility_sum=None if terms.together else 0.0,
                max_game_length=terms.longest(),
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """The observer for a player's view."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(terms_of(self).config, perfect_recall=kind.perfect_recall)


class Play:
    """A game in progress and the events each seat has seen; copied whenever OpenSpiel copies."""

    def __init__(self, state: State, logs: list[list[str]], start: list[str]) -> None:
        self.state = state
        self.logs = logs
        # What each seat saw when the game began for it.
        self.start = start

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return Play(self.state.clone(), [list(log) for log in self.logs], list(self.start))

    def make(self, seat: int, move: int) -> None:
        """Make a move and add its events to what each seat has seen."""
        events: list[Event] = []
        self.state.journal = events
        self.state.play(seat, move)
        self.state.journal = None
        self.logs[seat].append(f"move {move}")
        for event in events:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        if event.audience == EVERYBODY and not event.secret:
            sentence = _told(event.kind, event.facts)
            for log in self.logs:
                log.append(sentence)
            return
        for seat, log in enumerate(self.logs):
            facts = event.shown_to(seat)
            if facts is not None:
                log.append(_told(event.kind, facts))


def _told(kind: str, facts: dict[str, Fact]) -> str:
    return f"{kind} {json.dumps(facts)}"


class SpielState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A state for OpenSpiel: the chance node first, then the seats in turn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.terms = terms_of(game)
        self.play: Play | None = None

    def current_player(self) -> int:
        """The seat to decide, chance, or nobody."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(lowest(self.play.state.to_act()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.terms.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else [int(move) for move in self.play.state.moves(player)]

    def _apply_action(self, action: int) -> None:
        self._check(action)
        if self.play is None:
            state = self.terms.world(action)
            players = range(self.terms.config.players)
            start = [view_text(self.terms.config, state, seat) for seat in players]
            self.play = Play(state, [[] for _ in players], start)
        else:
            self.play.make(self.current_player(), action)

    def _check(self, action: int) -> None:
        """Refuse what is no deal, and moves that are not legal."""
        if self.play is None:
            if not 0 <= action < self.terms.deals:
                raise BandstandError(
                    f"There is no deal {action}: they are 0 to {self.terms.deals - 1}."
                )
            return
        seat, state, game = self.current_player(), self.play.state, self.terms.config.game
        if action in state.moves(seat):
            return
        reason = state.refusal(seat, action)
        why = "nobody is asked for it."
        if reason is not None:
            names = [f"player {other}" for other in range(state.players)]
            why = sentences(game).sentence(reason.code, reason.facts, names, seat)
        raise BandstandError(f"Player {seat} cannot make move {action}: {why}")

    def _action_to_string(self, player: int, action: int) -> str:
        if self.play is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game = self.terms.config.game
        return f"{player + 1} {game.write_move(self.play.state, action)}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play is not None and self.play.state.over()

    def returns(self) -> list[float]:
        """The shares of the victory minus the average; zero while the game goes on."""
        if self.play is None or not self.play.state.over():
            return [0.0] * self.terms.config.players
        shares = [float(share) for share in self.play.state.payoffs()]
        middle = 0.0 if self.terms.together else sum(shares) / len(shares)
        return [share - middle for share in shares]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A determinization for the player, for searches over imagined worlds."""
        other: SpielState = self.clone()
        if other.play is not None:
            seed = int(sampler() * 2**53)
            config, play = self.terms.config, other.play
            world = play.state.imagine(player, seeded(seed))
            for seat in range(config.players):
                if seat != player:  # their private events belong to the real world
                    play.start[seat] = view_text(config, world, seat)
                    play.logs[seat] = []
            play.state = world
        return other

    def __str__(self) -> str:
        if self.play is None:
            return "not dealt"
        return json.dumps(self.terms.config.game.pieces_by_place(self.play.state))


def view_text(config: EnvConfig, state: State, seat: int) -> str:
    """What a seat sees as one line."""
    return json.dumps(config.game.view(state, seat), ensure_ascii=False)


class Observer:
    """A player's observation: named arrays, and text with or without the history.

    Only the text has perfect recall: no tensor of a fixed size tells every history apart, so that
    with perfect recall the tensor is empty.
    """

    def __init__(self, config: EnvConfig, *, perfect_recall: bool) -> None:
        self.config = config
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else config.observations.size, np.float32)
        self.dict = {} if perfect_recall else config.observations.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as this player."""
        if self.perfect_recall:
            return
        if state.play is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.config.observe(state.play.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text; with perfect recall, the first view and all events since."""
        if state.play is None:
            return "not dealt"
        if not self.perfect_recall:
            return view_text(self.config, state.play.state, player)
        return "\n".join([f"seat {player}", state.play.start[player], *state.play.logs[player]])
