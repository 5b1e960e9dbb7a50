"""The judge desk at a table: who may call, who may judge, and that all of it is stored, shown and replayed."""

from pathlib import Path
from threading import get_ident
from typing import Any

import pytest

from hanpan.core.proofs.casebook import parse_text, run_case
from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server import admin, casebook
from hanpan.server.tables import judging
from tests.server.harness import VS_BOT, FakeTime, Line, Person, Site, one_step, serving, settings_for
from tests.server.judges import linked_judge, role, two_players


def _kinds(line: Line) -> list[str]:
    return [event["kind"] for step in line.events for event in step if event["kind"].startswith("judge")]


async def test_a_call_is_told_to_both_and_found_by_judges(site: Site, mina: Person, joon: Person, sora: Person) -> None:
    seated, one, two = await two_players(mina, joon)
    table = seated["table"]["id"]
    await one_step(one, two)
    assert one.asked is not None
    asked = one.asked["step"]
    assert (await one.act())["type"] == "done"
    assert (await one.ask("call_judge", step=1, index=0, words="why?"))["type"] == "done"
    await two.next("update")
    assert _kinds(two) == ["judge_called"]
    await two.next("notice")
    assert two.table["calls"] == ["p1"]
    assert two.asked is not None
    assert two.asked["step"] == asked  # the question is the old one
    assert (await two.ask("settle_call"))["refusal"]["code"] == "table_no_call"
    assert (await two.ask("rule", level=1))["refusal"]["code"] == "table_no_judge"
    assert (await one.ask("call_judge", step=99))["refusal"]["code"] == "table_bad_ruling"
    assert (await one.ask("call_judge", words="x\ny"))["refusal"]["code"] == "table_bad_ruling"
    assert (await sora.get("judge/calls", 403))["code"] == "no_judge"
    await role(site, sora, "Sora")
    assert (await sora.get("me"))["judge"]
    assert [found["id"] for found in (await sora.get("judge/calls"))["tables"] if found["id"] == table] == [table]
    judge = await sora.line(table, judge=True)
    assert judge.welcome["judge"]
    assert judge.welcome["seat"] is None
    assert (await judge.ask("rule", level=2, clause="DB-7.3", case="no such"))["refusal"]["code"] == "table_bad_ruling"
    answer = await judge.ask("rule", level=2, clause="DB-7.3", words="so", id="q1")
    assert answer == await judge.ask("rule", level=2, clause="DB-7.3", words="so", id="q1")  # done once
    await two.next("notice")
    while two.table["calls"]:
        await two.next("notice")
    assert _kinds(two) == ["judge_called", "judge_quotes"]
    assert (await two.act())["type"] == "done"  # the first answer is still sealed: the step is made
    await one.next("update")
    for line in (one, two, judge):
        await line.close()


@pytest.mark.slow
async def test_nobody_judges_without_the_right(site: Site, mina: Person, joon: Person, sora: Person) -> None:
    seated, one, two = await two_players(mina, joon, judge=True)
    table, key = seated["table"]["id"], seated["judge_key"]
    assert (await mina.get(f"tables/{table}/seat"))["judge_key"] == key
    assert (await joon.get(f"tables/{table}/seat"))["judge_key"] is None
    await sora.get("me")
    for person, hello, code in ((sora, {"judge": True}, "no_judge"), (mina, {"key": key}, "judge_sits")):
        line = await person.connect(table)
        await line.send({"type": "hello", "version": 1, **hello})
        assert (await line.next("problem"))["code"] == code
        assert await line.closed() == 4403
    judge = await linked_judge(sora, seated, "Sora Linked", one, two)
    assert (await judge.ask("resign"))["refusal"]["code"] == "table_not_seated"
    assert (await judge.ask("rule", level=1, words="as I said"))["type"] == "done"
    await one.next("update")
    assert _kinds(one) == ["judge_explains"]
    for line in (one, two, judge):
        await line.close()


