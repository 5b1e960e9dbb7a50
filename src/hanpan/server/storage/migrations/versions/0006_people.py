"""Names that nobody else's looks like, sessions that can be listed, one-time codes, marks of guests, deletion.

Of accounts that look alike the oldest keeps its name; the others are shown with a number, log in as before, and may
choose another name at once. Sessions last 30 days from now, then as long as they are used.
"""

import time
import unicodedata

import sqlalchemy as sa
from alembic import op

from hanpan.core.language.lookalikes import skeleton
from hanpan.server.names import folded, with_number

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_DAY_MS = 86_400_000
_SESSION_DAYS = 30

_users = sa.table(
    "users",
    *(sa.column(name) for name in ("id", "name", "account", "created_at", "skeleton", "may_rename", "seen_at")),
)
_sessions = sa.table("sessions", *(sa.column(name) for name in ("created_at", "expires_at", "seen_at")))
_seats = sa.table("seats", *(sa.column(name) for name in ("user_id", "name", "mark")))


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.String(255)))
    op.add_column("users", sa.Column("may_rename", sa.Integer, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("renamed_at", sa.BigInteger))
    op.add_column("users", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("totp", sa.String(64)))
    op.add_column("users", sa.Column("totp_step", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("revoked_at", sa.BigInteger))
    op.add_column("users", sa.Column("deleted_at", sa.BigInteger))
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)
    op.create_index("ix_users_revoked_at", "users", ["revoked_at"])
    op.create_index("ix_users_account_seen_at", "users", ["account", "seen_at"])
    op.add_column("sessions", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_user_id", "devices", ["user_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("user_id", sa.String(24), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
    )
    op.add_column("seats", sa.Column("mark", sa.String(8)))
    _fill(op.get_bind(), time.time_ns() // 1_000_000)


def _fill(connection: sa.Connection, now: int) -> None:
    until = now + _SESSION_DAYS * _DAY_MS
    connection.execute(sa.update(_users).values(seen_at=now))
    connection.execute(sa.update(_sessions).values(seen_at=_sessions.c.created_at))
    connection.execute(sa.update(_sessions).where(_sessions.c.expires_at > until).values(expires_at=until))
    guests = sa.select(_users.c.id).where(_users.c.account.is_(None))
    connection.execute(sa.update(_seats).where(_seats.c.user_id.in_(guests)).values(mark="guest"))
    accounts = sa.select(_users.c.id, _users.c.name, _users.c.account).where(_users.c.account.is_not(None))
    taken: set[str] = set()
    names = {row.account for row in connection.execute(accounts)}
    for user, name, account in connection.execute(accounts.order_by(_users.c.created_at, _users.c.id)).all():
        shown, number = name, 2
        while skeleton(shown) in taken:
            shown, number = with_number(name, number), number + 1
        taken.add(skeleton(shown))
        values: dict[str, object] = {"skeleton": skeleton(shown), "name": shown, "may_rename": int(shown != name)}
        typed = folded(name)  # single letters of Hangul were taken for syllables
        if typed != account and typed not in names and _typed_before(name) == account:
            values["account"] = typed
        connection.execute(sa.update(_users).where(_users.c.id == user).values(**values))
        if shown != name:
            connection.execute(sa.update(_seats).where(_seats.c.user_id == user).values(name=shown))


def _typed_before(name: str) -> str:
    """The name of an account as it was compared before this migration."""
    return unicodedata.normalize("NFKC", " ".join(name.split()).replace("\0", "")).casefold()[:64]
