"""People among each other: friends and blocks, who may see what of somebody, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_results_known_at", "results", ["known_at"])
    op.create_table(
        "ties",
        sa.Column("user_id", sa.String(24), primary_key=True),
        sa.Column("other_id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ties_other_id", "ties", ["other_id"])
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.String(24), primary_key=True),
        sa.Column("shown", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_id", sa.String(24), nullable=False),
        sa.Column("about_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.String(400), nullable=False),
        sa.Column("settled_at", sa.BigInteger),
    )
    for column in ("by_id", "about_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_index("ix_reports_settled_at_at", "reports", ["settled_at", "at"])
