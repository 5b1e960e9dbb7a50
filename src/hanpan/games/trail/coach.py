"""The coach: what to do next and why. A level names the move; the reasons are the numbers of its preview."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from hanpan.core.chance import SeededChance
from hanpan.core.event import NO_FIELDS, Fields
from hanpan.core.game import Prompt
from hanpan.games.trail.actions import Action, Drink, End, Go, Play, Press, Swap, Take, Visit
from hanpan.games.trail.ai.selector import level
from hanpan.games.trail.params import Params
from hanpan.games.trail.preview import Preview, preview
from hanpan.games.trail.tiles import xy
from hanpan.games.trail.view import View, state_of

LEVEL = "normal"


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of a hint: a message id and its arguments."""

    id: str
    args: Fields = NO_FIELDS


class Hint(msgspec.Struct, frozen=True):
    """What the coach would do, and why."""

    action: Action
    reasons: tuple[Reason, ...]


def hint(view: View, prompt: Prompt, legal: Sequence[Action], params: Params) -> Hint:
    """One of `legal` with its reasons, from what the view shows and nothing else; the same view, the same hint."""
    bot = level(LEVEL, params)
    if prompt.kind != "turn":
        action = bot.choose(view, prompt, legal, SeededChance(0, 0))
        return Hint(action, tuple(_between(action)))
    wanted: Action = bot.choose(replace(view, moving=True), prompt, legal, SeededChance(0, 0))
    shown = preview(params, replace(state_of(view), moving=True), wanted)
    reasons = (*_move(wanted), *_numbers(wanted, shown))
    return Hint(Press("a") if isinstance(wanted, Go) and not view.moving else wanted, reasons)


def _between(action: Action) -> Iterator[Reason]:
    if isinstance(action, Take):
        yield Reason("hint-take", {"card": action.card}) if action.card else Reason("hint-skip")
    elif isinstance(action, Swap):
        yield Reason("hint-swap", {"potion": action.potion}) if action.potion else Reason("hint-decline")
    elif isinstance(action, Visit):
        yield Reason("hint-visit", {"event": action.event})
    else:
        yield Reason("hint-map")


def _move(action: Action) -> Iterator[Reason]:
    if isinstance(action, Go):
        x, y = xy(action.to)
        yield Reason("hint-walk", {"x": x, "y": y})
    elif isinstance(action, Play):
        yield Reason("hint-play", {"card": action.card})
    elif isinstance(action, Drink):
        yield Reason("hint-drink", {"potion": action.potion})
    elif isinstance(action, End):
        yield Reason("hint-end")


def _numbers(action: Action, shown: Preview) -> Iterator[Reason]:
    dealt = sum(one.amount for one in shown.struck)
    if dealt:
        yield Reason("hint-dealt", {"damage": dealt})
    lost = sum(hit.amount for hit in (shown.hits if isinstance(action, End) else shown.at_end))
    if shown.due != "won":
        yield Reason("hint-hit", {"damage": lost}) if lost else Reason("hint-safe")
    if shown.deduction:
        yield Reason("hint-left", {"left": shown.deduction})
