"""Which dice a table has, and what its seats have added to them. Tables of before keep theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.String(8), nullable=False, server_default="secret"))
    op.add_column("seats", sa.Column("pledge", sa.String(64)))
    op.add_column("seats", sa.Column("value", sa.String(64)))
