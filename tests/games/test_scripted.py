"""The scripted games: of every written answer comes what the script says, kinds, clauses and numbers."""

from pathlib import Path

import pytest

from hanpan.core.contract.refusal import Refused
from tests.games.scripted import MOST_LINES, parsed, played, scripts

SCRIPTS = list(scripts())


@pytest.mark.parametrize(("game_id", "mode", "path"), SCRIPTS, ids=[f"{game}-{mode}" for game, mode, _ in SCRIPTS])
def test_the_game_goes_as_its_script_says(game_id: str, mode: str, path: Path) -> None:
    assert path.exists(), "begin it with `python -m tests.games.scripted`, and read it"
    text = path.read_text("utf-8")
    script = parsed(text)
    assert (script.game, script.mode) == (game_id, mode)
    assert played(script) == text, "if this is meant: `python -m tests.games.scripted`"
    assert len(text.splitlines()) <= MOST_LINES


def test_no_script_is_left_over() -> None:
    assert set(Path(__file__).parent.glob("*/scripted/*")) == {path for *_, path in SCRIPTS}


def test_an_answer_that_is_not_allowed_ends_a_script() -> None:
    script = parsed(SCRIPTS[0][2].read_text("utf-8"))
    (_, first), *others = script.steps
    with pytest.raises((Refused, ValueError)):
        played(script._replace(steps=((True, others[0][1]), (True, first))))
