"""The client's packages and its code, made ready once for all tests."""

from pathlib import Path

import pytest

from tests.web.node import bundle
from tools.web import install


@pytest.fixture(scope="session")
def packages() -> None:
    """The npm packages of the client."""
    install()


@pytest.fixture(scope="session")
def units(packages: None) -> str:
    """The script `units.ts`, built."""
    return str(bundle(Path(__file__).with_name("units.ts")))
