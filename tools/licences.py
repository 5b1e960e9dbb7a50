"""The licences of everything that is installed: docs/licences.md.

python -m tools.licences    # in the environment of `make lab`
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

from tools.pins import REQUIREMENTS, pins

PAGE = REQUIREMENTS.parent / "docs" / "licences.md"
LOCK = REQUIREMENTS.parent / "web" / "package-lock.json"
ENGINE = REQUIREMENTS.parent / "tools" / "engine" / "package-lock.json"
MATERIAL = REQUIREMENTS.parent / "tools" / "material" / "package-lock.json"

HEAD = """# Licences

This page lists the packages that Hanpan uses, with the licence that each states. Hanpan itself is MIT.
`python -m tools.licences` writes this page, and a test fails if a pinned package is missing. Packages that only
`make bench` installs are not listed.
"""

_SHORT = {
    "MIT License": "MIT",
    "BSD License": "BSD",
    "Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0",
}


class Row(NamedTuple):
    """One package."""

    name: str
    version: str
    licence: str


def main() -> int:
    """Write the page; the exit code says whether every package was there."""
    try:
        parts = [
            _part("For play, development and tests (`requirements/dev.txt`)", installed("dev")),
            _part("For training and the lab (`requirements/lab.txt`)", installed("lab")),
            _part("In the browser client, and to build it (`web/package-lock.json`)", packages(LOCK)),
            _part(
                "Icons and letters that are taken into the client (`tools/material/package-lock.json`; whose each icon"
                " is: [pictures.md](pictures.md))",
                packages(MATERIAL),
            ),
            _part(
                "Python for the browser, of which `make demo` and `make play` take Pyodide"
                " (`tools/engine/package-lock.json`; the licences of all that is shipped there are in its"
                " `licences.txt`)",
                packages(ENGINE),
            ),
        ]
    except PackageNotFoundError as error:
        print(f"{error.name} is not installed: run `make lab` first", file=sys.stderr)
        return 1
    PAGE.write_text(HEAD + "".join(parts), "utf-8")
    return 0


def installed(name: str) -> list[Row]:
    """The packages of a lock file. Raises PackageNotFoundError."""
    return [
        Row(one, version, _licence(distribution(one))) for one, version in pins(REQUIREMENTS / f"{name}.in").items()
    ]


def packages(path: Path) -> list[Row]:
    """The packages of a lock file of npm."""
    lock = json.loads(path.read_text("utf-8"))
    found = {(path.rpartition("node_modules/")[2], entry) for path, entry in _entries(lock) if path}
    return sorted(Row(name, *facts) for name, facts in found)


def _entries(lock: dict[str, dict[str, dict[str, str]]]) -> Iterator[tuple[str, tuple[str, str]]]:
    for path, entry in lock["packages"].items():
        yield path, (entry.get("version", ""), entry.get("license", "not stated"))


def _licence(package: Distribution) -> str:
    """What the package says: as an expression, else in its classifiers, else in a word."""
    facts = package.metadata
    if "License-Expression" in facts:
        return str(facts["License-Expression"])
    classifiers = [
        line.rpartition(" :: ")[2] for line in facts.get_all("Classifier") or [] if line.startswith("License")
    ]
    named = [name for name in classifiers if name != "OSI Approved"]
    if named:
        return ", ".join(_SHORT.get(name, name) for name in named)
    word = str(facts["License"]).strip().splitlines() if "License" in facts else []
    return _SHORT.get(word[0], word[0]) if word and len(word[0]) <= 60 else "not stated"


def _part(title: str, rows: list[Row]) -> str:
    lines = [f"| {row.name} | {row.version} | {re.sub(r'[|]', '/', row.licence)} |" for row in rows]
    return "\n".join([f"\n## {title}\n", "| package | version | licence |", "|---|---|---|", *lines, ""])


if __name__ == "__main__":
    sys.exit(main())
