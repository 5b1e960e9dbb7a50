"""Make the documentation site in out/site, English at its root and Korean in ko/.

python -m tools.site [FOLDER]
"""

import sys
from pathlib import Path

from tools.site.build import NotBuilt, build
from tools.web import ROOT


def main(argv: list[str]) -> int:
    """Build it; the exit code says whether it worked without a warning."""
    folder = Path(argv[0]).resolve() if argv else ROOT / "out" / "site"
    try:
        build(folder)
    except NotBuilt as error:
        print(error, file=sys.stderr)
        return 1
    print(folder / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
