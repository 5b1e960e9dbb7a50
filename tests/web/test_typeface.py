"""The typeface has the letters of our words, and stays small."""

import re

from tools import typeface

MOST_LACKING = 24


def test_it_has_every_syllable_of_our_words() -> None:
    have = set((typeface.TARGET / "letters.txt").read_text("utf-8"))
    lacking = {letter for letter in typeface.letters() if re.match("[가-힣]", letter)} - have
    # A few new ones fall back to the system's font until the next cut.
    assert len(lacking) <= MOST_LACKING, f"run `.tools-venv/bin/python -m tools.typeface`: {sorted(lacking)}"
    assert len(have) > 800


def test_it_is_small_and_says_its_licence() -> None:
    files = {path.name: path.stat().st_size for path in typeface.TARGET.glob("*.woff2")}
    assert files.keys() == {"regular.woff2", "bold.woff2"}
    assert 40_000 < sum(files.values()) <= 200 * 1024
    assert "SIL OPEN FONT LICENSE" in (typeface.TARGET / "LICENSE.txt").read_text("utf-8").upper()


def test_the_letters_are_named_where_the_look_is() -> None:
    family = re.search(r"FAMILY = '(\w+)'", (typeface.TARGET.parent / "typeface.ts").read_text("utf-8"))
    assert family
    tokens = (typeface.TARGET.parent / "tokens.css").read_text("utf-8")
    assert re.search(rf"--text:\s*'{family[1]}',", tokens)
