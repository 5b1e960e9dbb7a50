"""Packages with games that are installed for a while: put on the path with the metadata that pip would write."""

import os
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


@contextmanager
def installed(folder: Path, name: str, entries: dict[str, str], source: Path = PACKAGE) -> Iterator[None]:
    """The package is there, also for the processes that are started meanwhile."""
    write_metadata(folder, name, entries)
    added = [str(folder), str(source)]
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
