"""The database: SQLAlchemy Core tables that SQLite and PostgreSQL understand alike.

The log of a table only grows. Its rows tell everything that happened there (tables/entries.py);
a snapshot saves the time of playing all of them again.
"""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text, text

NAMING = {"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}

metadata = MetaData(naming_convention=NAMING)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),  # the name to log in with, folded; empty for a guest
    Column("password", String(255)),  # argon2id
    Column("created_at", BigInteger, nullable=False),
    Column("merged_into", String(24)),
    Column(
        "skeleton", String(255), unique=True, index=True
    ),  # what the name of an account looks like; empty for a guest
    Column("may_rename", Integer, nullable=False, server_default="0"),  # 1: whatever the last change of name was
    Column("renamed_at", BigInteger),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # to the day
    Column("totp", String(64)),  # the secret of one-time codes, where they are switched on
    Column("totp_step", BigInteger, nullable=False, server_default="0"),  # of the last code that was used
    Column("revoked_at", BigInteger, index=True),  # when sessions were ended otherwise than by their owner's server
    Column("deleted_at", BigInteger),
    Index("ix_users_account_seen_at", "account", "seen_at"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what is in the cookie
    Column("user_id", String(24), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # to the day
    Column("device", String(64), nullable=False, server_default=""),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what is in the device's cookie
    Column("user_id", String(24), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("user_id", String(24), primary_key=True),
    Column("id", String(64), primary_key=True),  # the hash of a code that has not been used
)

roles = Table(
    "roles",
    metadata,
    Column("user_id", String(24), primary_key=True),
    Column("role", String(16), primary_key=True),
    Column("granted_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("mode", String(32), nullable=False),
    Column("overrides", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("start", String(8), nullable=False),  # setup, given (a position, kept as the first snapshot) or branch
    Column("visibility", String(8), nullable=False),
    Column("clock", Text),
    Column("spectator_delay_s", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("created_by", String(24), nullable=False, index=True),
    Column("previous", String(24)),
    # The rest changes, and could be read from the log as well.
    Column("next", String(24)),
    Column("status", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("reason", String(16)),
    Column("winner", String(4)),
    Column("ended_at", BigInteger, index=True),
    Column("judge_key", String(32)),  # opens the place of a judge, where the table was opened with one
    Column("fault", Text),  # why a table was set aside
    Column("dice", String(8), nullable=False, server_default="secret"),  # secret, or bound by the seats' values too
    Column("day", String(10)),  # 2026-11-16: on which it was opened, in games where something depends on it
    Column("package", String(160)),  # that brought the game, with its version, where it is not one of ours
    Column("progress", Text),  # how far the game had come when the table left memory: {"stage": 3, "turn": 5}
    Column("rated", String(8)),  # queue or event, where ratings depend on it; aside: they do no more
    Column("event", String(24), index=True),  # the tournament that it was opened by
    Column("closed_until", BigInteger),  # when strangers, and the secret to anybody, may know of a run with common dice
    Index("ix_tables_status_visibility_created_at", "status", "visibility", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", String(4), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user_id", String(24), index=True),
    Column("name", String(64), nullable=False),
    Column("key", String(32), nullable=False),
    Column("pledge", String(64)),  # the hash of the value that the seat adds to the dice
    Column("value", String(64)),  # the value, once it was opened
    Column("mark", String(8)),  # guest, or gone: somebody who has deleted the account
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", String(4)),
    Column("request", String(64)),  # the id of the client's request that did it
    Column("body", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)

daily_secrets = Table(
    "daily_secrets",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),  # 2026-11-16, in UTC
    Column("secret", String(64), nullable=False),
)

_FIRST = text("unranked IS NULL")

daily_runs = Table(
    "daily_runs",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("day", String(10), nullable=False),
    Column("user_id", String(24), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),  # the rest of the result is there with it
    Column("won", Boolean),
    Column("number_1", Integer),  # what ranks the runs of the game, the weightiest first
    Column("number_2", Integer),
    Column("number_3", Integer),
    Column("unranked", String(8)),  # why the run does not count; empty: it does
    Index("ix_daily_runs_game_day_user_id", "game", "day", "user_id"),
    Index(
        "ix_daily_runs_first",
        "game",
        "day",
        "user_id",
        unique=True,
        sqlite_where=_FIRST,
        postgresql_where=_FIRST,
    ),
)

results = Table(  # a log: it only grows, and every rating can be computed from it again (hanpan/ratings)
    "results",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(24), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("known_at", BigInteger, nullable=False, index=True),  # when strangers may know of it
    Column("game", String(32), nullable=False),
    Column("pool", String(16), nullable=False),  # the class of modes
    Column("mode", String(32), nullable=False),
    Column("first", String(24), nullable=False, index=True),
    Column("second", String(24), nullable=False, index=True),
    Column("score", Integer, nullable=False),  # half points of the first
    Column("uncounted", String(16)),  # why it does not move ratings
    Column(
        "absent", Integer, nullable=False, server_default="0"
    ),  # who never answered: 1 the first, 2 the second, 3 both
    Index("ix_results_game_pool", "game", "pool"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", String(24), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("pool", String(16), primary_key=True),
    Column("season", String(8), primary_key=True),
    Column("period", Integer, nullable=False),  # the last day with a game; what follows is as it was when it began
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("weight", Double, nullable=False),  # of the games of that day
    Column("gain", Double, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("shown", Double, nullable=False),  # the rating with the games of that day
    Index("ix_ratings_game_pool_season_shown", "game", "pool", "season", "shown"),
)

rating_points = Table(  # a rating after each result: what graphs are drawn from
    "rating_points",
    metadata,
    Column("user_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # of the result
    Column("game", String(32), nullable=False),
    Column("pool", String(16), nullable=False),
    Column("season", String(8), nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Index("ix_rating_points_game_pool", "game", "pool"),
)

ties = Table(  # what somebody has decided about somebody else
    "ties",
    metadata,
    Column("user_id", String(24), primary_key=True),
    Column("other_id", String(24), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),  # friend: wants to be one, and is where both do; block; mute
    Column("at", BigInteger, nullable=False),
)

profiles = Table(  # who may see what of somebody, where it is not as usual
    "profiles",
    metadata,
    Column("user_id", String(24), primary_key=True),
    Column("shown", Text, nullable=False),  # {"record": "friends"}
)

reports = Table(  # what people say of others to whoever runs the server
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by_id", String(24), nullable=False, index=True),
    Column("about_id", String(24), nullable=False, index=True),
    Column("table_id", String(24)),  # at which it happened, where it was at one
    Column("reason", String(16), nullable=False),
    Column("words", String(400), nullable=False),
    Column("settled_at", BigInteger),
    Index("ix_reports_settled_at_at", "settled_at", "at"),
)

events = Table(  # tournaments, as lists show them; what they are says their log
    "events",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("created_by", String(24), nullable=False),
    Column("start_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False, server_default="0"),
    Column("listed", Boolean, nullable=False),
    Column("password", String(255)),  # argon2id, where one is asked for
    Column("secret", String(64), nullable=False),  # of dice that all have in common
    Column("salt", String(64), nullable=False, server_default=""),  # of hashes in the log
    Index("ix_events_stage_listed_start_at", "stage", "listed", "start_at"),
)

event_log = Table(  # it only grows; each line holds the hash of the one before it
    "event_log",
    metadata,
    Column("event_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

event_people = Table(  # who is behind the handles of a log
    "event_people",
    metadata,
    Column("event_id", String(24), primary_key=True),
    Column("handle", String(8), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user_id", String(24), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64)),  # of a bot
    Column("invited", Boolean, nullable=False),
    Column("origin", String(64)),  # of a guest: a salted hash of the address
)

event_decks = Table(
    "event_decks",
    metadata,
    Column("event_id", String(24), primary_key=True),
    Column("handle", String(8), primary_key=True),
    Column("cards", Text, nullable=False),
    Column("side", Text, nullable=False),
    Column("before", Text),  # the list that rounds up to one of them were played with, where it had to be changed
)

event_tables = Table(  # one for each game of a match, so that nothing is opened twice
    "event_tables",
    metadata,
    Column("event_id", String(24), primary_key=True),
    Column("pairing", Integer, primary_key=True, autoincrement=False),  # the line of the log that paired it
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(24), nullable=False, index=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("first", Integer),  # games that it gave the first, the second, nobody; empty while it is played
    Column("second", Integer),
    Column("drawn", Integer),
)

event_notes = Table(  # of judges, and appeals: in no public export
    "event_notes",
    metadata,
    Column("event_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(8), nullable=False),
    Column("player", String(8)),
    Column("about", Integer),
    Column("words", Text, nullable=False),
)
