"""Answers that stay as they are: whoever has one need not be sent it again."""

import asyncio
import gzip
from hashlib import sha256

from litestar import MediaType, Response

from conclave.server.authentication import HttpRequest

FOR_AN_HOUR = "private, max-age=3600"
ASK_AGAIN = "private, no-cache"
"""It may be kept, but is it still the same?"""
WORTH_PACKING = 2000
LEVEL = 5
"""Of compression: more of it saves little and takes several times as long."""


async def answer_unchanging(request: HttpRequest, body: bytes, caching: str) -> Response[bytes]:
    """The body as JSON, or only that it is what the asker has. Its route has to be marked
    ``AS_BUILT``: it is compressed here, beside the tables."""
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": caching, "vary": "Accept-Encoding, Cookie"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if len(body) >= WORTH_PACKING and "gzip" in accepted.lower():
        body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)
