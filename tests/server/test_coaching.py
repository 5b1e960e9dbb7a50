"""The coach at a table: hints in parts, a warning before a blunder, and a second look once the game is over."""

import pytest

from hanpan.server.metrics import Metrics
from hanpan.server.tables import coaching
from hanpan.server.tables.bots import Minds
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, VS_OPEN, Line, Message, Person, Site, play_out
from tests.server.odd_minds import HERE

PASS = {"type": "queue", "cards": []}


async def in_danger(person: Person, **changes: object) -> Line:
    """A position of Clash in which one wins now or loses soon; more may be changed in it."""
    deck = {"deck": ["A01"] * 9, "energy": 4}
    given = {"p1": {**deck, "hp": 6, "hand": ["A01", "A02"]}, "p2": {**deck, "hp": 4, "hand": ["A02"]}}
    free = {"setup.copies": 10}
    body = {"game": "clash", "given": given, "seat": "p1", "level": "normal", "overrides": free, **changes}
    seated = await person.post("positions", body, 201)
    line = await person.line(seated["table"]["id"], seated["key"])
    await line.until_asked()
    return line


async def weighed(line: Line, action: object, **fields: object) -> Message:
    assert line.asked is not None
    return await line.ask("weigh", **{"step": line.asked["step"], "action": action, **fields})


async def test_a_hint_comes_in_parts_in_both_languages(mina: Person) -> None:
    line = await in_danger(mina)
    hint = (await line.ask("ask_hint"))["hint"]
    assert hint["nudge"]["en"] == "Count the damage that you hold and your enemy's health."
    assert "세어" in hint["nudge"]["ko"]
    assert hint["idea"]["en"].startswith("Declare ")
    assert hint["reasons"][0]["id"] == "hint-lethal"
    await line.close()


async def test_who_is_about_to_blunder_is_told_what_it_costs(mina: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MOMENT_S", PATIENCE_S)
    line = await in_danger(mina)
    best = (await line.ask("ask_hint"))["hint"]
    told = await weighed(line, PASS)
    assert told["type"] == "weighed"
    warning = told["warning"]
    assert warning["hint"] == best
    assert (warning["same"], warning["known"]) == (False, True)
    assert "in 100" in warning["cost"]["en"]
    assert "100판" in warning["cost"]["ko"]
    assert (await weighed(line, best["action"]))["warning"] is None
    assert (await line.act(PASS))["type"] == "done"  # it is a warning, and no more
    await line.close()


async def test_what_cannot_be_judged_is_refused_or_let_through(mina: Person, joon: Person) -> None:
    line = await in_danger(mina)
    assert (await weighed(line, PASS, step=99))["refusal"]["code"] == "table_stale_step"
    assert (await weighed(line, {"type": "nonsense"}))["code"] == "malformed_action"
    unpaid = {"type": "queue", "cards": [{"card": "A12"}]}
    assert (await weighed(line, unpaid))["warning"] is None  # the rules refuse it in their own words
    await line.close()
    other = await mina.open(VS_OPEN)
    first, second = await mina.line(other["table"]["id"], other["key"]), await joon.sit(other["table"]["id"])
    await first.until_asked()
    assert first.asked is not None
    told = await weighed(first, first.asked["legal"][0])
    assert told["refusal"]["code"] == "table_no_hints"
    for each in (first, second):
        await each.close()


async def test_nobody_is_warned_in_a_run_of_the_day(mina: Person) -> None:
    seated = await mina.post("tables", {"game": "trail", "mode": "daily", "seats": {"p1": {"kind": "me"}}}, 201)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.until_asked()
    assert line.asked is not None
    assert (await weighed(line, line.asked["legal"][0]))["refusal"]["code"] == "table_no_hints"
    await line.close()


@pytest.mark.slow
async def test_a_coach_that_takes_long_keeps_nobody(mina: Person, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Minds(Metrics(), think=f"{HERE}:undecided")
    monkeypatch.setattr(site.services.live_tables._context, "minds", slow)
    monkeypatch.setattr(coaching, "MOMENT_S", 0.1)
    line = await in_danger(mina)
    assert (await weighed(line, PASS))["warning"] is None
    table = site.services.live_tables.live(line.table["id"])
    assert table is not None
    assert list(table.memory.weighing) == ["p1"]
    assert (await weighed(line, PASS))["warning"] is None  # at once: it has one thought at a time
    assert (await line.act(PASS))["type"] == "done"
    slow.close()
    await line.close()


async def test_the_coach_looks_back_once_the_game_is_over(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await line.until_asked()
    running = await mina.get(f"tables/{table}/timeline")
    assert not any(step["chose"] for step in running["steps"])
    assert (await mina.get(f"tables/{table}/advice?seat=p1&step=0", 409))["code"] == "not_over"
    await play_out(line)
    await line.close()
    told = await mina.get(f"tables/{table}/timeline?seat=p1")
    chosen = [step["step"] for step in told["steps"] if step["chose"]]
    assert chosen
    assert len(chosen) < len(told["steps"])
    watched = await mina.get(f"tables/{table}/timeline?seat=spectator")
    assert not any(step["chose"] for step in watched["steps"])
    for step in (chosen[0], chosen[-1]):
        look = await mina.get(f"tables/{table}/advice?seat=p1&step={step}")
        assert look["played"]["ko"]
        assert look["played"]["en"]
        assert look["weighing"]["hint"]["idea"]["ko"]
        assert look["weighing"]["same"] in (True, False)
        assert look == await joon.get(f"tables/{table}/advice?seat=p1&step={step}")  # also for whoever has the link
    for step in (-1, len(told["steps"]) - 1, 10_000):
        assert (await mina.get(f"tables/{table}/advice?seat=p1&step={step}", 400))["code"] == "bad_request"
    assert (await mina.get(f"tables/{table}/advice?seat=p6&step=0", 400))["code"] == "bad_request"
