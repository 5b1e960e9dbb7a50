"""Tournaments: a salt of their own for hashes, where guests come from, the list that was played before another."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_events = sa.table("events", sa.column("id", sa.String), sa.column("stage", sa.String), sa.column("salt", sa.String))


def upgrade() -> None:
    op.add_column("events", sa.Column("salt", sa.String(64), nullable=False, server_default=""))
    op.add_column("event_people", sa.Column("origin", sa.String(64)))
    op.add_column("event_decks", sa.Column("before", sa.Text))
    connection = op.get_bind()
    for (event_id,) in connection.execute(sa.select(_events.c.id).where(_events.c.stage != "over")).all():
        salted = sa.update(_events).where(_events.c.id == event_id).values(salt=secrets.token_hex(32))
        connection.execute(salted)
