"""Make the engine: Python for the browser with our rules in it, for the demonstration and for playing offline.

python -m tools.engine.build [FOLDER]    # out/engine, only if something changed
"""

import gzip
import hashlib
import io
import json
import lzma
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import hanpan
from tools.engine.closure import needed
from tools.engine.undocumented import undocumented
from tools.pins import REQUIREMENTS
from tools.web import ROOT, alone, npm

FOLDER = ROOT / "out" / "engine"
ABOUT = "about.json"  # which engine it is, and of which Hanpan
ENGINE = Path(__file__).parent
PYODIDE = ENGINE / "node_modules" / "pyodide"
WHEELS = ENGINE / "node_modules" / ".wheels"
PACKAGES = ("fluent.syntax", "msgspec", "ruamel.yaml", "typing_extensions")
MACHINE = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
_DAY_ONE = (1980, 1, 1, 0, 0, 0)  # of every file in an archive, so that the same sources make the same bytes

_PYODIDE = """Pyodide

Under the Mozilla Public License 2.0, which is at https://mozilla.org/MPL/2.0/; the source is at
https://github.com/pyodide/pyodide. In it is Python, Copyright (c) 2001 Python Software Foundation, under the licence
of typing_extensions above. Both are as their makers built them, without the parts of Python's library that no game
needs.
"""


class NoEngine(RuntimeError):
    """Something that the engine is made of could not be had; the message says what."""


def main(argv: list[str]) -> int:
    """Build it; the exit code says whether it worked."""
    try:
        engine(Path(argv[0]).resolve() if argv else FOLDER)
    except NoEngine as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def engine(folder: Path) -> str:
    """The engine's files in a folder, and which engine it is. Raises NoEngine."""
    with alone():
        wanted = _inputs()
        about = folder / ABOUT
        if about.is_file() and (known := json.loads(about.read_text("utf-8")))["from"] == wanted:
            return str(known["version"])
        _fetch()
        print("Building the games for the browser …", flush=True)
        parts = dict(engine_files())
        total = hashlib.sha256(b"".join(name.encode() + data for name, data in sorted(parts.items())))
        version = total.hexdigest()[:16]
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, data in parts.items():
            (folder / name).write_bytes(data)
        about.write_text(json.dumps({"version": version, "hanpan": hanpan.__version__, "from": wanted}), "utf-8")
        return version


def _inputs() -> str:
    """A name for all that the engine is made of."""
    total = hashlib.sha256(hanpan.__version__.encode())
    source = Path(hanpan.__file__).parents[1]
    ours = sorted(path for path in ENGINE.iterdir() if path.is_file())
    for path in (*needed(source), *ours, REQUIREMENTS / "dev.txt", ROOT / "LICENSE", ROOT / "pyproject.toml"):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def engine_files() -> Iterator[tuple[str, bytes]]:
    """The engine: Python for the browser, what it needs of its library, our rules, and the packages under them."""
    yield "pyodide.mjs", (PYODIDE / "pyodide.mjs").read_bytes()
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        yield f"{name}.gz", _packed((PYODIDE / name).read_bytes())
    yield "python_stdlib.zip.gz", _packed(_archive(_library()))
    about = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    yield "pyodide-lock.json", json.dumps({"info": about, "packages": {}}).encode()
    yield (
        "hanpan.zip.xz",
        lzma.compress(_archive({**dict(_packages()), **dict(_ours())}), preset=9 | lzma.PRESET_EXTREME),
    )
    yield "licences.txt", "".join(_licences()).encode()


def _library() -> dict[str, bytes]:
    """Python's own library without what no game needs."""
    with (ENGINE / "library.toml").open("rb") as file:
        listed = tomllib.load(file)
    unused, parts, encodings = (set(listed[name]) for name in ("unused", "parts", "encodings"))
    found = {}
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            top, _, rest = name.partition("/")
            if name.endswith("/") or top.removesuffix(".py") in unused:
                continue
            if name not in parts and (top != "encodings" or rest.removesuffix(".py") in encodings):
                found[name] = archive.read(name)
    return found


