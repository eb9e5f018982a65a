"""How the HTTP part describes itself at /api/schema."""

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin


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


FORBIDDEN = {403: _described("Somebody else may ask for that")}
UNAVAILABLE = {503: _described("Nothing can be written")}


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Conclave",
        version="1",
        description="Guests, games and tables. Play itself goes over a WebSocket at "
        "/ws/tables/CODE; docs/protocol.md describes its messages.",
        path="/api/schema",
        render_plugins=[
            JsonRenderPlugin(path=["/", "/openapi.json"]),
            YamlRenderPlugin(path="/openapi.yaml"),
        ],
    )
