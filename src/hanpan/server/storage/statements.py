"""The SQL of what happens to tables."""

from sqlalchemy import Executable, bindparam, case, insert, update

from hanpan.server.storage import schema
from hanpan.server.storage.writes import Statement, TableChange

_tables, _seats = schema.tables, schema.seats
_this = _tables.c.id == bindparam("table")
_place = (_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("place"))

_SQL: dict[TableChange, Executable] = {
    "table": insert(_tables),
    "seat": insert(_seats),
    "log": insert(schema.log),
    "snapshot": insert(schema.snapshots),
    "started": update(_tables).where(_this).values(status="playing"),
    "ended": update(_tables)
    .where(_this)
    .values(
        status="over",
        reason=bindparam("why"),
        winner=bindparam("won"),
        ended_at=bindparam("at"),
        round=bindparam("now"),
    ),
    "aside": update(_tables)
    .where(_this, _tables.c.status != "over")
    .values(
        status="aside",
        fault=bindparam("why"),
        rated=case((_tables.c.rated.is_not(None), "aside"), else_=None),  # from now on it does not count
    ),
    "resumed": update(_tables).where(_this).values(status=bindparam("stands"), fault=None),
    "round": update(_tables).where(_this).values(round=bindparam("now"), progress=bindparam("so_far")),
    "next": update(_tables).where(_this).values(next=bindparam("following")),
    "sit": update(_seats)
    .where(*_place)
    .values(kind="person", user_id=bindparam("user"), name=bindparam("called"), mark=bindparam("beside")),
    "bot_sits": update(_seats)
    .where(*_place)
    .values(kind="bot", user_id=None, name=bindparam("called"), mark=None, key=bindparam("opens")),
    "value": update(_seats).where(*_place).values(pledge=bindparam("bound_by"), value=bindparam("opened")),
}


def sql_of(statement: Statement) -> Executable:
    """What the database is to run."""
    return _SQL[statement.sql] if isinstance(statement.sql, str) else statement.sql
