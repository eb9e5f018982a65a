"""A text of ``locale/``, named and not yet written out."""

from conclave.core.errors import Parameters
from conclave.core.plain import PlainDict


class Message:
    """The id of a text in ``locale/`` and what the text speaks of."""

    def __init__(self, id: str, params: Parameters) -> None:
        self.id = id
        self.params = params

    def dump(self) -> PlainDict:
        return {"id": self.id, "params": {**self.params}}
