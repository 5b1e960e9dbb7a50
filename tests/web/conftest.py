"""The client's packages and its code, made ready once for all tests of a worker."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.node import bundle, forget
from tools.web import WEB, install


@pytest.fixture(scope="session")
def packages() -> None:
    """The npm packages of the client."""
    install()


@pytest.fixture(scope="session")
def units(packages: None) -> Iterator[str]:
    """The script `units.ts`, built."""
    folder = WEB / "node_modules" / f".units-{os.getpid()}"
    yield str(bundle(Path(__file__).with_name("units.ts"), folder))
    forget(folder)
