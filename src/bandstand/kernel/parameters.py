"""Parameters: the numbers of a game that a designer may turn, as printed unless somebody does.

Options are what the rules leave to a table; a parameter changes the rules. The lab, the bridges and
the command take both alike. A parameter that has its printed value is left out of the settled
options, so that records of the printed game name none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bandstand.kernel.options import Number, Options, accept

Printed = int | Mapping[int, int]


@dataclass(frozen=True)
class Parameter:
    """One number of a game: its range, what it means, and what is printed."""

    name: str
    kind: Number
    printed: Printed  # one for all, or by the number of players
    meaning: str

    def printed_for(self, players: int) -> int:
        """The number that the rulebook gives for this many players."""
        return self.printed if isinstance(self.printed, int) else self.printed[players]


def changed_parameters(
    parameters: tuple[Parameter, ...], given: Mapping[str, object], players: int
) -> Options:
    """The parameters given, read and checked, that differ from what is printed."""
    changed: Options = {}
    for parameter in parameters:
        if parameter.name in given:
            value = accept(parameter.name, parameter.kind, given[parameter.name], players)
            if value != parameter.printed_for(players):
                changed[parameter.name] = value
    return changed


def parameters_in(parameters: tuple[Parameter, ...], options: Options) -> Options:
    """Of the settled options, the parameters: those that differ from what is printed."""
    names = [parameter.name for parameter in parameters]
    return {name: options[name] for name in names if name in options}
