"""One-time codes: switched on and off, asked for, guessed."""

from dataclasses import replace
from pathlib import Path

import pytest

from hanpan.server import admin, admin_people
from hanpan.server.settings import Rate
from tests.server.harness import WIDE, FakeTime, Person, Site, serving, settings_for
from tests.server.owners import PASSWORD, Owner, one_time_code

pytestmark = pytest.mark.slow


async def test_codes_are_asked_for_after_the_right_password(
    site: Site, owner: Owner, joon: Person, time: FakeTime
) -> None:
    app, _ = await owner.with_codes()
    assert (await owner.person.get("account"))["codes"] is True
    time.advance(60)
    login = owner.credentials
    assert (await joon.post("account/login", {**login, "password": "wrong"}, 401))["code"] == "wrong_password"
    assert (await joon.post("account/login", login, 401))["code"] == "code_needed"
    assert (await joon.post("account/login", {**login, "code": "000000"}, 401))["code"] == "wrong_code"
    code = one_time_code(app, site)
    assert (await joon.post("account/login", {**login, "code": f" {code[:3]} {code[3:]}"}))["id"] == owner.id
    await joon.post("account/logout")
    assert (await joon.post("account/login", {**login, "code": code}, 401))["code"] == "wrong_code"  # used
    for steps in (-1, 2):  # before the last one used; too far ahead
        assert (await joon.post("account/login", {**login, "code": one_time_code(app, site, steps)}, 401))[
            "code"
        ] == "wrong_code"
    assert (await joon.post("account/login", {**login, "code": one_time_code(app, site, 1)}))["id"] == owner.id


async def test_another_password_needs_a_code_too(owner: Owner, joon: Person, site: Site, time: FakeTime) -> None:
    app, _ = await owner.with_codes()
    time.advance(60)
    await joon.post("account/login", {**owner.credentials, "code": one_time_code(app, site)})
    new = {"password": PASSWORD, "new": "battery staple"}
    assert (await joon.post("account/password", new, 401))["code"] == "code_needed"
    assert (await joon.post("account/password", {**new, "code": "000000"}, 401))["code"] == "wrong_code"
    assert (await owner.person.get("me"))["guest"] is False  # nobody was shut out
    time.advance(60)
    code = one_time_code(app, site)
    weak = {"password": PASSWORD, "new": "12345678", "code": code}
    assert (await joon.post("account/password", weak, 400))["code"] == "common_password"  # the code is not used up
    assert (await joon.post("account/password", {**new, "code": code}))["id"] == owner.id
    assert (await owner.person.get("me"))["guest"] is True


async def test_each_recovery_code_opens_once(owner: Owner, joon: Person) -> None:
    _, codes = await owner.with_codes()
    assert len(set(codes)) == 10
    login = {**owner.credentials, "code": codes[3].upper().replace("-", " ")}
    assert (await joon.post("account/login", login))["id"] == owner.id
    assert (await joon.get("account"))["recovery_left"] == 9
    await joon.post("account/logout")
    assert (await joon.post("account/login", login, 401))["code"] == "wrong_code"


async def test_codes_are_switched_off_by_their_owner_or_the_administrator(
    site: Site, owner: Owner, joon: Person, time: FakeTime
) -> None:
    mina = owner.person
    app, _ = await owner.with_codes()
    assert (await mina.post("account/codes/start", {"password": PASSWORD}, 409))["code"] == "codes_on"
    time.advance(60)
    proof = {"password": PASSWORD, "code": one_time_code(app, site)}
    assert (await mina.post("account/codes/stop", {**proof, "password": "wrong"}, 401))["code"] == "wrong_password"
    assert (await mina.post("account/codes/stop", {**proof, "code": "1"}, 401))["code"] == "wrong_code"
    assert (await mina.post("account/codes/stop", proof))["codes"] is False
    await joon.post("account/login", owner.credentials)
    await owner.with_codes()
    await joon.post("account/logout")
    await joon.post("account/login", owner.credentials, 401)
    await admin_people.reset_codes(site.settings.database, owner.name)
    await joon.post("account/login", owner.credentials)
    with pytest.raises(admin.AdminError, match="one-time codes"):
        await admin_people.reset_codes(site.settings.database, owner.name)


async def test_the_secret_comes_with_a_picture(owner: Owner) -> None:
    begun = await owner.person.post("account/codes/start", {"password": PASSWORD})
    assert begun["picture"].startswith("<svg ")
    assert begun["secret"] in begun["address"]
    assert (await owner.person.get("account"))["codes"] is False
    assert (await owner.person.post("account/codes/confirm", {"code": "123"}, 401))["code"] == "wrong_code"


async def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    limits = replace(WIDE, codes=Rate(0.001, 3))
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina, site.person() as thief:
        owner = await Owner.make(mina)
        _, codes = await owner.with_codes()  # takes one
        for status in (401, 401, 429):
            await thief.post("account/login", {**owner.credentials, "code": "000000"}, status)
        await mina.post("account/logout")
        await mina.post("account/login", {**owner.credentials, "code": codes[0]})
