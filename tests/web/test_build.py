"""What the build lays down for the server."""

from conclave.server.pages import ENDINGS, web_folder


def test_every_text_has_smaller_variants_beside_it() -> None:
    texts = [file for file in web_folder().rglob("*") if file.suffix in (".js", ".css", ".html")]
    long = [file for file in texts if file.stat().st_size > 2000]
    assert long, "the web client is not built: run `make build`"
    for file in long:
        for ending in ENDINGS.values():
            assert file.with_name(file.name + ending).stat().st_size < file.stat().st_size
