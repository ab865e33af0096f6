"""What a move does, in the rulebook's order: ``turn``, with its ``pairs`` and ``throws``.

Each variant has its own file, with what it allows and what it does: ``safesong``,
``wildcard``, ``cooperative``; Talkytoot's cards are in ``specials``, by when they work.
"""

from bandstand.games.fiddlefoo.play.rollout import rollout
from bandstand.games.fiddlefoo.play.turn import begin_round, begin_turn, end_round, play

__all__ = ["begin_round", "begin_turn", "end_round", "play", "rollout"]
