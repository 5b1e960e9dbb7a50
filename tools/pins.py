"""Lock the pinned packages: the versions of requirements/NAME.in with the hash of every file, in requirements/NAME.txt.

python -m tools.pins
"""

import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).resolve().parent.parent / "requirements"
NAMES = ("dev", "lab", "bench", "tools")
HEAD = "# Made from {name}.in by `make lock`; do not edit. Whatever is installed must have one of these hashes.\n"


def main() -> int:
    """Write every lock file anew; the exit code says whether it worked."""
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
