"""Cases from files and folders."""

import re
from pathlib import Path

from hanpan.core.proofs.casebook.parse import parse_case
from hanpan.core.proofs.casebook.schema import Case
from hanpan.core.proofs.casebook.tree import BadCase, parse_tree, read_tree

SUFFIX = ".yaml"
_DONE = re.compile(rb"^do:", re.MULTILINE)


def load_case(path: Path | str) -> Case:
    """The case in a file. Raises BadCase, which names file, line and key."""
    path = Path(path)
    return parse_case(path, read_tree(path))


def parse_text(text: str, path: Path | str = "case.yaml") -> Case:
    """The case a text holds; `path` is its name in messages. Raises BadCase."""
    return parse_case(Path(path), parse_tree(text, Path(path)))


def case_files(folder: Path | str) -> list[Path]:
    """The cases of games in a folder and below, in a fixed order. Raises BadCase."""
    folder = Path(folder)
    if not folder.is_dir():
        raise BadCase(folder, 0, "is not a folder", ko="폴더가 아닙니다")
    return [path for path in _files(folder) if not of_tournament(path)]


def tournament_files(folder: Path | str) -> list[Path]:
    """The cases of tournaments in a folder and below. Raises BadCase."""
    return [path for path in _files(Path(folder)) if of_tournament(path)]


def of_tournament(path: Path) -> bool:
    """Whether a file is a case of the rules of tournaments: nothing is played in it, things are done
    (hanpan/tournaments/cases.py)."""
    try:
        return _DONE.search(path.read_bytes()) is not None
    except OSError:
        return False


def _files(folder: Path) -> list[Path]:
    for path in sorted(folder.rglob("*.yml")):
        raise BadCase(
            path,
            0,
            f"cases end in {SUFFIX}; this one would never be run",
            ko=f"판례 파일은 {SUFFIX}로 끝나야 합니다. 이 파일은 실행되지 않습니다",
        )
    return sorted(folder.rglob(f"*{SUFFIX}"))


def load_casebook(folder: Path | str) -> list[Case]:
    """Every case in a folder and below, each id once. Raises BadCase."""
    cases, bad = load_readable(folder)
    for error in bad:
        raise error
    return cases


def load_readable(folder: Path | str) -> tuple[list[Case], list[BadCase]]:
    """The cases in a folder and below, and what is wrong with the files that cannot be used. Raises BadCase for a
    folder without any file."""
    cases: dict[str, Case] = {}
    bad: list[BadCase] = []
    for path in case_files(folder):
        try:
            case = load_case(path)
        except BadCase as error:
            bad.append(error)
            continue
        first = cases.setdefault(case.id, case)
        if first is not case:
            place = f"{first.path}:{first.line}"
            reason, ko = f"case: the id {case.id} is taken by {place}", f"case: 이미 쓴 id입니다: {case.id}, {place}"
            bad.append(BadCase(path, case.line, reason, ko=ko))
    if not cases and not bad:
        raise BadCase(Path(folder), 0, "holds no cases", ko="판례가 없습니다")
    return list(cases.values()), bad
