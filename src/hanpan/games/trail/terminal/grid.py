"""The grid: 10 × 6 tiles in signs, a cursor to walk and to aim with; between stages the way of the run.

A tile is three signs: what warns of it, what is there, and what walking there means. Colour only repeats them.
"""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Board, Further, Taken
from hanpan.cli.terminal.panels import explained
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.text import name_id
from hanpan.games.trail.content.catalogue import CARDS, STAGES
from hanpan.games.trail.rules.actions import Go, Play, Press
from hanpan.games.trail.rules.run import RUN_MODES
from hanpan.games.trail.rules.tiles import (
    HEIGHT,
    ITEM_SIGNS,
    SIZE,
    TERRAIN_SIGNS,
    WIDTH,
    item,
    on_grid,
    terrain,
    tile,
    x_of,
    y_of,
)
from hanpan.games.trail.table.view import View
from hanpan.games.trail.terminal.draft import Draft, chosen, unit_letter, view_of, wants_a_tile
from hanpan.games.trail.terminal.foresight import effect_words, foreseen, tile_words

WIDE = 45  # columns of the board with its border
PLAYER, RAISED, CLOSED, WARNED, BLOCKED, ON_THE_WAY, TARGET = "@", "%", "▒", "!", "✕", "*", "+"
_CELL, _LABEL = 4, 2
_TERRAIN = {code: sign for sign, code in TERRAIN_SIGNS.items()}
_ITEMS = {code: sign for sign, code in ITEM_SIGNS.items()}
_RIGHT = 3  # the mouse button


