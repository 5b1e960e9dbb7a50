"""The board while the events of a step are being shown: each event says what changed, and the view takes its word.

One seat and nothing hidden: everybody sees the same. What no event says comes with the view after the step: where one
may go, whether something can be taken back, the countdown of the train, what the dark will deal, the whole of what was
taken back.
"""

from hanpan.core.contract.fold import Fold
from hanpan.games.trail.table.shown import fight, run, turn
from hanpan.games.trail.table.view import View

SHOWN: Fold[View] = Fold(run.SHOWN, turn.SHOWN, fight.SHOWN)
