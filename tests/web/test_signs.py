"""No emoji and no unusual character stands for a thing: signs are drawn (docs/look.md). The exceptions are listed."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORDS = (
    *ROOT.glob("web/src/**/*.ftl"),
    *ROOT.glob("src/hanpan/games/*/text/*.ftl"),
    *ROOT.glob("src/hanpan/core/**/text/*.ftl"),
)
CODE = tuple(path for kind in ("svelte", "ts", "css") for path in ROOT.glob(f"web/src/**/*.{kind}"))

# Arrows, technical signs, numbers in circles, boxes and shapes, dingbats, emoji, and what makes a sign an emoji.
PICTOGRAPH = re.compile(r"[\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff\uff0b\ufe0f\U0001f000-\U0001faff]")
KEY = re.compile(r"<kbd[^>]*>[^<]*</kbd>")  # what is printed on a key
ANYWHERE = "→"  # from one number or step to the next, in a sentence

# Which file may have which signs, and why.
MAY: dict[str, tuple[str, str]] = {
    "web/src/pages/TablePage.svelte": ("●", "the title of a browser's tab holds letters only"),
    "web/src/people/Around.svelte": ("●", "the same, while one waits for a match of a tournament"),
    "web/src/lib/days*.ts": ("🟩🟥", "a message that one sends of one's days holds letters only"),
    "web/src/text/*/replay.ftl": ("←", "names keys"),
    "web/src/board/KeyList.svelte": ("↑↓←", "names keys"),
    "src/hanpan/games/dice_battle/text/*.ftl": (
        "🗡⚔⚖🛡⚡🔥🎯⭐🍀🎲🌙🔄🃏🦹💥🔋🧹🌫🎴🏆✋📊\ufe0f",
        "what the rules print beside names; boards draw them",
    ),
    "src/hanpan/core/language/text/*.ftl": ("↑↓✕", "the signs of a log without pictures: the terminal's"),
}


def strange() -> Iterator[str]:
    """Each line with signs that it may not have."""
    for path in (*WORDS, *CODE):
        name = path.relative_to(ROOT).as_posix()
        may = ANYWHERE + "".join(signs for pattern, (signs, _) in MAY.items() if fnmatch(name, pattern))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found = {sign for sign in PICTOGRAPH.findall(KEY.sub("", line)) if sign not in may}
            if found:
                yield f"{name}:{number}: {' '.join(sorted(found))}"


def test_signs_are_drawn() -> None:
    assert list(strange()) == []


def test_signs_of_the_rules_stand_beside_drawn_ones_only() -> None:
    # The emoji that the rules of Dice Battle print are messages `icon-…`: a board may list them, and draws each.
    lists = {path.name: path.read_text("utf-8") for path in CODE if re.search(r"['`\"]icon-", path.read_text("utf-8"))}
    stances = {"SeatPanel.svelte", "Sealed.svelte", "Stage.svelte", "TendencyChoice.svelte"}
    assert set(lists) == {"Facts.svelte", *stances}
    for name in stances:
        assert re.findall(r"icon-(\w+)", lists[name]) == ["tendency"]
        assert "pictureOf(`tendency-" in lists[name]
    signs = re.findall(r"icon-(\w+)", lists["Facts.svelte"])
    assert [
        sign
        for sign in signs
        if lists["Facts.svelte"].count(f"pictureOf(`{sign}-")
        + lists["Facts.svelte"].count(f"pictureOf(nameId('{sign}'")
        == 0
    ] == []


def test_every_exception_is_needed() -> None:
    needed = dict.fromkeys(MAY, "")
    for path in (*WORDS, *CODE):
        name = path.relative_to(ROOT).as_posix()
        for pattern in MAY:
            if fnmatch(name, pattern):
                needed[pattern] += path.read_text("utf-8")
    assert [f"{p}: {sign}" for p, (signs, _) in MAY.items() for sign in signs if sign not in needed[p]] == []
