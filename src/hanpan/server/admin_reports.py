"""What people have reported, for whoever runs the server."""

from typing import NamedTuple

from hanpan.server.admin import AdminError, opened
from hanpan.server.hours import now_ms
from hanpan.server.storage.circles import Circles, ReportRow
from hanpan.server.storage.people import People


class Told(NamedTuple):
    """A report with the names of both."""

    row: ReportRow
    by: str
    about: str


async def reports(database: str, *, settled: bool = False) -> list[Told]:
    """What nobody has settled, or everything; the oldest first."""
    async with opened(database) as (engine, journal):
        circles, people = Circles(engine, journal), People(engine, journal)
        rows = await circles.every_report() if settled else await circles.open_reports()
        return [Told(row, await _name(people, row.by_id), await _name(people, row.about_id)) for row in rows]


async def settle(database: str, report: str) -> None:
    """Somebody has seen to a report. Raises AdminError."""
    async with opened(database) as (engine, journal):
        circles = Circles(engine, journal)
        found = next((row for row in await circles.every_report() if row.id == report), None)
        if found is None:
            raise AdminError(f"there is no report {report!r}", ko=f"그런 신고는 없습니다: {report!r}")
        if found.settled_at is not None:
            raise AdminError(f"report {report} is settled already", ko=f"이미 처리한 신고입니다: {report}")
        await circles.settle(report, now_ms())


async def _name(people: People, user: str) -> str:
    found = await people.by_id(user)
    return user if found is None else found.name
