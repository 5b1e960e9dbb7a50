"""The notebooks of the examples run, and show what is kept in them."""

import json
from pathlib import Path

import pytest

from tools.notebook import executed, notebooks, written


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_shows_what_its_cells_give(path: Path) -> None:
    kept = path.read_text("utf-8")
    assert written(executed(json.loads(kept), path.name)) == kept, "run `python -m tools.notebook`, and look at it"


def test_a_notebook_shows_a_game_a_board_a_case_and_a_question() -> None:
    (path,) = notebooks()
    cells = {cell["id"]: cell for cell in json.loads(path.read_text("utf-8"))["cells"]}
    for name in ("view", "judge", "ask"):
        (output,) = cells[name]["outputs"]
        assert {"text/html", "text/plain"} == output["data"].keys()
    assert "✓" in "".join(cells["judge"]["outputs"][0]["data"]["text/plain"])


def test_a_cell_prints_and_shows_as_in_jupyter() -> None:
    cell = {"cell_type": "code", "source": ["print('a')\n", "b = 1\n", "b + 1"]}
    (done,) = executed({"cells": [cell]}, "small")["cells"]
    assert [one["output_type"] for one in done["outputs"]] == ["stream", "execute_result"]
    assert done["outputs"][1]["data"] == {"text/plain": ["2"]}
    with pytest.raises(ZeroDivisionError):
        executed({"cells": [{"cell_type": "code", "source": ["1 / 0"]}]}, "small")
