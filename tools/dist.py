"""Make what is given to people: a wheel and a source distribution in dist/, with the built client in both.

python -m tools.dist [FOLDER]
"""

import subprocess
import sys
from pathlib import Path

from tools.web import ROOT, build

DIST = ROOT / "dist"


class NotPackaged(RuntimeError):
    """Building failed; the message has what the tools said."""


def main(argv: list[str]) -> int:
    """Build both; the exit code says whether it worked."""
    if build() != 0:
        return 1
    for made in package(Path(argv[0]).resolve() if argv else DIST):
        print(made)
    return 0


def package(folder: Path, root: Path = ROOT, targets: tuple[str, ...] = ("sdist", "wheel")) -> list[Path]:
    """The files that hatchling makes of a source tree whose client is built. Raises NotPackaged."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("hanpan-*.whl"), *folder.glob("hanpan-*.tar.gz")):
        old.unlink()
    chosen = [word for target in targets for word in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *chosen]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotPackaged(f"{done.stdout}\n{done.stderr}".strip())
    return sorted((*folder.glob("hanpan-*.whl"), *folder.glob("hanpan-*.tar.gz")))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
