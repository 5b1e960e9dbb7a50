"""Fixtures: a server for each test, and people."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.harness import FakeTime, Person, Site, serving, settings_for


@pytest.fixture
def time() -> FakeTime:
    """The server's clock, moved by hand."""
    return FakeTime()


@pytest.fixture
async def site(tmp_path: Path, time: FakeTime) -> AsyncIterator[Site]:
    """A running server with a fresh database."""
    async with serving(settings_for(tmp_path, now=time)) as running:
        yield running


@pytest.fixture
async def mina(site: Site) -> AsyncIterator[Person]:
    """Somebody."""
    async with site.person() as person:
        yield person


@pytest.fixture
async def joon(site: Site) -> AsyncIterator[Person]:
    """Somebody else."""
    async with site.person() as person:
        yield person


@pytest.fixture
async def sora(site: Site) -> AsyncIterator[Person]:
    """A third one."""
    async with site.person() as person:
        yield person
