"""Runs of the day are ranked by numbers that their game names, no longer by those of one game."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for old, new in (("stage", "number_1"), ("turns", "number_2"), ("hp", "number_3")):
        op.execute(f"ALTER TABLE daily_runs RENAME COLUMN {old} TO {new}")
