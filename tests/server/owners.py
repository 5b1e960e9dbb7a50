"""Somebody with an account, for tests."""

from itertools import count

import pyotp

from tests.server.harness import Person, Site

PASSWORD = "correct horse"
_NAMES = (f"Sora {n}" for n in count())


class Owner:
    """Somebody with an account."""

    def __init__(self, person: Person, name: str, user: str) -> None:
        self.person = person
        self.name = name
        self.id = user

    @classmethod
    async def make(cls, person: Person) -> "Owner":
        """A new account of this person."""
        name = next(_NAMES)
        return cls(person, name, (await person.post("account/register", {"name": name, "password": PASSWORD}))["id"])

    @property
    def credentials(self) -> dict[str, str]:
        """Name and password."""
        return {"name": self.name, "password": PASSWORD}

    async def with_codes(self) -> tuple[pyotp.TOTP, list[str]]:
        """Switch one-time codes on; the app, and the recovery codes."""
        begun = await self.person.post("account/codes/start", {"password": PASSWORD})
        app = pyotp.TOTP(begun["secret"])
        told = await self.person.post("account/codes/confirm", {"code": one_time_code(app, self.person.site)})
        return app, told["codes"]


def one_time_code(app: pyotp.TOTP, site: Site, steps: int = 0) -> str:
    """The one-time code that the app shows now, or some steps later."""
    return app.at(site.settings.now() // 1000, steps)
