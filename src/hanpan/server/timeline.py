"""A game step by step as one viewer saw it: what the replay page shows, with no rule computed twice."""

from collections.abc import Container, Iterable

from hanpan.core.contract.event import all_sent
from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.contract.seat import Seat
from hanpan.core.match.patches import between
from hanpan.core.replay import Moment
from hanpan.games.registry import plugin
from hanpan.server.wire_http import TimelineStep


def timeline(
    steps: Iterable[Step | Moment], game: AnyGame, viewer: Seat | None, chose: Container[int] = ()
) -> list[TimelineStep]:
    """Each step with the viewer's own events and view (None: a spectator); nothing hidden gets in. `chose`: the steps
    after which the viewer chose something that the coach may be asked about."""
    shown = plugin(game.info.id).after
    out: list[TimelineStep] = []
    for n, step in enumerate(steps):
        view = game.view(step.state, viewer)
        told = between(shown, out[-1].view, step.events, viewer)[0] if shown is not None and out else []
        out.append(TimelineStep(n, n in chose, list(all_sent(step.events, viewer)), told, view))
    return out
