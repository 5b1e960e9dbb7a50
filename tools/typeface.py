"""The typeface of the client: .tools-venv/bin/python -m tools.typeface (the environment of `make lock` has fonttools).

Two weights of Pretendard (npm `pretendard`, SIL Open Font License 1.1) with only the letters that our words use, about
a tenth of them. Other syllables, in people's names say, come from the fonts of the system. `python -m tools.pictures`
installs what it is cut from.
"""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.pictures import MATERIAL, material
from tools.web import ROOT, WEB

TARGET: Final = WEB / "src" / "look" / "typeface"
SOURCE: Final = MATERIAL / "node_modules" / "pretendard" / "dist"
WEIGHTS: Final = {"regular": "Pretendard-Regular.otf", "bold": "Pretendard-Bold.otf"}
ALWAYS: Final = "".join(map(chr, range(0x20, 0x7F))) + "·×÷−–—…‘’“”°±→←↑↓○●"  # ASCII, and what sums and sentences need
_READ: Final = ("*.ftl", "*.toml", "guide.*.md")


def letters() -> str:
    """Every letter of our words, in order."""
    found = set(ALWAYS)
    for path in _texts():
        found |= set(path.read_text("utf-8"))
    return "".join(sorted(letter for letter in found if letter.isprintable() and not _pictograph(letter)))


def _texts() -> Iterator[Path]:
    for folder in (ROOT / "src" / "hanpan", WEB / "src"):
        for pattern in _READ:
            yield from sorted(folder.rglob(pattern))


def _pictograph(letter: str) -> bool:
    return ord(letter) > 0xFFFF or 0x2600 <= ord(letter) <= 0x27BF


def main() -> int:
    """Write both weights, the list of their letters and the licence."""
    subset = importlib.import_module("fontTools.subset")
    material()
    text = letters()
    for name, file in WEIGHTS.items():
        options = subset.Options(
            flavor="woff2", layout_features=["kern", "tnum", "calt", "ccmp"], hinting=False, desubroutinize=True
        )
        font = subset.load_font(str(SOURCE / "public" / "static" / file), options)
        cutter = subset.Subsetter(options)
        cutter.populate(text=text)
        cutter.subset(font)
        subset.save_font(font, str(TARGET / f"{name}.woff2"), options)
    (TARGET / "letters.txt").write_text(text + "\n", "utf-8")
    shutil.copyfile(SOURCE / "LICENSE.txt", TARGET / "LICENSE.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
