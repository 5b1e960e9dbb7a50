# mypy: ignore-errors
"""How replays/, hanpan.db.gz and manifest.json came to be. It was run once, with version 0.1.0 (replay format 1,
database schema 0002), and is not run again: it uses the modules of that version, and what it wrote is the fixture.

    python -m tests.legacy.record
"""

import asyncio
import gzip
import hashlib
import itertools
import json
import random
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hanpan import __version__
from hanpan.bots.catalogue import characters, load_bot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.codec import plain, state_hash
from hanpan.core.match.match import Match
from hanpan.core.replay import Sitter, parse_replay, verify, write_replay
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server import admin
from hanpan.server.tables.memory import restore
from tests.server.harness import VS_OPEN, FakeTime, Line, Person, Site, serving, settings_for

HERE = Path(__file__).parent
REPLAYS = HERE / "replays"
CLOCK = {"base_s": 600, "increment_s": 5, "decision_s": 90}
PASSWORD = "correct horse"
QUOTED = {"dice-battle": "DB-7.3", "clash": "CL-TURN-01", "sorcerers": "SO-PHASE-01", "trail": "TR-UI-06"}


class Game:
    """A table with the lines of the people who sit there, and one of a judge where there is one."""

    def __init__(self, site: Site, seated: dict[str, Any], lines: dict[str, Line], judge: Line | None) -> None:
        self.site, self.seated, self.lines, self.judge = site, seated, lines, judge
        self.id: str = seated["table"]["id"]
        self.dice = random.Random(self.id)

    @property
    def memory(self) -> Any:
        live = self.site.services.live_tables.live(self.id)
        assert live is not None
        return live.memory

    async def answer(self, seat: str, level: str = "easy") -> None:
        """The seat answers as a bot of that level would."""
        memory, line = self.memory, self.lines[seat]
        match = memory.match
        while line.asked is None or line.asked["step"] != match.asked_at:
            await line.next("update", "notice", "welcome")
        question = memory.question(seat)
        chance = SeededChance(self.dice.randrange(1 << 60), len(match.steps))
        action = load_bot(memory.game, level).choose(*question, chance)
        told = await line.act(plain(action))
        assert told["type"] == "done", told

    async def play(self, steps: int = 100_000, *, level: str = "easy", every: int = 0, clock: FakeTime | None = None):
        """Some steps more, or until the end."""
        until = len(self.memory.match.steps) + steps
        while self.memory.ending is None and len(self.memory.match.steps) < until:
            match = self.memory.match
            if clock is not None:
                clock.advance(self.dice.uniform(0.5, 6))
            asked = [seat for seat in match.pending if seat in self.lines]
            if not asked:
                await asyncio.sleep(0.002)  # a bot thinks
                continue
            self.dice.shuffle(asked)
            for seat in asked:
                await self.answer(seat, level)
                if len(asked) == 2 and seat == asked[0] and self.dice.random() < 0.15:
                    line = self.lines[seat]
                    assert (await line.ask("withdraw", step=match.asked_at))["type"] == "done"
                    while line.asked is None or line.asked["sealed"] is not None:
                        await line.next("notice", "update")
                    await self.answer(seat, level)
            await self.quiet()

    async def quiet(self) -> None:
        """Until everybody has heard of everything."""
        for line in [*self.lines.values(), *([self.judge] if self.judge else [])]:
            at = random.randrange(10**9)
            await line.send({"type": "ping", "at": at})
            while (await line.next("pong"))["at"] != at:
                pass

    async def seal_one(self) -> bool:
        """One of two seats that are asked has answered, and the other has not."""
        for _ in range(60):
            match = self.memory.match
            if self.memory.ending is not None:
                return False
            asked = [seat for seat in match.pending if seat in self.lines]
            if len(asked) == 2:
                await self.answer(asked[0])
                return True
            await self.play(1)
        return False

    async def rule(self, **order: Any) -> None:
        assert self.judge is not None
        told = await self.judge.ask("rule", **order)
        assert told["type"] == "done", told
        await self.quiet()

    async def call(self, seat: str, **about: Any) -> None:
        told = await self.lines[seat].ask("call_judge", **about)
        assert told["type"] == "done", told
        await self.quiet()

    async def judged(self, *, stalling: bool = False) -> None:
        """Everything a judge can do, in the course of some steps."""
        last = list(self.lines)[-1]
        await self.call("p1", step=1, index=0, words="왜 이렇게 되나요?")
        await self.rule(level=1, step=1, words="That is the rule of the first step.")
        await self.play(1)
        await self.rule(level=2, clause=self.clause(), words="여기에 적혀 있어요.")
        await self.play(1)
        await self.call(last, words="I had not seen it")
        assert (await self.lines[last].ask("settle_call"))["type"] == "done"
        await self.call(last)
        if self.memory.ending is None:
            await self.rule(level=3, step=max(1, len(self.memory.match.steps) - 3), words="We play it again.")
        await self.play(2)
        if self.memory.ending is None:
            await self.rule(level=4, seat=last, words="The first time.")
        if stalling and self.memory.ending is None:
            await self.rule(level=4, seat="p1", stalling=True, words="Please play on.")

    def clause(self) -> str:
        return self.memory.game.rulebook().clauses[3].id

    async def replay(self, person: Person) -> bytes:
        text = await person.get(f"tables/{self.id}/replay")
        return text.encode()


