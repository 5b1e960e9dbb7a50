"""What the server keeps about visitors becomes less again once they have gone."""

import pytest

from hanpan.server.limits import Buckets
from hanpan.server.settings import Rate
from tests.server.harness import FakeTime, Site


def test_allowances_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("hanpan.server.limits.time.monotonic", lambda: now)
    buckets = Buckets(Rate(per_second=1, burst=2))
    for number in range(100):
        assert buckets.take(f"visitor {number}")
        assert buckets.take(f"visitor {number}")
    assert len(buckets) == 100
    assert not buckets.take("visitor 99")  # those who have used theirs are known
    now = 5.0
    for number in range(100, 150):
        assert buckets.take(f"visitor {number}")
    assert len(buckets) == 50
    assert buckets.take("visitor 100")
    assert not buckets.take("visitor 100")


async def test_sessions_that_nobody_uses_leave_the_memory_and_stay_valid(site: Site, time: FakeTime) -> None:
    cache = site.services.identity._cache
    async with site.person() as mina, site.person() as joon:
        me = (await mina.get("me"))["id"]
        for _ in range(5):
            async with site.person() as guest:
                await guest.get("me")
        before = len(cache)
        time.advance(601)
        for _ in range(before):
            await joon.get("me")  # every request looks after a few others
        assert len(cache) == 1
        assert (await mina.get("me"))["id"] == me
