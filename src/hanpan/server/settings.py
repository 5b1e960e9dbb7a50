"""How a server is set up: one value, with defaults that are right for one machine."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from hanpan.core.match.endings import MISSED
from hanpan.server.hours import RunningTime, now_ms

DATABASE_FILE = "hanpan.db"


@dataclass(frozen=True)
class Rate:
    """A token bucket: so many a second in the long run, so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for. Every number protects the others at the same server."""

    body_bytes: int = 64 * 1024
    frame_bytes: int = 16 * 1024
    queue_frames: int = 256  # waiting to go out to one socket; past it the socket is too slow
    queue_bytes: int = 1024 * 1024  # the same, beside one `welcome` and one more frame
    resync_s: float = 1.0  # between two fresh `welcome`s of one socket
    socket: Rate = Rate(20, 60)
    user: Rate = Rate(40, 120)
    address: Rate = Rate(400, 1200)
    http: Rate = Rate(20, 200)  # requests of one address that change something
    costly: Rate = Rate(2, 60)  # of one user: positions, branches, changed numbers, previews, replays, dice, cases
    costly_address: Rate = Rate(8, 240)  # the same of one address, where several may sit
    guests: Rate = Rate(1, 60)  # new guests of one address
    previews: Rate = Rate(2, 120)  # of one address: tables that are looked up for a page's tags and its picture
    passwords: Rate = Rate(0.2, 10)  # attempts of one address, or of one known device, on one account
    password_addresses: Rate = Rate(0.5, 30)  # attempts of one address on any account
    password_devices: Rate = Rate(2, 60)  # attempts of one address on devices that the accounts know
    password_accounts: Rate = Rate(0.1, 20)  # attempts of everybody on one account; past it answers are slow
    password_pause_s: float = 2.0  # how slow
    codes: Rate = Rate(1 / 300, 10)  # one-time codes of everybody who knows an account's password
    violations: int = 200  # messages over the rate before the socket is closed
    sockets_per_user: int = 40
    sockets_per_address: int = 400
    rulings_per_table: int = 64  # of all judges together, in one match
    rulings_per_judge: int = 40
    ruling: Rate = Rate(1 / 3, 4)  # explanations and quotes of one judge at one table
    agreements_per_seat: int = 8  # to judges by link, in one match
    changes_per_question: int = 32  # answers taken back and draws offered by one seat
    sockets_of_strangers: int = 100  # of one address, without a session
    connections: int = 8_000  # at once, sockets included; fewer where the system gives fewer open files
    connections_per_address: int = 1_000  # that are no sockets
    head_bytes: int = 32 * 1024  # of a request before its body
    tables_per_user: int = 50  # opened in a day and not yet over
    tables_per_address: int = 400  # the same
    live_tables: int = 20_000  # in memory; fewer where half of the memory has less room
    table_kib: int = 512  # what a table may take of it
    social: Rate = Rate(0.5, 60)  # of one user: looking for somebody, challenges, friends, blocks, reports, names
    phrases: Rate = Rate(0.25, 5)  # of one seat
    queue_cooling_s: tuple[int, ...] = (
        120,
        600,
        3600,
    )  # after the first, second, third absence in a day, and each later
    seekers: int = 5_000  # who look for somebody at once
    ties_per_user: int = 500  # friends, blocks and mutes
    challenges_per_user: int = 5  # that wait for an answer
    reports_per_day: int = 20  # of one user


@dataclass(frozen=True)
class PasswordCost:
    """What a guess costs (argon2id): passes over so much memory, in so many lanes."""

    passes: int = 3
    memory_kib: int = 65_536
    lanes: int = 4


@dataclass(frozen=True)
class Settings:
    """One server. `database` is a file or a URL (sqlite:///…, postgresql://…)."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    web: Path | None = None  # the built client; None: the one of this package or checkout
    engine: Path | None = None  # the games to play offline; None: those that a checkout has built, if any
    origins: frozenset[str] = frozenset()  # besides the server's own address
    allowed_hosts: frozenset[str] = frozenset()  # names of the server besides localhost, `host` and those in `origins`
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and -Proto are believed
    secure_cookies: bool = False  # set it where people come by https
    metrics_from: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    lab: bool = False  # reports of the lab for browsers on this machine; behind a proxy everybody seems to be on it
    limits: Limits = field(default_factory=Limits)
    password_cost: PasswordCost = PasswordCost()
    session_days: int = 30  # without a visit
    guest_days: int = 31  # without a visit, for a guest who never played
    device_days: int = 400  # how long a device on which somebody logged in is known
    rename_days: int = 30  # between two names of an account
    hello_s: float = 10
    head_s: float = 10  # for the head of a request, from the connection or its first byte on
    body_s: float = 30  # for its body, and for a client that does not read the answer
    keep_alive_s: int = 5  # for the next request of a connection
    tick_s: float = 0.1  # 0: nobody looks at the clocks (a test does it)
    value_s: float = 10  # how long a full table waits for the seats' values; 0: it begins at once without them
    missed_limit: int = MISSED  # decisions missed before the game is lost
    restart_grace_s: int = 60  # how long a clock waits for the other player after a restart
    stall_s: float = 1.0  # how long the event loop may stand still before the watchdog tells; 0: nobody watches
    busy_lag_s: float = 0.25  # how late the event loop may be; later ones refuse what is new. 0: never
    busy_after_s: float = 5  # for how long, at the beginning and at the end
    slow_step_s: float = 0.25  # what the rules may take for a step before it is written down
    thinkers: int = 2  # processes in which bots and the coach think
    thought_s: float = 10  # for one thought; then the answer is the one for an absent player
    warm: bool = False  # start a thinker at once and not with the first question
    bot_after_s: int = 30  # how long somebody looks for a stranger before a bot is offered
    queue_grace_s: int = 20  # how long a place in the queue is kept for somebody whose page has gone
    challenge_s: int = 300  # how long a challenge waits for its answer
    bots_pace_s: float = 1.0  # between the steps of a game without people
    idle_s: int = 600  # a table that nobody looks at leaves the memory after this
    over_s: int = 60  # one that is over leaves it after this
    waiting_days: int = 7  # a table that nobody joins, or at which nobody has ever done anything, is closed after this
    snapshot_every: int = 8  # steps
    long_log: int = 5_000  # lines; a longer log is read beside the event loop
    collect_s: float = 0  # between full searches for garbage; 0: as Python sees fit
    log_level: str = "INFO"
    now: Callable[[], int] = now_ms  # the time of day, for what is written down; it may jump
    ticks: Callable[[], int] = field(default_factory=RunningTime)  # for clocks, delays and waiting; it never does
    calendar: Callable[[], int] = now_ms  # how old stored things are; set at the start (hours.py)


def data_folder() -> Path:
    """Where this user's data lies."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "hanpan"


def default_database() -> str:
    """The database of `hanpan serve` without `--db`."""
    return str(data_folder() / DATABASE_FILE)
