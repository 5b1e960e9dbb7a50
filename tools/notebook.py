"""Runs the notebooks of examples/ and keeps what they show in them, so that readers without Python see it too.

python -m tools.notebook    # writes the outputs anew; a test compares them with what the cells give

A cell is run as Jupyter would: its statements one after the other, what it prints, and what its last expression shows.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from tools.web import ROOT

FOLDER = ROOT / "examples"


def main() -> int:
    """Run every notebook and write it."""
    for path in notebooks():
        path.write_text(written(executed(json.loads(path.read_text("utf-8")), path.name)), "utf-8")
        print(path.relative_to(ROOT))
    return 0


def notebooks() -> list[Path]:
    """Every notebook of the examples."""
    return sorted(FOLDER.glob("*.ipynb"))


def written(notebook: dict[str, Any]) -> str:
    """A notebook as its file has it."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def executed(notebook: dict[str, Any], name: str) -> dict[str, Any]:
    """The notebook with what its cells show now. Raises what a cell raises."""
    space: dict[str, Any] = {"__name__": "__main__"}
    cells, number = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            outputs = _run("".join(cell["source"]), space, f"{name}[{number}]", number)
            cells.append(cell | {"execution_count": number, "outputs": outputs})
        else:
            cells.append(cell)
    return notebook | {"cells": cells}


def _run(source: str, space: dict[str, Any], name: str, number: int) -> list[dict[str, Any]]:
    body = ast.parse(source, name).body
    last = body[-1] if body and isinstance(body[-1], ast.Expr) else None
    body = body[:-1] if last is not None else body
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(body, []), name, "exec"), space)
        shown = eval(compile(ast.Expression(last.value), name, "eval"), space) if isinstance(last, ast.Expr) else None
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
    if shown is not None:
        data = {"text/plain": _lines(str(shown) if hasattr(shown, "_repr_html_") else repr(shown))}
        if hasattr(shown, "_repr_html_"):
            data = {"text/html": _lines(shown._repr_html_())} | data
        result = {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": data}
        outputs.append(result)
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


if __name__ == "__main__":
    sys.exit(main())
