"""The files of the web client: compressed once by the build, and kept by browsers."""

import gzip
from collections.abc import Iterator

import httpx
import pytest

from conclave.server import app, pages
from tests.server.running import quick_settings, running

SCRIPT = b"console.log('abracadabra')\n" * 200
SMALLER = b"made by the build, and served as it is"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a web client that is easily told apart."""
    folder = tmp_path_factory.mktemp("built")
    assets = folder / "assets"
    assets.mkdir()
    (folder / "index.html").write_bytes(b"<!doctype html>" + b"<p>Conclave</p>" * 300)
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>compressed"))
    (assets / "index-a1.js").write_bytes(SCRIPT)
    (assets / "index-a1.js.br").write_bytes(SMALLER)
    (assets / "index-a1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "plain-b2.css").write_bytes(b"p { margin: 0 }\n" * 400)
    (assets / "letters-c3.woff2").write_bytes(b"wOF2" + bytes(5000))
    patch = pytest.MonkeyPatch()
    patch.setattr(app, "web_folder", lambda: folder)
    with running(quick_settings(folder / "tables.sqlite3")) as address:
        yield address
    patch.undo()


def fetch(address: str, path: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    """The answer as it came, whatever its encoding."""
    with httpx.stream("GET", address + path, headers={"accept-encoding": accepted}) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.1, gzip;q=1.0", "br"),
        ("*", "br"),
        ("gzip", "gzip"),
        ("GZIP ; q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0, *;q=0", None),
        ("identity", None),
        ("", None),
        ("bro, gzipped, ;;q=, br;q=9", None),
    ],
)
def test_the_build_has_compressed_it_already(
    built: str, accepted: str, encoding: str | None
) -> None:
    headers, body = fetch(built, "/assets/index-a1.js", accepted)
    assert headers.get("content-encoding") == encoding
    assert headers["content-length"] == str(len(body))
    plain = gzip.decompress(body) if encoding == "gzip" else body
    assert plain == (SMALLER if encoding == "br" else SCRIPT)
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "Accept-Encoding"
    assert headers["cache-control"] == pages.A_YEAR


def test_what_the_build_left_as_it_is_goes_out_as_it_is(built: str) -> None:
    for path, kind in (
        ("/assets/plain-b2.css", "text/css"),
        ("/assets/letters-c3.woff2", "font/woff2"),
    ):
        headers, body = fetch(built, path, "gzip, br")
        assert "content-encoding" not in headers
        assert headers["content-type"].startswith(kind)
        assert len(body) > 2000


def test_pages_are_asked_for_again(built: str) -> None:
    for path in ("/", "/index.html", "/t/K7QF3M"):
        headers, body = fetch(built, path, "br, gzip")
        assert gzip.decompress(body).endswith(b"compressed")
        assert headers["content-type"].startswith("text/html")
        assert headers["cache-control"] == "no-cache"


def test_a_compressed_file_has_no_address_of_its_own(built: str) -> None:
    for ending in pages.ENDINGS.values():
        assert httpx.get(f"{built}/assets/index-a1.js{ending}").status_code == 404


def test_what_is_made_on_request_is_still_compressed(built: str) -> None:
    headers, _ = fetch(built, "/api/schema/openapi.json", "gzip")
    assert headers["content-encoding"] == "gzip"
