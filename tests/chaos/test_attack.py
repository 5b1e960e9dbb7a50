"""Ten attackers at once: honest people's moves and tables are all there; how long their moves took is told."""

import pytest

from tests.chaos import attack
from tests.chaos.conftest import Count

pytestmark = [pytest.mark.slow, pytest.mark.chaos]


async def test_ten_attackers_at_once(count: Count) -> None:
    report = await attack.run(30)
    assert report.tables_lost == 0
    assert report.attacked, "nobody could play"
    for name, value in attack.rows(report):
        if isinstance(value, int):
            count(f"ten attackers: {name}", value)
    count("ten attackers: tries", sum(tries for tries, _ in report.tries.values()))
