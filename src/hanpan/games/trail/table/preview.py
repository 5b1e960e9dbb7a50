"""What an action would do, before it is done: the same `resolve`, stopped before chance has a say."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import UNSET

from hanpan.core.contract.happening import Happening
from hanpan.games.trail.rules.actions import END, Action
from hanpan.games.trail.rules.events.fight import Absorbed, Hurt, Leap, Strike
from hanpan.games.trail.rules.events.turn import Carried, Stepped
from hanpan.games.trail.rules.longest import longest_walk
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.state import Due, State
from hanpan.games.trail.rules.tiles import tile
from hanpan.games.trail.rules.turn import blows
from hanpan.games.trail.table.view import View, state_of


class Hit(NamedTuple):
    """Damage to the player by one source: what Block took of it and what came through."""

    source: str  # a monster, a tile, train, poison or dark
    absorbed: int
    amount: int
    hp: int  # after it


class Struck(NamedTuple):
    """Damage to a monster, and its health after it."""

    monster: str
    at: int
    amount: int
    hp: int


class Preview(NamedTuple):
    """An action's certain outcome. `due` names what chance would settle next (nothing: all is certain)."""

    state: State
    events: tuple[Happening, ...]
    due: Due
    at: int
    path: tuple[int, ...]  # the tiles passed, in order, slides among them
    carried: tuple[int, ...]  # those over which streams carried
    hits: tuple[Hit, ...]
    struck: tuple[Struck, ...]
    wasted: int  # movement that could not be walked off any more, wherever one goes
    deduction: int  # what would be taken off the next roll if the turn ended then
    at_end: tuple[Hit, ...]  # what would hit if the turn ended then: Warnings in order, train, poison, dark


def preview(params: Params, seen: View | State, action: Action) -> Preview:
    """The outcome of an action that `check` accepts, as far as it is certain (a view holds nothing to take back)."""
    before = seen if isinstance(seen, State) else state_of(seen)
    out: list[Happening] = []
    after = resolve(params, before, action, None, out)
    events = tuple(out)
    in_turn = after.phase == "turn" and after.due not in ("turn", "won")
    ahead: list[Happening] = []
    if in_turn:
        blows(params, after, ahead)
    stays = after.phase == "turn" and after.due != "won"
    left = 0 if after.cast else after.spd
    return Preview(
        state=after,
        events=events,
        due=after.due,
        at=after.at,
        path=_path(events),
        carried=_carried(events),
        hits=hits_of(events, before.hp),
        struck=struck_of(events),
        wasted=after.spd - longest_walk(after, params.ground.rapids) if in_turn else 0,
        deduction=(left if in_turn else after.left) if stays else 0,
        at_end=hits_of(ahead, after.hp),
    )


def end_here(params: Params, seen: View | State) -> Preview:
    """What ending the turn now would bring, forced or not."""
    return preview(params, seen, END)


def hits_of(events: Iterable[Happening], hp: int) -> tuple[Hit, ...]:
    """The damage to the player that events tell of, in order, with Block's share; `hp` is the health before."""
    out: list[Hit] = []
    for event in events:
        if type(event) is Absorbed:
            out.append(Hit(event.source, event.amount, 0, hp))
        elif type(event) is Hurt:
            hp = event.after
            absorbed = out.pop().absorbed if event.blocked is not UNSET else 0  # told just before
            out.append(Hit(event.source, absorbed, event.amount, hp))
    return tuple(out)


def struck_of(events: Iterable[Happening]) -> tuple[Struck, ...]:
    """The damage to monsters that events tell of, in order."""
    return tuple(
        Struck(event.monster, tile(*event.at), event.amount, event.after) for event in events if type(event) is Strike
    )


def _path(events: tuple[Happening, ...]) -> tuple[int, ...]:
    out: list[int] = []
    for event in events:
        if type(event) is Stepped or type(event) is Leap:
            out.append(tile(*event.to))
        elif type(event) is Carried:
            out += (tile(*at) for at in event.tiles)
    return tuple(out)


def _carried(events: tuple[Happening, ...]) -> tuple[int, ...]:
    return tuple(tile(*at) for event in events if type(event) is Carried for at in event.tiles)
