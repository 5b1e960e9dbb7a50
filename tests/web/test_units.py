"""The unit tests of the client's own code, which lie beside it: web/src/**/*.test.ts."""

import pytest

from tools.web import test as run_vitest


@pytest.mark.slow
def test_the_units_of_the_client_hold() -> None:
    assert run_vitest() == 0
