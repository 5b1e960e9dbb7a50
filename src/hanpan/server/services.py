"""Everything a request may need, made once at the start and taken down at the end."""

import asyncio
from dataclasses import dataclass, replace

from litestar.datastructures import State

from hanpan.server.accounts import Accounts
from hanpan.server.attempts import Attempts
from hanpan.server.crowd import Crowd
from hanpan.server.daily import DailyRuns
from hanpan.server.ends import Ends
from hanpan.server.events.acts import EventActs
from hanpan.server.events.hall import EventHall
from hanpan.server.hours import Calendar
from hanpan.server.housekeeping import Housekeeping
from hanpan.server.identity import Identity
from hanpan.server.lab import LabRuns
from hanpan.server.limits import Buckets
from hanpan.server.meeting.circle import CircleOf
from hanpan.server.meeting.hall import Hall
from hanpan.server.meeting.meeting import Meeting
from hanpan.server.meeting.strangers import Strangers
from hanpan.server.memory import collect_every, rarely_collect
from hanpan.server.metrics import Metrics
from hanpan.server.passwords import Passwords
from hanpan.server.person_export import PersonExport
from hanpan.server.presence import Presence
from hanpan.server.previews.studio import Studio
from hanpan.server.profiles import Profiles
from hanpan.server.rated import RatedResults
from hanpan.server.second_factor import SecondFactor
from hanpan.server.settings import Settings
from hanpan.server.standings import Standings
from hanpan.server.storage.careers import Careers
from hanpan.server.storage.circles import Circles
from hanpan.server.storage.daily import DailyRecords
from hanpan.server.storage.engine import database_url, make_engine, make_writer
from hanpan.server.storage.events import EventRecords
from hanpan.server.storage.journal import Journal, Trouble
from hanpan.server.storage.leaving import Leaving
from hanpan.server.storage.migrate import migrate
from hanpan.server.storage.outage import Outage
from hanpan.server.storage.ownership import Ownership
from hanpan.server.storage.people import People
from hanpan.server.storage.ratings import RatingRecords
from hanpan.server.storage.records import Records
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.bots import Minds
from hanpan.server.tables.live_tables import LiveTables

_EVENTS_S = 1.0  # between two looks at tournaments
_WATCH_S = 2  # between two looks at the database