async def open_game(
    site: Site, people: list[Person], game: str, mode: str, *, judge: Person | None = None, **more: Any
) -> Game:
    """A table of one or two people; an empty place is a bot's."""
    info = load_game(game).info
    seats: dict[str, Any] = {"p1": {"kind": "me"}}
    if "p2" in info.seats:
        known = next((name for name in characters(game) if mode == f"ladder-{name}"), None)
        bot = {"kind": "bot", "level": known or "easy"}
        seats["p2"] = {"kind": "open"} if len(people) > 1 else bot
    body = {"game": game, "mode": mode, "seats": seats, "judge": judge is not None, **more}
    seated = await people[0].post("tables", body, 201)
    lines = {"p1": await people[0].line(seated["table"]["id"], seated["key"])}
    if "p2" in info.seats and len(people) > 1:
        lines["p2"] = await people[1].sit(seated["table"]["id"])
    there = None
    if judge is not None:
        await judge.get("me")
        there = await judge.line(seated["table"]["id"], seated["judge_key"])
    return Game(site, seated, lines, there)


# --- replays ---


def keep(name: str, data: bytes, kept: dict[str, Any]) -> None:
    replay = parse_replay(Path(name), data, finished=True)
    report = verify(replay, load_game)
    assert report.ok, (name, report.problems)
    assert report.dice == "checked", name
    (REPLAYS / f"{name}.jsonl.gz").write_bytes(gzip.compress(data, mtime=0))
    assert replay.result is not None
    kept[name] = {
        "sha256": hashlib.sha256(data).hexdigest(),
        "game": replay.header.game,
        "mode": replay.header.mode,
        "dice": "seed" if b'"kind":"seed"' in data.split(b"\n")[0] else "secret",
        "steps": len(replay.steps),
        "hash": replay.steps[-1].hash,
        "by": replay.result.result.by,
        "winner": replay.result.result.winner,
        "orders": sorted({plain(step.order)["type"] for step in replay.steps if step.order is not None}),
    }


