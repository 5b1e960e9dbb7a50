"""Packages with games that are installed for a while: put on the path with the metadata that pip would write."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hanpan.games import registry

PACKAGE = Path(__file__).parent / "package"


def write_metadata(folder: Path, name: str, entries: dict[str, str]) -> None:
    """What pip leaves of a package: its name and version, and its entry points."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    lines = (f"{game} = {value}\n" for game, value in entries.items())
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{''.join(lines)}", "utf-8")


def pip_install(package: Path, folder: Path) -> None:
    """Let pip build the package and put it into the folder, with what is there and without a network."""
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", folder, package], check=True)


@contextmanager
def installed(folder: Path, name: str, entries: dict[str, str], source: Path = PACKAGE) -> Iterator[None]:
    """The package is there, also for the processes that are started meanwhile."""
    write_metadata(folder, name, entries)
    with on_path(folder, source):
        yield


@contextmanager
def on_path(*folders: Path) -> Iterator[None]:
    """What lies in the folders is installed, also for the processes that are started meanwhile."""
    added = [str(folder) for folder in folders]
    before = os.environ.get("PYTHONPATH")
    sys.path[:0] = added
    os.environ["PYTHONPATH"] = os.pathsep.join([*added, *([before] if before else [])])
    registry.forget()
    try:
        yield
    finally:
        for path in added:
            sys.path.remove(path)
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        registry.forget()
