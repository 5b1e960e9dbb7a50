"""Make a release and see that it works: everything lies in dist/ afterwards, and nothing is sent anywhere.

python -m tools.release    # `make release`

It builds wheel and source distribution, has twine look at them, writes the list of what is shipped and the notes from
CHANGELOG.md, installs the wheel with pip into an environment of its own outside the repository and asks it for a
ruling, looks into the wheel and plays one game of it in a browser (tests/package, tests/e2e/test_wheel.py), and adds
checksums.
"""

import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

import hanpan
from tools import dist, sbom
from tools.web import ROOT, build

CHANGELOG = ROOT / "CHANGELOG.md"
SUMS = "SHA256SUMS"


class NotReleased(RuntimeError):
    """Something is wrong with the release; the message says what."""


def main() -> int:
    """Make it; the exit code says whether everything holds."""
    try:
        for line in release(dist.DIST):
            print(line, flush=True)
    except (NotReleased, dist.NotPackaged, subprocess.CalledProcessError) as error:
        print(f"no release: {error}", file=sys.stderr)
        return 1
    return 0


def release(folder: Path) -> list[str]:
    """What was made. Raises NotReleased, NotPackaged or CalledProcessError."""
    news = notes(hanpan.__version__, CHANGELOG.read_text("utf-8"))
    if build() != 0:
        raise NotReleased("the client does not build")
    made = dist.package(folder)
    subprocess.run(["twine", "check", "--strict", *map(str, made)], check=True)
    (folder / f"hanpan-{hanpan.__version__}.md").write_text(news, "utf-8")
    listed = folder / f"hanpan-{hanpan.__version__}.cdx.json"
    sbom.main([str(listed)])
    _installed(next(path for path in made if path.suffix == ".whl"))
    tests = ["tests/package", "tests/e2e/test_wheel.py"]
    subprocess.run([sys.executable, "-m", "pytest", "-p", "no:faker", *tests], cwd=ROOT, check=True)
    files = sorted([*made, listed, folder / f"hanpan-{hanpan.__version__}.md"])
    (folder / SUMS).write_text("".join(f"{_sum(path)}  {path.name}\n" for path in files), "utf-8")
    return [str(path) for path in (*files, folder / SUMS)]


def notes(version: str, changelog: str) -> str:
    """What people notice of a version; until the day of its tag the section is called Unreleased.

    Raises NotReleased where the changelog does not tell it.
    """
    sections = (rf"^## {re.escape(name)}\b.*?\n(.*?)(?=^## |\Z)" for name in (version, "Unreleased"))
    found = next(filter(None, (re.search(one, changelog, re.DOTALL | re.MULTILINE) for one in sections)), None)
    if found is None or not found[1].strip():
        raise NotReleased(f"CHANGELOG.md has no section `## {version}` that says what people notice")
    return f"# Hanpan {version}\n\n{found[1].strip()}\n"


def _installed(wheel: Path) -> None:
    """As somebody would who has nothing but Python and the file."""
    with tempfile.TemporaryDirectory(prefix="hanpan-release-") as name:
        home = Path(name)
        venv.create(home / "venv", with_pip=True)
        layout = {"base": str(home / "venv"), "platbase": str(home / "venv")}
        scripts = Path(sysconfig.get_path("scripts", "venv", layout))
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "HANPAN", "XDG"))}
        clean = kept | {"HOME": name, "PATH": str(scripts), "LC_ALL": "C.UTF-8"}
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet", f"{wheel}[play]"]
        subprocess.run(pip, check=True, cwd=home, env=kept)
        said = subprocess.run(["hanpan", "--version"], check=True, cwd=home, env=clean, capture_output=True, text=True)
        if hanpan.__version__ not in said.stdout:
            raise NotReleased(f"the installed command says it is {said.stdout.strip()}")
        subprocess.run(["hanpan", "judge", "dice-battle"], check=True, cwd=home, env=clean)


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    os.environ["PATH"] = os.pathsep.join([str(ROOT / ".tools-venv" / "bin"), os.environ.get("PATH", "")])
    sys.exit(main())
