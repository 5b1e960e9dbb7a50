"""Tournaments: their logs, who is in them, decks, the tables of their matches, notes of judges."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("event", sa.String(24)))
    op.add_column("tables", sa.Column("closed_until", sa.BigInteger))
    op.create_index("ix_tables_event", "tables", ["event"])
    op.create_table(
        "events",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("created_by", sa.String(24), nullable=False),
        sa.Column("start_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("password", sa.String(255)),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_index("ix_events_stage_listed_start_at", "events", ["stage", "listed", "start_at"])
    op.create_table(
        "event_log",
        sa.Column("event_id", sa.String(24), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "event_people",
        sa.Column("event_id", sa.String(24), primary_key=True),
        sa.Column("handle", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.String(24)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64)),
        sa.Column("invited", sa.Boolean, nullable=False),
    )
    op.create_index("ix_event_people_user_id", "event_people", ["user_id"])
    op.create_table(
        "event_decks",
        sa.Column("event_id", sa.String(24), primary_key=True),
        sa.Column("handle", sa.String(8), primary_key=True),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
    )
    op.create_table(
        "event_tables",
        sa.Column("event_id", sa.String(24), primary_key=True),
        *(sa.Column(name, sa.Integer, primary_key=True, autoincrement=False) for name in ("pairing", "number", "game")),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Integer) for name in ("first", "second", "drawn")),
    )
    op.create_index("ix_event_tables_table_id", "event_tables", ["table_id"])
    op.create_table(
        "event_notes",
        sa.Column("event_id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("player", sa.String(8)),
        sa.Column("about", sa.Integer),
        sa.Column("words", sa.Text, nullable=False),
    )
