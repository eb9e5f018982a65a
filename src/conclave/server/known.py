"""How a browser is told who it is: the answers that carry a guest's token or take it away."""

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from conclave.server.authentication import COOKIE, HttpRequest
from conclave.server.storage.rows import GuestRow

COOKIE_SECONDS = 400 * 24 * 3600


class GuestShown(msgspec.Struct):
    id: str
    name: str
    crest: str


class GuestMade(GuestShown):
    token: str
    """Shown this once."""


def made_known(request: HttpRequest, guest: GuestRow, token: str) -> Response[GuestMade]:
    made = GuestMade(guest.id, guest.name, guest.crest, token)
    return Response(made, status_code=201, cookies=[_cookie(request, token)])


def keep_known(request: HttpRequest, guest: GuestRow) -> Response[GuestShown]:
    """Whoever keeps coming back is never forgotten by the browser."""
    shown = GuestShown(guest.id, guest.name, guest.crest)
    token = "" if "authorization" in request.headers else request.cookies.get(COOKIE, "")
    return Response(shown, cookies=[_cookie(request, token)] if token else [])


def no_longer_known() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


def _cookie(request: HttpRequest, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=COOKIE_SECONDS,
        path="/",
    )
