"""Cases from files and folders."""

from pathlib import Path

from hanpan.core.proofs.casebook.parse import parse_case
from hanpan.core.proofs.casebook.schema import Case
from hanpan.core.proofs.casebook.tree import BadCase, parse_tree, read_tree

SUFFIX = ".yaml"


def load_case(path: Path | str) -> Case:
    """The case in a file. Raises BadCase, which names file, line and key."""
    path = Path(path)
    return parse_case(path, read_tree(path))


def parse_text(text: str, path: Path | str = "case.yaml") -> Case:
    """The case a text holds; `path` is its name in messages. Raises BadCase."""
    return parse_case(Path(path), parse_tree(text, Path(path)))


def case_files(folder: Path | str) -> list[Path]:
    """The case files in a folder and below, in a fixed order. Raises BadCase."""
    folder = Path(folder)
    if not folder.is_dir():
        raise BadCase(folder, 0, "is not a folder")
    for path in sorted(folder.rglob("*.yml")):
        raise BadCase(path, 0, f"cases end in {SUFFIX}; this one would never be run")
    return sorted(folder.rglob(f"*{SUFFIX}"))


def load_casebook(folder: Path | str) -> list[Case]:
    """Every case in a folder and below, each id once. Raises BadCase."""
    cases: dict[str, Case] = {}
    for path in case_files(folder):
        case = load_case(path)
        if case.id in cases:
            first = cases[case.id]
            raise BadCase(path, case.line, f"case: the id {case.id} is taken by {first.path}:{first.line}")
        cases[case.id] = case
    if not cases:
        raise BadCase(Path(folder), 0, "holds no cases")
    return list(cases.values())
