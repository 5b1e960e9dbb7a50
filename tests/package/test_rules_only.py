"""`pip install hanpan` without an extra: the rules, and a line that installs what else a command needs."""

import gzip
import json
import re
from pathlib import Path

import pytest

from hanpan.bots.catalogue import opponents
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.package.clean import Clean

pytestmark = pytest.mark.slow

REPLAYS = Path(__file__).parents[1] / "legacy" / "replays"

MOST_BYTES = 60_000_000
LEFT_OUT = (
    "alembic",
    "babel",
    "litestar",
    "llvmlite",
    "numba",
    "numpy",
    "pydantic",
    "sqlalchemy",
    "textual",
    "uvicorn",
)


def test_nothing_heavy_comes_along(rules_only: Clean) -> None:
    assert [name for name in LEFT_OUT if name in rules_only.distributions] == []
    rules_only.run("python", "-m", "compileall", "-q", str(rules_only.site))  # as pip does
    assert sum(path.stat().st_size for path in rules_only.site.rglob("*") if path.is_file()) <= MOST_BYTES


def test_the_rules_are_all_there(rules_only: Clean) -> None:
    run = rules_only.run
    assert run("hanpan", "--version") == run("python", "-m", "hanpan", "--version")
    assert [one["id"] for one in json.loads(run("hanpan", "games", "--json"))] == list(game_ids())
    assert "DB-6.3" in run("hanpan", "rules", "dice-battle", "DB-6.3")
    assert "Sorcerers" in run("hanpan", "rules", "sorcerers", "--short")
    run("hanpan", "params", "clash")
    run("hanpan", "judge", str(rules_only.site / "hanpan" / "casebook" / "trail" / "02-grid"))
    for game in game_ids():
        weakest = ",".join(opponents(game)[0] for _ in load_game(game).info.seats)
        run("hanpan", "sim", game, "--seats", weakest, "--games", "2", "--workers", "1")
    (rules_only.home / "game.jsonl").write_bytes(gzip.decompress((REPLAYS / "clash-duel-1.jsonl.gz").read_bytes()))
    run("hanpan", "verify", "game.jsonl")
    run("hanpan", "replay", "game.jsonl")
    run("hanpan", "event", "new", "cup.jsonl", "clash", "--name", "Cup", "--format", "round_robin")


def test_the_public_functions_need_no_extra_and_name_the_one_of_the_lab(rules_only: Clean) -> None:
    program = """
import hanpan as hp
match = hp.play(hp.match("clash", seed=1), {"p1": "easy", "p2": "easy"})
assert hp.verify(match).ok and hp.judge("trail").ok and str(hp.view(match))
assert hp.sim("dice-battle", "quick", games=2).games == 2
try:
    hp.ask("dice-battle", "pace")
except hp.errors.NeedsLab as error:
    print(error)
"""
    assert rules_only.run("python", "-c", program).endswith('pip install "hanpan[lab]"\n')


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        ("play", "uvicorn", "play"),
        ("play dice-battle --terminal", "textual", "play"),
        ("serve", "uvicorn", "serve"),
        ("admin list", "sqlalchemy", "serve"),
        ("sim trail --games 2 --workers 1", "numba", "lab"),
        ("lab worth dice-battle --games 2", "polars", "lab"),
        ("lab report dice-battle --games 2 --out report.html", "polars", "lab"),
    ],
)
def test_a_command_names_the_line_that_installs_what_it_needs(
    rules_only: Clean, words: str, package: str, extra: str
) -> None:
    for lang in ("en", "ko"):
        said = rules_only.run("hanpan", *words.split(), "--lang", lang, code=2)
        assert said.count("\n") == 1, said
        assert said.endswith(f'pip install "hanpan[{extra}]"\n')
        assert re.search(rf"\b{package}\b", said)
