"""Makes the two lists that accounts are checked against: `python -m tools.identity_data`.

It needs the packages `confusable-homoglyphs` (Unicode's confusables.txt) and `zxcvbn` (the commonest passwords) in the
environment that runs it; the server needs neither. A new table of confusables changes skeletons that are stored,
so it comes with a migration that makes them anew.
"""

import gzip
import importlib
import json
import sys
import unicodedata
from importlib.resources import files
from pathlib import Path

HANPAN = Path(__file__).parents[1] / "src" / "hanpan"
LOOKALIKES = HANPAN / "core" / "language" / "data" / "confusables.txt"
COMMON_PASSWORDS = HANPAN / "server" / "data" / "passwords.txt.gz"
PASSWORD_LEAST = 8
_MARKS = str.maketrans("", "", "\u200e\u200f")  # the list writes letters of right-to-left scripts between these

_LETTERS = """\
# Letters that look like others: what they look like, a tab, and all of those letters.
# From confusables.txt of Unicode Technical Standard 39 (Unicode, Inc., Unicode License v3), shortened: without
# Hangul, and without what compatibility normalization makes equal anyway.
"""
_PASSWORDS = """\
# The commonest passwords of 8 and more characters, most common first.
# From the frequency lists of zxcvbn (MIT License; Dan Wheeler and Dropbox, Inc.; Daniel Wolf).
"""


def confusables() -> str:
    """Prototype by prototype, in the order of Unicode."""
    data = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8"))
    pairs = {key.translate(_MARKS): [row["c"].translate(_MARKS) for row in rows] for key, rows in data.items()}
    looks: dict[str, list[str]] = {}
    for letter, others in pairs.items():
        # The package gives both directions. A letter looks like one prototype, a prototype like many letters.
        if len(letter) != 1 or len(others) != 1 or is_hangul(letter):
            continue
        (target,) = others
        back = pairs.get(target, [])
        if len(target) == 1 and len(back) == 1 and target > letter:
            continue
        if unicodedata.normalize("NFKC", letter) == letter and target:
            looks.setdefault(target, []).append(letter)
    return "".join(f"{target}\t{''.join(sorted(letters))}\n" for target, letters in sorted(looks.items()))


def passwords() -> str:
    """One a line."""
    lists = importlib.import_module("zxcvbn.frequency_lists").FREQUENCY_LISTS
    return "".join(f"{word}\n" for word in lists["passwords"] if len(word) >= PASSWORD_LEAST)


def is_hangul(letter: str) -> bool:
    """Whether it is a syllable or a part of one."""
    return unicodedata.name(letter, "").startswith(("HANGUL", "HALFWIDTH HANGUL"))


def main() -> int:
    """Write both lists."""
    LOOKALIKES.write_text(_LETTERS + confusables(), "utf-8")
    packed = gzip.compress((_PASSWORDS + passwords()).encode(), 9, mtime=0)  # half of it, in what everybody installs
    COMMON_PASSWORDS.write_bytes(packed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
