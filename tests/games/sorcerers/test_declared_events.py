"""The declared kinds of events are those that the rules make: each event is the same, byte for byte, made from one."""

from hanpan.core.chance import SeedKeys
from hanpan.core.codec import encode
from hanpan.core.event import read, whole
from hanpan.core.play import play_out
from hanpan.core.seat import Seat
from hanpan.games.sorcerers.events import EVENTS
from tests.games.sorcerers.survey import GAME, Brewer


def test_every_event_of_a_game_is_of_a_declared_kind() -> None:
    bots: dict[Seat, Brewer] = {"p1": Brewer(GAME), "p2": Brewer(GAME)}
    met = 0

    def look(number: int, before: object, moves: object, step: object) -> None:
        nonlocal met
        for event in step.events:  # type: ignore[attr-defined]
            happened = read(EVENTS, event)
            assert encode(whole(happened)) == encode(event)
            assert event.clause in happened.cites
            met += 1

    play_out(GAME, "casual", bots, SeedKeys(11, 3), on_step=look)
    assert met > 200
