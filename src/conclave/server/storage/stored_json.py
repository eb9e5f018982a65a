"""JSON in a column, of which one broken value must not spoil the rows beside it."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import JSON, Dialect, TypeDecorator


class Unreadable:
    """Stands for text that is not JSON: no row is made of it."""


class StoredJson(TypeDecorator[Any]):
    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        return msgspec.to_builtins(value) if isinstance(value, msgspec.Struct) else value

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        read = super().result_processor(dialect, coltype)

        def read_or_mark(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (ValueError, TypeError, RecursionError):
                return Unreadable()

        return read_or_mark
