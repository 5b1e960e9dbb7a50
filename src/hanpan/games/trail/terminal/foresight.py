"""What would happen, in words: every number is the engine's own preview."""

from collections.abc import Iterable

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.happening import Happening
from hanpan.core.language.narrate import sentence
from hanpan.core.language.text import name_id
from hanpan.games.trail.rules.actions import Action, Go, place
from hanpan.games.trail.rules.events.fight import CardPlayed, CardSpent, Hurt, Poisoned, PotionUsed
from hanpan.games.trail.rules.events.turn import CardChosen, Closed, ModeSwitched, PickedUp, Stepped, Walk
from hanpan.games.trail.rules.state import unit_at
from hanpan.games.trail.rules.tiles import ITEM_NAMES, TERRAIN_NAMES, item, terrain
from hanpan.games.trail.table.preview import Hit, Preview, end_here, preview
from hanpan.games.trail.table.view import UnitView, state_of
from hanpan.games.trail.terminal.draft import unit_letter, view_of

_UNTOLD = (CardPlayed, PotionUsed, Walk, ModeSwitched, CardChosen, Closed, CardSpent, Stepped)


def foreseen(context: Context, action: Action) -> Preview:
    """What an action would do, up to the first draw."""
    return preview(context.session.params, view_of(context), action)


def at_turn_end(context: Context) -> tuple[Hit, ...]:
    """What hits if the turn ends where the player stands."""
    return end_here(context.session.params, view_of(context)).hits


def effect_words(context: Context, action: Action) -> str:
    """What an action brings, line by line as the log would tell it; chance is left open."""
    seen = foreseen(context, action)
    told = [_told(context, event) for event in seen.events if not isinstance(event, _UNTOLD)]
    if seen.due in ("draw", "reroll"):
        told.append(context.texts("ui-chance"))
    return " · ".join(told)


def ending_words(context: Context, hits: Iterable[Hit]) -> str:
    """Who hits in which order, what Block takes, what comes through, and the health after it."""
    texts, parts, hp = context.texts, list[str](), -1
    for hit in hits:
        blocked = f" ({texts('ui-blocked', amount=hit.absorbed)})" if hit.absorbed else ""
        parts.append(f"{texts(name_id('source', hit.source))} {hit.amount}{blocked}")
        hp = hit.hp
    return f"{', '.join(parts)} → {texts('ui-hp')} {hp}" if parts else texts("ui-unhurt")


def tile_words(context: Context, at: int) -> str:
    """A tile: what is there, what it costs to walk there, and what ending the turn there would bring."""
    texts, view = context.texts, view_of(context)
    parts = [f"({place(at)}) {ground_words(context, at)}"]
    if at == view.at:
        parts.append(texts("ui-end-here", hits=ending_words(context, at_turn_end(context))))
    elif view.moving:
        refusal = context.session.check(Go(at))
        parts += _walk_words(context, at) if refusal is None else [explained(context, refusal)]
    warned = [unit for unit in view.units if at in unit.zone]
    if warned:
        named = ", ".join(f"{unit_letter(unit.id)} {unit.damage}" for unit in warned)
        parts.insert(1, f"! {texts('tile-warning')} {named}")
    return " · ".join(parts)


def ground_words(context: Context, at: int) -> str:
    """What a tile is made of, what lies on it and who stands there."""
    texts, view = context.texts, view_of(context)
    ground = view.tiles[at]
    raised = any(wall.at == at for wall in view.raised)
    names = [texts(name_id("tile", "wall" if raised else TERRAIN_NAMES[terrain(ground)]))]
    if item(ground):
        names.append(texts(name_id("item", ITEM_NAMES[item(ground)])))
    if at in view.trail:
        names.append(texts("tile-exhausted"))
    unit = unit_at(state_of(view), at)
    if unit is not None:
        names.append(unit_words(context, next(one for one in view.units if one.id == unit.id)))
    if at == view.at:
        names.append(texts("ui-you"))
    return ", ".join(names)


def unit_words(context: Context, unit: UnitView) -> str:
    """A monster by its letter, its name and its health."""
    return f"{unit_letter(unit.id)} {context.texts(name_id('monster', unit.kind))} {context.texts('ui-hp')} {unit.hp}"


def _walk_words(context: Context, at: int) -> list[str]:
    texts, view = context.texts, view_of(context)
    seen = foreseen(context, Go(at))
    cost = next(reach.cost for reach in view.reach if reach.to == at)
    parts = [texts("ui-walk", cost=cost, left=seen.state.spd)]
    if seen.carried:
        parts.append(texts("ui-carried", to=place(seen.at)))
    parts += [_told(context, event) for event in seen.events if isinstance(event, PickedUp | Hurt | Poisoned)]
    if seen.state.phase == "over":
        return parts
    parts.append(texts("ui-end-there", hits=ending_words(context, seen.at_end)))
    if seen.wasted:
        parts.append(texts("ui-wasted", count=seen.wasted))
    return parts


def _told(context: Context, event: Happening) -> str:
    return sentence(context.texts, event, context.names, PERSON)
