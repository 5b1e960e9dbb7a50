"""Whatever is installed is pinned to a version and to the hashes of its files, and its licence is listed."""

import re

import pytest

from tools.licences import ENGINE, LOCK, MATERIAL, PAGE, packages
from tools.pins import NAMES, REQUIREMENTS, included, pins


@pytest.mark.parametrize("name", NAMES)
def test_every_pin_is_locked_with_hashes(name: str) -> None:
    wanted, locked = REQUIREMENTS / f"{name}.in", REQUIREMENTS / f"{name}.txt"
    text = locked.read_text("utf-8")
    assert {_folded(one): version for one, version in pins(wanted).items()} == {
        _folded(one): version for one, version in pins(locked).items()
    }, "run `make lock`"
    assert [one.removesuffix(".in") for one in included(wanted)] == [
        one.removesuffix(".txt") for one in included(locked)
    ]
    for package in re.split(r"\n(?=\S)", text):
        if "==" in package:
            assert re.search(r"--hash=sha256:[0-9a-f]{64}", package), package


def test_the_licence_of_every_package_is_listed() -> None:
    listed = set(re.findall(r"^\| (\S+) \| (\S+) \|", PAGE.read_text("utf-8"), re.MULTILINE))
    for name in ("dev", "lab"):
        assert set(pins(REQUIREMENTS / f"{name}.in").items()) - listed == set(), "run `python -m tools.licences`"
    for lock in (LOCK, MATERIAL, ENGINE):
        assert {(row.name, row.version) for row in packages(lock)} - listed == set()


def _folded(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
