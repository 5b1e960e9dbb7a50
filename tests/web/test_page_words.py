"""Words that are loaded with a page of their own are said on such pages alone: elsewhere they would not be there."""

import re
from functools import cache
from pathlib import Path

from tests.web.words import OWNERS, SOURCE, asked

IMPORTED = re.compile(r"""(?:\bfrom|^import|[^.\w]import\()\s*['"](\.{1,2}/[^'"]+)['"]""", re.MULTILINE)
WORDY = re.compile(r"wordy\(import\('(\.{1,2}/[^']+)'\)\)")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
ENDINGS = ("", ".ts", ".svelte.ts", ".svelte", "/index.ts")


@cache
def read(path: Path) -> str:
    return path.read_text("utf-8")


def of_pages() -> list[str]:
    """The messages of such pages; they are the same in both languages."""
    files = re.findall(r"'(\./en/[\w-]+\.ftl)\?raw'", read(SOURCE / "text" / "en.pages.ts"))
    return [name for file in files for name in MESSAGE.findall(read(SOURCE / "text" / file))]


def others() -> set[Path]:
    """All that can be on the screen besides these pages: what `main.ts` brings, except through `wordy`."""
    found, next_ones = set[Path](), [SOURCE / "main.ts"]
    while next_ones:
        path = next_ones.pop()
        if path in found or path.suffix not in (".ts", ".svelte"):
            continue
        found.add(path)
        places = (path.parent / name for name in IMPORTED.findall(WORDY.sub("", read(path))))
        next_ones += [whole for place in places if (whole := at(place)) is not None]
    return found


def at(place: Path) -> Path | None:
    """The file that an import means."""
    tried = (Path(f"{place.resolve()}{ending}") for ending in ENDINGS)
    return next((path for path in tried if path.is_file()), None)


def test_they_are_said_nowhere_else() -> None:
    names, elsewhere = of_pages(), {str(path.relative_to(SOURCE)) for path in others()}
    assert len(names) > 150
    assert {"pages/Lobby.svelte", "pages/TablePage.svelte", "pages/Settings.svelte"} <= elsewhere
    assert "pages/Account.svelte" not in elsewhere
    said = [one for owner in OWNERS for one in asked(owner) if one.where.partition(":")[0] in elsewhere]
    assert len(said) > 300
    named = [one for one in said if re.search(r"\w-", one.pattern.removeprefix(r"[\w-]+"))]  # not what is a name alone
    wrong = {one.where: one.pattern for one in named if any(re.fullmatch(one.pattern, name) for name in names)}
    assert not wrong
    # Kept in a variable before they are asked for, as the lists of keys are.
    kept = re.compile(rf"['\"`]({'|'.join(map(re.escape, names))})['\"`]")
    assert not {path.name: found for path in others() if (found := kept.findall(read(path)))}
