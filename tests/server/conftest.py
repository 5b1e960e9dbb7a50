"""Fixtures: one server for the tests of a file, and people of their own for each test."""

import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.harness import FakeTime, Person, Site, serving, settings_for
from tests.server.owners import Owner


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share its server, so they share its event loop."""
    for item in items:
        own = isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function)
        if own and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="module"), append=False)


@pytest.fixture(scope="module")
def time() -> FakeTime:
    """The server's clock, moved by hand."""
    return FakeTime()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory, time: FakeTime) -> AsyncIterator[Site]:
    """A running server with a database of its own."""
    async with serving(settings_for(tmp_path_factory.mktemp("site"), now=time)) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def mina(site: Site) -> AsyncIterator[Person]:
    """Somebody."""
    async with site.person() as person:
        yield person


@pytest_asyncio.fixture(loop_scope="module")
async def joon(site: Site) -> AsyncIterator[Person]:
    """Somebody else."""
    async with site.person() as person:
        yield person


@pytest_asyncio.fixture(loop_scope="module")
async def sora(site: Site) -> AsyncIterator[Person]:
    """A third one."""
    async with site.person() as person:
        yield person


@pytest_asyncio.fixture(loop_scope="module")
async def owner(mina: Person) -> Owner:
    """An account, logged in."""
    return await Owner.make(mina)
