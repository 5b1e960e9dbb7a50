"""Choosing at the same time as the other side: a mix of one's own choices that holds against every answer."""

from collections.abc import Sequence

ROUNDS = 60  # of regret matching

Table = Sequence[Sequence[float]]  # what each of the own choices (rows) gives against each answer (columns)


def fair_mix(tables: Sequence[Table]) -> list[float]:
    """The shares of the rows when both sides play by their regrets.

    There is one table a world. The own side does not know the world and has one mix for all of them; the other
    side knows its own cards, and has a mix in each.
    """
    rows = len(tables[0])
    regrets = [0.0] * rows
    others = [[0.0] * len(table[0]) for table in tables]
    columns = [list(zip(*table, strict=True)) for table in tables]
    average = [0.0] * rows
    for _ in range(ROUNDS):
        own = _shares(regrets)
        gains = [0.0] * rows
        for place, table in enumerate(tables):
            theirs = _shares(others[place])
            for row, line in enumerate(table):
                gains[row] += _dot(line, theirs)
            losses = [_dot(line, own) for line in columns[place]]
            now = _dot(losses, theirs)
            others[place] = [max(0.0, regret + now - loss) for regret, loss in zip(others[place], losses, strict=True)]
        now = _dot(gains, own)
        regrets = [max(0.0, regret + gain - now) for regret, gain in zip(regrets, gains, strict=True)]
        average = [total + share for total, share in zip(average, own, strict=True)]
    return [total / ROUNDS for total in average]


def _dot(one: Sequence[float], two: Sequence[float]) -> float:
    return sum(map(float.__mul__, one, two))


def _shares(regrets: Sequence[float]) -> list[float]:
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1.0 / len(regrets)] * len(regrets)
