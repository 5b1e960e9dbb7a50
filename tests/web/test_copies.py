"""What two games share lies in the board kit: no six lines in a row stand in two games of the client."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tools.web import WEB

GAMES = WEB / "src" / "games"
RUN = 6
_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
_IMPORT = re.compile(r"^\s*(?:import|export)\b[^;]*?\bfrom\s*'[^']*';|^\s*import\s*'[^']*';", re.MULTILINE)

Place = tuple[Path, int]


def test_no_six_lines_in_a_row_stand_in_two_games() -> None:
    assert copies({path: path.read_text("utf-8") for path in _written()}) == []


def test_a_copy_is_found_whatever_its_white_space_comments_and_imports() -> None:
    lines = [f"const a{i} = {i};" for i in range(RUN)]
    one = "import { a } from './a';\n" + "\n".join(lines)
    other = "/** Another. */\n" + "\n\n  // why\n".join(f"   {line}" for line in lines)
    told = {GAMES / "one" / "a.ts": one, GAMES / "two" / "b.ts": other}
    assert copies(told) == ["one/a.ts:2-7 = two/b.ts:2-17"]
    told[GAMES / "two" / "b.ts"] = other.replace("a3", "b3")
    assert copies(told) == []
    assert copies({GAMES / "one" / "a.ts": one, GAMES / "one" / "b.ts": one}) == []


def copies(texts: dict[Path, str]) -> list[str]:
    """The runs of lines that stand in more than one game, as `game/file:lines = game/file:lines`."""
    seen: dict[tuple[str, ...], list[tuple[Path, int, int]]] = {}
    for path, text in texts.items():
        lines = list(_lines(text))
        for at in range(len(lines) - RUN + 1):
            run = lines[at : at + RUN]
            seen.setdefault(tuple(line for _, line in run), []).append((path, run[0][0], run[-1][0]))
    found: dict[tuple[Path, Path], list[list[int]]] = {}
    for places in seen.values():
        for one, other in ((a, b) for a in places for b in places if _game(a[0]) < _game(b[0])):
            found.setdefault((one[0], other[0]), []).append([*one[1:], *other[1:]])
    return sorted(told for (one, other), runs in found.items() for told in _joined(one, other, sorted(runs)))


def _joined(one: Path, other: Path, runs: list[list[int]]) -> Iterator[str]:
    """Runs that overlap are told as one."""
    kept = [runs[0]]
    for before, run in pairwise(runs):
        if run[0] <= before[1] and before[2] < run[2] <= before[3]:
            kept[-1] = [kept[-1][0], run[1], kept[-1][2], run[3]]
        else:
            kept.append(run)
    for a, b, c, d in kept:
        yield f"{one.relative_to(GAMES)}:{a}-{b} = {other.relative_to(GAMES)}:{c}-{d}"


def _game(path: Path) -> str:
    return path.relative_to(GAMES).parts[0]


def _written() -> Iterator[Path]:
    """The files of games that people write."""
    for path in sorted(GAMES.glob("*/**/*")):
        if path.suffix in (".ts", ".svelte", ".css") and "Generated from" not in path.read_text("utf-8")[:100]:
            yield path


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines that say something, with their numbers: no imports, comments, blank lines or lone punctuation."""
    for pattern in (_COMMENT, _IMPORT):
        text = pattern.sub(lambda match: "\n" * match[0].count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        folded = " ".join(line.split())
        if re.search(r"\w", folded):
            yield number, folded
