"""A position of Fiddlefoo as one line of text and back; ``kernel.position`` has the form.

``fiddlefoo 2; map y3@0,0 r3@1,0 b3@0,1 p4@1,1; hands y12 r16 / y4 y11 b1``

What can be worked out from the rest is left out: the pile is the cards that lie nowhere else (if it
is given, those that lie nowhere are out of the game), what may be thrown follows from the Pairs. A
set that is empty where it usually is not is written ``-``. Fields are written and read by two
functions that stand together.
"""

from bandstand.games.fiddlefoo.state.position.fields import read_position, write_position

__all__ = ["read_position", "write_position"]
