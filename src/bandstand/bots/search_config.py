"""The ways in which searches think."""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.native import i64


@final
class SearchConfig:
    """The way a search thinks."""

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
        # How far a move must be ahead of heuristic's favourite, in standard errors.
        self.trust = trust
        self.candidates = candidates  # the most moves that are compared
        self.proposals = proposals  # how noisily heuristic proposes moves
        # Tree: how much a rarely tried move is favoured, in standard deviations of what is at
        # stake, and how fast moves enter: so many times the root of the visits.
        self.curiosity = curiosity
        self.breadth = breadth
        # Tree: how often a place must have been seen before others than the viewer leave heuristic:
        # what suits them differs from world to world.
        self.familiar = familiar
        self.farsighted = farsighted  # looks as far ahead as many simulations allow
        self.infers = infers  # prefers worlds that explain what the others have done
        self.practised = practised  # goes by the weights found in practice
        # Takes the world it is given for the truth: a yardstick, and no player of any level.
        self.cheats = cheats


USUAL: Final = SearchConfig()
# With many simulations it pays to doubt that everybody plays on by the rules of thumb.
PLANFUL: Final = SearchConfig(noise=0.15)
THOROUGH: Final = SearchConfig(
    noise=0.15, candidates=20, farsighted=True, infers=True, practised=True
)
