"""How refusals look to whoever reads the API's own description."""

import msgspec
from litestar.openapi.datastructures import ResponseSpec


class RefusalShown(msgspec.Struct):
    id: str
    params: dict[str, str | int]
    text: str
    """The reason in English."""


def _described(reason: str) -> ResponseSpec:
    return ResponseSpec(RefusalShown, description=reason, generate_examples=False)


REFUSALS = {
    400: _described("What was sent is not as it should be"),
    401: _described("Nobody knows who asks"),
    404: _described("There is no such table"),
    409: _described("That can't be done now"),
    429: _described("Too many requests in a short time"),
}
