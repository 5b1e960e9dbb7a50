"""The lab behind the server: closed unless it is wanted, one report at a time, within limits, and it can be ended."""

import asyncio
from pathlib import Path

import pytest

from hanpan.server import lab
from hanpan.server.routes.lab import retold
from tests.cli.run import fine
from tests.plugin.installed import installed
from tests.server.harness import Person, serving, settings_for

SMALL = {"game": "dice-battle", "mode": "quick", "level": "easy", "games": 4, "questions": ["unseen"]}


async def test_a_server_has_no_lab_unless_it_is_wanted(mina: Person) -> None:
    assert (await mina.get("lab"))["reason"] == "off"
    assert (await mina.post("lab/runs", SMALL, 403))["code"] == "lab_closed"
    assert (await mina.get("lab/runs/x/report", 403))["code"] == "lab_closed"


@pytest.mark.slow
async def test_without_its_packages_the_lab_says_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "PACKAGES", ("polars", "no_such_package"))
    async with serving(settings_for(tmp_path, lab=True)) as site, site.person() as mina:
        state = await mina.get("lab")
        assert (state["open"], state["reason"], state["missing"]) == (False, "packages", ["no_such_package"])
        assert (await mina.post("lab/runs", SMALL, 503))["code"] == "lab_packages"


@pytest.mark.slow
async def test_bad_questions_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, lab=True)) as site, site.person() as mina:
        for change, part in (
            ({"game": "chess"}, "there is no game"),
            ({"mode": "slow"}, "no mode 'slow'"),
            ({"level": "genius"}, "no bot 'genius'"),
            ({"games": 10**6}, "at most 50000 in the browser"),
            ({"questions": []}, "at least one is needed"),
            ({"questions": ["price"]}, "there is no question 'price'"),
            ({"questions": ["vary"]}, "needs numbers to vary"),
            ({"questions": ["vary"], "vary": ["shield.cots=2"]}, "did you mean shield.cost"),
            ({"questions": ["vary"], "vary": ["shield.cost=0..40"]}, "at most 12 in the browser"),
            ({"day": "2026-02-31"}, "'2026-02-31' is not a day"),
            ({"day": "2026-11-16"}, "nothing in dice-battle depends on a day"),
            ({"seed": -1}, "`int` >= 0 - at `$.seed`"),
        ):
            assert part in (await mina.post("lab/runs", {**SMALL, **change}, 400))["message"]
        assert (await mina.get("lab"))["runs"] == []
        assert (await mina.get("lab/runs/none", 404))["code"] == "no_report"


@pytest.mark.slow
async def test_questions_of_two_sides_are_not_offered_for_three(tmp_path: Path) -> None:
    with installed(tmp_path, "hush-game", {"hush": "tests.hush.plugin:GAME"}):
        async with serving(settings_for(tmp_path, lab=True)) as site, site.person() as mina:
            offered = {game["id"]: game["questions"] for game in (await mina.get("lab"))["games"]}
            assert offered["hush"] == ["pace", "unseen"]
            assert "worth" in offered["dice-battle"]
            dated = [game["id"] for game in (await mina.get("lab"))["games"] if game["dated"]]
            assert dated == ["sorcerers"]
            asked = {"game": "hush", "mode": "usual", "level": "random", "games": 4, "questions": ["pace", "worth"]}
            assert (await mina.post("lab/runs", asked, 400))["code"] == "lab_two_sided"
            assert (await mina.get("lab"))["runs"] == []


def test_a_game_of_a_report_tells_every_place(tmp_path: Path) -> None:
    with installed(tmp_path, "hush-game", {"hush": "tests.hush.plugin:GAME"}):
        fine("lab", "replay", "hush", "--seats", "random,random,random", "--out", tmp_path / "game.jsonl")
        told = retold(tmp_path / "game.jsonl", "game", None)
        assert told.ending is not None
        assert told.ending.outcome is not None
        assert sorted(told.ending.outcome.ranks) == ["p1", "p2", "p3"]
        lines = fine("replay", tmp_path / "game.jsonl")
        assert all(f"random {number}" in lines for number in (1, 2, 3))


@pytest.mark.slow
async def test_a_report_from_the_question_to_the_replay(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, lab=True)) as site, site.person() as mina:
        run = await mina.post("lab/runs", SMALL, 201)
        assert (await mina.post("lab/runs", SMALL, 409))["code"] == "lab_busy"
        assert (await mina.get(f"lab/runs/{run['id']}/report", 409))["code"] == "not_over"
        while run["state"] == "running":
            await asyncio.sleep(0.2)
            run = await mina.get(f"lab/runs/{run['id']}")
        assert (run["state"], run["problem"]) == ("done", "")
        service = site.services.lab.find(run["id"])
        assert service is not None
        names = sorted(path.stem for path in (service.folder / "replays").iterdir())
        timeline = await mina.get(f"lab/runs/{run['id']}/games/{names[0]}/timeline")
        assert timeline["table"]["id"] == f"lab.{run['id']}.{names[0]}"
        assert timeline["ending"]["reason"] == "played"
        assert len(timeline["steps"]) > 5
        for name in ("..%2Fasked", "none"):
            assert (await mina.get(f"lab/runs/{run['id']}/games/{name}/timeline", 404))["code"]
        folder = service.folder
    assert not folder.exists()


@pytest.mark.slow
async def test_a_report_is_ended_with_its_workers(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, lab=True)) as site, site.person() as mina:
        long = {"game": "sorcerers", "level": "hard", "games": 100, "questions": ["pace"]}
        run = await mina.post("lab/runs", long, 201)
        ended = await mina.post(f"lab/runs/{run['id']}/cancel", {}, 200)
        assert ended["state"] == "cancelled"
        service = site.services.lab.find(run["id"])
        assert service is not None
        assert service.process is not None
        assert service.process.returncode is not None
        assert (await mina.post("lab/runs", SMALL, 201))["state"] == "running"  # the next one may begin
