"""One build of the site for all tests of a worker here."""

from pathlib import Path

import pytest

from tools.site.build import build


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as `make docs` makes it: a single warning would have ended this."""
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder
