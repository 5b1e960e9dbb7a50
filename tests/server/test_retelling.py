"""Games told again: replays, dice, cases, and games that go on from another."""

import json
from pathlib import Path
from typing import Any

import pytest

from hanpan.core.proofs.casebook import cut_replay, parse_text, run_case
from hanpan.core.replay import export_for, parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.server.harness import VS_BOT, VS_OPEN, Line, Message, Person, play_out

pytestmark = pytest.mark.slow


async def _finished(mina: Person, **more: Any) -> tuple[str, Message, Line]:
    seated = await mina.open(VS_BOT, **more)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await play_out(line)
    return seated["table"]["id"], seated, line


async def test_the_dice_page_and_verify_agree_on_a_finished_game(mina: Person, joon: Person) -> None:
    table, seated, line = await _finished(mina)
    text = await joon.get(f"tables/{table}/replay")
    replay = parse_replay(Path("game.jsonl"), text.encode(), finished=True)
    report = verify(replay, load_game)
    check = await joon.get(f"tables/{table}/dice")
    assert report.ok
    assert report.dice == "bound"
    assert check["ok"] is True
    assert check["problems"] == []
    assert line.ending is not None
    assert check["secret"] == line.ending["secret"] == json.loads(text.splitlines()[-1])["secret"]
    assert (
        check["commitment"] == seated["table"]["commitment"] == json.loads(text.splitlines()[0])["dice"]["commitment"]
    )
    assert len(check["draws"]) == sum(len(step.draws) for step in replay.steps)
    await line.close()


