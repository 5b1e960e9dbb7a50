"""A side's board: health, power, piles, and three places with what each sorcerer carries below it."""

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from hanpan.cli.terminal.cells import meter
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Board
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules.state import Unit
from hanpan.games.sorcerers.table.view import Figures, SeatView
from hanpan.games.sorcerers.terminal.spots import card_name, figures_words, view_of


class SideBoard(Board):
    """One side of the table."""

    DEFAULT_CSS = """
    SideBoard { layout: vertical; padding: 0 0 0 1; }
    SideBoard Static { width: 100%; height: auto; text-wrap: nowrap; text-overflow: ellipsis; }
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(id="mine" if seat == PERSON else "theirs", classes="board")
        self._seat: Seat = seat

    def compose(self) -> ComposeResult:
        yield Static(classes="facts")
        yield Static(classes="field")

    def show(self, context: Context, *, motion: bool) -> None:
        texts, view = context.texts, view_of(context)
        side: SeatView = getattr(view, self._seat)
        place = SEATS.index(self._seat)
        turn = [f"▶ {texts('ui-turn-of')}"] if view.turn and view.active == self._seat and view.stage != "over" else []
        wins = [texts("ui-wins", wins=view.bout.wins[place])] if view.bout.mode == "match" else []
        self.border_title = " · ".join([context.names[self._seat], *wins, *turn])
        piles = (("hand", side.hand), ("deck", side.deck), ("graveyard", len(side.graveyard)))
        self.border_subtitle = " · ".join(f"{texts(f'ui-pile-{name}')} {count}" for name, count in piles)
        self.query_one(".facts", Static).update(_player(context, side))
        lines: list[Content] = []
        for number, (unit, figures) in enumerate(zip(side.field, side.figures, strict=True), 1):
            lines += _unit(context, number, unit, figures, unit is not None and unit.id in view.attackers)
        self.query_one(".field", Static).update(Content("\n").join(lines))


def _player(context: Context, side: SeatView) -> Content:
    texts = context.texts
    return Content.assemble(
        f"{texts('ui-hp')} ",
        (meter(side.hp, side.max_hp, "■", "□", 8), "$error" if 3 * side.hp <= side.max_hp else "$success"),
        (f" {side.hp}", "bold"),
        f"/{side.max_hp}  {texts('ui-power')} ",
        (f"{side.power}", "bold $warning"),
        f"/{side.max_power}",
    )


def _unit(context: Context, number: int, unit: Unit | None, figures: Figures | None, attacks: bool) -> list[Content]:
    """Two lines: the sorcerer with its numbers and keywords, and its items."""
    texts = context.texts
    if unit is None or figures is None:
        return [Content.styled(f"{number} –", "dim"), Content("")]
    words = [f"▶ {texts('ui-attacks')}"] if attacks else [texts("keyword-tired")] if unit.tired else []
    words += [texts(f"keyword-{keyword}") for keyword in figures.keywords]
    name = (card_name(context, unit.card), "dim" if unit.tired else "bold")
    first = Content.assemble(f"{number} ", name, f" {figures_words(figures)} ", (" ".join(words), "$text-accent"))
    items = ", ".join(card_name(context, item.card) + (" ◈" if item.safe else "") for item in unit.items)
    return [first, Content.styled(f"   ⚒ {items}" if items else "", "dim")]
