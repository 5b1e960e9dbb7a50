"""What a running server tells Prometheus about itself."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The measures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.requests = Counter(
            "hanpan_http_requests", "HTTP requests by method and status.", ["method", "status"], registry=registry
        )
        self.messages = Counter("hanpan_socket_messages", "Messages from clients by type.", ["type"], registry=registry)
        self.problems = Counter(
            "hanpan_socket_problems", "Messages that could not be taken, by code.", ["code"], registry=registry
        )
        self.refusals = Counter(
            "hanpan_refusals", "Requests refused by a rule of the game or the table.", registry=registry
        )
        self.steps = Counter("hanpan_steps", "Steps that were played and stored.", registry=registry)
        self.ended = Counter("hanpan_tables_ended", "Tables that ended, by reason.", ["reason"], registry=registry)
        self.dropped = Counter(
            "hanpan_tables_dropped", "Tables that left the memory because storing failed.", registry=registry
        )
        self.raised = Counter(
            "hanpan_tables_raised", "Times a table raised something and was read again.", registry=registry
        )
        self.aside = Counter(
            "hanpan_tables_set_aside", "Tables that cannot be gone on with and were set aside.", registry=registry
        )
        self.standing_aside = Gauge(
            "hanpan_tables_aside", "Tables that are set aside now, whenever that happened.", registry=registry
        )
        self.lag = Gauge("hanpan_loop_lag_seconds", "How late the event loop was last.", registry=registry)
        self.busy = Gauge(
            "hanpan_busy", "1 while new games are refused because the event loop is late.", registry=registry
        )
        self.slow = Counter(
            "hanpan_sockets_too_slow", "Sockets closed because they did not keep up.", registry=registry
        )
        self.sockets = Gauge("hanpan_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("hanpan_tables", "Tables in memory.", registry=registry)
        self.batch = Histogram(
            "hanpan_commit_writes",
            "Writes that share a commit.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.commit = Histogram("hanpan_commit_seconds", "Time of a commit.", buckets=_FAST, registry=registry)
        self.act = Histogram(
            "hanpan_request_seconds", "From a client's request to its answer.", buckets=_FAST, registry=registry
        )
        self.thought = Histogram(
            "hanpan_thought_seconds", "Time a bot or the coach took.", buckets=_FAST, registry=registry
        )
        self.stalls = Counter(
            "hanpan_loop_stalls",
            "Times the event loop did not turn for long, and nobody was answered.",
            registry=registry,
        )
        self.slow_steps = Counter(
            "hanpan_slow_steps", "Times the rules took long at a table; the log says with what.", registry=registry
        )
        self.late = Counter(
            "hanpan_thoughts_out_of_time", "Thoughts that were given up at their deadline.", registry=registry
        )
        self.lost_thinkers = Counter(
            "hanpan_thinkers_lost", "Thinkers that died over a question or did not start.", registry=registry
        )
        self.bot_faults = Counter(
            "hanpan_bot_faults",
            "Answers that a bot failed to give, so that the game's default was played, by game.",
            ["game"],
            registry=registry,
        )
        self.waiting_thoughts = Gauge("hanpan_thoughts_waiting", "Thoughts that wait their turn.", registry=registry)

    def committed(self, writes: int, seconds: float) -> None:
        """A transaction is on the disk."""
        self.batch.observe(writes)
        self.commit.observe(seconds)

    def count_tables(self, count: Callable[[], int]) -> None:
        """Where the number of tables in memory is read."""
        self.tables.set_function(lambda: float(count()))

    def tell_of_load(self, lag: Callable[[], float], busy: Callable[[], bool]) -> None:
        """Where it is read how late the event loop is, and whether new games are refused."""
        self.lag.set_function(lag)
        self.busy.set_function(lambda: float(busy()))

    def count_aside(self, count: Callable[[], int]) -> None:
        """Where the number of tables that are set aside is read."""
        self.standing_aside.set_function(lambda: float(count()))

    def count_thoughts(self, count: Callable[[], int]) -> None:
        """Where the number of waiting thoughts is read."""
        self.waiting_thoughts.set_function(lambda: float(count()))

    def text(self) -> bytes:
        """Everything, in the text format of Prometheus."""
        return generate_latest(self.registry)