async def test_nothing_is_told_of_the_dice_before_the_end(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    check = await mina.get(f"tables/{seated['table']['id']}/dice")
    assert (check["secret"], check["ok"], check["draws"]) == (None, None, [])
    assert check["commitment"] == seated["table"]["commitment"]


async def test_a_game_under_way_is_told_only_as_one_sees_it_oneself(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    for _ in range(5):
        await line.until_asked()
        await line.act()
    await line.until_asked()
    mine = [json.loads(text) for text in (await mina.get(f"tables/{table}/replay")).splitlines()]
    assert mine[0]["hanpan"] == "seen"
    assert mine[0]["seat"] == "p1"
    assert [step["events"] for step in mine[1:]] == line.events
    assert mine[-1]["view"] == line.view
    assert "secret" not in json.dumps(mine)
    theirs = [json.loads(text) for text in (await joon.get(f"tables/{table}/replay")).splitlines()]
    assert theirs[0]["seat"] is None
    assert all(step["view"]["hand"] == [] and step["moves"] == {} for step in theirs[1:])
    for person, seat in ((mina, "p2"), (mina, "none"), (joon, "p1")):
        assert (await person.get(f"tables/{table}/replay?seat={seat}", 409))["code"] == "not_over"
    await mina.get(f"tables/{table}/replay?seat=p3", 400)
    await line.close()


async def test_the_game_as_one_seat_saw_it_is_the_one_of_the_core(mina: Person) -> None:
    table, _, line = await _finished(mina)
    replay = parse_replay(Path("game.jsonl"), (await mina.get(f"tables/{table}/replay")).encode())
    for name, seat in (("p1", "p1"), ("p2", "p2"), ("none", None)):
        told = await mina.get(f"tables/{table}/replay?seat={name}")
        expected = list(export_for(replay, seat, load_game))  # type: ignore[arg-type]  # the three kinds of viewer
        assert told.splitlines() == expected
    await line.close()


@pytest.mark.parametrize("how", ["resign", "agree"])
async def test_a_game_that_ended_early_can_be_verified_too(mina: Person, joon: Person, how: str) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    first, second = await mina.line(table, seated["key"]), await joon.sit(table)
    for line in (first, second) * 3:
        await line.until_asked()
        await line.act()
    if how == "resign":
        await first.ask("resign")
    else:
        await first.ask("offer_draw")
        await second.ask("offer_draw")
    await second.until_over()
    text = await mina.get(f"tables/{table}/replay")
    report = verify(parse_replay(Path("game.jsonl"), text.encode(), finished=True), load_game)
    assert (report.ok, report.dice) == (True, "bound")
    result = json.loads(text.splitlines()[-1])["result"]
    assert result["by"] == ("resignation" if how == "resign" else "agreement")
    assert (await mina.get(f"tables/{table}/dice"))["ok"] is True
    await first.close()
    await second.close()


async def test_a_case_is_cut_out_of_a_game_and_holds(mina: Person) -> None:
    table, _, line = await _finished(mina)
    text = await mina.get(f"tables/{table}/case?step=3")
    assert run_case(parse_text(text, Path("cut.yaml")), load_game).ok
    for step in (0, 999, -1):
        told = await mina.get(f"tables/{table}/case?step={step}", 400)
        assert "step" in told["message"]
    await mina.get(f"tables/{table}/case?step=x", 400)
    other = await mina.open(VS_BOT)
    await mina.get(f"tables/{other['table']['id']}/case?step=1", 409)
    await line.close()


@pytest.mark.parametrize("game_id", game_ids())
async def test_every_step_of_a_table_of_any_game_is_cut(mina: Person, game_id: str) -> None:
    info = load_game(game_id).info
    seats: dict[str, Any] = {seat: VS_BOT[seat] for seat in info.seats}
    seated = await mina.open(seats, game=game_id, mode=info.default_mode)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    for _ in range(4):
        asked = await line.until_asked()
        assert asked is not None
        answer = await line.act(asked["legal"][0] if asked["legal"] else {"type": "queue", "cards": []})
        assert answer["type"] == "done", answer
    assert (await mina.get(f"tables/{table}/case?step=1", 409))["code"] == "not_over"
    await line.ask("resign")
    await line.until_over()
    replay = parse_replay(Path("game.jsonl"), (await mina.get(f"tables/{table}/replay")).encode())
    for step in range(1, len(replay.steps)):  # each has been run before it was sent
        text = await mina.get(f"tables/{table}/case?step={step}")
    assert run_case(parse_text(text, Path("cut.yaml")), load_game).ok
    assert text == cut_replay(
        replay, step, load_game, case=f"hanpan-{table}-{step}", title=f"Step {step} of table {table}"
    )
    await line.close()


async def test_playing_on_with_the_dice_pinned_repeats_them(mina: Person) -> None:
    table, _, line = await _finished(mina, mode="regular")
    step = 6
    again = await mina.post(f"tables/{table}/branch", {"step": step, "seat": "p1", "level": "normal"}, 201)
    assert again["table"]["kind"] == "branch"
    assert again["table"]["previous"] == table
    assert again["table"]["commitment"] == line.table["commitment"]
    branch = await mina.line(again["table"]["id"], again["key"])
    assert branch.events[: step + 1] == line.events[: step + 1]
    await play_out(branch)
    assert branch.events == line.events  # the same answers under the same dice are the same game
    text = await mina.get(f"tables/{again['table']['id']}/replay")
    assert verify(parse_replay(Path("game.jsonl"), text.encode(), finished=True), load_game).ok
    await line.close()
    await branch.close()


async def test_playing_on_with_new_dice_is_another_game(mina: Person) -> None:
    table, _, line = await _finished(mina, mode="extended")
    body = {"step": 2, "seat": "p2", "level": "hard", "pinned": False}
    again = await mina.post(f"tables/{table}/branch", body, 201)
    assert again["seat"] == "p2"
    assert again["table"]["commitment"] != line.table["commitment"]
    branch = await mina.line(again["table"]["id"], again["key"])
    assert [len(step) for step in branch.events[:3]] == [len(step) for step in line.events[:3]]
    await play_out(branch)
    assert branch.events[3:] != line.events[3:]
    told = await mina.get(f"tables/{again['table']['id']}/replay", 409)
    assert told["code"] == "no_replay"
    check = await mina.get(f"tables/{again['table']['id']}/dice")
    assert check["ok"] is None
    seen = await mina.get(f"tables/{again['table']['id']}/replay?seat=p2")
    assert len(seen.splitlines()) == len(branch.events) + 2
    # And on from there.
    third = await mina.post(f"tables/{again['table']['id']}/branch", {"step": 5, "seat": "p1", "level": "easy"}, 201)
    last = await mina.line(third["table"]["id"], third["key"])
    assert len(last.events) >= 6
    assert [len(step) for step in last.events[:6]] == [len(step) for step in branch.events[:6]]
    for each in (line, branch, last):
        await each.close()


async def test_branches_that_cannot_be_had(mina: Person) -> None:
    table, _, line = await _finished(mina)
    last = len(line.events) - 1
    for body, part in (
        ({"step": last, "seat": "p1", "level": "easy"}, "over after this step"),
        ({"step": last + 1, "seat": "p1", "level": "easy"}, "step"),
        ({"step": -1, "seat": "p1", "level": "easy"}, "step"),
        ({"step": 1, "seat": "p1", "level": "grandmaster"}, "level"),
        ({"step": 1, "seat": "p9", "level": "easy"}, "p9"),
    ):
        assert part in (await mina.post(f"tables/{table}/branch", body, 400))["message"]
    live = await mina.open(VS_BOT)
    body = {"step": 0, "seat": "p1", "level": "easy"}
    assert (await mina.post(f"tables/{live['table']['id']}/branch", body, 409))["code"] == "not_over"
    await line.close()


async def test_a_position_of_the_casebook_can_be_played(mina: Person) -> None:
    given = {
        "round": 4,
        "stage": "post",
        "p1": {"tendency": "attack", "dice": [6], "specials": ["strike"], "hand": ["attack", "reset"], "energy": 7},
        "p2": {"tendency": "defence", "dice": [3], "total": 12},
    }
    seated = await mina.post("positions", {"game": "dice-battle", "given": given, "level": "hard"}, 201)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    assert line.view["hand"] == ["attack", "reset"]
    assert line.view["p2"]["total"] == 12
    assert line.events == [[]]
    await line.until_asked()
    assert (await line.act({"type": "play", "cards": ["attack"]}))["type"] == "done"
    await play_out(line)
    assert (await mina.get(f"tables/{table}/replay", 409))["code"] == "no_replay"
    await line.close()


@pytest.mark.parametrize(
    ("given", "part"),
    [
        ({"stage": "over"}, "over in this position"),
        ({"round": 99}, "round"),
        ({"p1": {"energy": 11}}, "p1.energy"),
        ({"p1": {"hand": ["joker"]}}, "joker"),
        ({"p1": {"total": 10**30}}, ""),
        ({"colour": "red"}, "colour"),
        ({"stage": "keep", "p1": {"tendency": "attack"}, "p2": {"tendency": "attack"}}, ""),
        ({"mode": "endless"}, "endless"),
        ({"p1": []}, "p1"),
        ({"rest": {"round": 2}}, "rest: fields of the state are for cases"),
    ],
)
async def test_positions_that_cannot_be(mina: Person, given: Any, part: str) -> None:
    told = await mina.post("positions", {"game": "dice-battle", "given": given}, 400)
    assert part in told["message"]


async def test_a_tutorial_has_dice_that_everybody_may_know_and_only_a_tutorial(mina: Person, joon: Person) -> None:
    tables = [await person.open(VS_BOT, tutorial=True, seed=11) for person in (mina, joon)]
    assert tables[0]["table"]["kind"] == "tutorial"
    assert tables[0]["table"]["commitment"] == tables[1]["table"]["commitment"]
    body = {"game": "dice-battle", "seats": VS_BOT, "seed": 11}
    assert "seed" in (await mina.post("tables", body, 400))["message"]


async def test_tables_can_be_played_under_other_numbers(mina: Person) -> None:
    table, seated, line = await _finished(mina, overrides={"shield.cost": 2, "modes.quick": 3})
    assert seated["table"]["variant"].startswith("v-")
    assert line.view["rounds"] == 3
    assert (await mina.get(f"tables/{table}/dice"))["ok"] is True
    for overrides, part in (({"shield.cots": 2}, "did you mean shield.cost"), ({"shield.cost": 99}, "outside")):
        body = {"game": "dice-battle", "seats": VS_BOT, "overrides": overrides}
        told = await mina.post("tables", body, 400)
        assert told["code"] == "bad_parameter"
        assert part in told["message"]
    await line.close()
