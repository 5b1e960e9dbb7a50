"""Ratings: the log of results, standings by season, a point of the graph for each result."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.String(8)))
    op.create_table(
        "results",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("known_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pool", sa.String(16), nullable=False),
        sa.Column("mode", sa.String(32), nullable=False),
        sa.Column("first", sa.String(24), nullable=False),
        sa.Column("second", sa.String(24), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("uncounted", sa.String(16)),
    )
    for column in ("table_id", "first", "second"):
        op.create_index(f"ix_results_{column}", "results", [column])
    op.create_index("ix_results_game_pool", "results", ["game", "pool"])
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("pool", sa.String(16), primary_key=True),
        sa.Column("season", sa.String(8), primary_key=True),
        sa.Column("period", sa.Integer, nullable=False),
        *(
            sa.Column(name, sa.Double, nullable=False)
            for name in ("rating", "deviation", "volatility", "weight", "gain")
        ),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("won", "drawn", "lost")),
        sa.Column("shown", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_game_pool_season_shown", "ratings", ["game", "pool", "season", "shown"])
    op.create_table(
        "rating_points",
        sa.Column("user_id", sa.String(24), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pool", sa.String(16), nullable=False),
        sa.Column("season", sa.String(8), nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
    )
    op.create_index("ix_rating_points_game_pool", "rating_points", ["game", "pool"])
