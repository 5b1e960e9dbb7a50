"""How much of a test: a short part in `make test`, the long one in `make chaos`."""

import pytest


def sizes(short: int, long: int) -> pytest.MarkDecorator:
    """Runs the test with `amount` as the short number, and under the marker `chaos` as the long one."""
    return pytest.mark.parametrize(
        "amount", [pytest.param(short, id="short"), pytest.param(long, id="long", marks=pytest.mark.chaos)]
    )
