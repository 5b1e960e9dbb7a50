"""The public surface: every name with its signature, in tests/api/surface.txt. A test compares it with the code.

python -m tools.surface    # after a change that is meant: docs/api.md tells what may change when
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import hanpan
from hanpan import api, errors
from hanpan.core.contract.game import Game, GameInfo, Outcome, Prompt
from hanpan.core.contract.refusal import Refusal
from hanpan.core.match.match import Match
from hanpan.core.proofs.casebook import CaseReport
from hanpan.core.replay import VerifyReport
from hanpan.lab.sim_report import SimReport
from tools.web import ROOT

FILE = ROOT / "tests" / "api" / "surface.txt"
HEAD = "# The public surface (docs/api.md), made by `python -m tools.surface`. Changes are told in CHANGELOG.md.\n"
GIVEN = (
    *(Match, Game, GameInfo, Prompt, Outcome, Refusal),
    *(api.Board, api.Judged, CaseReport, VerifyReport, SimReport, api.Answered),
)
"""Kinds of values that the functions take and give."""


def main() -> int:
    """Write the file anew."""
    FILE.write_text(surface(), "utf-8")
    return 0


def surface() -> str:
    """Every name with its signature, a line each."""
    lines = [line for name in hanpan.__all__ for line in _of(name)]
    lines += [line for kind in GIVEN for line in ("", *_of_class(kind))]
    return HEAD + "\n".join(lines) + "\n"


def _of(name: str) -> Iterator[str]:
    found = getattr(api, name, None) or getattr(hanpan, name)
    if isinstance(found, ModuleType):
        yield from (f"hanpan.{name}.{one}" for one in errors.__all__)
    else:
        yield f"hanpan.{name}{_signature(_tree(found))}"


def _of_class(kind: Any) -> Iterator[str]:
    tree = _tree(kind)
    assert isinstance(tree, ast.ClassDef)
    yield f"{kind.__name__}"
    for part in tree.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id[0] != "_":
            yield f"    {part.target.id}: {ast.unparse(part.annotation)}"
        elif isinstance(part, ast.FunctionDef) and part.name[0] != "_":
            marks = {mark.id for mark in part.decorator_list if isinstance(mark, ast.Name)}
            returns = f": {ast.unparse(part.returns)}" if part.returns else ""
            yield f"    {part.name}{returns if 'property' in marks else _signature(part)}"


def _tree(thing: Any) -> ast.stmt:
    return ast.parse(textwrap.dedent(inspect.getsource(thing))).body[0]


def _signature(tree: ast.stmt) -> str:
    assert isinstance(tree, ast.FunctionDef)
    assert tree.returns is not None
    return f"({ast.unparse(tree.args)}) -> {ast.unparse(tree.returns)}"


if __name__ == "__main__":
    sys.exit(main())
