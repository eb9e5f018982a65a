"""A record on this computer, for the browser that ``conclave replay --web`` opens and no other."""

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler


def replay_file_routes(record: bytes) -> list[HTTPRouteHandler]:
    """None at a server that was not started for one."""
    if not record:
        return []

    @get("/api/replay-file", include_in_schema=False)
    async def replay_file() -> Response[bytes]:
        kept_nowhere = {"cache-control": "private, no-store"}
        return Response(record, media_type=MediaType.JSON, headers=kept_nowhere)

    return [replay_file]
