"""Skull from examples/: a package of its own for three to six, of which nothing in Hanpan knows."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hanpan as hp
from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.seat import Seat
from hanpan.core.language.narrate import sentence
from hanpan.core.proofs.kit import check_game
from hanpan.games.loading import load_game
from tests.casebook.cuts import cuts
from tests.cli.run import fine, fine_json, hanpan
from tests.plugin.installed import installed
from tests.server.harness import serving, settings_for

SKULL = Path(__file__).parents[2] / "examples" / "skull"
CASES = SKULL / "src" / "skull" / "casebook"
FEW = ("--games", 5, "--workers", 1)


@pytest.fixture(autouse=True)
def _skull(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "hanpan-skull", {"skull": "skull.plugin:GAME"}, SKULL / "src"):
        yield


@pytest.mark.parametrize("seats", [3, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (4, 5, 6))])
def test_it_keeps_every_promise(seats: int) -> None:
    report = check_game(load_game("skull", {"seats": seats}), games=3, seed=5)
    assert report.ok, "\n".join(map(str, report.failures))


@pytest.mark.parametrize("seats", [3, pytest.param(6, marks=pytest.mark.slow)])
def test_every_step_can_be_cut(seats: int) -> None:
    found = list(cuts(load_game("skull", {"seats": seats}), 1, most=8))
    assert [(cut.at, cut.why) for cut in found if cut.why] == []
    assert all(f"params: {{seats: {seats}}}" in cut.text for cut in found) == (seats > 3)
    assert any(cut.step.order for cut in found)


def test_its_cases_hold_and_name_every_clause() -> None:
    assert "15 cases" in fine("judge", "skull")
    assert "all hold" in fine("judge", CASES)
    cases = [path.read_text("utf-8") for path in (CASES).glob("*.yaml")]
    assert not [clause.id for clause in load_game("skull").rulebook().clauses if clause.id not in "".join(cases)]
    assert len(cases) >= 12


def test_odd_positions_are_refused_or_played(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = ("check", "skull", "--games", 1, "--workers", 1, "--positions", 300)
    assert "all of them were refused with a reason or could be played" in fine(*odd)
    assert fine_json(*odd)["positions"]["positions"] == 300
    with monkeypatch.context() as patch:
        patch.setattr("skull.rules._out_of_order", lambda state: "")
        told = hanpan(*odd)
    assert told.exit_code == 1
    assert "were NEITHER refused with a reason NOR playable" in told.stdout


def test_a_game_takes_less_than_930_lines() -> None:
    written = [path for kind in ("py", "toml", "ftl", "yaml") for path in SKULL.rglob(f"*.{kind}")]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in written) < 930


def test_a_replay_tells_an_answer_once(tmp_path: Path) -> None:
    match = hp.match("skull", seed=3)
    for _ in range(2):
        for seat in tuple(match.pending):
            match.submit(seat, next(iter(match.game.legal(match.state, seat))))
    shown = fine("replay", hp.save(match, tmp_path / "game.jsonl"), "--seat", "p1", "--all")
    assert shown.count("You laid a flower") == 1
    assert "p1: lay" not in shown


def test_nobody_leaves_a_game_that_is_over(tmp_path: Path) -> None:
    case = (CASES / "sk-15.yaml").read_text("utf-8")
    (tmp_path / "late.yaml").write_text(case.replace("  - leave: p3\n", "  - leave: p3\n  - leave: p2\n"), "utf-8")
    result = hanpan("judge", tmp_path / "late.yaml")
    assert result.exit_code == 1
    assert "late.yaml:10: leave: the game is over" in result.output


def test_a_skull_has_an_owner() -> None:
    game = load_game("skull")
    kind: Any = next(kind for kind in game.events if kind.kind == "caught")
    caught = kind("SK-LOSE-02", "p1", "p2")
    names: dict[Seat, str] = {"p1": "Mina", "p2": "Joon"}
    viewers: tuple[Seat | None, ...] = ("p1", "p2", None)
    told = [sentence(game.texts("en"), caught, names, viewer) for viewer in viewers]
    assert told == ["You hit Joon’s skull", "Mina hit your skull", "Mina hit Joon’s skull"]


@pytest.mark.slow
def test_every_command_knows_it() -> None:
    assert "Skull" in fine("games")
    assert "해골" in fine("rules", "skull", "--lang", "ko")
    assert "away" in fine("sim", "skull", *FEW, "--set", "seats=5", "--seats", "away,random,random,random,random")
    assert "all 17 clauses are reached" in fine("coverage", "skull", *FEW)
    assert fine("check", "skull", *FEW)
    for question in ("pace", "unseen"):
        assert "Skull" in fine("lab", question, "skull", "--level", "random", "--set", "seats=6", "--games", 4)


@pytest.mark.slow
def test_the_search_answers_for_six() -> None:
    game = load_game("skull", {"seats": 6})
    state = game.setup("table", SeededChance(4, 0)).state
    seat: Seat = "p6"
    asked = game.view(state, seat), game.pending(state)[seat], game.legal(state, seat)
    bot = load_bot(game, "search")
    assert bot.choose(*asked, SeededChance(4, 1)) == bot.choose(*asked, SeededChance(4, 1))


@pytest.mark.slow
def test_a_table_of_three(tmp_path: Path) -> None:
    asyncio.run(_table_of_three(tmp_path))


async def _table_of_three(folder: Path) -> None:
    async with serving(settings_for(folder)) as site, site.person() as mina:
        bot = {"kind": "bot", "level": "random"}
        body = {"game": "skull", "overrides": {"seats": 3}, "seats": {"p1": {"kind": "me"}, "p2": bot, "p3": bot}}
        seated = await mina.post("tables", body, 201)
        line = await mina.line(seated["table"]["id"], seated["key"])
        while (asked := await line.until_asked()) is not None:
            await line.act(asked["legal"][0])
        assert (await mina.get(f"tables/{seated['table']['id']}/timeline"))["steps"]
        given = {"turn": "p1", "p1": {"mat": ["flower"]}, "p2": {"mat": ["flower"]}, "p3": {"mat": ["skull"]}}
        found = await mina.post("positions", {"game": "skull", "given": {"stage": "turn", **given}}, 201)
        assert found["table"]["seats"]["p3"]["name"] == "search"
