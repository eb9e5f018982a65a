"""The web client: its built files, and one page for every address that it shows itself."""

import asyncio
import mimetypes
import re
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from conclave.server.authentication import HttpRequest
from conclave.server.refusals import NotFound

PACKED = Path(__file__).parents[1] / "_web"
BUILT = Path(__file__).parents[3] / "web" / "dist"

NOT_BUILT = (
    "The web client is not built yet: run `make build`, then load this page again. "
    "The API is at /api/schema."
)
A_YEAR = "public, max-age=31536000, immutable"
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""Of a file that the build has compressed, by the name of the encoding; the smaller one first."""
AS_BUILT = "as_built"
"""What is marked so is not compressed once more."""

# What the system takes these endings for is not always right.
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}

_ENCODING = re.compile(r"([a-z*]+)(?:;q=(0(?:\.[0-9]*)?|1(?:\.0*)?))?\Z")


def web_folder() -> Path:
    """Beside the code in an installed package, where Vite builds it in a working copy."""
    return PACKED if PACKED.is_dir() else BUILT


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    @get(["/", "/{path:path}"], include_in_schema=False, opt={AS_BUILT: True})
    async def page(request: HttpRequest, path: FromPath[str] = "/") -> Response[bytes]:
        accepted = request.headers.get("accept-encoding", "")
        return await asyncio.to_thread(_find, folder.resolve(), path.lstrip("/"), accepted)

    return [page]


def _find(folder: Path, path: str, accepted: str) -> Response[bytes]:
    file = _file_in(folder, path)
    if file is not None and path and file.suffix not in ENDINGS.values():
        # Vite names what lies in assets after its contents: a name never gets other contents.
        return _show(file, accepted, A_YEAR if path.startswith("assets/") else "no-cache")
    first, _, _ = path.partition("/")
    if first in ("api", "ws", "assets") or "." in path:
        raise NotFound("page-unknown", {"path": f"/{path}"[:100]})
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    return _show(index, accepted, "no-cache")


def _show(file: Path, accepted: str, caching: str) -> Response[bytes]:
    """The file, or what the build has compressed it to if the browser takes that."""
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    headers = {"cache-control": caching, "vary": "Accept-Encoding"}
    shown = file
    for encoding in _encodings(accepted):
        variant = file.with_name(file.name + ENDINGS[encoding])
        if variant.is_file():
            shown, headers["content-encoding"] = variant, encoding
            break
    return Response(
        shown.read_bytes(), media_type=kind or "application/octet-stream", headers=headers
    )


def _encodings(accepted: str) -> list[str]:
    """Those of ours that the browser takes, the smaller one first."""
    weights: dict[str, float] = {}
    for one in accepted.lower().replace(" ", "").split(","):
        found = _ENCODING.match(one)
        if found:
            weights[found[1]] = float(found[2] or 1)
    return [name for name in ENDINGS if weights.get(name, weights.get("*", 0)) > 0]


def _file_in(folder: Path, path: str) -> Path | None:
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None
