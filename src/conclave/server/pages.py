"""The web client: its built files, and one page for every address that it shows itself."""

import asyncio
import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from conclave.server.refusals import NotFound

PACKED = Path(__file__).parents[1] / "_web"
BUILT = Path(__file__).parents[3] / "web" / "dist"

NOT_BUILT = (
    "The web client is not built yet: run `make build`, then load this page again. "
    "The API is at /api/schema."
)
A_YEAR = "public, max-age=31536000, immutable"


def web_folder() -> Path:
    """Beside the code in an installed package, where Vite builds it in a working copy."""
    return PACKED if PACKED.is_dir() else BUILT


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(path: FromPath[str] = "/") -> Response[bytes]:
        return await asyncio.to_thread(_find, folder.resolve(), path.lstrip("/"))

    return [page]


def _find(folder: Path, path: str) -> Response[bytes]:
    file = _file_in(folder, path)
    if file is not None and path:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        # Vite names what lies in assets after its contents: a name never gets other contents.
        caching = A_YEAR if path.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})
    first, _, _ = path.partition("/")
    if first in ("api", "ws", "assets") or "." in path:
        raise NotFound("page-unknown", {"path": f"/{path}"[:100]})
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    return Response(
        index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
    )


def _file_in(folder: Path, path: str) -> Path | None:
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None
