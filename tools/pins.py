"""Lock the pinned packages: the versions of requirements/NAME.in with the hash of every file, in requirements/NAME.txt.

python -m tools.pins

`serve.in`, what a container installs, is made of the others: whatever `hanpan[serve]` needs, as dev.in pins it.
"""

import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

REQUIREMENTS = Path(__file__).resolve().parent.parent / "requirements"
NAMES = ("dev", "lab", "bench", "tools", "serve")
HEAD = "# Made from {name}.in by `make lock`; do not edit. Whatever is installed must have one of these hashes.\n"


def main() -> int:
    """Write every lock file anew; the exit code says whether it worked."""
    (REQUIREMENTS / "serve.in").write_text(serving(), "utf-8")
    for name in NAMES:
        found = _locked(REQUIREMENTS / f"{name}.in")
        if found is None:
            return 1
        (REQUIREMENTS / f"{name}.txt").write_text(HEAD.format(name=name) + found, "utf-8")
    return 0


def pins(path: Path) -> dict[str, str]:
    """The versions that a file pins, by name."""
    lines = (line.partition("#")[0].strip().removesuffix("\\").strip() for line in path.read_text("utf-8").splitlines())
    return {name: version for name, sign, version in (line.partition("==") for line in lines) if sign}


def serving() -> str:
    """What `hanpan[serve]` needs on a server, one pin a line."""
    found = {_folded(name): f"{name}=={version}" for name, version in pins(REQUIREMENTS / "dev.in").items()}
    lines = [found[name] for name in sorted(needed("hanpan", "serve"))]
    head = "# What a container of a server installs. Made of dev.in by `make lock`; do not edit."
    return "\n".join([head, *lines, ""])


def needed(distribution_name: str, *extras: str) -> set[str]:
    """The names of all that a distribution with these extras needs here, without itself."""
    root = _folded(distribution_name)
    seen, waiting = {(root, extra) for extra in ("", *extras)}, [(root, extra) for extra in ("", *extras)]
    while waiting:
        name, extra = waiting.pop()
        for text in distribution(name).requires or ():
            wanted = Requirement(text)
            if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
                continue
            for more in ("", *wanted.extras):
                if (one := (_folded(wanted.name), more)) not in seen:
                    seen.add(one)
                    waiting.append(one)
    return {name for name, _ in seen} - {root}


def _folded(name: str) -> str:
    return str(canonicalize_name(name))


def included(path: Path) -> list[str]:
    """The files that a file takes in (`-r dev.in`)."""
    return [line[3:].strip() for line in path.read_text("utf-8").splitlines() if line.startswith("-r ")]


def _locked(path: Path) -> str | None:
    """The pins of a file with their hashes; what it takes in is locked in a file of its own."""
    wanted = "".join(f"{name}=={version}\n" for name, version in pins(path).items())
    command = ["uv", "pip", "compile", "-", "--generate-hashes", "--no-deps", "--no-annotate", "--no-header", "--quiet"]
    done = subprocess.run(command, input=wanted, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"{path.name}: {done.stderr.strip()}", file=sys.stderr)
        return None
    return "".join(f"-r {name.removesuffix('.in')}.txt\n" for name in included(path)) + done.stdout


if __name__ == "__main__":
    sys.exit(main())
