"""Figures for Prometheus: off unless asked for, and at an address of their own."""

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from conclave.server import metrics
from conclave.server.metrics_page import metrics_page
from conclave.server.refusals import PortTaken
from tests.server.people import Person, welcome
from tests.server.running import quick_settings, running


async def collected(client: httpx.AsyncClient, port: int) -> dict[str, float]:
    page = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
        if "le" not in sample.labels
    }


async def test_what_happens_is_counted_and_timed(database: Path, client: httpx.AsyncClient) -> None:
    with metrics_page(("127.0.0.1", 0)) as port, running(quick_settings(database)) as address:
        before = await collected(client, port)
        nox = await welcome(address, client, "Nox")
        code = (await nox.make_table(["me", "novice", "novice"], start=True))["code"]
        chair = await nox.connect(code)
        assert await chair.my_turn()
        await chair.refusal({"type": "take-over"})
        await chair.say(chair.position["legal"][0])
        await chair.my_turn()
        after = await collected(client, port)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown("conclave_moves_total person") == 1
    assert grown("conclave_moves_total bot") >= 1
    assert grown("conclave_message_seconds_count say") == 1
    assert grown("conclave_message_seconds_sum say") > 0
    assert grown("conclave_refusals_total no-deputy") == 1
    assert grown("conclave_http_requests_total POST 201") == 2
    assert grown("conclave_bot_thinking_seconds_count novice") >= 1
    assert grown("conclave_bot_queue_seconds_count") >= 1
    assert grown("conclave_database_seconds_count write") >= 3
    assert grown("conclave_database_seconds_count read") >= 1
    assert grown("conclave_sockets") == 1
    assert grown("conclave_connections") >= 1
    assert after["conclave_tables_in_memory"] == 1
    assert after["conclave_bots_waiting"] == 0
    assert "process_open_fds" in after


async def test_players_find_no_figures(nox: Person) -> None:
    page = await nox.ask("GET", "/metrics")
    assert "conclave_moves" not in page.text


def test_unasked_there_is_no_page_and_a_taken_address_is_said() -> None:
    with metrics_page(None) as port:
        assert port == 0
    with (
        metrics_page(("127.0.0.1", 0)) as port,
        pytest.raises(PortTaken),
        metrics_page(("127.0.0.1", port)),
    ):
        pass


def test_every_figure_is_explained() -> None:
    for family in metrics.registry.collect():
        assert family.documentation