async def record_replays(folder: Path) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    numbers = itertools.count(1)
    time = FakeTime()
    async with (
        serving(settings_for(folder, now=time)) as site,
        site.person() as mina,
        site.person() as joon,
        site.person() as sora,
    ):
        for game_id in game_ids():
            game = load_game(game_id)
            for place, mode in enumerate(game.info.modes):
                alone = len(game.info.seats) == 1
                pair = [mina] if alone or mode.startswith("ladder-") else [mina, joon]
                number = next(numbers)

                # One person, against a bot where there is a second seat: played to the end.
                table = await open_game(site, [mina], game_id, mode, judge=sora if alone else None)
                await table.play(level="normal" if place == 0 else "easy")
                if table.memory.ending is None:
                    await table.lines["p1"].ask("resign")
                keep(f"{game_id}-{mode}-1", await table.replay(mina), kept)

                # Two people with clocks and a judge; changed numbers in every third; the ends are of all kinds.
                more: dict[str, Any] = {} if mode == "daily" else {"clock": CLOCK}
                if number % 3 == 0 and mode != "daily":
                    first = next(iter(numbers_of(game)))
                    more["overrides"] = {first[0]: first[1]}
                table = await open_game(site, pair, game_id, mode, judge=sora, **more)
                await table.play(3, clock=time)
                await table.judged(stalling=(game_id, mode) == ("sorcerers", "match"))
                await ending(table, ("played", "agreed", "resigned", "timeout", "judged")[number % 5], time, site)
                keep(f"{game_id}-{mode}-2", await table.replay(mina), kept)

                # A public seed, two bots of different levels.
                seed = 20_000 + number
                match = Match(game, mode, SeedKeys(seed, number))
                levels = dict(zip(game.info.seats, ("easy", "random"), strict=False))
                bots = {seat: load_bot(game, level) for seat, level in levels.items()}
                while match.pending:
                    for seat, prompt in list(match.pending.items()):
                        chance = SeededChance(seed, len(match.steps))
                        view, legal = game.view(match.state, seat), game.legal(match.state, seat)
                        assert match.submit(seat, bots[seat].choose(view, prompt, legal, chance)) is None
                target = folder / "seed.jsonl"
                write_replay(match, target, seats={seat: Sitter("bot", name) for seat, name in levels.items()})
                keep(f"{game_id}-{mode}-3", target.read_bytes(), kept)
        # The rules' own clock of a match of Sorcerers: a warning, then the loss of a game.
        table = await open_game(site, [mina, joon], "sorcerers", "match")
        await table.play(4)
        for seconds in (2400, 300):
            time.advance(seconds + 1)
            await site.services.live_tables.tick()
            await table.quiet()
        await table.play(6)
        await table.lines["p2"].ask("resign")
        keep("sorcerers-match-4", await table.replay(mina), kept)
        # A long game with a judge in the middle, played to its end.
        table = await open_game(site, [mina, joon], "sorcerers", "casual", judge=sora)
        await table.play(60)
        await table.judged()
        await table.play()
        keep("sorcerers-casual-4", await table.replay(mina), kept)
    return kept


async def ending(table: Game, how: str, time: FakeTime, site: Site) -> None:
    """Bring a table to its end in that way, as far as its game has it."""
    if table.memory.ending is not None:
        return
    if how == "agreed" and table.memory.game.info.draw_offers and len(table.lines) == 2:
        assert (await table.lines["p1"].ask("offer_draw"))["type"] == "done"
        assert (await table.lines["p2"].ask("offer_draw"))["type"] == "done"
    elif how == "timeout" and table.memory.clocks is not None:
        for _ in range(60):
            time.advance(91)
            await site.services.live_tables.tick()
            await table.quiet()
            if table.memory.ending is not None:
                return
    elif how == "judged" and table.judge is not None:
        while table.memory.ending is None:
            told = await table.judge.ask("rule", level=4, seat="p1", words="again")
            if told["type"] != "done":
                break
    elif how == "resigned":
        await table.play(4)
    else:
        await table.play(clock=time)
    await table.quiet()
    if table.memory.ending is None:
        await table.lines["p1"].ask("resign")


def numbers_of(game: Any) -> Any:
    """Numbers of the rules that a game is played with as well, one more or one less."""
    from hanpan.core.contract.params import table as listed

    for entry in listed(game.params):
        for value in (entry.default + 1, entry.default - 1):
            if entry.low <= value <= entry.high:
                try:
                    load_game(game.info.id, {entry.name: value})
                except ValueError:
                    continue
                yield entry.name, value


# --- the database ---