@pytest.mark.slow
async def test_a_restore_outlasts_a_restart_and_the_replay_verifies(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time, snapshot_every=3)
    async with serving(settings) as site, site.person() as mina, site.person() as joon, site.person() as sora:
        seated, one, two = await two_players(mina, joon, judge=True)
        table = seated["table"]["id"]
        for _ in range(5):
            await one_step(one, two)
        judge = await linked_judge(sora, seated, "Sora", one, two)
        before = one.events[3]
        assert (await one.ask("call_judge"))["type"] == "done"
        assert (await judge.ask("rule", level=3, step=2, words="the card was not there"))["type"] == "done"
        for line in (one, two):
            for _ in ("called", "restored"):
                await line.next("update")
            assert line.events[-1][0]["kind"] == "judge_restores"
        await one_step(one, two)
        assert [event["kind"] for event in one.events[-1]][:1] == [event["kind"] for event in before][:1]
        assert (await two.ask("call_judge"))["type"] == "done"
        assert (await judge.ask("rule", level=4, seat="p2"))["type"] == "done"
        cookies = {person: dict(person.http.cookies) for person in (mina, joon)}
        known = one.events
    async with serving(settings) as site, site.person() as mina2, site.person() as joon2:
        for old, new in zip(cookies.values(), (mina2, joon2), strict=True):
            new.http.cookies.update(old)
        one = await mina2.line(table, seated["key"])
        two = await joon2.sit(table)
        assert one.events[: len(known)] == known
        assert _kinds(one) == ["judge_called", "judge_restores", "judge_called", "judge_finds", "judge_counts"]
        await one_step(one, two)
        assert (await one.ask("resign"))["type"] == "done"
        lines = (await mina2.get(f"tables/{table}/replay")).encode()
        report = verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game)
        assert report.problems == ()
        assert (await mina2.get(f"tables/{table}/dice"))["ok"]
        told = (await mina2.get(f"tables/{table}/timeline?seat=spectator"))["steps"]
        assert sum(event["kind"] == "judge_restores" for step in told for event in step["events"]) == 1
        for step in range(1, len(told)):
            text = await mina2.get(f"tables/{table}/case?step={step}")
            assert run_case(parse_text(text, Path("cut.yaml")), load_game).ok
        branch = await mina2.post(f"tables/{table}/branch", {"step": 8, "seat": "p1", "level": "easy"}, 201)
        again = await mina2.line(branch["table"]["id"], branch["key"])
        assert again.welcome["step"] >= 8


@pytest.mark.slow
async def test_the_third_violation_ends_the_table(site: Site, mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT, judge=True)
    one = await mina.line(seated["table"]["id"], seated["key"])
    judge = await linked_judge(sora, seated, "Sora Strict", one)
    for _ in range(3):
        assert (await one.ask("call_judge"))["type"] == "done"
        answer = await judge.ask("rule", level=4, seat="p1", stalling=True)
        assert answer["refusal"]["code"] == "table_bad_ruling"
        assert (await judge.ask("rule", level=4, seat="p1"))["type"] == "done"
    ending = await one.until_over()
    assert (ending["reason"], ending["winner"]) == ("judged", "p2")
    assert (await judge.ask("rule", level=4, seat="p1"))["refusal"]["code"] == "table_no_open_call"
    assert (await judge.ask("rule", level=1))["type"] == "done"  # words are never too late
    lines = (await mina.get(f"tables/{seated['table']['id']}/replay")).encode()
    assert verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game).problems == ()


@pytest.mark.slow
async def test_a_judge_sees_what_spectators_see_but_at_once(site: Site, mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT, judge=True, spectator_delay_s=600)
    one = await mina.line(seated["table"]["id"], seated["key"])
    judge = await linked_judge(sora, seated, "Sora Looks", one)
    assert len(judge.events) == len(one.events)
    assert judge.view["seat"] is None
    assert await one.ask("call_judge")
    await judge.next("update")
    assert _kinds(judge) == ["judge_called"]


@pytest.mark.slow
async def test_the_role_is_given_and_taken_while_the_server_runs(site: Site, mina: Person) -> None:
    database = site.settings.database
    with pytest.raises(admin.AdminError, match="there is no account 'Nobody'"):
        await admin.make_judge(database, "Nobody")
    await role(site, mina, "Judge Mina")
    assert "Judge Mina" in await admin.judges(database)
    await admin.make_judge(database, "judge mina", revoke=True)
    assert not (await mina.get("me"))["judge"]
    with pytest.raises(admin.AdminError, match="Judge Mina is not a judge"):
        await admin.make_judge(database, "Judge Mina", revoke=True)


async def test_a_clause_has_its_cases(mina: Person) -> None:
    found = await mina.get("games/sorcerers/cases?clause=so-am-35")
    assert "SO-AM-35-a" in {case["id"] for case in found}
    assert all("SO-AM-35" in case["rules"] and case["text"].startswith("case:") for case in found)
    assert await mina.get("games/sorcerers/cases?clause=XX-1") == []
    await mina.get("games/nothing/cases?clause=XX-1", 404)