def _packages() -> Iterator[tuple[str, bytes]]:
    """The packages that the rules and the server for one visitor need."""
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                metadata = ".dist-info/" in name and not name.endswith("/METADATA")
                if not (name.endswith(("/", ".pyi")) or metadata):
                    yield name, archive.read(name)


def _ours() -> Iterator[tuple[str, bytes]]:
    """The rules and the server for one visitor, registered as an installed package is."""
    source = Path(hanpan.__file__).parents[1]
    for path in needed(source):
        yield path.relative_to(source).as_posix(), path.read_bytes()
    about = f"hanpan-{hanpan.__version__}.dist-info"
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: hanpan\nVersion: {hanpan.__version__}\n".encode()
    yield f"{about}/entry_points.txt", _entry_points().encode()


def _entry_points() -> str:
    """Where our games are, as the package registers them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        games = tomllib.load(file)["project"]["entry-points"]["hanpan.games"]
    return "\n".join(("[hanpan.games]", *(f"{name} = {place}" for name, place in games.items()), ""))


def _licences() -> Iterator[str]:
    """The licences of what is shipped, each as its package has it."""
    yield "Hanpan\n\n" + (ROOT / "LICENSE").read_text("utf-8")
    bare: list[str] = []
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            texts = [name for name in archive.namelist() if _is_licence(name)]
            bare += [] if texts else [wheel.name]
            for name in texts:
                yield f"\n\n{'-' * 70}\n{wheel.name}\n\n{archive.read(name).decode('utf-8')}"
    apache = (ENGINE / "apache-2.0.txt").read_text("utf-8")  # of those that bring no text; a test says which they are
    yield f"\n\n{'-' * 70}\n{', '.join(bare)}\n\n{apache}"
    yield f"\n\n{'-' * 70}\n{_PYODIDE}"


def _fetch() -> None:
    """Python for the browser and the packages, as the lock files name them with their hashes. Raises NoEngine."""
    lock = (ENGINE / "package-lock.json").read_bytes()
    lines = _locked((REQUIREMENTS / "dev.txt").read_text("utf-8"))
    stamp, wanted = WHEELS / ".fetched-from", hashlib.sha256(lock + lines.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    print("Fetching Python for the browser …", flush=True)
    if npm("ci", "--no-audit", "--no-fund", "--loglevel=error", folder=ENGINE) != 0:
        raise NoEngine("Pyodide could not be fetched (npm ci failed, see above)")
    WHEELS.mkdir(parents=True)
    asked = WHEELS / "requirements.txt"
    asked.write_text(lines, "utf-8")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command = [*pip, "--only-binary", ":all:", *MACHINE, "--require-hashes", "-d", str(WHEELS), "-r", str(asked)]
    if subprocess.run(command, check=False).returncode != 0:
        raise NoEngine("the packages could not be fetched (pip download failed, see above)")
    stamp.write_text(wanted, "utf-8")


def _locked(text: str) -> str:
    """The lines of a lock file for our packages, with their hashes."""
    blocks = [block for block in text.replace("\\\n", " ").splitlines() if "==" in block]
    chosen = [block for block in blocks if block.partition("==")[0].strip().replace("_", "-") in _NAMES]
    if len(chosen) != len(PACKAGES):
        raise NoEngine("requirements/dev.txt does not pin every package of the engine")
    return "\n".join(chosen) + "\n"


_NAMES = {name.replace("_", "-").replace(".", "-") for name in PACKAGES} | {name.replace("_", "-") for name in PACKAGES}


def _archive(files: dict[str, bytes]) -> bytes:
    """Files in one archive, sources without docstrings: packed as a whole afterwards they take less."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _DAY_ONE), undocumented(data) if name.endswith(".py") else data)
    return out.getvalue()


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _is_licence(name: str) -> bool:
    return ".dist-info/" in name and name.upper().rpartition("/")[2].startswith(("LICENSE", "COPYING"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
