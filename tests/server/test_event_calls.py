"""Whoever plays in a tournament hears of the own table wherever they are."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import Message, Person, Site
from tests.server.meeting import page_of
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


def call(news: Message) -> dict[str, Any]:
    return dict(news["events"][0]) if news["events"] else {"table": None, "round": None}


def at(table: str) -> Callable[[Message], bool]:
    """Whether somebody is called to that table."""
    return lambda news: call(news)["table"] == table


async def test_a_player_is_called_to_each_game_and_nobody_else_is(site: Site, mina: Person) -> None:
    host, joon = await organiser(site), await Owner.make(site.person())
    held = await Held.open(site, host, format="round_robin", best_of=3)
    async with page_of(mina) as line, page_of(host.person) as aside:
        await held.act("join", mina)
        told = call(await line.until(lambda news: bool(news["events"])))
        assert (told["id"], told["started"], told["round"], told["table"]) == (held.id, False, 0, None)
        await held.act("join", joon.person)
        await held.act("start")
        tables: list[str] = []
        for _ in range(2):
            table = (await held.seen(mina))["me"]["table"]
            told = call(await line.until(at(table)))
            assert (told["started"], told["round"], told["number"], told["at_tables"]) == (True, 1, 1, False)
            tables.append(table)
            await held.lose(mina)
        await held.settle()
        await line.until(lambda news: not news["events"])
        assert len(set(tables)) == 2
        assert aside.news["events"] == []


async def test_at_real_tables_the_number_of_the_table_is_told(site: Site, mina: Person) -> None:
    host, joon = await organiser(site), await Owner.make(site.person())
    held = await Held.open(site, host, at_tables=True, terms={"bots": False, "no_show_s": 0})
    for each in (mina, joon.person):
        await held.act("join", each)
    async with page_of(mina) as line:
        await held.act("start")
        await held.settle()
        told = call(await line.until(lambda news: call(news)["round"] == 1))
        assert (told["at_tables"], told["number"], told["table"]) == (True, 1, None)
        await held.act("drop", mina)
        await line.until(lambda news: not news["events"])
