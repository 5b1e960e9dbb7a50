"""What a package index shows: a page whose links lead somewhere, and what is asked of the packages that come along."""

import re
from importlib.metadata import distribution

from packaging.requirements import Requirement

from tests.package.test_declared import PROJECT
from tools.index_page import LINK, addresses, page
from tools.pins import needed
from tools.web import ROOT

README = (ROOT / "README.md").read_text("utf-8")
ELSEWHERE = "https://example.org/hanpan"
MOST = 150 * 10**6


def test_links_lead_to_the_files_of_the_tag() -> None:
    shown = page(README, ELSEWHERE, "v9.9")
    assert LINK.search(README)
    assert not LINK.search(shown)
    assert f"({ELSEWHERE}/raw/v9.9/docs/assets/play.webp)" in shown
    paths = re.findall(rf"\({ELSEWHERE}/(?:raw|blob)/v9\.9/([^)]+)\)", shown)
    assert len(paths) > 10
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_without_an_address_nothing_is_linked_and_no_words_are_lost() -> None:
    shown = page(README, "", "v9.9")
    assert not LINK.search(shown)
    assert "![" not in shown
    assert "Judges: `docs/judges.md`" in shown
    assert addresses("") == {}


def test_addresses_stand_beside_the_page() -> None:
    found = addresses(ELSEWHERE)
    assert {"Homepage", "Source", "Documentation", "Changelog", "Issues"} <= found.keys()
    files = [url.partition("/blob/main/")[2] for url in found.values() if "/blob/main/" in url]
    assert files
    assert [path for path in files if not (ROOT / path).is_file()] == []


def test_what_is_installed_names_its_authors_and_classifiers() -> None:
    told = distribution("hanpan").metadata
    assert told["Author"] == told["Maintainer"] == "The Hanpan maintainers"
    assert told["License-Expression"] == "MIT"
    classifiers = told.get_all("Classifier") or []
    assert {"Operating System :: POSIX :: Linux", "Programming Language :: Python :: 3.11"} <= {*classifiers}
    assert told["Description-Content-Type"] == "text/markdown"


def test_an_upper_bound_says_what_breaks() -> None:
    """A bound without a reason keeps Hanpan from being installed beside the next version of a package."""
    lines = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
    wanted = [*PROJECT["dependencies"], *(one for some in PROJECT["optional-dependencies"].values() for one in some)]
    bounded = [one for one in wanted if any(part.operator in ("<", "<=", "~=") for part in Requirement(one).specifier)]
    assert bounded
    assert [one for one in bounded if not any(f'"{one}",  # ' in line for line in lines)] == []


def test_playing_takes_little_room() -> None:
    """Bytes of all files that `hanpan[play]` installs, compiled modules included."""
    total = 0
    for name in {"hanpan", *needed("hanpan", "play")}:
        for file in distribution(name).files or ():
            path = distribution(name).locate_file(file)
            total += path.stat().st_size if path.is_file() else 0  # type: ignore[attr-defined]
    assert total < MOST
    assert not {"numpy", "rustworkx", "polars"} & needed("hanpan", "play")
