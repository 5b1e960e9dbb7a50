"""Make the demonstration: a folder of static files in which all games run in the browser alone (docs/demo.md).

python -m tools.demo [FOLDER]
"""

import json
import shutil
import sys
from pathlib import Path

from tools.engine.build import FOLDER as ENGINE
from tools.engine.build import NoEngine, engine
from tools.web import DIST, ROOT, build

FOLDER = ROOT / "out" / "demo"
NOT_SHOWN = ("preview", "sw.js.map")  # pictures for links, which a server sends


def main(argv: list[str]) -> int:
    """Build it; the exit code says whether it worked."""
    if build() != 0:
        return 1
    try:
        folder = demo(Path(argv[0]).resolve() if argv else FOLDER)
    except NoEngine as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{folder}: {size_of(folder) / 1e6:.2f} MB")
    return 0


def demo(folder: Path, client: Path = DIST) -> Path:
    """The demonstration with this built client, in a folder that is made anew. Raises NoEngine."""
    version = engine(ENGINE)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(client, folder, ignore=lambda _, names: [name for name in names if _hidden(name)])
    address = f"/engine/{version}/"
    place = folder / "engine" / version
    shutil.copytree(ENGINE, place)
    page = (folder / "index.html").read_text("utf-8")
    page = page.replace("</title>", f'</title>\n    <meta name="engine" content="{address}" />', 1)
    for name in ("index.html", "404.html"):  # hosts of files send the second for addresses that they do not know
        (folder / name).write_text(page, "utf-8")
    files = sorted(f"/{path.relative_to(folder).as_posix()}" for path in folder.rglob("*") if path.is_file())
    kept = [name for name in files if name.startswith(("/assets/", "/engine/")) and not name.endswith(".txt")]
    (place / "files.json").write_text(json.dumps({"version": version, "files": kept}), "utf-8")
    return folder


def size_of(folder: Path) -> int:
    """Bytes of all files, as they are served."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _hidden(name: str) -> bool:
    return name.startswith((".", *NOT_SHOWN))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
