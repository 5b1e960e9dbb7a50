"""What an administrator does to accounts, also while the server runs: it sees within seconds what was ended."""

import secrets

from hanpan.core.language.lookalikes import skeleton
from hanpan.server.admin import AdminError, end_for, opened
from hanpan.server.hours import now_ms
from hanpan.server.names import DELETED, folded
from hanpan.server.passwords import Passwords
from hanpan.server.settings import PasswordCost
from hanpan.server.storage.leaving import Leaving
from hanpan.server.storage.people import People
from hanpan.server.storage.records import Records
from hanpan.server.storage.rows import UserRow


async def reset_password(database: str, name: str) -> str:
    """A new password for an account, which is returned; its sessions end. Raises AdminError."""
    async with opened(database) as (engine, journal):
        people = People(engine, journal)
        account = await _account(people, name)
        password = secrets.token_urlsafe(12)
        kept = await Passwords(PasswordCost()).kept(password)
        await people.change_password(account.id, kept, "", now_ms())
        return password


async def reset_codes(database: str, name: str) -> None:
    """Switch the one-time codes of an account off. Raises AdminError."""
    async with opened(database) as (engine, journal):
        people = People(engine, journal)
        account = await _account(people, name)
        if account.totp is None:
            raise AdminError(
                f"{account.name} has no one-time codes", ko=f"{account.name}: 일회용 코드를 쓰지 않는 계정입니다"
            )
        await people.set_codes(account.id, None, 0)


async def delete_account(database: str, name: str) -> None:
    """Delete an account as its owner could: open games are given up, the seats stay. Raises AdminError."""
    async with opened(database) as (engine, journal):
        account = await _account(People(engine, journal), name)
        leaving, records = Leaving(engine, journal), Records(engine, journal)
        for table_id, seat in await leaving.unfinished(account.id):
            await end_for(records, table_id, seat)
        await leaving.forget(account.id, DELETED, now_ms())


async def _account(people: People, name: str) -> UserRow:
    account = await people.by_account(folded(name)) or await people.by_skeleton(skeleton(name))
    if account is None:
        raise AdminError(f"there is no account {name!r}", ko=f"그런 계정은 없습니다: {name!r}")
    return account
