"""Pages about people and leaderboards: what they say, to whom, and when."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from hanpan.ratings.ledger import Result, folded
from hanpan.server.storage.ratings import Logged, anew_writes, result_write
from tests.server.harness import VS_BOT, FakeTime, Message, Person, Site
from tests.server.owners import Owner
from tests.server.rated import GAME, MODE, POOL, lost_by, rated_table
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

DAY_S = 86_400
BOARD = f"games/{GAME}/ratings?class={POOL}"


@pytest_asyncio.fixture(loop_scope="module")
async def pair(mina: Person, joon: Person, time: FakeTime) -> AsyncIterator[tuple[Owner, Owner]]:
    """Two accounts."""
    yield await Owner.make(mina), await Owner.make(joon)
    time.advance(DAY_S)


async def results(site: Site, *won: tuple[str, str], days: int = 1) -> None:
    """So many games, each won by the first, all on days before today."""
    ratings, now = site.services.ratings, site.settings.now()
    first = await ratings.next_number()
    lines = [
        Logged(Result(first + n, f"t{first + n}", now - days * DAY_S * 1000, GAME, POOL, one, two, 2), MODE, 0)
        for n, (one, two) in enumerate(won)
    ]
    log = [line.result for line in await ratings.log(GAME, POOL)]
    ledger = folded([*log, *(line.result for line in lines)])
    writes = [result_write(line) for line in lines]
    await site.services.records.journal.write(*writes, *anew_writes(GAME, POOL, ledger, set()))


def names(board: Message) -> list[str]:
    return [row["name"] for row in board["rows"]]


async def test_the_best_stand_on_the_board_and_provisional_ratings_do_not(
    site: Site, pair: tuple[Owner, Owner], sora: Person
) -> None:
    third = await Owner.make(sora)
    await results(site, *[(pair[0].id, pair[1].id), (pair[1].id, pair[0].id)] * 14, (third.id, pair[1].id))
    board = await sora.get(BOARD)
    assert {pair[0].name, pair[1].name} <= set(names(board))
    assert third.name not in names(board)
    assert board["own"]["provisional"] is True
    assert [row["place"] for row in board["rows"]] == list(range(1, len(board["rows"]) + 1))
    assert board["classes"][POOL] == [MODE]
    await pair[0].person.post("me/shown", {"shown": {"ratings": "none"}})
    assert pair[0].name not in names(await sora.get(BOARD))
    assert pair[0].name in names(await pair[0].person.get(BOARD))
    assert (await sora.get(f"people/{pair[0].id}"))["ratings"] is None
    other = (await sora.get(f"people/{pair[1].id}"))["ratings"][0]
    assert len(other["points"]) == 29
    assert other["now"]["provisional"] is False


async def test_earlier_seasons_are_kept(site: Site, pair: tuple[Owner, Owner], sora: Person) -> None:
    await results(site, *[pair_of(pair), pair_of(pair)[::-1]] * 14, days=100)
    board = await sora.get(BOARD)
    assert len(board["seasons"]) >= 2
    earlier = await sora.get(f"{BOARD}&season={board['seasons'][-1]}")
    assert earlier["over"] is True
    assert pair[0].name in names(earlier)
    assert pair[0].name not in names(board)
    assert (await sora.get(f"games/{GAME}/ratings?class=none", 404))["code"] == "no_class"
    assert (await sora.get("games/trail/ratings", 404))["code"] == "no_ratings"
    assert (await sora.get(f"{BOARD}&season=2026-q9", 400))["code"] == "malformed"


def pair_of(pair: tuple[Owner, Owner]) -> tuple[str, str]:
    return pair[0].id, pair[1].id


async def test_after_a_rated_game_the_change_is_told(site: Site, pair: tuple[Owner, Owner], sora: Person) -> None:
    lines = await rated_table(site, *pair, spectator_delay_s=600)
    road = f"tables/{lines[0].table['id']}/ratings"
    before = await sora.get(road)
    assert before["seats"]["p1"] == {"before": {"rating": 1500, "deviation": 350, "provisional": True}, "after": None}
    watched = [road, f"people/{pair[0].id}", f"people/{pair[1].id}", BOARD]
    told = [await sora.get(one) for one in watched]
    await lost_by(*lines)
    after = await pair[0].person.get(road)
    assert after["seats"]["p1"]["after"]["rating"] < 1500 < after["seats"]["p2"]["after"]["rating"]
    assert after["uncounted"] is None
    assert [await sora.get(one) for one in watched] == told  # within the delay strangers learn nothing


async def test_once_the_delay_is_over_strangers_read_it(
    site: Site, pair: tuple[Owner, Owner], sora: Person, time: FakeTime
) -> None:
    lines = await rated_table(site, *pair, spectator_delay_s=600)
    table = lines[0].table["id"]
    await lost_by(*lines)
    time.advance(601)
    assert (await sora.get(f"tables/{table}/ratings"))["seats"]["p2"]["after"]["rating"] > 1500
    page = await sora.get(f"people/{pair[1].id}")
    assert [(each["game"], each["won"]) for each in page["record"]] == [(GAME, 1)]
    assert [(each["id"], each["lost"]) for each in page["opponents"]] == [(pair[0].id, 0)]
    assert [each["now"] for each in page["streaks"]] == [1]
    assert [each["table"]["id"] for each in page["replays"]] == [table]
    assert page["shown"] is None
    assert page["there"] is None


async def test_games_at_private_tables_are_for_oneself(mina: Person, sora: Person) -> None:
    owner = await Owner.make(mina)
    for visibility in ("link", "public"):
        opened = await mina.open(VS_BOT, visibility=visibility)
        line = await mina.line(opened["table"]["id"], opened["key"])
        await line.ask("resign")
        await line.until_over()
        await line.close()
    own, others = await mina.get("people/me"), await sora.get(f"people/{owner.id}")
    assert [(each["level"], each["lost"]) for each in own["skill"]] == [("normal", 2)]
    assert [(each["level"], each["lost"]) for each in others["skill"]] == [("normal", 1)]
    assert (len(own["replays"]), len(others["replays"])) == (2, 1)
    assert own["record"] == []
    await mina.post("me/shown", {"shown": {"replays": "none", "skill": "friends"}})
    hidden = await sora.get(f"people/{owner.id}")
    assert (hidden["replays"], hidden["skill"]) == (None, None)
    assert (await mina.get("people/me"))["shown"]["skill"] == "friends"


async def test_a_table_on_which_no_ratings_depend_says_so(mina: Person) -> None:
    opened = await mina.open()
    assert (await mina.get(f"tables/{opened['table']['id']}/ratings", 404))["code"] == "not_rated"


async def test_tournaments_are_told_as_far_as_one_lets_them_be(site: Site, mina: Person, sora: Person) -> None:
    owner = await Owner.make(mina)
    host = await organiser(site)
    for name, listed in (("For all", True), ("By its link", False)):
        await (await Held.open(site, host, name=name, listed=listed)).act("join", mina)
    told = await mina.get("people/me")
    assert {each["name"] for each in told["events"]} == {"For all", "By its link"}
    assert [each["name"] for each in (await sora.get(f"people/{owner.id}"))["events"]] == ["For all"]
    await mina.post("me/shown", {"shown": {"events": "friends"}})
    assert (await sora.get(f"people/{owner.id}"))["events"] is None
