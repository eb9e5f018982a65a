"""Whatever goes wrong over HTTP is answered in one form: an id, its parameters and a sentence."""

import logging

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from conclave.core.errors import ConclaveError, Parameters
from conclave.core.plain import PlainDict
from conclave.server.authentication import HttpRequest
from conclave.server.messages import LONGEST_MESSAGE
from conclave.server.refusals import refusal_payload, status_of, trouble
from conclave.server.request_ids import request_id

BY_STATUS: dict[int, tuple[str, Parameters]] = {
    404: ("page-unknown", {"path": ""}),
    405: ("method-not-allowed", {"path": ""}),
}

TOO_LONG = 413

log = logging.getLogger(__name__)


def answer_refusal(_request: HttpRequest, refusal: ConclaveError) -> Response[PlainDict]:
    return Response(refusal_payload(refusal), status_code=status_of(refusal))


def answer_bad_request(request: HttpRequest, error: HTTPException) -> Response[PlainDict]:
    """What Litestar itself refuses."""
    status = error.status_code
    if status == TOO_LONG:
        most = request.route_handler.resolve_request_max_body_size() or LONGEST_MESSAGE
        refusal = ConclaveError("message-too-long", {"max": most})
    elif status in BY_STATUS:
        refusal = ConclaveError(*BY_STATUS[status])
    elif status >= 500:
        refusal = trouble()
    else:
        refusal = ConclaveError("message-misshapen", {"why": _why(error)})
    return Response(refusal_payload(refusal), status_code=status)


def _why(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"[:200]
    return error.detail[:200]


def answer_trouble(request: HttpRequest, error: Exception) -> Response[PlainDict]:
    """A fault of ours: the log has it all, the answer only that there was one."""
    request_id()  # begun before it is logged, so that both have it
    method, path = request.scope.get("method", ""), request.scope.get("path", "")
    log.error("%s %s had trouble", method, path, exc_info=error)
    return Response(refusal_payload(trouble()), status_code=500)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    ConclaveError: answer_refusal,
    HTTPException: answer_bad_request,
    Exception: answer_trouble,
}
