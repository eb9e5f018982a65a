"""The application: routes, headers, and how trouble is told."""

import logging

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import WebsocketRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath
from litestar.types import Message, Scope

from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict
from conclave.server.guest_routes import Asked, address, guest_routes
from conclave.server.guests import COOKIE, recognise
from conclave.server.headers import SECURITY_LINES, check_origin
from conclave.server.house import House
from conclave.server.live_table import encode
from conclave.server.messages import LONGEST
from conclave.server.pages import page_routes, web_folder
from conclave.server.refusals import Refused, TooFast, status_of, told_refusal
from conclave.server.settings import Settings
from conclave.server.socket import NO_TABLE, Connection
from conclave.server.storage.database import Storage
from conclave.server.table_routes import table_routes

log = logging.getLogger(__name__)


def make_app(settings: Settings, storage: Storage) -> Litestar:
    """The application on an opened database."""
    house = House(settings, storage)

    async def before_request(request: Request[None, None, State]) -> None:
        if not house.requests.spend(address(request.client)):
            raise TooFast("too-fast")
        if request.method not in ("GET", "HEAD"):
            check_origin(
                request.headers.get("origin"), request.headers.get("host"), settings.origins
            )

    async def open_house(_app: Litestar) -> None:
        await house.open()

    async def close_house(_app: Litestar) -> None:
        await house.close()

    return Litestar(
        [
            *guest_routes(house),
            *table_routes(house),
            *page_routes(web_folder()),
            socket_route(house),
        ],
        before_request=before_request,
        on_startup=[open_house],
        on_shutdown=[close_house],
        exception_handlers={
            ConclaveError: _tell_refusal,
            HTTPException: _tell_bad_request,
            Exception: _tell_trouble,
        },
        request_max_body_size=LONGEST,
        before_send=[_add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        openapi_config=OpenAPIConfig(
            title="Conclave",
            version="1",
            description="Guests, games and tables. Play itself goes over a WebSocket at "
            "/ws/tables/CODE; docs/protocol.md describes its messages.",
            path="/api/schema",
            render_plugins=[
                JsonRenderPlugin(path=["/", "/openapi.json"]),
                YamlRenderPlugin(path="/openapi.yaml"),
            ],
        ),
        logging_config=None,
    )


def socket_route(house: House) -> WebsocketRouteHandler:
    @websocket("/ws/tables/{code:str}")
    async def sit_at(socket: WebSocket[None, None, State], code: FromPath[str]) -> None:
        check_origin(
            socket.headers.get("origin"), socket.headers.get("host"), house.settings.origins
        )
        where = address(socket.client)
        await socket.accept()
        if not house.requests.spend(where):
            await _turn_away(socket, TooFast("too-fast"))
            return
        if house.sockets[where] >= house.settings.limits.sockets_of_address:
            await _turn_away(socket, TooFast("too-many-sockets"))
            return
        house.sockets[where] += 1
        try:
            guest = await recognise(
                house.storage,
                socket.headers.get("authorization", ""),
                socket.cookies.get(COOKIE, ""),
            )
            live = await house.live(code)
            await Connection(house, live, guest, socket).run()
        except ConclaveError as refusal:
            await _turn_away(socket, refusal)
        finally:
            house.sockets[where] -= 1
            if not house.sockets[where]:
                del house.sockets[where]

    return sit_at


async def _turn_away(socket: WebSocket[None, None, State], refusal: ConclaveError) -> None:
    """Browsers can't read why an upgrade was refused, so it is said over the open socket."""
    await socket.send_data(encode({"type": "refused", **told_refusal(refusal)}), mode="text")
    await socket.close(4000 + status_of(refusal) if isinstance(refusal, Refused) else NO_TABLE)


async def _add_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *SECURITY_LINES]


def _tell_refusal(_request: Asked, refusal: ConclaveError) -> Response[PlainDict]:
    return Response(told_refusal(refusal), status_code=status_of(refusal))


def _tell_bad_request(_request: Asked, error: HTTPException) -> Response[PlainDict]:
    """What Litestar itself refuses, in the same form as what we refuse."""
    ids = {404: "page-unknown", 405: "method-not-allowed", 413: "message-too-long"}
    status = error.status_code
    if status in ids:
        params: dict[str, str | int] = {"max": LONGEST} if status == 413 else {"path": ""}
        told = told_refusal(ConclaveError(ids[status], params))
    elif status >= 500:
        told = told_refusal(ConclaveError("trouble"))
    else:
        told = told_refusal(ConclaveError("message-misshapen", {"why": _why(error)}))
    return Response(told, status_code=status)


def _why(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"[:200]
    return error.detail[:200]


def _tell_trouble(request: Asked, error: Exception) -> Response[PlainDict]:
    log.error(
        "%s %s had trouble", request.scope.get("method", ""), request.url.path, exc_info=error
    )
    return Response(told_refusal(ConclaveError("trouble")), status_code=500)
