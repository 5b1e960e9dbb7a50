"""Environments outside the repository, with a wheel of Hanpan and exactly what it declares to need.

Nothing is fetched: what a wheel requires is taken from the environment of the tests, file by file, and what it does not
name is not there. `make release` installs from an index instead.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Clean:
    """A Python with nothing in it but Hanpan and its requirements."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        venv.create(folder / "venv", with_pip=False)
        layout = {"base": str(folder / "venv"), "platbase": str(folder / "venv")}
        self.bin = Path(sysconfig.get_path("scripts", "venv", layout))
        self.site = Path(sysconfig.get_path("purelib", "venv", layout))
        self.python = self.bin / Path(sys.executable).name
        options = ["--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", *options, str(wheel)]
        subprocess.run(pip, check=True)
        self.distributions = sorted(_needed(Distribution.at(next(self.site.glob("hanpan-*.dist-info"))), extras))
        for name in self.distributions:
            _take(distribution(name), self.site)

    @property
    def environment(self) -> dict[str, str]:
        """What programs are told: a home of their own, no way back to the repository, English."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "HANPAN", "XDG"))}
        return kept | {
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "LC_ALL": "C.UTF-8",
            "BROWSER": "true",
            "PATH": str(self.bin),
        }

    def run(self, *words: str, code: int = 0) -> str:
        """What a program of this environment prints, on both streams; it must leave with that code."""
        command = [str(self.bin / words[0]), *words[1:]]
        done = subprocess.run(
            command, cwd=self.home, env=self.environment, capture_output=True, encoding="utf-8", check=False
        )
        said = done.stdout + done.stderr
        assert done.returncode == code, said
        return said


def _needed(root: Distribution, extras: tuple[str, ...]) -> set[str]:
    """Whatever a distribution with these extras needs, by name, without itself."""
    found: set[str] = set()
    waiting = [(root, extra) for extra in ("", *extras)]
    seen = {(canonicalize_name(root.name), extra) for _, extra in waiting}
    while waiting:
        dist, extra = waiting.pop()
        for text in dist.requires or ():
            wanted = Requirement(text)
            if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
                continue
            name = canonicalize_name(wanted.name)
            for more in ("", *wanted.extras):
                if (name, more) not in seen:
                    seen.add((name, more))
                    waiting.append((root if name == canonicalize_name(root.name) else distribution(name), more))
            found.add(name)
    return found - {canonicalize_name(root.name)}


def _take(dist: Distribution, site: Path) -> None:
    """The files of an installed distribution, also in this environment; its scripts stay behind."""
    for file in dist.files or ():
        if file.parts[0] == ".." or file.suffix == ".pyc":
            continue
        target = site / file
        target.parent.mkdir(parents=True, exist_ok=True)
        source = Path(str(dist.locate_file(file)))
        if not source.is_file() or target.exists():
            continue
        try:
            os.link(source, target)
        except OSError:  # another disk
            shutil.copy2(source, target)
