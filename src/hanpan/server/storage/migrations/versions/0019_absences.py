"""A result says who was absent: it lets the queue cool down, also where the absence counts as a loss."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("absent", sa.Integer(), nullable=False, server_default="0"))
