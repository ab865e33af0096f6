"""Errors are sentences: what was tried, why it failed, what is possible instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bandstand.kernel.event import Reason


class BandstandError(Exception):
    """A request that cannot be fulfilled; the text is a whole sentence for the user."""


class OptionError(BandstandError):
    """An option, or its value, that this game does not have."""


class NotationError(BandstandError):
    """A text that is no move of this game."""


class PositionError(BandstandError):
    """A text that is no position of this game."""


class RecordError(BandstandError):
    """A record that cannot be read, or that does not replay as it says."""


class IllegalMove(BandstandError):  # noqa: N818  a refusal, in the words players use
    """A move the rules forbid, with the reason."""

    def __init__(self, sentence: str, reason: Reason) -> None:
        super().__init__(sentence)
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, Reason]]:
        """Pickle the error by its reason, so that it can cross process boundaries."""
        return type(self), (str(self), self.reason)


def how_to_install(extra: str) -> str:
    """The command that installs an extra of this package."""
    return f"pip install 'bandstand[{extra}]', or in a checkout pip install '.[{extra}]'"
