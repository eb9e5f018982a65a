"""By which ways somebody wants to hear of their turns, over HTTP."""

import time
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from conclave.server.authentication import HttpRequest, address, known_arrival, known_guest
from conclave.server.openapi import REFUSALS, UNAVAILABLE
from conclave.server.refusals import Refused, Unavailable
from conclave.server.storage import channels
from conclave.server.storage.channels import SubscriptionRow, hashed
from conclave.server.tables import Tables
from conclave.server.turns.endpoints import LONGEST_ENDPOINT, is_endpoint
from conclave.server.turns.push_message import are_keys
from conclave.server.turns.waiting import TurnShown, turns_of
from conclave.server.turns.watch import TurnWatch

UNREAD = "unread"
"""A route that is marked so takes whatever body it is sent, and looks at none."""

ANSWERS = REFUSALS | UNAVAILABLE


class PushKeys(msgspec.Struct):
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(msgspec.Struct):
    """As a browser gives it; what else there is in it is passed over."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    keys: PushKeys


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]


class MailGiven(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=400)]


class MailConfirmed(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class NoticesShown(msgspec.Struct):
    push_key: str | None
    """What a browser subscribes with; null: this server sends no pushes."""
    browsers: list[str]
    """SHA-256 of the endpoints that are told."""
    mail: bool
    """Whether this server sends mails."""
    address: str
    confirmed: bool


class AddressShown(msgspec.Struct):
    address: str


def turn_routes(tables: Tables, watch: TurnWatch) -> list[HTTPRouteHandler]:
    return [*_looking(tables, watch), *_push(tables, watch), *_mail(tables, watch), *_links(watch)]


def _looking(tables: Tables, watch: TurnWatch) -> list[HTTPRouteHandler]:
    @get("/api/my-turns", responses=REFUSALS)
    async def my_turns(request: HttpRequest, hidden: FromQuery[bool] = False) -> list[TurnShown]:
        guest = await known_guest(tables.storage, request)
        if not hidden:
            watch.attention.note(guest.id)
        async with tables.storage.reading() as db:
            return await turns_of(db, guest.id, tables.house_time.now())

    @get("/api/notices", responses=REFUSALS)
    async def shown(request: HttpRequest) -> NoticesShown:
        guest = await known_guest(tables.storage, request)
        return await _shown(tables, watch, guest.id)

    return [my_turns, shown]


async def _shown(tables: Tables, watch: TurnWatch, guest: str) -> NoticesShown:
    async with tables.storage.reading() as db:
        browsers = await channels.subscriptions_of(db, guest)
        mail = await channels.mail_of(db, guest)
    return NoticesShown(
        push_key=watch.pushes.key.public if watch.pushes else None,
        browsers=[one.hash for one in browsers],
        mail=watch.addresses.office is not None,
        address=mail.address if mail else "",
        confirmed=mail is not None and mail.confirmed is not None,
    )


def _push(tables: Tables, watch: TurnWatch) -> list[HTTPRouteHandler]:
    limits = watch.addresses.limits

    @post("/api/notices/push", responses=ANSWERS, status_code=HTTP_200_OK)
    async def subscribe(data: JSONBody[Subscription], request: HttpRequest) -> NoticesShown:
        arrival = await known_arrival(tables.storage, request)
        if watch.pushes is None:
            raise Unavailable("push-off")
        if not is_endpoint(data.endpoint, watch.pushes.local):
            raise Refused("push-bad-endpoint")
        keys = data.keys
        if not are_keys(keys.p256dh, keys.auth):
            raise Refused("push-bad-keys")
        row = SubscriptionRow(
            *(hashed(data.endpoint), arrival.guest.id, arrival.device, data.endpoint),
            *(keys.p256dh.rstrip("="), keys.auth.rstrip("="), time.time()),
        )
        async with tables.storage.writing() as db:
            await channels.add_subscription(db, row, limits.subscriptions_of_guest)
        return await _shown(tables, watch, arrival.guest.id)

    @post("/api/notices/push/remove", responses=REFUSALS, status_code=HTTP_200_OK)
    async def unsubscribe(data: JSONBody[Unsubscribe], request: HttpRequest) -> NoticesShown:
        guest = await known_guest(tables.storage, request)
        async with tables.storage.writing() as db:
            await channels.remove_subscription(db, hashed(data.endpoint), guest.id)
        return await _shown(tables, watch, guest.id)

    return [subscribe, unsubscribe]


def _mail(tables: Tables, watch: TurnWatch) -> list[HTTPRouteHandler]:
    @post("/api/notices/mail", responses=ANSWERS, status_code=HTTP_200_OK)
    async def give(data: JSONBody[MailGiven], request: HttpRequest) -> NoticesShown:
        guest = await known_guest(tables.storage, request)
        await watch.addresses.give(guest, data.address, address(request))
        return await _shown(tables, watch, guest.id)

    @delete("/api/notices/mail", responses=REFUSALS, status_code=HTTP_200_OK)
    async def take_back(request: HttpRequest) -> NoticesShown:
        guest = await known_guest(tables.storage, request)
        await watch.addresses.remove(guest.id)
        return await _shown(tables, watch, guest.id)

    return [give, take_back]


def _links(watch: TurnWatch) -> list[HTTPRouteHandler]:
    """For whoever has got a mail; a guest or not."""

    @post("/api/mail/confirm", responses=REFUSALS, status_code=HTTP_200_OK)
    async def confirm(data: JSONBody[MailConfirmed]) -> AddressShown:
        return AddressShown(await watch.addresses.confirm(data.token))

    # Mail programs send a form here (RFC 8058), in which there is nothing to read.
    @post("/api/mail/stop/{word:str}", opt={UNREAD: True}, status_code=HTTP_200_OK)
    async def stop(word: FromPath[str]) -> dict[str, bool]:
        await watch.addresses.stop(word[:100])
        return {"stopped": True}

    return [confirm, stop]
