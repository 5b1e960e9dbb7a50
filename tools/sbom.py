"""What is shipped, and under which licence: a CycloneDX list for every release.

python -m tools.sbom [FILE]    # in the environment of `make lab`

It has what a wheel needs with all its extras that our environment has, and what the built client carries inside: its
own package, the runtime of Svelte, the icons and the typeface.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

import hanpan
from tools.licences import LOCK, MATERIAL, Row, installed, packages
from tools.pins import needed
from tools.web import ROOT

EXTRAS = ("play", "serve", "previews", "lab", "learn")
INSIDE = ("@fluent/bundle", "svelte")  # of the client's packages those that a browser gets
DRAWN = ("@iconify-json/game-icons", "pretendard")
_EXPRESSION = re.compile(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*")


def main(argv: list[str]) -> int:
    """Write the list."""
    target = Path(argv[0]) if argv else ROOT / "dist" / f"hanpan-{hanpan.__version__}.cdx.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(listed(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(target)
    return 0


def listed() -> dict[str, Any]:
    """The list in the format of CycloneDX 1.6; the same for the same pins."""
    wanted = needed("hanpan", *EXTRAS)
    python = [row for name in ("dev", "lab") for row in installed(name) if _folded(row.name) in wanted]
    browser = [row for row in packages(LOCK) if row.name in INSIDE]
    drawn = [row for row in packages(MATERIAL) if row.name in DRAWN]
    components = [_component(row, "pypi") for row in python] + [_component(row, "npm") for row in (*browser, *drawn)]
    own = _component(Row("hanpan", hanpan.__version__, "MIT"), "pypi")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(components))}",
        "version": 1,
        "metadata": {"component": own | {"type": "application"}},
        "components": sorted(components, key=lambda one: one["bom-ref"]),
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": sorted(one["bom-ref"] for one in components)}],
    }


def _component(row: Row, kind: str) -> dict[str, Any]:
    name = row.name if kind == "npm" else _folded(row.name)
    ref = f"pkg:{kind}/{name.replace('@', '%40')}@{row.version}"
    licence = {"expression": row.licence} if " " in row.licence else {"license": _licence(row.licence)}
    if " " in row.licence and _EXPRESSION.fullmatch(row.licence) is None:
        licence = {"license": {"name": row.licence}}
    return {
        "type": "library",
        "bom-ref": ref,
        "name": row.name,
        "version": row.version,
        "licenses": [licence],
        "purl": ref,
    }


def _licence(word: str) -> dict[str, str]:
    known = {"MIT", "BSD-3-Clause", "BSD-2-Clause", "Apache-2.0", "MPL-2.0", "ISC", "PSF-2.0", "CC-BY-3.0", "OFL-1.1"}
    return {"id": word} if word in known else {"name": word}


def _folded(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