@dataclass
class Rates:
    """The allowances of visitors."""

    http: Buckets
    costly: Buckets
    costly_addresses: Buckets
    guests: Buckets
    previews: Buckets
    social: Buckets
    phrases: Buckets
    users: Buckets
    addresses: Buckets


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    metrics: Metrics
    records: Records
    people: People
    ratings: RatingRecords
    identity: Identity
    accounts: Accounts
    export: PersonExport
    presence: Presence
    housekeeping: Housekeeping
    live_tables: LiveTables
    events: EventHall
    passwords: Passwords
    event_acts: EventActs
    rates: Rates
    daily: DailyRuns
    lab: LabRuns
    studio: Studio
    opening: asyncio.Lock  # one daily table at a time: the first of a day makes the dice
    crowd: Crowd
    circles: Circles
    meeting: Meeting
    standings: Standings
    profiles: Profiles
    _journal: Journal
    _minds: Minds
    _ownership: Ownership
    _tasks: "list[asyncio.Task[None]]"

    @classmethod
    async def start(cls, settings: Settings, metrics: Metrics) -> "Services":
        """Open the database and bring every table back that is being played. Raises BadDatabase."""
        url = database_url(settings.database)
        writer = make_writer(url)
        ownership = Ownership(url, writer)
        ownership.take()
        try:
            migrate(url)
        except BaseException:
            writer.dispose()
            ownership.release()
            raise
        engine = make_engine(url)
        journal = Journal(writer, metrics.committed, ownership)
        journal.start()
        minds = Minds(metrics, settings.thinkers, settings.thought_s)
        records = Records(engine, journal)
        people = People(engine, journal)
        settings = replace(settings, calendar=Calendar(await records.newest(), settings.now, settings.ticks))
        daily = DailyRuns(DailyRecords(engine, journal))
        ratings = RatingRecords(engine)
        events = EventHall(settings, EventRecords(engine), records, journal)
        ends = Ends(RatedResults(ratings, settings.now), events)
        live_tables = LiveTables(settings, records, journal, minds, metrics, daily, ends)
        await events.start(live_tables)
        await live_tables.start()
        limits = settings.limits
        rates = Rates(
            http=Buckets(limits.http),
            costly=Buckets(limits.costly),
            costly_addresses=Buckets(limits.costly_address),
            guests=Buckets(limits.guests),
            previews=Buckets(limits.previews),
            social=Buckets(limits.social),
            phrases=Buckets(limits.phrases),
            users=Buckets(limits.user),
            addresses=Buckets(limits.address),
        )
        # Whether a session has run out is asked of the calendar: a clock that is far ahead must not end it.
        believed = replace(settings, now=settings.calendar)
        presence, attempts, passwords = Presence(), Attempts(limits), Passwords(settings.password_cost)
        second, leaving = SecondFactor(settings, people, attempts), Leaving(engine, journal)
        identity = Identity(believed, people, live_tables, presence, passwords, attempts, second)
        housekeeping = Housekeeping(settings, people, leaving, identity, live_tables)
        circles, hall = Circles(engine, journal), Hall()
        circle, careers = CircleOf(settings, circles, hall), Careers(engine)
        strangers = Strangers(settings, people, ratings, circles, live_tables, hall)
        meeting = Meeting(settings, hall, strangers, circle, live_tables, journal.outage, events.calls)
        events.tell = hall.tell
        standings = Standings(settings, careers, ratings, circle)
        tasks = []
        if settings.collect_s:
            rarely_collect()
            tasks.append(asyncio.create_task(collect_every(settings.collect_s)))
        if settings.tick_s:
            tasks.append(asyncio.create_task(_watch(journal, ownership, live_tables)))
            tasks.append(asyncio.create_task(housekeeping.run()))
            tasks.append(asyncio.create_task(live_tables.admission.listen()))
            tasks.append(asyncio.create_task(meeting.run()))
            tasks.append(asyncio.create_task(events.watch(_EVENTS_S)))
        return cls(
            settings=settings,
            metrics=metrics,
            records=records,
            people=people,
            ratings=ratings,
            identity=identity,
            accounts=Accounts(settings, people, leaving, live_tables, identity, passwords, attempts, second),
            export=PersonExport(settings, people, leaving, records, ratings, circles, events.records),
            presence=presence,
            housekeeping=housekeeping,
            live_tables=live_tables,
            events=events,
            passwords=passwords,
            event_acts=EventActs(events, people, passwords, attempts),
            rates=rates,
            daily=daily,
            lab=LabRuns(settings.now),
            studio=Studio(),
            opening=asyncio.Lock(),
            crowd=Crowd(limits),
            circles=circles,
            meeting=meeting,
            standings=standings,
            profiles=Profiles(settings, circles, circle, hall, careers, standings, records, events.records),
            _journal=journal,
            _minds=minds,
            _ownership=ownership,
            _tasks=tasks,
        )

    @property
    def outage(self) -> Outage:
        """Whether the database works."""
        return self._journal.outage

    async def trouble(self) -> Trouble | None:
        """Why nothing can be stored now, or None."""
        return await self._journal.trouble()

    async def may_judge(self, user: UserRow, event: str | None) -> bool:
        """Whether an account may judge at a table: at any, by its role, or at those of a tournament that it judges."""
        return await self.identity.is_judge(user) or self.events.judges(event, user.id)

    def wake(self) -> None:
        """The server listens: bots may think."""
        self.live_tables.wake()
        if self.settings.warm:
            self._tasks.append(asyncio.create_task(self._minds.warm()))

    async def close(self) -> None:
        """Stop the clocks, write what is under way, let the database go."""
        for task in self._tasks:
            task.cancel()
        await self.lab.close()
        await self.events.close()
        await self.live_tables.close()
        await self._journal.close()
        self._minds.close()
        await self.records.close()
        self._ownership.release()  # after the last connection


async def _watch(journal: Journal, ownership: Ownership, live_tables: LiveTables) -> None:
    """Notice soon that the database has gone, or has been somebody else's."""
    while True:
        await asyncio.sleep(_WATCH_S)
        await journal.watch()
        if ownership.interrupted:
            ownership.interrupted = False
            live_tables.read_again()


def services_of(state: State) -> Services:
    """The services of the app that a request came to."""
    found: Services = state.services
    return found
