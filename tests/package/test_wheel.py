"""What is given to people: everything that plays is inside, and a wheel can be made from the sources alone."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import hanpan
from hanpan.games.registry import game_ids
from tools.client_in_package import WITHOUT
from tools.dist import NotPackaged, package
from tools.web import DIST, ROOT

pytestmark = pytest.mark.slow


def _wheel(path: Path) -> dict[str, bytes]:
    with ZipFile(path) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist()}


def test_the_wheel_has_all_that_plays(packages: tuple[Path, Path]) -> None:
    sdist, wheel = packages
    files = _wheel(wheel)
    assert (sdist.name, wheel.name) == (
        f"hanpan-{hanpan.__version__}.tar.gz",
        f"hanpan-{hanpan.__version__}-py3-none-any.whl",
    )
    client = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()} - {".built-from"}
    assert {name.removeprefix("hanpan/client/") for name in files if name.startswith("hanpan/client/")} == client
    for game in game_ids():
        package_name = game.replace("-", "_")
        assert f"hanpan/games/{package_name}/rulebook.toml" in files
        assert any(name.startswith(f"hanpan/casebook/{game}/") for name in files)
    sources = {f"hanpan/{path.relative_to(ROOT / 'src' / 'hanpan').as_posix()}" for path in _sources()}
    assert sources - files.keys() == set()
    assert {"hanpan/py.typed", "hanpan/examples/skull/pyproject.toml"} <= files.keys()
    strange = [name for name in files if "__pycache__" in name or not name.startswith(("hanpan/", "hanpan-"))]
    assert strange == []


def _sources() -> list[Path]:
    said = subprocess.run(["git", "ls-files", "-z", "src/hanpan"], cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in said.decode().split("\0") if name and (ROOT / name).is_file()]


def test_a_wheel_from_the_sources_is_the_same_file_by_file(packages: tuple[Path, Path], tmp_path: Path) -> None:
    sdist, wheel = packages
    with tarfile.open(sdist) as sources:
        sources.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    assert (unpacked / "web" / "src" / "main.ts").is_file()  # the client's source is there too
    assert (unpacked / "web" / "dist" / "index.html").is_file()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "again")]
    without_node = os.environ | {"PATH": "", "npm_config_offline": "true"}
    subprocess.run(command, cwd=unpacked, env=without_node, check=True, capture_output=True)
    (again,) = (tmp_path / "again").iterdir()
    assert _wheel(again) == _wheel(wheel)


def test_nothing_is_packaged_without_the_client(packages: tuple[Path, Path], tmp_path: Path) -> None:
    with tarfile.open(packages[0]) as sources:
        sources.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    (unpacked / "web" / "dist" / "index.html").unlink()
    with pytest.raises(NotPackaged, match=f"make dist(.|\n)*{WITHOUT}=1"):
        package(tmp_path / "made", unpacked, ("wheel",))
