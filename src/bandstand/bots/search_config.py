"""Parameters of the search, and the presets of the levels."""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.native import i64


@final
class SearchConfig:
    """The parameters of a search."""

    def __init__(
        self,
        noise: float = 0.0,
        trust: float = 1.0,
        candidates: i64 = 12,
        proposals: float = 0.4,
        curiosity: float = 0.7,
        breadth: float = 0.4,
        familiar: i64 = 16,
        farsighted: bool = False,
        infers: bool = False,
        practised: bool = False,
        cheats: bool = False,
    ) -> None:
        self.noise = noise  # of the playouts
        # How far a move must be ahead of the heuristic's favourite, in standard errors.
        self.trust = trust
        self.candidates = candidates  # the maximum number of moves compared
        self.proposals = proposals  # the noise with which the heuristic proposes moves
        # Tree: the UCB exploration constant, in standard deviations of the results, and the
        # progressive widening factor: this many times the square root of the visits.
        self.curiosity = curiosity
        self.breadth = breadth
        # Tree: visits before the other players leave the heuristic; their best moves differ from
        # world to world.
        self.familiar = familiar
        self.farsighted = farsighted  # uses the farther horizon
        self.infers = infers  # prefers worlds that explain what the others have done
        self.practised = practised  # uses the tuned weights
        # Uses the given world as the real one: a benchmark for inference, not used by any level.
        self.cheats = cheats


USUAL: Final = SearchConfig()
# With many simulations, noise in the playouts pays: not everybody plays by the heuristic.
PLANFUL: Final = SearchConfig(noise=0.15)
THOROUGH: Final = SearchConfig(
    noise=0.15, candidates=20, farsighted=True, infers=True, practised=True
)
