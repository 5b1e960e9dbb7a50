"""The secrets of days in rows of their own, and the runs of a day with their results.

Runs of before are kept as begun, so that the first run of somebody stays the first; their results, which only the rules
can tell, are not on the board.
"""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    secrets = op.create_table(
        "daily_secrets",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    runs = op.create_table(
        "daily_runs",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("won", sa.Boolean),
        sa.Column("stage", sa.Integer),
        sa.Column("turns", sa.Integer),
        sa.Column("hp", sa.Integer),
        sa.Column("unranked", sa.String(8)),
    )
    op.create_index("ix_daily_runs_game_day_user_id", "daily_runs", ["game", "day", "user_id"])
    first = sa.text("unranked IS NULL")
    op.create_index(
        "ix_daily_runs_first",
        "daily_runs",
        ["game", "day", "user_id"],
        unique=True,
        sqlite_where=first,
        postgresql_where=first,
    )
    _take_over(op.get_bind(), secrets, runs)


def _take_over(connection: sa.Connection, secrets: sa.Table, runs: sa.Table) -> None:
    """The days that were begun, as their tables tell them."""
    found = connection.execute(
        sa.text(
            "SELECT t.id, t.game, t.created_at, t.secret, t.previous, s.user_id, u.account FROM tables t"
            " JOIN seats s ON s.table_id = t.id AND s.seat = 'p1' JOIN users u ON u.id = s.user_id"
            " WHERE t.mode = 'daily' AND t.kind = 'match' AND t.start = 'setup' AND t.overrides = '{}'"
            " ORDER BY t.created_at, t.id"
        )
    ).all()
    days: dict[tuple[str, str], str] = {}
    begun: set[tuple[str, str, str]] = set()
    for table_id, game, at, secret, previous, user_id, account in found:
        day = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
        if (game, day) not in days:
            if previous is not None:
                continue  # a rematch of the day before: the dice of another day
            days[game, day] = secret
            connection.execute(secrets.insert().values(game=game, day=day, secret=secret))
        if secret != days[game, day]:
            continue
        again = (game, day, user_id) in begun
        begun.add((game, day, user_id))
        unranked = "again" if again else "guest" if account is None else None
        row = {"table_id": table_id, "game": game, "day": day, "user_id": user_id, "opened_at": at}
        connection.execute(runs.insert().values(**row, unranked=unranked))
