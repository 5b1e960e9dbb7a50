"""Which table the event loop is working on: set where a table has its turn, read by the watchdog from its thread."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_AT: dict["asyncio.Task[Any]", str] = {}


@contextmanager
def working_on(table_id: str) -> Iterator[None]:
    """Whatever the present task does inside the block is done for this table."""
    task = asyncio.current_task()
    if task is None:
        yield
        return
    before = _AT.get(task)
    _AT[task] = table_id
    try:
        yield
    finally:
        if before is None:
            _AT.pop(task, None)
        else:
            _AT[task] = before


def table_under_work(loop: asyncio.AbstractEventLoop) -> str | None:
    """The table that the loop works on at this moment; may be asked from another thread."""
    task = asyncio.current_task(loop)
    return None if task is None else _AT.get(task)
