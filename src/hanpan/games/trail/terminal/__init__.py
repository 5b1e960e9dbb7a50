"""Trail at the terminal: one seat, the grid and the character side by side."""

from collections.abc import Sequence

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Face, Halt
from hanpan.core.contract.happening import Happening
from hanpan.core.language.text import name_id
from hanpan.games.trail.content.catalogue import KINDS, MONSTERS
from hanpan.games.trail.content.words import monster_text
from hanpan.games.trail.rules.actions import place
from hanpan.games.trail.rules.events.fight import CardPlayed, Healed, Hurt, PotionUsed
from hanpan.games.trail.rules.events.run import EventChosen, StageWon
from hanpan.games.trail.rules.events.turn import CardChosen, Closed, ModeSwitched, Stepped, TurnEnd, Walk
from hanpan.games.trail.rules.run import RUN_MODES
from hanpan.games.trail.rules.tiles import ITEM_NAMES, ITEM_SIGNS, TERRAIN_NAMES, TERRAIN_SIGNS
from hanpan.games.trail.terminal.board import PlayerBoard, counted_cards, faces_words
from hanpan.games.trail.terminal.draft import Draft, view_of
from hanpan.games.trail.terminal.foresight import at_turn_end, ending_words, unit_words
from hanpan.games.trail.terminal.grid import BLOCKED, CLOSED, ON_THE_WAY, PLAYER, RAISED, TARGET, WARNED, GridBoard
from hanpan.games.trail.terminal.rows import action_words, rows_of
from hanpan.games.trail.terminal.statistics import statistics

_PAUSES = {TurnEnd, StageWon, EventChosen}
_TOLD_BEFORE = {Walk, Stepped, Closed, ModeSwitched, CardChosen, CardPlayed, PotionUsed}


def _head(context: Context) -> str:
    texts, view = context.texts, view_of(context)
    parts = [texts(f"mode-{view.mode}")]
    if view.mode in RUN_MODES:
        parts.append(texts("ui-stage", number=view.stage, name=texts(name_id("stage", view.stage_id))))
    playing = view.phase == "turn"
    return " · ".join([*parts, texts("ui-turn", turn=view.turn) if playing else texts(f"phase-{view.phase}")])


def _halt(context: Context, happened: Sequence[Happening]) -> Halt | None:
    """After a turn, a stage or an event: health before and after, the new roll, every line."""
    kinds = set(map(type, happened))
    if not kinds & _PAUSES:
        return None
    texts, view = context.texts, view_of(context)
    before = next((event.before for event in happened if isinstance(event, Hurt | Healed)), view.hp)
    now = view.hp
    sign, style = ("↓ ", "bold $text-error") if now < before else ("", "bold")
    if now > before:
        sign, style = "↑ ", "bold $text-success"
    parts = [Content.assemble(f"{texts('ui-hp')} ", (f"{sign}{before} → {now}" if before != now else f"{now}", style))]
    if view.phase == "turn":
        parts.append(Content.assemble(f"{texts('ui-spd')} ", (str(view.spd), "bold")))
    if EventChosen in kinds:
        parts.append(Content(texts("ui-die", faces=faces_words(view.faces))))
    title = texts("ui-stage-won") if StageWon in kinds else texts("ui-next-turn", turn=view.turn)
    return Halt(title, Content("   ").join(parts), [event for event in happened if type(event) not in _TOLD_BEFORE])


def _standing(context: Context) -> str:
    texts, view = context.texts, view_of(context)
    stage = texts(name_id("stage", view.stage_id))
    return texts("ui-standing", stage=stage, hp=view.hp, most=view.max_hp, turns=view.round)


def _stage(context: Context) -> Content | None:
    """The monsters in their order, what they mark, and who would hit here."""
    texts, view = context.texts, view_of(context)
    if view.phase != "turn":
        return None
    lines = [Content(texts("ui-end-here", hits=ending_words(context, at_turn_end(context))))]
    for unit in view.units:
        here = f" · ! {texts('ui-strikes-here')}" if view.at in unit.zone else ""
        marks = texts("ui-marks", count=len(unit.zone), damage=unit.damage) if unit.zone else texts("ui-rests")
        front = f"{unit_words(context, unit)} ({place(unit.at)}) · {marks}{here}  "
        about = monster_text(texts, MONSTERS[KINDS[unit.kind] - 1])
        lines.append(Content.assemble((front, "bold" if here else ""), (about, "dim")))
    return Content("\n").join(lines)


def _facts(context: Context) -> list[Content]:
    """The signs of the grid, and the piles."""
    texts, view = context.texts, view_of(context)
    signs = [(PLAYER, texts("ui-you")), ("A…", texts("ui-sign-monster"))]
    signs += [(sign, texts(name_id("tile", TERRAIN_NAMES[code]))) for sign, code in TERRAIN_SIGNS.items()]
    signs += [(sign, texts(name_id("item", ITEM_NAMES[code]))) for sign, code in ITEM_SIGNS.items()]
    signs += [
        (RAISED, texts("ui-sign-raised")),
        (CLOSED, texts("tile-exhausted")),
        (WARNED, texts("tile-warning")),
        ("1–9", texts("ui-sign-cost")),
        (BLOCKED, texts("ui-sign-blocked")),
        (ON_THE_WAY, texts("ui-sign-way")),
        (f".{PLAYER}", texts("ui-sign-ghost")),
        (TARGET, texts("ui-sign-target")),
    ]
    named = [f"{sign} {name}" for sign, name in signs]
    wide = widest(named) + 2
    lines = ["".join(padded(one, wide) for one in named[first : first + 3]) for first in range(0, len(named), 3)]
    piles = (("deck", view.deck), ("discard", view.discard), ("spent", view.spent))
    lines += [texts(f"ui-pile-{name}", cards=counted_cards(texts, pile) or "–") for name, pile in piles]
    return [Content(line) for line in lines]


def _result(context: Context) -> Content:
    texts, view = context.texts, view_of(context)
    stage = texts(name_id("stage", view.stage_id))
    return Content(texts(f"ui-by-{view.ending}", stage=stage, turns=view.round, hp=view.hp))


FACE = Face(
    package=__name__,
    boards=lambda: [GridBoard(), PlayerBoard()],
    head=_head,
    draft=Draft(),
    rows=rows_of,
    words=action_words,
    halt=_halt,
    standing=_standing,
    facts=_facts,
    result=_result,
    statistics=statistics,
    mode=lambda context, mode: context.texts(f"mode-{mode}"),
    stage=_stage,
    stage_title="ui-monsters",
    keys=("ui-key-walk", "ui-key-card", "ui-key-move", "ui-key-potion", "ui-key-undo", "ui-key-end", "ui-key-monsters"),
    keys_line="ui-keys-trail",
)