@pytest.mark.slow
async def test_the_casebook_is_not_read_through_for_a_ruling(
    site: Site, mina: Person, sora: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One letter is in every case: that must not make the server read them all, nor any on its event loop."""
    read: list[str] = []
    threads: list[int] = []
    monkeypatch.setattr(casebook, "parse_text", lambda text, path: read.append(text))

    def looked_up(game: str, case: str) -> object:
        threads.append(get_ident())
        return casebook.case_of(game, case)

    monkeypatch.setattr(judging, "case_of", looked_up)
    seated = await mina.open(VS_BOT, game="sorcerers", mode=None)
    await role(site, sora, "Sora Reads")
    judge = await sora.line(seated["table"]["id"], judge=True)
    answer = await judge.ask("rule", level=2, clause="SO-AM-35", case="e")
    assert answer["refusal"]["params"]["reason"] == "case: the casebook has no case 'e'"
    assert answer["refusal"]["params"]["reason_ko"] == "case: 판례집에 없는 판례입니다: 'e'"
    assert read == []
    assert threads
    assert get_ident() not in threads


async def test_a_judge_states_the_position_and_both_seats_agree(
    site: Site, mina: Person, joon: Person, sora: Person
) -> None:
    seated, one, two = await two_players(mina, joon)
    table = seated["table"]["id"]
    await one_step(one, two)
    await role(site, sora, "Sora the Third")
    judge = await sora.line(table, judge=True)
    assert one.asked is not None
    step = one.asked["step"] - 1
    assert (await one.ask("call_judge"))["type"] == "done"
    bad = await judge.ask("rule", level=3, step=step, changes={"p1.luck": 3})
    assert bad["refusal"]["code"] == "table_bad_ruling"
    assert "p1.luck" in bad["refusal"]["params"]["reason"]
    assert (await judge.ask("rule", level=3, step=step, changes={"p1.total": 7}))["type"] == "done"
    while "judge_proposes" not in _kinds(two):
        await two.next("update")
    proposed = next(n for n, events in enumerate(two.events) if any(e["kind"] == "judge_proposes" for e in events))
    assert (await one.ask("agree_correction", step=proposed))["type"] == "done"
    assert (await one.ask("agree_correction", step=proposed))["refusal"]["code"] == "table_bad_ruling"
    assert (await judge.ask("rule", level=1))["type"] == "done"  # words in between do no harm
    assert (await two.ask("agree_correction", step=proposed))["type"] == "done"
    while "judge_corrects" not in _kinds(two):
        await two.next("update")
    live = site.services.live_tables.live(table)
    assert live is not None
    assert live.memory.match is not None
    facts: Any = live.memory.game.facts(live.memory.match.state)  # type: ignore[attr-defined]
    assert facts["p1"]["total"] == 7
    assert (await one.ask("resign"))["type"] == "done"
    for line in (one, two, judge):
        await line.close()
    lines = (await mina.get(f"tables/{table}/replay")).encode()
    assert verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game).problems == ()
    assert lines.count(b'"changes":{"p1.total":7}') == 2  # as it was proposed, and as it was carried out


@pytest.mark.slow
async def test_against_a_bot_one_person_agrees(site: Site, mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    one = await mina.line(table, seated["key"])
    await role(site, sora, "Sora the Fourth")
    judge = await sora.line(table, judge=True)
    await one.until_asked()
    assert one.asked is not None
    step = one.asked["step"] - 1
    assert (await one.ask("call_judge"))["type"] == "done"
    assert (await judge.ask("rule", level=3, step=step, changes={"p2.total": 5}))["type"] == "done"
    while "judge_agreed" not in _kinds(one):
        await one.next("update")
    proposed = next(n for n, events in enumerate(one.events) if any(e["kind"] == "judge_proposes" for e in events))
    assert (await one.ask("agree_correction", step=proposed, agree=False))["type"] == "done"
    while _kinds(one).count("judge_agreed") < 2:
        await one.next("update")
    assert "judge_corrects" not in _kinds(one)
    for line in (one, judge):
        await line.close()


@pytest.mark.slow
async def test_a_proposed_correction_outlasts_a_restart(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time, snapshot_every=3)
    async with serving(settings) as site, site.person() as mina, site.person() as joon, site.person() as sora:
        seated, one, two = await two_players(mina, joon, judge=True)
        table = seated["table"]["id"]
        for _ in range(3):
            await one_step(one, two)
        judge = await linked_judge(sora, seated, "Sora", one, two)
        assert (await one.ask("call_judge"))["type"] == "done"
        assert (await judge.ask("rule", level=3, step=2, changes={"p1.total": 7}))["type"] == "done"
        while "judge_proposes" not in _kinds(one):
            await one.next("update")
        proposed = len(one.events) - 1
        assert (await one.ask("agree_correction", step=proposed))["type"] == "done"
        cookies = {person: dict(person.http.cookies) for person in (mina, joon)}
    async with serving(settings) as site, site.person() as mina2, site.person() as joon2:
        for old, new in zip(cookies.values(), (mina2, joon2), strict=True):
            new.http.cookies.update(old)
        one = await mina2.line(table, seated["key"])
        two = await joon2.sit(table)
        assert (await two.ask("agree_correction", step=proposed))["type"] == "done"
        while "judge_corrects" not in _kinds(one):
            await one.next("update")
        assert (await one.ask("resign"))["type"] == "done"
        lines = (await mina2.get(f"tables/{table}/replay")).encode()
        assert verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game).problems == ()
        for line in (one, two):
            await line.close()
