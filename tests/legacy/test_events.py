"""Logs of tournaments that the first release of their rules wrote come to what they came to."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanpan.tournaments.log import event_of, parsed
from hanpan.tournaments.verify import faults
from tests.legacy.old import HERE

EVENTS: dict[str, dict[str, Any]] = msgspec.json.decode((HERE / "events" / "manifest.json").read_bytes())


def test_every_log_is_listed() -> None:
    assert {path.name for path in (HERE / "events").glob("*.gz")} == {f"{name}.jsonl.gz" for name in EVENTS}


@pytest.mark.parametrize("name", EVENTS)
def test_a_log_of_the_first_release_verifies(name: str) -> None:
    lines = gzip.decompress((HERE / "events" / f"{name}.jsonl.gz").read_bytes()).splitlines()
    orders = [entry.order for entry in parsed(Path(name), lines)]
    assert faults(orders) == []
    event, told = event_of(orders), EVENTS[name]
    assert (event.release, event.stage) == (1, "over")
    assert (len(orders), len(event.penalties)) == (told["lines"], told["penalties"])
    assert [[*match.place, *match.docked] for match in event.matches if any(match.docked)] == told["docked"]
    paired = {player for match in event.matches for player in match.players}  # nobody else is in a standing
    rows = [[row.place, row.player, row.score, *map(str, row.breaks)] for row in event.table() if row.player in paired]
    assert rows == told["rows"]
