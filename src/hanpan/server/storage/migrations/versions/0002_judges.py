"""Roles of accounts, and the key of a table's judge."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "roles",
        sa.Column("user_id", sa.String(24), primary_key=True),
        sa.Column("role", sa.String(16), primary_key=True),
        sa.Column("granted_at", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("judge_key", sa.String(32)))
