"""What people do with their own account: password, sessions, one-time codes, and leaving."""

import logging
from collections import OrderedDict

from msgspec.structs import replace

from hanpan.core.contract.seat import Seat
from hanpan.server import one_time_codes
from hanpan.server.attempts import Attempts
from hanpan.server.identity import Identity, Session, Visit
from hanpan.server.names import DELETED
from hanpan.server.passwords import Passwords, check_password
from hanpan.server.refusing import ApiError
from hanpan.server.second_factor import SecondFactor
from hanpan.server.settings import Settings
from hanpan.server.storage.leaving import Leaving
from hanpan.server.storage.people import People
from hanpan.server.storage.rows import SessionRow, UserRow
from hanpan.server.tables.live_tables import LiveTables
from hanpan.server.tables.memory import CannotResume
from hanpan.server.tables.table import Gone
from hanpan.server.wire_http import AccountInfo, CodesStart, RecoveryCodes, SessionInfo

_LOG = logging.getLogger("hanpan.people")
_ID_LENGTH = 16  # of a session's hash: enough to tell the sessions of one account apart
_MOST_BEGUN = 1000


class Accounts:
    """Everything that needs a session, and mostly the password too."""

    def __init__(
        self,
        settings: Settings,
        people: People,
        leaving: Leaving,
        live_tables: LiveTables,
        identity: Identity,
        passwords: Passwords,
        attempts: Attempts,
        second: SecondFactor,
    ) -> None:
        self._settings = settings
        self._people = people
        self._leaving = leaving
        self._live_tables = live_tables
        self._identity = identity
        self._passwords = passwords
        self._attempts = attempts
        self._second = second
        self._begun: OrderedDict[str, str] = OrderedDict()  # secrets of codes that are not yet switched on, by user

    async def info(self, session: Session) -> AccountInfo:
        """The account and where it is logged in."""
        user = await self._now(session)
        sessions = await self._people.sessions(user.id, self._settings.calendar())
        left = len(await self._people.recovery_codes(user.id)) if user.totp else 0
        return AccountInfo(
            name=user.name,
            guest=user.guest,
            created_at=user.created_at,
            may_rename=bool(user.may_rename),
            codes=user.totp is not None,
            recovery_left=left,
            sessions=[shown_session(row, session.id) for row in sessions],
        )

    async def change_password(self, session: Session, old: str, new: str, code: str | None, visit: Visit) -> Session:
        """Another password. Every other session ends, with its sockets. Raises ApiError."""
        user = await self._proven(session, old, visit)
        check_password(new, user.name)  # before a code is used up
        await self._second.check(user, code, None)
        kept, now = await self._passwords.kept(new), self._settings.now()
        await self._people.change_password(user.id, kept, session.id, now, visit.device)
        user = replace(user, password=kept, revoked_at=now)
        self._identity.all_ended(user.id, but=session.id)
        return await self._identity.renewed(session, user, visit)

    async def end_session(self, session: Session, session_id: str) -> None:
        """End one session of the account, with its sockets. Raises ApiError."""
        rows = await self._people.sessions(session.user.id, self._settings.calendar())
        found = next((row for row in rows if row.id[:_ID_LENGTH] == session_id), None)
        if found is None:
            raise ApiError(404, "no_session", f"there is no session {session_id[:40]!r} of yours")
        await self._people.end_session(found.id)
        self._identity.ended([found.id])

    async def end_others(self, session: Session) -> None:
        """End every session of the account but this one, with their sockets."""
        await self._people.end_others(session.user.id, session.id)
        self._identity.all_ended(session.user.id, but=session.id)

    # --- one-time codes ---

    async def start_codes(self, session: Session, password: str, visit: Visit) -> CodesStart:
        """A secret for an app; codes are on once one of them has been given back. Raises ApiError."""
        user = await self._proven(session, password, visit)
        if user.totp is not None:
            raise ApiError(409, "codes_on", "one-time codes are switched on already")
        secret = self._begun[user.id] = one_time_codes.new_secret()
        self._begun.move_to_end(user.id)
        if len(self._begun) > _MOST_BEGUN:
            self._begun.popitem(last=False)
        address = one_time_codes.address_of(secret, user.name)
        return CodesStart(secret, address, one_time_codes.picture_of(address))

    async def confirm_codes(self, session: Session, code: str) -> RecoveryCodes:
        """Switch codes on: the app knows the secret. Raises ApiError."""
        user = await self._now(session)
        secret = self._begun.get(user.id)
        if secret is None or user.totp is not None:
            raise ApiError(409, "codes_not_begun", "begin anew: ask for a secret first")
        self._attempts.of_code(user.id, None)
        step = one_time_codes.matching_step(secret, code, self._settings.now(), 0)
        if step is None:
            raise ApiError(401, "wrong_code", "this one-time code is wrong")
        recovery = one_time_codes.new_recovery_codes()
        await self._people.set_codes(user.id, secret, step, map(one_time_codes.kept, recovery))
        del self._begun[user.id]
        self._identity.changed(replace(user, totp=secret, totp_step=step))
        return RecoveryCodes(recovery)

    async def stop_codes(self, session: Session, password: str, code: str, visit: Visit) -> None:
        """Switch codes off. Raises ApiError."""
        user = await self._proven(session, password, visit)
        if user.totp is None:
            raise ApiError(409, "codes_off", "one-time codes are not switched on")
        await self._second.check(user, code, None)
        await self._people.set_codes(user.id, None, 0)
        self._identity.changed(replace(user, totp=None, totp_step=0))

    # --- leaving ---

    async def delete(
        self, session: Session, password: str | None, code: str | None, lang: str, visit: Visit
    ) -> Session:
        """The person goes and a new guest comes; at the tables somebody without a name remains. Raises ApiError."""
        user = await self._now(session)
        if not user.guest:
            user = await self._proven(session, password or "", visit)
            await self._second.check(user, code, None)
        for table_id, seat in await self._leaving.unfinished(user.id):
            await self._resign(table_id, seat)
        if user.guest:
            await self._leaving.drop_guests([user.id])  # nothing need remain of one who never played
        await self._leaving.forget(user.id, DELETED, self._settings.now())
        for table_id, seat in await self._leaving.unfinished(user.id):  # sat down at this very moment
            await self._resign(table_id, seat)
        await self._live_tables.rename(user.id, replace(user, name=DELETED), "gone")
        self._identity.all_ended(user.id)
        return await self._identity.welcome(lang, visit)

    async def _resign(self, table_id: str, seat: Seat) -> None:
        """Give a game up, or close a table that nobody came to."""
        while True:
            try:
                table = await self._live_tables.get(table_id)
                if table is None:
                    return
                async with table.turn():
                    if table.memory.ending is None:
                        await table.give_up(seat)
                    table.publish()
            except Gone:
                continue
            except CannotResume:
                _LOG.warning("a table of somebody who leaves cannot be told", extra={"table": table_id})
            return

    # --- inside ---

    async def _now(self, session: Session) -> UserRow:
        """The user as the database has it."""
        return await self._people.by_id(session.user.id) or session.user

    async def _proven(self, session: Session, password: str, visit: Visit) -> UserRow:
        """The account, whose password was given once more. Raises ApiError."""
        user = await self._now(session)
        if user.guest:
            raise ApiError(409, "no_account", "a guest has no password; make an account first")
        device = visit.device
        known = device is not None and await self._people.is_device(device, user.id)
        self._attempts.of_password(visit.address, user.id, device if known else None)
        if not await self._passwords.right(user.password, password):
            raise ApiError(401, "wrong_password", "this is not the password of the account")
        return user


def shown_session(row: SessionRow, here: str) -> SessionInfo:
    """A session as its owner sees it."""
    return SessionInfo(row.id[:_ID_LENGTH], row.device, row.created_at, row.seen_at, row.id == here)
