"""Passwords: common ones, another one, guessing."""

from dataclasses import replace
from pathlib import Path

import pytest

from hanpan.server.identity import COOKIE, DEVICE_COOKIE, hashed
from hanpan.server.passwords import check_password
from hanpan.server.settings import Rate
from tests.server.harness import VS_BOT, WIDE, Person, Site, serving, settings_for
from tests.server.owners import PASSWORD, Owner

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("password", ["12345678", "password", "PASSWORD", "qwer1234", "aaaaaaaaaaaa", "Somebody New"])
async def test_the_first_passwords_that_others_try_are_refused(mina: Person, password: str) -> None:
    told = await mina.post("account/register", {"name": "somebody new", "password": password}, 400)
    assert told["code"] == "common_password"


def test_an_uncommon_password_is_fine() -> None:
    check_password("미나의 비밀번호 여덟", "Mina")
    check_password(PASSWORD, "Mina")


async def test_another_password_ends_the_other_sessions(owner: Owner, joon: Person) -> None:
    mina = owner.person
    await joon.post("account/login", owner.credentials)
    seated = await joon.open(VS_BOT)
    elsewhere = await joon.line(seated["table"]["id"], seated["key"])
    mine = await mina.line(seated["table"]["id"], seated["key"])
    new = {"password": PASSWORD, "new": "battery staple"}
    assert (await mina.post("account/password", {**new, "password": "wrong"}, 401))["code"] == "wrong_password"
    assert (await mina.post("account/password", {**new, "new": "12345678"}, 400))["code"] == "common_password"
    token = mina.http.cookies[COOKIE]
    assert (await mina.post("account/password", new))["id"] == owner.id
    assert mina.http.cookies[COOKIE] != token
    assert await elsewhere.closed() == 4401
    assert (await joon.get("me"))["guest"] is True
    await mine.until_asked()
    assert (await mine.act())["type"] == "done"  # the socket of whoever changed it stays
    await mine.close()
    await joon.post("account/login", owner.credentials, 401)
    await joon.post("account/login", {"name": owner.name, "password": "battery staple"})


async def test_a_guest_has_no_password_to_change(mina: Person) -> None:
    told = await mina.post("account/password", {"password": "a", "new": "battery staple"}, 409)
    assert told["code"] == "no_account"


async def test_a_stranger_locks_nobody_out(tmp_path: Path) -> None:
    narrow = replace(
        WIDE,
        passwords=Rate(0.001, 3),
        password_addresses=Rate(0.001, 30),
        password_accounts=Rate(0.001, 3),
        password_pause_s=0.0,
    )
    async with (
        serving(settings_for(tmp_path, limits=narrow)) as site,
        site.person() as mina,
        site.person() as stranger,
        site.person(at="127.0.0.2") as abroad,
        site.person() as new,
    ):
        owner = await Owner.make(mina)
        await mina.post("account/logout")
        for status in (401, 401, 401, 429, 429):
            await stranger.post("account/login", {**owner.credentials, "password": "wrong"}, status)
        await new.post("account/login", owner.credentials, 429)  # where the stranger is, a new device has to wait
        assert (await abroad.post("account/login", owner.credentials))["id"] == owner.id
        assert mina.http.cookies[DEVICE_COOKIE]
        assert (await mina.post("account/login", owner.credentials))["id"] == owner.id
        await mina.post("account/logout")
        for status in (401, 401, 429):  # a device that is known counts for itself
            await mina.post("account/login", {**owner.credentials, "password": "wrong"}, status)


async def test_many_known_devices_are_one_address(tmp_path: Path) -> None:
    """Each attempt costs the server a hash, and a device is had for one log-in."""
    async with (
        serving(settings_for(tmp_path, limits=replace(WIDE, password_devices=Rate(0.001, 3)))) as site,
        site.person() as mina,
        site.person() as joon,
    ):
        owner = await Owner.make(mina)
        await joon.post("account/login", owner.credentials)
        for person, status in ((mina, 401), (joon, 401), (mina, 401), (joon, 429), (mina, 429)):
            await person.post("account/login", {**owner.credentials, "password": "wrong"}, status)


async def test_another_password_forgets_the_other_devices(site: Site, owner: Owner, joon: Person) -> None:
    await joon.post("account/login", owner.credentials)
    people = site.services.identity._people
    devices = [hashed(person.http.cookies[DEVICE_COOKIE]) for person in (owner.person, joon)]
    assert [await people.is_device(device, owner.id) for device in devices] == [True, True]
    await owner.person.post("account/password", {"password": PASSWORD, "new": "battery staple"})
    assert [await people.is_device(device, owner.id) for device in devices] == [True, False]


async def test_a_code_that_was_under_way_does_not_switch_codes_on_again(site: Site, owner: Owner) -> None:
    await owner.with_codes()
    people = site.services.identity._people
    user = await people.by_id(owner.id)
    assert user is not None
    assert user.totp is not None
    await people.set_codes(owner.id, None, 0)
    await people.use_step(owner.id, user.totp, user.totp_step + 1)
    user = await people.by_id(owner.id)
    assert user is not None
    assert user.totp is None
