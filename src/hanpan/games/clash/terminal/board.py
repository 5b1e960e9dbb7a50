"""A side's board: its hero with keywords, its summons, its piles, and the queue once it is revealed."""

from collections import Counter

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from hanpan.cli.terminal.cells import meter
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Board
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import Texts, name_id
from hanpan.games.clash.rules.keywords import DEBUFFS, PERCENT, amount_of, turns_of
from hanpan.games.clash.rules.state import Unit
from hanpan.games.clash.table.view import SeatView, View

_UNTIMED = ("poison", "gain_up", "gain_down")  # how long they last is not theirs to say
_FATES = {"waiting": "·", "resolved": "✓", "nullified": "✕", "failed": "✕", "set": "◇", "fired": "✓"}


class SideBoard(Board):
    """One side of the table."""

    DEFAULT_CSS = """
    SideBoard { layout: vertical; padding: 0 0 0 1; }
    SideBoard Static { width: 100%; height: auto; text-wrap: nowrap; text-overflow: ellipsis; }
    SideBoard .keywords { height: 2; text-wrap: wrap; }
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(id="mine" if seat == PERSON else "theirs", classes="board")
        self._seat: Seat = seat

    def compose(self) -> ComposeResult:
        yield Static(classes="facts")
        yield Static(classes="keywords")
        yield Static(classes="rest")

    def show(self, context: Context, *, motion: bool) -> None:
        texts: Texts = context.texts
        view: View = context.session.view
        side: SeatView = getattr(view, self._seat)
        holds = [f"◆ {texts('ui-initiative')}"] if view.round and view.initiative == self._seat else []
        self.border_title = " · ".join([context.names[self._seat], *holds])
        self.border_subtitle = " ".join(f"{texts(f'card-{q.card}')}{_FATES[q.fate]}" for q in side.queue)
        self.query_one(".facts", Static).update(_hero(texts, side))
        self.query_one(".keywords", Static).update(keywords(texts, side.hero) or Content(""))
        rest = [_summon(texts, place, unit) for place, unit in enumerate(side.units[1:], 1)]
        self.query_one(".rest", Static).update(Content("\n").join([*rest, _piles(texts, side)]))


def keywords(texts: Texts, unit: Unit) -> Content | None:
    """What lies on a unit: ↑ helps it, ↓ harms it, = it has by nature; None for nothing."""
    parts: list[tuple[str, str]] = []
    for name in dict.fromkeys(keyword.name for keyword in unit.keywords):
        sign, style = ("↓", "$text-error") if name in DEBUFFS else ("↑", "$text-success")
        parts.append((f"{sign}{texts(name_id('keyword', name))}{_measure(texts, unit, name)}", style))
    parts += [(f"={texts('ui-immune', keyword=texts(name_id('keyword', name)))}", "") for name in unit.immune]
    if unit.resists:
        parts.append((f"={texts('keyword-resist')}", ""))
    return Content("  ").join(Content.styled(text, style) for text, style in parts) if parts else None


def _measure(texts: Texts, unit: Unit, name: str) -> str:
    if name == "shield":  # in layers, each with its own end
        layers = Counter[int]()
        for keyword in unit.keywords:
            layers[keyword.turns] += keyword.amount if keyword.name == name else 0
        return ",".join(
            f" {layers[turns]} {texts('ui-turns', turns=turns)}" for turns in sorted(layers) if layers[turns]
        )
    amount, turns = amount_of(unit, name), turns_of(unit, name)
    said = f" {amount}{'%' if name in PERCENT else ''}" if amount else ""
    return said + (f" {texts('ui-turns', turns=turns)}" if turns and name not in _UNTIMED else "")


def _hero(texts: Texts, side: SeatView) -> Content:
    hero = side.hero
    down = f" {texts('ui-down')}" if hero.down else ""
    return Content.assemble(
        f"{texts('ui-hp')} ",
        (meter(hero.hp, hero.max_hp, "■", "□", 6), "$error" if 3 * hero.hp <= hero.max_hp else "$success"),
        (f" {hero.hp}", "bold"),
        f"/{hero.max_hp}{down}  {texts('ui-energy')} ",
        (str(side.energy), "bold $warning"),
        f"  {texts('ui-slots')} ",
        (str(side.slots), "bold"),
    )


def _summon(texts: Texts, place: int, unit: Unit | None) -> Content:
    if unit is None:
        return Content.styled(f"{place} –", "dim")
    on_it = keywords(texts, unit)
    front = Content.assemble(f"{place} ", (texts(f"unit-{unit.kind}"), "bold"), f" {unit.hp}/{unit.max_hp}")
    return front if on_it is None else Content("  ").join([front, on_it])


def _piles(texts: Texts, side: SeatView) -> Content:
    piles = (("hand", side.hand), ("deck", side.deck), ("discard", len(side.discard) + side.unseen))
    said = [f"{texts(f'ui-pile-{name}')} {count}" for name, count in (*piles, ("exhausted", len(side.exhausted)))]
    return Content.styled(" · ".join(said), "dim")
