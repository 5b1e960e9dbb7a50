"""The HTTP interface against its own description: whatever is asked, the answer is a described one."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from hanpan.server.app import create_app
from hanpan.server.settings import Settings
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, VS_OPEN, serving, settings_for

pytestmark = pytest.mark.slow


def rejected(ctx: Any, response: Any, case: Any) -> bool | None:
    """What the description does not allow is refused; a body that is too large before it is looked at."""
    return None if response.status_code == 413 else checks.negative_data_rejection(ctx, response, case)


CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    rejected,
    checks.unsupported_method,
]


class Running:
    """A server in a thread of its own, because the checker's calls block."""

    def __init__(self, folder: Any) -> None:
        self.host = ""
        self._ready, self._stop = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run(folder)))
        self._thread.start()
        assert self._ready.wait(PATIENCE_S)

    async def _run(self, folder: Any) -> None:
        async with serving(settings_for(folder)) as site:
            self.host = site.host
            self._ready.set()
            while not self._stop.is_set():
                await asyncio.sleep(0.05)

    def stop(self) -> None:
        """And wait until it has."""
        self._stop.set()
        self._thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("openapi"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def visitor(running: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{running.host}/api/", timeout=PATIENCE_S) as client:
        client.get("me")
        yield client


@pytest.fixture(scope="module")
def real_tables(visitor: httpx.Client) -> list[str]:
    """A table that waits and one that is played, both the visitor's own."""
    return [
        visitor.post("tables", json={"game": "dice-battle", "seats": seats}).json()["table"]["id"]
        for seats in (VS_OPEN, VS_BOT)
    ]


schema = schemathesis.openapi.from_dict(create_app(Settings(database="never opened")).openapi_schema.to_schema())


@schema.parametrize()
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_a_described_one(
    case: Any, running: Running, visitor: httpx.Client, real_tables: list[str]
) -> None:
    server = f"http://{running.host}"
    cookies = dict(visitor.cookies)
    case.call_and_validate(base_url=server, checks=CHECKS, cookies=cookies)
    if "table_id" in case.path_parameters:
        for table in real_tables:
            case.path_parameters["table_id"] = table
            case.call_and_validate(base_url=server, checks=CHECKS[:-2], cookies=cookies)


def test_the_description_names_every_route(running: Running) -> None:
    described = httpx.get(f"http://{running.host}/api/schema/openapi.json", timeout=PATIENCE_S).json()["paths"]
    assert "/api/tables/{table_id}/join" in described
    assert len(described) >= 20
    for path, methods in described.items():
        for method, operation in methods.items():
            assert operation["description"], (path, method)
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    kinds = answer["content"]["application/json"]["schema"]
                    assert kinds == {"$ref": "#/components/schemas/ErrorReply"}, (path, status)
