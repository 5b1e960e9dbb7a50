"""Ratings computed again from the log of results, also while the server runs."""

from typing import NamedTuple

from hanpan.ratings.ledger import folded
from hanpan.server.admin import AdminError, opened
from hanpan.server.storage.ratings import Logged, RatingRecords, anew_writes, pools_of

_TRIES = 20


class Compared(NamedTuple):
    """What the log comes to, and how many stored standings and points of graphs say something else."""

    results: int
    counted: int
    standings: int
    differ: int


async def compare(database: str, *, again: bool = False) -> Compared:
    """Compute every rating from the log and compare it with what is stored; `again`: store what was computed.

    Raises AdminError if results keep coming in.
    """
    async with opened(database) as (engine, journal):
        records = RatingRecords(engine)
        for _ in range(_TRIES):
            log = await records.log()
            gone = await records.gone()
            ledger = folded(line.result for line in log)
            standings, points = await records.stored()
            wanted = {which: standing for which, standing in ledger.seasons.items() if which[0].user not in gone}
            drawn = {(point.n, point.key, point.season, point.skill[:2]) for point in ledger.points}
            kept = {(point.n, point.key, point.season, point.skill[:2]) for point in points}
            missing = {point for point in drawn - kept if point[1].user not in gone}
            differ = sum(wanted.get(which) != standings.get(which) for which in {*wanted, *standings})
            found = Compared(len(log), len(ledger.points) // 2, len(wanted), differ + len(missing) + len(kept - drawn))
            if len(await records.log()) != len(log):
                continue
            if again and found.differ:
                writes = [write for pool in _pools(log) for write in anew_writes(*pool, ledger, gone)]
                await journal.write(*writes)
                if len(await records.log()) != len(log):
                    continue  # a result came in while this was written: it is in what is stored, or will be
            return found
    raise AdminError(
        "results come in faster than ratings can be computed; try again at a quieter time",
        ko="레이팅을 계산하는 사이에 새 결과가 계속 들어옵니다. 한가한 때에 다시 해 보십시오",
    )


def _pools(log: list[Logged]) -> list[tuple[str, str]]:
    return sorted(pools_of(log))
