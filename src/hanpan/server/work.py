"""Which table the event loop is working on: set where a table has its turn, read by the watchdog from its thread."""

import asyncio
from typing import Any

_AT: dict["asyncio.Task[Any]", str] = {}


class working_on:  # noqa: N801  # used as `with working_on(table)`
    """Whatever the present task does inside the block is done for this table."""

    __slots__ = ("_before", "_table", "_task")

    def __init__(self, table_id: str) -> None:
        self._table = table_id

    def __enter__(self) -> None:
        self._task = asyncio.current_task()
        if self._task is not None:
            self._before = _AT.get(self._task)
            _AT[self._task] = self._table

    def __exit__(self, *_error: object) -> None:
        if self._task is None:
            return
        if self._before is None:
            _AT.pop(self._task, None)
        else:
            _AT[self._task] = self._before


def table_under_work(loop: asyncio.AbstractEventLoop) -> str | None:
    """The table that the loop works on at this moment; may be asked from another thread."""
    task = asyncio.current_task(loop)
    return None if task is None else _AT.get(task)
