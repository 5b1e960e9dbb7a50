"""Everything a board shows before anything is done: the preview of each move that is possible now, in one answer."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.rules.actions import END, Action, Drink, Go, Play
from hanpan.games.trail.rules.check import acts, check_act
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import Due, State
from hanpan.games.trail.rules.tiles import SIZE
from hanpan.games.trail.rules.turn import blows
from hanpan.games.trail.table.preview import Hit, Preview, Struck, hits_of, preview
from hanpan.games.trail.table.view import Reach, reach_of


class Blow(msgspec.Struct, frozen=True):
    """Damage to the player by one source: what Block takes of it, what comes through, and the health after it."""

    source: str
    absorbed: int
    amount: int
    hp: int


class Wound(msgspec.Struct, frozen=True):
    """Damage to a monster."""

    monster: str
    at: int
    amount: int
    hp: int


class Ahead(msgspec.Struct, frozen=True):
    """The certain outcome of one move. `due` names what chance would settle next."""

    at: int
    path: tuple[int, ...]
    carried: tuple[int, ...]
    spd: int
    mana: int
    hp: int
    block: int
    hits: tuple[Blow, ...]
    struck: tuple[Wound, ...]
    wasted: int  # movement that could not be walked off any more
    deduction: int  # off the next roll, if the turn ended then
    at_end: tuple[Blow, ...]  # if the turn ended then, in order
    due: Due


class Option(msgspec.Struct, frozen=True):
    """A move and its outcome."""

    action: Action
    ahead: Ahead


class Previews(msgspec.Struct, frozen=True):
    """All of them: ending the turn now, what would strike on each tile now, each walk, card and potion. Where one could
    go, and why not elsewhere, is told outside movement mode too: a walk from there takes the press that opens it first.
    """

    end: Ahead
    stand: tuple[tuple[Blow, ...], ...]
    reach: tuple[Reach, ...]
    barred: tuple[Refusal | None, ...]  # why one cannot walk to a tile
    options: tuple[Option, ...]


def previews(params: Params, state: State) -> Previews | None:
    """The outcome of every move; None between turns. Cards that take two tiles are told by their single ones."""
    if state.phase != "turn":
        return None
    walking = replace(state, moving=True)
    walks = [action for action in acts(params, walking) if isinstance(action, Go)]
    moves = [action for action in acts(params, state) if isinstance(action, Play | Drink)]
    single = [action for action in moves if not isinstance(action, Play) or len(action.tiles) < 2]
    return Previews(
        end=_ahead(preview(params, state, END)),
        stand=tuple(_stand(params, state, at) for at in range(SIZE)),
        reach=reach_of(params, walking),
        barred=tuple(check_act(params, walking, Go(at)) for at in range(SIZE)),
        options=(
            *(Option(action, _ahead(preview(params, walking, action))) for action in walks),
            *(Option(action, _ahead(preview(params, state, action))) for action in single),
        ),
    )


def _stand(params: Params, state: State, at: int) -> tuple[Blow, ...]:
    """What would strike whoever stood there when the turn ends, as everything is now."""
    out: list[Happening] = []
    blows(params, replace(state, at=at), out)
    return _blows(hits_of(out, state.hp))


def _ahead(shown: Preview) -> Ahead:
    after = shown.state
    return Ahead(
        at=shown.at,
        path=shown.path,
        carried=shown.carried,
        spd=after.spd,
        mana=after.mana,
        hp=after.hp,
        block=after.block,
        hits=_blows(shown.hits),
        struck=_wounds(shown.struck),
        wasted=shown.wasted,
        deduction=shown.deduction,
        at_end=_blows(shown.at_end),
        due=shown.due,
    )


def _blows(hits: Iterable[Hit]) -> tuple[Blow, ...]:
    return tuple(Blow(*hit) for hit in hits)


def _wounds(struck: Iterable[Struck]) -> tuple[Wound, ...]:
    return tuple(Wound(*one) for one in struck)
