"""The application: its routes, and what holds for all of them."""

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.types import Message, Scope

from conclave.server import metrics
from conclave.server.analyses import Analyses
from conclave.server.analysis_routes import analysis_routes
from conclave.server.authentication import HttpRequest, address
from conclave.server.conduct.routes import conduct_routes
from conclave.server.error_responses import EXCEPTION_HANDLERS
from conclave.server.guest_routes import guest_routes
from conclave.server.headers import SECURITY_LINES, check_host, check_origin, check_path
from conclave.server.history_routes import history_routes
from conclave.server.house import House, house_routes
from conclave.server.housekeeping import Housekeeping
from conclave.server.key_routes import key_routes
from conclave.server.lesson_routes import lesson_routes
from conclave.server.me_routes import me_routes
from conclave.server.messages import LONGEST_MESSAGE
from conclave.server.nights.desk import NightDesk
from conclave.server.nights.routes import night_routes
from conclave.server.openapi import openapi_config
from conclave.server.pages import AS_BUILT, page_routes, web_folder
from conclave.server.quotas import Quotas
from conclave.server.rating_routes import rating_routes
from conclave.server.ratings.desk import RatingDesk
from conclave.server.reels import Reels
from conclave.server.replay_file import replay_file_routes
from conclave.server.replay_routes import replay_routes
from conclave.server.request_body import check_body
from conclave.server.request_ids import request_id
from conclave.server.seeking.route import seeking_route
from conclave.server.seeking.search import Search
from conclave.server.settings import Settings
from conclave.server.socket_door import SocketDoor
from conclave.server.socket_route import socket_route
from conclave.server.sofa_routes import sofa_routes
from conclave.server.storage.database import Storage
from conclave.server.table_routes import table_routes
from conclave.server.tables import Tables
from conclave.server.time_outs import TimeOuts
from conclave.server.turns.routes import UNREAD, turn_routes
from conclave.server.turns.watch import TurnWatch

METHODS = ("GET", "HEAD", "POST", "PATCH", "DELETE")


def make_app(settings: Settings, storage: Storage) -> Litestar:
    """The application on an opened database."""
    tables = Tables(settings, storage)
    quotas = Quotas(settings.limits)
    reels = Reels()
    house = House(tables)
    door = SocketDoor(quotas, house, settings)
    housekeeping = Housekeeping(tables, settings.retention)
    time_outs = TimeOuts(tables)
    analyses = Analyses(settings, storage)
    watch = TurnWatch(settings, tables)
    search = Search(tables, settings.seek_seconds)
    rating_desk = RatingDesk(storage, tables.pubsub, tables.look_again)
    tables.witnesses.append(lambda live: rating_desk.wake(live.table.row))
    night_desk = NightDesk(tables)
    tables.witnesses.append(night_desk.wake)

    async def before_request(request: HttpRequest) -> None:
        request_id()
        check_path(request.scope["path"])
        house.bans.check_address(address(request))
        quotas.spend_request(address(request))
        check_host(request.headers.get("host"), settings.hosts)
        if request.method not in ("GET", "HEAD"):
            origin, host = request.headers.get("origin"), request.headers.get("host")
            check_origin(origin, host, settings.origins)
            if not request.route_handler.opt.get(UNREAD):
                await check_body(request)

    async def open_tables(_app: Litestar) -> None:
        await tables.open()
        await house.look()
        house.lookout.start()
        housekeeping.start()
        search.lookout.start()
        time_outs.lookout.start()
        await analyses.open()
        watch.start()
        for desk in (rating_desk, night_desk):
            desk.lookout.call()
            desk.lookout.start()

    async def close_tables(_app: Litestar) -> None:
        await rating_desk.lookout.stop()
        await night_desk.lookout.stop()
        await watch.stop()
        await analyses.close()
        await search.lookout.stop()
        await house.lookout.stop()
        await time_outs.lookout.stop()
        await housekeeping.stop()
        await tables.close()

    return Litestar(
        [
            *guest_routes(tables, quotas),
            *me_routes(tables, quotas),
            *key_routes(tables, quotas),
            *table_routes(tables, quotas),
            *turn_routes(tables, watch),
            *analysis_routes(tables, analyses, quotas, reels),
            *replay_routes(tables, quotas, reels),
            *history_routes(tables, reels),
            *rating_routes(tables, quotas),
            *night_routes(night_desk, quotas),
            *lesson_routes(),
            *sofa_routes(tables),
            *conduct_routes(tables, quotas),
            *house_routes(house),
            *replay_file_routes(settings.replay_file),
            *page_routes(web_folder()),
            socket_route(tables, door),
            seeking_route(search, door),
        ],
        before_request=before_request,
        on_startup=[open_tables],
        on_shutdown=[close_tables],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=LONGEST_MESSAGE,
        before_send=[_add_headers],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, exclude_opt_key=AS_BUILT
        ),
        openapi_config=openapi_config(),
        logging_config=None,
    )


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        told = (b"x-request-id", request_id().encode())
        message["headers"] = [*message["headers"], *SECURITY_LINES, told]
        metrics.requests.labels(_method(scope), message["status"]).inc()


def _method(scope: Scope) -> str:
    """A label must not be whatever somebody sends."""
    method = str(scope.get("method", ""))
    return method if method in METHODS else "OTHER"
