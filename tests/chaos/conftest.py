"""Counts of what was tried, told as a table at the end of a run."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.postgres import Cluster

_COUNTED = "chaos: "

Count = Callable[[str, int], None]


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Count:
    """Adds to a line of the table."""

    def add(what: str, number: int) -> None:
        request.node.user_properties.append((_COUNTED + what, number))

    return add


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("chaos") / "hanpan.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The table, where the long part was run."""
    if "not chaos" in (config.option.markexpr or ""):
        return
    counts: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for name, number in report.user_properties:
            if name.startswith(_COUNTED):
                counts[name.removeprefix(_COUNTED)] += int(str(number))
    if counts:
        terminalreporter.section("what was tried")
        width = max(map(len, counts))
        for name in sorted(counts):
            terminalreporter.write_line(f"{name:{width}}  {counts[name]:>9,}")