class GridBoard(Board):
    """The field. It has the keyboard in movement mode, and while a card is aimed at a tile."""

    DEFAULT_CSS = """
    GridBoard .grid { width: 100%; height: 7; text-wrap: nowrap; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(keys, f"move({dx}, {dy})", show=False)
            for keys, dx, dy in (
                ("up", 0, -1),
                ("pageup", 1, -1),
                ("right", 1, 0),
                ("pagedown", 1, 1),
                ("down", 0, 1),
                ("end", -1, 1),
                ("left", -1, 0),
                ("home", -1, -1),
            )
        ),
        Binding("enter,space", "pick", show=False),
        Binding("escape", "cancel", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(id="field", classes="board")
        self.styles.width = WIDE
        self._desk: Context | None = None
        self._cursor: int | None = None
        self._came_from = -1  # where the player stood when the cursor was put down

    def compose(self) -> ComposeResult:
        yield Static(classes="grid")

    def show(self, context: Context, *, motion: bool) -> None:
        """The field of this moment, or the way of the run between two stages."""
        view, draft = view_of(context), draft_of(context)
        self._desk = context
        self.holds_keys = self.can_focus = wants_a_tile(view, draft)
        if not self.holds_keys:
            self._cursor = None
        elif self._cursor is None or self._came_from != view.at:
            self._cursor = view.at
        self._came_from = view.at
        self._draw()

    def action_move(self, dx: int, dy: int) -> None:
        """The cursor by one tile."""
        if self._cursor is not None:
            x, y = x_of(self._cursor) + dx, y_of(self._cursor) + dy
            if on_grid(x, y):
                self._look(tile(x, y))

    def action_pick(self) -> None:
        """Walk to the tile under the cursor, or aim at it."""
        if self._desk is not None and self._cursor is not None:
            self.post_message(self.Picked(picked(self._desk, self._cursor)))

    def action_cancel(self) -> None:
        """Leave movement mode, or put the card down."""
        if self._desk is not None:
            self.post_message(self.Picked(cancelled(self._desk)))

    def on_click(self, event: events.Click) -> None:
        context = self._desk
        offset = event.get_content_offset(self.query_one(".grid", Static))
        if context is None or view_of(context).phase != "turn" or offset is None:
            return
        if event.button == _RIGHT:
            self.action_cancel()
            return
        x, y = (offset.x - _LABEL) // _CELL + 1, offset.y
        if on_grid(x, y):
            if self.holds_keys:
                self._look(tile(x, y))
            self.post_message(self.Picked(picked(context, tile(x, y))))

    def _look(self, at: int) -> None:
        self._cursor = at
        self._draw()
        self.post_message(self.Looked())

    def _draw(self) -> None:
        context = self._desk
        assert context is not None
        view, texts = view_of(context), context.texts
        playing = view.phase == "turn"
        self.border_title = texts(name_id("stage", view.stage_id)) if playing else texts("ui-way")
        self.border_subtitle = ""
        if playing:
            mode = f" · ▶ {texts('ui-moving')}" if view.moving else ""
            self.border_title += mode
            self.border_subtitle = texts("ui-legend-closed", closed=CLOSED, warned=WARNED)
            self.says = None if self._cursor is None else Content(f"  {_looked_at(context, self._cursor)}")
            content = field(context, self._cursor)
        else:
            self.says = None
            content = way(context)
        self.query_one(".grid", Static).update(content)


def draft_of(context: Context) -> Draft:
    """The choice that is being made."""
    return context.draft if isinstance(context.draft, Draft) else Draft()


def picked(context: Context, at: int) -> Taken:
    """What taking a tile means now: a target, or a walk there."""
    view, draft = view_of(context), draft_of(context)
    card = chosen(view, draft)
    if card and CARDS[card].target == "trail":
        tiles = tuple(one for one in draft.tiles if one != at)
        refusal = context.session.check(Play(card, (*tiles, at)))
        if at in draft.tiles:
            return Further(draft._replace(card=card, tiles=tiles))
        return refusal or Further(draft._replace(card=card, tiles=(*tiles, at)))
    if card and CARDS[card].target in ("enemy", "line", "tile"):
        aimed = Play(card, (at,))
        return context.session.check(aimed) or Answer(aimed)
    return context.session.check(Go(at)) or Answer(Go(at))


def cancelled(context: Context) -> Taken:
    """What a right click or Esc means: the chosen card down, or movement mode off."""
    view, draft = view_of(context), draft_of(context)
    if chosen(view, draft):
        return Further(Draft(card=""))
    return context.session.check(Press("right")) or Answer(Press("right"))


def field(context: Context, cursor: int | None) -> Content:
    """Seven lines: the columns, and the six rows of the grid."""
    view, draft = view_of(context), draft_of(context)
    marks = _marks(context, view, draft, cursor)
    head = " " * _LABEL + "".join(f"{x:>{_CELL - 1}} " for x in range(1, WIDTH + 1))
    lines = [Content.styled(head, "dim")]
    for y in range(1, HEIGHT + 1):
        parts: list[str | tuple[str, str]] = [(f"{y} ", "dim")]
        for x in range(1, WIDTH + 1):
            at = tile(x, y)
            before = "]" if x > 1 and cursor == at - 1 else " "
            parts += [("[" if cursor == at else before, "bold $warning"), *_signs(view, at, marks.get(at, ""))]
        parts.append(("]" if cursor == tile(WIDTH, y) else " ", "bold $warning"))
        lines.append(Content.assemble(*parts))
    return Content("\n").join(lines)


def way(context: Context) -> Content:
    """The stages of the run: those behind, the next one, those to come."""
    view, texts = view_of(context), context.texts
    if view.mode not in RUN_MODES:
        return Content("")
    done = view.stage if view.phase != "over" or view.ending == "won" else view.stage - 1
    lines = [Content("")]
    for number, stage in enumerate(STAGES, 1):
        sign = "✓" if number <= done else ("✕" if view.phase == "over" else "▶") if number == done + 1 else " "
        boss = f"  ({texts('ui-boss')})" if number == len(STAGES) else ""
        style = "$text-success" if number <= done else ("bold" if number == done + 1 else "dim")
        lines.append(Content.styled(f"  {sign} {number} {texts(name_id('stage', stage.id))}{boss}", style))
    return Content("\n").join(lines)


def sign_of(view: View, at: int) -> str:
    """The one sign for what is on a tile, the most important first."""
    if at == view.at:
        return PLAYER
    for unit in view.units:
        if unit.at == at:
            return unit_letter(unit.id)
    if any(wall.at == at for wall in view.raised):
        return RAISED
    ground = view.tiles[at]
    return _ITEMS[item(ground)] if item(ground) else _TERRAIN[terrain(ground)]


def _signs(view: View, at: int, mark: str) -> list[str | tuple[str, str]]:
    """The three signs of a tile."""
    warned = any(at in unit.zone for unit in view.units)
    closed = at in view.trail
    sign = sign_of(view, at)
    monster = any(unit.at == at for unit in view.units)
    style = "bold $text-error" if monster else ("bold $text-warning" if sign == PLAYER else "dim" if closed else "")
    front = (WARNED, "bold $text-error") if warned else (CLOSED if closed else " ", "dim")
    back = (mark, _MARK_STYLES.get(mark, "bold $text-success")) if mark else (CLOSED if closed else " ", "dim")
    return [front, (sign, style), back]


_MARK_STYLES = {BLOCKED: "$text-error", ON_THE_WAY: "bold $text-warning", PLAYER: "bold $text-warning"}


def _marks(context: Context, view: View, draft: Draft, cursor: int | None) -> dict[int, str]:
    """The third sign of tiles: targets of the chosen card; or costs, blocked neighbours and the way to the cursor."""
    card = chosen(view, draft)
    if card:
        check, target = context.session.check, CARDS[card].target
        if target in ("none", "sign"):
            return {}
        fits = [at for at in range(SIZE) if check(Play(card, (at,))) is None]
        return {**dict.fromkeys(fits, TARGET), **dict.fromkeys(draft.tiles, ON_THE_WAY)}
    if not view.moving:
        return {}
    marks = dict.fromkeys(view.bumps, BLOCKED)
    marks |= {reach.to: str(reach.cost) if reach.cost < 10 else TARGET for reach in view.reach}
    if cursor is not None and context.session.check(Go(cursor)) is None:
        seen = foreseen(context, Go(cursor))
        marks |= dict.fromkeys((at for at in seen.path if at != cursor), ON_THE_WAY)
        if seen.at != cursor:
            marks[seen.at] = PLAYER
    return marks


def _looked_at(context: Context, at: int) -> str:
    view, draft = view_of(context), draft_of(context)
    card = chosen(view, draft)
    if not card:
        return tile_words(context, at)
    name = context.texts(f"card-{card}")
    taken = picked(context, at)
    if isinstance(taken, Refusal):
        return f"{tile_words(context, at)} · {explained(context, taken)}"
    if isinstance(taken, Answer):
        return f"{name} → {tile_words(context, at)} · {effect_words(context, taken.action)}"
    return f"{name} → {tile_words(context, at)}"
