"""What happens in a run of Trail, kind by kind (docs/event-types.md). Nothing is private: one seat sees it all."""

from hanpan.core.contract.happening import declared
from hanpan.games.trail.rules.events import fight, run, turn

EVENTS = (*declared(run.__name__), *declared(turn.__name__), *declared(fight.__name__))
