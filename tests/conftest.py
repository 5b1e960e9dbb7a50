"""Settings for all tests."""

import gc
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.postgres import Cluster

# The same examples in every run, and none of them fails for being slow: machines differ.
settings.register_profile(
    "hanpan",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.load_profile("hanpan")

# Nearly all that a test makes is gone with its last name. Looking for the rest took a tenth of the time of whole games.
gc.set_threshold(50_000, 20, 50)

SLOW_FOLDERS = ("e2e",)
SLOW_FILE = re.compile(r"^pytestmark = pytest\.mark\.slow$", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where slow tests are left out, files with nothing else are not even read: their imports alone take seconds."""
    if config.option.markexpr != "not slow":
        return None
    if collection_path.is_dir():
        return True if collection_path.name in SLOW_FOLDERS else None
    is_slow = collection_path.suffix == ".py" and SLOW_FILE.search(collection_path.read_text("utf-8"))
    return True if is_slow else None


@pytest.fixture(scope="session")
def cluster() -> Iterator["Cluster"]:
    """The PostgreSQL of this run, started once by each worker that needs it."""
    from tests.postgres import Cluster

    with TemporaryDirectory(prefix="hanpan-pg-") as folder:
        made = Cluster(Path(folder))
        yield made
        made.stop()


@pytest.fixture
def postgresql(cluster: "Cluster") -> str:
    """The URL of a new database on PostgreSQL, its tables made and empty."""
    return cluster.new_database()