async def record_database(folder: Path) -> dict[str, Any]:
    time = FakeTime()
    settings = settings_for(folder, now=time)
    tables: dict[str, Any] = {}
    names = ("mina", "twin", "sora", "joon", "guest", "other")
    async with serving(settings) as site:
        people = {name: site.person() for name in names}
        mina, twin, sora, joon, guest, other = (people[name] for name in names)
        for person in people.values():
            await person.get("me")
        await mina.post("account/register", {"name": "Mina", "password": PASSWORD})
        await twin.post("account/register", {"name": "\u041c\u0456na", "password": PASSWORD + " twin"})
        await sora.post("account/register", {"name": "소라", "password": PASSWORD + " sora"})
        await joon.post("account/register", {"name": "Joon", "password": PASSWORD + " joon"})
        await other.post("me/name", {"name": "Mina"})  # a guest with an account's name
        await admin.make_judge(settings.database, "소라")
        who = {person: name for name, person in people.items()}

        def note(name: str, table: Game, sitting: list[Person]) -> Game:
            seats = {}
            for seat, person in zip(table.lines, sitting, strict=True):
                seats[seat] = {"person": who[person], "key": table.memory.seats[seat].key}
            entry = {"id": table.id, "seats": seats}
            if table.seated["judge_key"]:
                entry["judge_key"] = table.seated["judge_key"]
            tables[name] = entry
            return table

        async def opened(name: str, sitting: list[Person], game: str, mode: str, **more: Any) -> Game:
            return note(name, await open_game(site, sitting, game, mode, **more), sitting)

        # In the middle of a game between two people, with an answer sealed where two are asked.
        middle = await opened("dice-battle", [mina, joon], "dice-battle", "extended", clock=CLOCK, visibility="public")
        await middle.play(11, clock=time)
        assert await middle.seal_one()
        assert (await middle.lines["p1"].ask("offer_draw"))["type"] == "done"
        middle = await opened(
            "clash", [guest, other], "clash", "casual", clock=CLOCK, overrides={"energy.cap_high": 12}
        )
        await middle.play(9, clock=time)
        assert await middle.seal_one()
        middle = await opened("sorcerers", [mina, guest], "sorcerers", "match", visibility="public")
        await middle.play(40, clock=time)
        middle = await opened("sorcerers-sealed", [joon, guest], "sorcerers", "match")
        assert await middle.seal_one()
        middle = await opened("trail", [guest], "trail", "run", clock=CLOCK)
        await middle.play(25, clock=time)
        middle = await opened("delayed", [joon, mina], "clash", "ranked", spectator_delay_s=600, visibility="public")
        await middle.play(10)

        # Against bots.
        for game, mode, steps in (
            ("dice-battle", "regular", 8),
            ("clash", "ladder-golem", 6),
            ("sorcerers", "casual", 30),
            ("trail", "stage-brook", 12),
        ):
            middle = await opened(f"{game}-bot", [mina if game != "clash" else guest], game, mode)
            await middle.play(steps)
        middle = await opened("trail-custom", [other], "trail", "custom")
        await middle.play(10)

        # Judges: a link nobody has used, a running match with orders and an open call, one that a judge decided.
        middle = await opened("judge-link", [guest, joon], "dice-battle", "regular", judge=sora)
        await middle.play(5)
        middle = await opened("judged-running", [joon, mina], "sorcerers", "match", judge=other)
        await middle.play(12, clock=time)
        await middle.judged(stalling=True)
        if middle.memory.ending is None:
            await middle.call("p2", step=1, index=0, words="Is this right?")
        middle = await opened("judged-over", [guest, mina], "clash", "duel", judge=other, clock=CLOCK)
        await middle.play(6, clock=time)
        await middle.judged()
        await ending(middle, "judged", time, site)
        assert middle.memory.ending.reason == "judged"

        # Waiting for somebody.
        for name, judge in (("waiting", False), ("waiting-judge", True)):
            body = {"game": "clash", "mode": "casual", "seats": VS_OPEN, "visibility": "public", "judge": judge}
            seated = await mina.post("tables", body, 201)
            tables[name] = {"id": seated["table"]["id"], "seats": {"p1": {"person": "mina", "key": seated["key"]}}}
            if judge:
                tables[name]["judge_key"] = seated["judge_key"]

        # Over: one of each game; one wants a rematch; another has one.
        for game, mode in (("dice-battle", "quick"), ("clash", "casual"), ("sorcerers", "casual"), ("trail", "run")):
            sitting = [joon, guest] if game != "trail" else [joon]
            done = await opened(f"{game}-over", sitting, game, mode)
            await done.play()
            if game == "dice-battle":
                assert (await done.lines["p1"].ask("rematch"))["type"] == "done"
            if game == "clash":
                for line in done.lines.values():
                    assert (await line.ask("rematch"))["type"] == "done"
                following = done.memory.row.next
                lines = {}
                for person in (guest, joon):
                    mine = await person.get(f"tables/{following}/seat")
                    lines[mine["seat"]] = await person.line(following, mine["key"])
                    seated = mine
                again = Game(site, {**seated, "judge_key": None}, dict(sorted(lines.items())), None)
                note(
                    "clash-rematch",
                    again,
                    [guest, joon] if again.memory.seats["p1"].name != "Joon" else [joon, guest],
                )
                await again.play(4)
        done = await opened("delayed-over", [joon, guest], "dice-battle", "quick", spectator_delay_s=600)
        await done.play()

        # Runs of the day: an account's that is over, a guest's that is over, one of each that goes on.
        for name, person, over in (
            ("daily-over", mina, True),
            ("daily-over-guest", guest, True),
            ("daily", joon, False),
            ("daily-guest", other, False),
        ):
            run = await opened(name, [person], "trail", "daily")
            await run.play(100_000 if over else 20)

        # Dice that everybody knows.
        middle = await opened("tutorial", [guest], "dice-battle", "quick", tutorial=True, seed=4242)
        await middle.play(4)
        middle = await opened("tutorial-two", [guest, other], "clash", "casual", tutorial=True, seed=4243)
        await middle.play(5)

        # From a moment of a game that is over, with its dice and with new ones; from a position.
        for game in game_ids():
            over = tables[f"{game}-over"]["id"]
            for pinned in (True, False):
                body = {"step": 3, "seat": "p1", "level": "easy", "pinned": pinned}
                seated = await joon.post(f"tables/{over}/branch", body, 201)
                lines = {"p1": await joon.line(seated["table"]["id"], seated["key"])}
                branch = note(f"{game}-branch-{'pinned' if pinned else 'new'}", Game(site, seated, lines, None), [joon])
                await branch.play(2)
            seated = await guest.post("positions", {"game": game, "given": {}, "level": "easy"}, 201)
            lines = {"p1": await guest.line(seated["table"]["id"], seated["key"])}
            position = note(f"{game}-position", Game(site, seated, lines, None), [guest])
            await position.play(2)

        await asyncio.sleep(0.5)  # bots that think
        tokens = {name: person.http.cookies["hanpan_session"] for name, person in people.items()}
        copy = folder / "copy.db"
        admin.backup(settings.database, copy)
        for person in people.values():
            await person.http.aclose()
    records = {entry["id"]: name for name, entry in tables.items()}
    async with admin._records(str(copy)) as stored:
        for saved in await stored.load(list(records)):
            memory, entry = restore(saved, time.at), tables[records[saved.table.id]]
            match = memory.match
            entry.update(
                game=saved.table.game,
                mode=saved.table.mode,
                kind=saved.table.kind,
                start=saved.table.start,
                status=saved.table.status,
                reason=saved.table.reason,
                winner=saved.table.winner,
                commitment=memory.keys.commitment,
                log=memory.log_length,
                snapshots=len(saved.snapshots),
                steps=0 if match is None else len(match.steps),
                hash=None if match is None else state_hash(match.state),
                sealed=[] if match is None else sorted(match.sealed),
                draw_offer=memory.draw_offer,
                calls=[call.seat for call in memory.calls],
                rematch_by=memory.rematch_by,
                next=saved.table.next,
                left_ms=None if memory.clocks is None else memory.clocks.mark.left_ms,
            )
    (HERE / "hanpan.db.gz").write_bytes(gzip.compress(copy.read_bytes(), mtime=0))
    accounts = {
        "mina": ["Mina", PASSWORD],
        "twin": ["\u041c\u0456na", PASSWORD + " twin"],
        "sora": ["소라", PASSWORD + " sora"],
        "joon": ["Joon", PASSWORD + " joon"],
    }
    return {"at": time.at, "tokens": tokens, "accounts": accounts, "judges": ["sora"], "tables": tables}


async def main() -> None:
    shutil.rmtree(REPLAYS, ignore_errors=True)
    REPLAYS.mkdir()
    with TemporaryDirectory() as one, TemporaryDirectory() as two:
        replays = await record_replays(Path(one))
        database = await record_database(Path(two))
    manifest = {"version": __version__, "replays": replays, "database": database}
    (HERE / "manifest.json").write_text(json.dumps(manifest, indent=1, ensure_ascii=False, sort_keys=True) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
