"""Why a position is refused."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.game import GAME
from conclave.texts import say as speak


def refusal(data: PlainDict) -> tuple[str, str]:
    """The field and the reason for which it is refused; that it can be told is checked too."""
    with pytest.raises(BadPosition) as refused:
        GAME.restore(data)
    error = refused.value
    told = speak(error.id, error.params)
    assert told != error.id
    assert "{" not in told
    if error.id.startswith("five_seals-"):
        assert told.startswith(f"“{error.params['field']}”: ")
    return str(error.params["field"]), error.id.removeprefix("five_seals-")


def changed(base: PlainDict, **changes: Plain) -> PlainDict:
    """A dumped position with other things in some fields; the supply follows."""
    return {**{name: value for name, value in base.items() if name != "supply"}, **changes}
