"""What the compiler of ``make native`` wants to know, and nothing at all without it."""

from collections.abc import Callable
from typing import TypeVar

try:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:
    Decorated = TypeVar("Decorated")
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[Decorated], Decorated]:
        return lambda decorated: decorated
