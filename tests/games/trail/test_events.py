"""The kinds of events are what the rules make: each can be read as its kind, and is the same when it is sent again."""

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance import SeedKeys
from hanpan.core.codec import encode
from hanpan.core.event import read, whole
from hanpan.core.play import play_out
from hanpan.games.trail.events import EVENTS
from tests.games.trail.scenes import GAME


def test_every_event_is_of_a_declared_kind() -> None:
    seen: set[str] = set()
    bots = {"random": 12, "normal": 1}
    for bot, games in bots.items():
        for number in range(games):
            for event in play_out(GAME, "run", {"p1": load_bot(GAME, bot)}, SeedKeys(number, 0)).events:
                happened = read(EVENTS, event)
                assert encode(whole(happened)) == encode(event)
                assert event.clause in happened.cites, event
                seen.add(event.kind)
    assert len(seen) > 45
