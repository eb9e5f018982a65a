"""The body of a request: JSON and nothing else, and read before anybody relies on it."""

from litestar.exceptions import SerializationException

from conclave.server.authentication import HttpRequest
from conclave.server.messages import json_refusal
from conclave.server.refusals import NotJson

JSON = "application/json"


async def check_body(request: HttpRequest) -> None:
    """Refuse a body that is not JSON. What was read is kept with the request, so it is read once.

    Programs may leave the type out; a page of another site can't name JSON without being asked
    where it comes from.
    """
    kind = request.headers.get("content-type", JSON)
    if kind.partition(";")[0].strip().lower() != JSON:
        raise NotJson("body-not-json", {"type": kind[:60]})
    if not await request.body():
        return
    try:
        await request.json()
    except (SerializationException, UnicodeError, RecursionError) as error:
        raise json_refusal(error) from error
