"""A game of Fiddlefoo at one moment; no rules.

``fields`` has the state itself, ``people`` the players and what the table agreed on, ``map`` and
``cells`` the shared map, ``pairs`` the Pairs of the last placement, ``phases`` what is being
decided, and ``position`` all of it as one line of text.

The state calls the rules, and the rules use the other files here; so the state's own file is
imported when it is asked for, not together with this folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.options import Options
    from bandstand.kernel.position import PositionReader


def unpack(packed: tuple[object, ...]) -> Fiddlefoo:
    """The state that ``Fiddlefoo.packed`` described."""
    from bandstand.games.fiddlefoo.state import fields

    return fields.unpack(packed)


def read_position(reader: PositionReader, options: Options, dice: Dice) -> Fiddlefoo:
    """The state that ``Fiddlefoo.position`` wrote, with these dice."""
    from bandstand.games.fiddlefoo.state import position

    return position.read_position(reader, options, dice)
