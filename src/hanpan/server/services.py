"""Everything a request may need, made once at the start and taken down at the end."""

from dataclasses import dataclass

from litestar.datastructures import State

from hanpan.server.identity import Identity
from hanpan.server.limits import Buckets
from hanpan.server.metrics import Metrics
from hanpan.server.settings import Settings
from hanpan.server.storage.engine import Ownership, database_url, make_engine
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.migrate import migrate
from hanpan.server.storage.people import People
from hanpan.server.storage.records import Records
from hanpan.server.tables.bots import Minds
from hanpan.server.tables.hub import Hub


@dataclass
class Rates:
    """The allowances of visitors."""

    http: Buckets
    guests: Buckets
    passwords: Buckets
    users: Buckets
    addresses: Buckets


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    metrics: Metrics
    records: Records
    identity: Identity
    hub: Hub
    rates: Rates
    sockets: dict[str, int]  # open sockets by address
    _journal: Journal
    _minds: Minds
    _ownership: Ownership

    @classmethod
    async def start(cls, settings: Settings, metrics: Metrics) -> "Services":
        """Open the database and bring every table back that is being played. Raises BadDatabase."""
        url = database_url(settings.database)
        migrate(url)
        engine = make_engine(url)
        ownership = Ownership(url, engine)
        await ownership.take()
        journal = Journal(engine, metrics.committed)
        journal.start()
        minds = Minds(on_thought=metrics.thought.observe)
        records = Records(engine, journal)
        people = People(engine, journal)
        hub = Hub(settings, records, journal, minds, metrics)
        await hub.start()
        await people.end_old_sessions(settings.now())
        limits = settings.limits
        rates = Rates(
            *(Buckets(rate) for rate in (limits.http, limits.guests, limits.passwords, limits.user, limits.address))
        )
        identity = Identity(settings, people, hub)
        return cls(settings, metrics, records, identity, hub, rates, {}, journal, minds, ownership)

    async def close(self) -> None:
        """Stop the clocks, write what is under way, let the database go."""
        await self.hub.close()
        await self._journal.close()
        self._minds.close()
        await self._ownership.release()
        await self.records.close()


def services_of(state: State) -> Services:
    """The services of the app that a request came to."""
    found: Services = state.services
    return found
