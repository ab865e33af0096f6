"""Names that only the compiler (mypyc) needs; plain Python gets harmless substitutes.

``mypy_extensions`` is imported for type checking alone, so that the kernel has no run-time
dependency.

- ``i64`` is a machine integer in compiled code and ``int`` in plain Python. Compiled arithmetic
  wraps around silently, so numbers stay within 62 bits (``tests/test_build.py``).
- ``mypyc_attr`` sets flags of a compiled class, e.g. ``free_list_len``.
"""

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
        """Return the class unchanged: only the compiler reads the flags."""
        return lambda decorated: decorated
