"""Errors say what is wrong in both languages."""

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hanpan import errors
from hanpan.core.contract.error import told
from hanpan.core.contract.params import BadParameter
from tests.casebook.cases import GOOD
from tests.cli.run import hanpan
from tests.test_architecture import ROOT as SOURCE

# Errors that word themselves, from what they are given.
OF_THEIR_OWN = {"ClosedMode", "NeedsLab", "Refused", "UnknownBot", "UnknownGame", "UnknownMode", "UnknownRules"}
# Errors that only whoever writes a program or a game meets, in English as Python's own.
FOR_PROGRAMMERS = {
    *(
        "BadDataFile",
        "BadPart",
        "BadRulebook",
        "BadSum",
        "BadText",
        "Broken",
        "DecodeError",
        "EndlessGame",
        "HasSecrets",
    ),
    "Unfilled",
    *("MissingText", "NothingFound", "Undeclared", "UnknownLevel", "UnknownWord"),
    *("LabBusy", "NoThought", "NotOwner", "NotStored", "OutOfTime", "ThinkerLost"),  # the server's own, for its log
    *(
        "AssertionError",
        "AttributeError",
        "ImportError",
        "KeyError",
        "OSError",
        "RuntimeError",
        "TypeError",
        "ValueError",
    ),
}
WEB_WORDS = SOURCE.parents[1] / "web" / "src" / "text"
LETTERS = re.compile("[a-z]{2}")
HANGUL = re.compile("[가-힣]")


@cache
def _kinds() -> set[str]:
    """The classes of errors that say themselves in both languages, wherever they are declared."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    found = {"HanpanError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


def _english_alone(path: Path) -> Iterator[tuple[str, str]]:
    """The class and the place of every error that a file raises with English words and without Korean ones."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)):
            continue
        call = node.exc
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        worded = [argument for argument in call.args if not isinstance(argument, ast.Call)]  # `texts(…)` has both
        parts = [part for argument in worded for part in ast.walk(argument)]
        says = any(isinstance(one, ast.Constant) and LETTERS.search(str(one.value)) for one in parts)
        if says and "ko" not in {keyword.arg for keyword in call.keywords}:
            yield name, f"{path.relative_to(SOURCE)}:{node.lineno}"


def test_every_error_has_korean_words() -> None:
    assert {kind.__name__ for kind in map(vars(errors).get, errors.__all__) if kind} <= _kinds()
    ours = _kinds() - OF_THEIR_OWN
    found = [at for path in sorted(SOURCE.rglob("*.py")) for name, at in _english_alone(path) if name in ours]
    assert found == []


def test_only_programmers_are_told_in_english_alone() -> None:
    kinds = {name for path in SOURCE.rglob("*.py") for name, _ in _english_alone(path) if name[:1].isupper()}
    assert kinds - _kinds() - {"ApiError"} - FOR_PROGRAMMERS == set()


def _plain_words(path: Path) -> Iterator[str]:
    """Where a file yields English words that carry no Korean, or raises them as Python's own error."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.JoinedStr | ast.Constant):
            said: ast.expr = node.value
        elif (
            isinstance(node, ast.Raise)
            and isinstance(node.exc, ast.Call)
            and ast.unparse(node.exc.func) == "ValueError"
        ):
            said = node.exc
        else:
            continue
        if any(isinstance(one, ast.Constant) and LETTERS.search(str(one.value)) for one in ast.walk(said)):
            yield f"{path.relative_to(SOURCE)}:{node.lineno}"


def test_every_fault_of_a_position_has_korean_words() -> None:
    files = [*SOURCE.glob("games/*/table/given*.py"), *SOURCE.glob("games/*/table/invariants.py")]
    assert len(files) == 10
    assert [at for path in [*files, SOURCE / "core" / "contract" / "wrong_facts.py"] for at in _plain_words(path)] == []


def test_a_refused_request_has_korean_words_in_the_client_or_its_own() -> None:
    words = "".join(file.read_text("utf-8") for file in (WEB_WORDS / "ko").glob("*.ftl"))
    codes = {code.replace("-", "_") for code in re.findall(r"^problem-([a-z0-9-]+) =", words, re.MULTILINE)}
    lacking = []
    for path in sorted((SOURCE / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ApiError"):
                continue
            code = (
                ast.literal_eval(node.args[1]) if len(node.args) > 2 and isinstance(node.args[1], ast.Constant) else ""
            )
            if code and code not in codes and "ko" not in {keyword.arg for keyword in node.keywords}:
                lacking.append(f"{path.relative_to(SOURCE)}:{node.lineno}: {code}")
    assert lacking == []


def test_a_case_that_does_not_hold_says_why_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "t-1.yaml"
    file.write_text(GOOD.replace("p1.total: 6", "p1.total: 7"), "utf-8")
    told_in = {lang: hanpan("judge", str(file), "--lang", lang).output.splitlines()[1] for lang in ("en", "ko")}
    assert told_in["en"].endswith(":18: state: p1.total is 6, not 7")
    assert told_in["ko"].endswith(":18: state: p1.total: 판례에는 7, 실제로는 6")


def test_an_error_without_korean_words_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.core.test_errors.SOURCE", tmp_path)
    file = tmp_path / "some.py"
    file.write_text(
        'raise BadDay("no day")\nraise BadDay(f"{text}: {error}")\nraise BadDay("no day", ko="x")\n', "utf-8"
    )
    assert list(_english_alone(file)) == [("BadDay", "some.py:1")]
    file.write_text(
        'def f():\n    yield "no day"\n    yield fault("no day")\n    raise ValueError(f"{x} is no day")\n', "utf-8"
    )
    assert sorted(_plain_words(file)) == ["some.py:2", "some.py:4"]


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
        "nonsense",
        "simm",
        "sim clash --gams 3",
        "sim",
        "sim clash --games x",
        "sim clash --games 0",
        "sim clash a b",
        "games --json=2",
        "admin list --status lost",
        "admin list --db nowhere.db",
        "admin resume",
        "event standings nowhere.jsonl",
        "event standings empty.jsonl",
        "verify empty.jsonl",
        "judge unfinished.yaml",
        "trail check-map bytes.txt",
    ],
)
def test_a_command_says_what_is_wrong_in_the_language_asked_for(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, data in (("empty.jsonl", b""), ("unfinished.yaml", b"case: X-1\n"), ("bytes.txt", b"\xff")):
        (tmp_path / name).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    korean, english = (hanpan(*line.split(), "--lang", lang) for lang in ("ko", "en"))
    assert korean.exit_code == english.exit_code == 2
    assert not HANGUL.search(english.output)
    if "nowhere.jsonl" not in line:  # those are words of the system
        assert HANGUL.search(korean.output)
