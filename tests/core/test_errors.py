"""Errors say what is wrong in both languages."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan import errors
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.params import BadParameter
from tests.cli.run import hanpan
from tests.test_architecture import ROOT as SOURCE

# Errors that word themselves, from what they are given.
OF_THEIR_OWN = {"ClosedMode", "NeedsLab", "Refused", "UnknownBot", "UnknownGame", "UnknownMode", "UnknownRules"}
LETTERS = re.compile("[a-z]{2}")
HANGUL = re.compile("[가-힣]")


def _kinds(kind: type[HanpanError]) -> set[str]:
    return {kind.__name__}.union(*map(_kinds, kind.__subclasses__()))


def _without_korean(path: Path) -> Iterator[str]:
    """Errors of ours that a file raises with English words and without Korean ones."""
    kinds = _kinds(HanpanError) - OF_THEIR_OWN
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)):
            continue
        call = node.exc
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        worded = [argument for argument in call.args if not isinstance(argument, ast.Call)]  # `texts(…)` has both
        parts = [part for argument in worded for part in ast.walk(argument)]
        says = any(isinstance(one, ast.Constant) and LETTERS.search(str(one.value)) for one in parts)
        if name in kinds and says and "ko" not in {keyword.arg for keyword in call.keywords}:
            yield f"{path.relative_to(SOURCE)}:{node.lineno}"


def test_every_error_has_korean_words() -> None:
    assert {kind.__name__ for kind in map(vars(errors).get, errors.__all__) if kind} <= _kinds(HanpanError)
    assert [found for path in sorted(SOURCE.rglob("*.py")) for found in _without_korean(path)] == []


def test_an_error_without_korean_words_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.core.test_errors.SOURCE", tmp_path)
    file = tmp_path / "some.py"
    file.write_text(
        'raise BadDay("no day")\nraise BadDay(f"{text}: {error}")\nraise BadDay("no day", ko="x")\n', "utf-8"
    )
    assert list(_without_korean(file)) == ["some.py:1"]


def test_an_error_keeps_both_languages_on_its_way_between_processes() -> None:
    error = BadParameter("shield.cost: 9 is outside 0 to 5", ko="shield.cost: 9, 0부터 5까지여야 합니다")
    again = pickle.loads(pickle.dumps(error))
    assert (told(again, "en"), told(again, "ko")) == (str(error), error.ko)
    assert told(KeyError("x"), "ko") == "'x'"


@pytest.mark.parametrize(
    "line",
    [
        "rules chess",
        "rules clash CL-9",
        "params dice-battle --set shield.cost=99",
        "params dice-battle --set shield.price=1",
        "sim clash --mode nowhere",
        "sim clash --seats nobody,easy",
        "sim clash --games 3 --seats easy,normal",
        "sim clash --day tomorrow",
        "lab vary dice-battle --vary shield.cost",
        "case from-replay nowhere.jsonl --at 1",
    ],
)
def test_a_command_says_what_is_wrong_in_the_language_asked_for(line: str, tmp_path: Path) -> None:
    korean, english = (hanpan(*line.split(), "--lang", lang) for lang in ("ko", "en"))
    assert korean.exit_code == english.exit_code == 2
    assert not HANGUL.search(english.output)
    if "nowhere.jsonl" not in line:  # those are words of the system
        assert HANGUL.search(korean.output)
