"""Which moves are legal, and why the others are not.

``answers`` says which moves there are, whatever is being asked; ``placing`` and ``throwing`` have
the rules of the two main questions, the variants' files in ``play`` those of their own. The file
``refusals`` reads the same rules for the reason that forbids a move, and ``advice`` says what its
sentences advise.
"""

from bandstand.games.fiddlefoo.legal.advice import ADVICE
from bandstand.games.fiddlefoo.legal.answers import moves, premoves, to_act
from bandstand.games.fiddlefoo.legal.refusals import why_not
from bandstand.games.fiddlefoo.moves import DONE

IDLE_MOVES = frozenset((DONE,))  # throw nothing

__all__ = ["ADVICE", "IDLE_MOVES", "moves", "premoves", "to_act", "why_not"]
