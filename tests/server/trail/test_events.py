"""Settings of a tournament that this game cannot have."""

from tests.server.harness import Site
from tests.server.tournaments import organiser


async def test_impossible_settings(site: Site) -> None:
    host = await organiser(site)
    answer = await host.person.post("events", {"name": "Friday", "game": "trail"}, 400)
    assert "EV-FORM-05" in answer["message"]
