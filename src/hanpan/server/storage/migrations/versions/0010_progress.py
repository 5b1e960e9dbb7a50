"""A table that leaves memory keeps how far its game has come, in the game's own measures."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("progress", sa.Text()))
