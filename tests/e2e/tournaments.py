"""Tournaments on a server that browser tests share: an organiser, players, what is done in them outside the pages."""

import subprocess
import sys
import uuid
from typing import Any

from tests.e2e.site import Site
from tests.e2e.visitor import Visitor

PASSWORD = "correct horse battery"

Page = dict[str, Any]


def account(visitor: Visitor, name: str) -> str:
    """Give the visitor an account; its name, which nobody else has."""
    whole = f"{name} {uuid.uuid4().hex[:5]}"
    visitor.api("GET", "me")
    visitor.api("POST", "account/register", {"name": whole, "password": PASSWORD})
    return whole


def organiser(site: Site, visitor: Visitor) -> Visitor:
    """Let the visitor open tournaments."""
    name = account(visitor, "Host")
    command = [sys.executable, "-m", "hanpan", "admin", "organisers", name, "--db", str(site.database)]
    subprocess.run(command, check=True, capture_output=True)
    return visitor


class Held:
    """A tournament, as its organiser sees it outside the pages."""

    def __init__(self, host: Visitor, **body: Any) -> None:
        self.host = host
        self.id: str = host.api("POST", "events", body)["info"]["id"]

    def act(self, type_: str, by: Visitor | None = None, **fields: Any) -> Page:
        """Somebody does something; the organiser by default."""
        told: Page = (by or self.host).api("POST", f"events/{self.id}/acts", {"type": type_, **fields})
        return told

    @property
    def page(self) -> Page:
        """As it is now."""
        told: Page = self.host.api("GET", f"events/{self.id}")
        return told

    def matches(self, number: int) -> list[Page]:
        """The matches of a round."""
        told: list[Page] = self.host.api("GET", f"events/{self.id}/rounds/{number}")["matches"]
        return told

    def handle(self, name: str) -> str:
        """Who goes by that name."""
        return str(next(one["handle"] for one in self.page["people"] if one["name"] == name))
