"""The date of a tournament for a calendar: in UTC, in lines of 75 bytes, and cancelled where it is."""

from datetime import UTC, datetime

import pytest

from tests.server.harness import FakeTime, Site
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

NAME = "금요일 저녁의 아주 긴 이름을 가진 대회, 모두 와 주세요; 탁자는 넉넉합니다"


async def test_a_calendar_takes_it(site: Site, time: FakeTime) -> None:
    start = (time() + 26 * 3_600_000) // 1000 * 1000
    held = await Held.open(site, await organiser(site), name=NAME, terms={"start_at": start})
    lines = await _lines(held)
    assert max(map(len, lines)) <= 75
    fields = _fields(lines)
    assert fields["DTSTART"] == datetime.fromtimestamp(start / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
    assert fields["DTEND"] > fields["DTSTART"]
    assert fields["SUMMARY"].replace("\\,", ",").replace("\\;", ";") == NAME
    assert fields["STATUS"] == "CONFIRMED"
    await held.act("cancel", why="the hall is closed")
    assert _fields(await _lines(held))["STATUS"] == "CANCELLED"


async def test_a_tournament_without_a_date_has_none(site: Site) -> None:
    held = await Held.open(site, await organiser(site))
    answer = await held.owner.person.get(f"events/{held.id}/export?as=calendar", 409)
    assert answer["code"] == "no_date"


async def _lines(held: Held) -> list[bytes]:
    answer = await held.owner.person.http.get(f"events/{held.id}/export", params={"as": "calendar"})
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    lines = answer.content.split(b"\r\n")
    assert lines.pop() == b""
    for line in lines:
        line.decode()  # no letter is cut
    return lines


def _fields(lines: list[bytes]) -> dict[str, str]:
    told = b"\r\n".join(lines).replace(b"\r\n ", b"").decode().split("\r\n")
    return {name: value for name, _, value in (line.partition(":") for line in told)}
