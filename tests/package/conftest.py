"""One build and one clean environment of each kind for all tests of a worker here."""

from pathlib import Path

import pytest

from tests.package.clean import Clean
from tools.dist import package
from tools.web import build


@pytest.fixture(scope="package")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source distribution and the wheel, as `make dist` makes them."""
    assert build() == 0, "the client does not build"
    made = package(tmp_path_factory.mktemp("dist"))
    return next(one for one in made if one.suffix == ".gz"), next(one for one in made if one.suffix == ".whl")


@pytest.fixture(scope="package")
def rules_only(packages: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Clean:
    """`pip install hanpan`."""
    return Clean(tmp_path_factory.mktemp("rules"), packages[1])
