"""Rated tables, for tests: two accounts that sit at one, and what is stored of their ratings."""

from typing import Any

from msgspec.structs import replace

from hanpan.server.admin_ratings import Compared, compare
from hanpan.server.rated import rated
from hanpan.server.tables import openings
from tests.server.harness import Line, Message, Site
from tests.server.owners import Owner

GAME, MODE, POOL = "dice-battle", "quick", "quick"


async def rated_table(site: Site, *owners: Owner, **changes: Any) -> list[Line]:
    """A table between these two whose result counts, with a line of each."""
    users = [await site.services.people.by_id(owner.id) for owner in owners]
    saved = openings.duel(GAME, MODE, [user for user in users if user is not None], site.settings.now())
    saved = saved._replace(table=rated(replace(saved.table, **changes), "queue"))
    table = await site.services.live_tables.open(saved)
    keys = [seat.key for seat in saved.seats.values()]
    return [await owner.person.line(table.id, key) for owner, key in zip(owners, keys, strict=True)]


async def lost_by(loser: Line, *others: Line) -> Message:
    """The seat of this line gives up, and all hang up."""
    answer = await loser.ask("resign")
    assert answer["type"] == "done", answer
    ending = await loser.until_over()
    for line in (loser, *others):
        await line.close()
    return ending


async def computed(site: Site) -> Compared:
    """What the log comes to, beside what is stored."""
    return await compare(site.settings.database)
