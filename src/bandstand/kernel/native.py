"""Names the compiler knows, kept away from run time so that plain Python needs no package."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    from collections.abc import Callable

    Class = TypeVar("Class")
    i64 = int

    def mypyc_attr(**flags: object) -> Callable[[Class], Class]:
        """Do nothing: the flags speak to the compiler alone."""
        return lambda decorated: decorated
