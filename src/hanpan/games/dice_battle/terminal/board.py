"""A seat's board: everything public about it, in words and signs, with its dice."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from hanpan.cli.terminal.cells import meter
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Board
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import Texts
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.table.view import SeatView
from hanpan.games.dice_battle.terminal.dice import draw_blank, draw_dice

_TUMBLES = 5
_TUMBLE_SECONDS = 0.07


class SeatBoard(Board):
    """One seat."""

    DEFAULT_CSS = """
    SeatBoard { layout: horizontal; }
    SeatBoard .facts { width: 1fr; height: 5; padding: 0 0 0 1; }
    SeatBoard .dice { width: auto; height: 5; text-wrap: nowrap; }
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(id="mine" if seat == PERSON else "theirs", classes="board")
        self._seat: Seat = seat
        self._dice: tuple[int, ...] = ()
        self._frames: list[Sequence[int]] = []
        self._tumbling: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Static(classes="facts")
        yield Static(classes="dice")

    def show(self, context: Context, *, motion: bool) -> None:
        """The seat as it is; its owner also sees a luck pair that is not chosen from yet."""
        texts, view = context.texts, context.session.view
        seat: SeatView = getattr(view, self._seat)
        self.border_title = " · ".join([context.names[self._seat], *_streak(texts, seat)])
        self.border_subtitle = " · ".join(_this_round(texts, seat))
        params: Params = context.session.params
        self.query_one(".facts", Static).update(facts(texts, params, seat, over=view.stage == "over"))
        dice = seat.dice or (view.luck_dice if self._seat == PERSON else ())
        rolled = bool(dice) and dice != self._dice
        self._dice = dice
        if rolled and motion:
            self._frames = _tumble(dice)
            if self._tumbling is None:  # until the last frame: a timer that counts leaves out what comes too late
                self._tumbling = self.set_interval(_TUMBLE_SECONDS, self._next_frame)
        else:
            self._frames = []
            self._draw(dice)

    def _next_frame(self) -> None:
        if self._frames:
            self._draw(self._frames.pop(0))
        if not self._frames and self._tumbling is not None:
            self._tumbling.stop()
            self._tumbling = None

    def _draw(self, dice: Sequence[int]) -> None:
        self.query_one(".dice", Static).update(Content(draw_dice(dice) if dice else draw_blank(1)))


def _tumble(dice: Sequence[int]) -> list[Sequence[int]]:
    """Other faces for a moment, the true ones last. For the eye only: nothing is drawn by lot."""
    passing = [[(face + 2 * turn) % 6 + 1 for face in dice] for turn in range(1, _TUMBLES)]
    return [*passing, dice]


def facts(texts: Texts, params: Params, seat: SeatView, *, over: bool) -> Content:
    """The five lines of a board."""
    lines = [
        _numbers(texts, seat, over),
        _energy(texts, params, seat),
        _protection(texts, params, seat),
        _gauge(texts, params, seat),
        _scheduled(texts, params, seat),
    ]
    return Content("\n").join(lines)


def _numbers(texts: Texts, seat: SeatView, over: bool) -> Content:
    so_far = seat.score if over else seat.points  # until the score is made, what the dice brought
    return Content.assemble(
        f"{texts('label-total')} ",
        (str(seat.total), "bold $primary"),
        f"   {texts('ui-board-round-score')} ",
        (str(so_far), "bold"),
    )


def _energy(texts: Texts, params: Params, seat: SeatView) -> Content:
    pips = meter(seat.energy, params.energy.cap, "●", "○")
    return Content.assemble(f"{texts('label-energy')} ", (pips, "$warning"), f" {seat.energy}")


def _protection(texts: Texts, params: Params, seat: SeatView) -> Content:
    shields = meter(seat.shields, params.shield.cap, "◆", "◇", 5)
    guard = texts("ui-board-guard-up") if seat.guard else texts("ui-board-guard-down")
    return Content.assemble(
        f"{texts('label-shields')} ",
        (shields, "$primary"),
        f" {seat.shields}  {texts('ui-board-guard')} ",
        (guard, "bold" if seat.guard else "dim"),
    )


def _gauge(texts: Texts, params: Params, seat: SeatView) -> Content:
    pips = meter(seat.gauge, params.gauge.full, "■", "□", 5)
    return Content.assemble(
        f"{texts('label-gauge')} ",
        (pips, "$secondary"),
        f" {seat.gauge}  {texts('label-cards')} ",
        (str(seat.cards), "bold"),
    )


def _scheduled(texts: Texts, params: Params, seat: SeatView) -> Content:
    """What is due: good signs with ↑, bad ones with ↓, never by colour alone."""
    parts: list[tuple[str, str]] = []
    if seat.luck:
        parts.append((f"↑{texts('ui-effect-luck')}", "$success"))
    if seat.bonus_turn:
        parts.append((f"↑{texts('ui-effect-bonus-turn')}", "$success"))
    if seat.curse:
        parts.append((f"↓{texts('ui-effect-curse')}−{seat.curse * params.event.curse_points}", "$error"))
    if seat.flame:
        parts.append((f"↓{texts('ui-effect-flame')}−{seat.flame}", "$error"))
    if not parts:
        return Content.styled(texts("ui-board-nothing-due"), "dim")
    return Content(" ").join(Content.styled(text, style) for text, style in parts)


def _streak(texts: Texts, seat: SeatView) -> list[str]:
    if seat.win_streak:
        return [texts("ui-board-wins", count=seat.win_streak)]
    if seat.loss_streak:
        return [texts("ui-board-losses", count=seat.loss_streak)]
    return []


def _this_round(texts: Texts, seat: SeatView) -> list[str]:
    """Tendency, specials and cards of this round, as far as they are revealed."""
    words = [f"{texts(f'icon-tendency-{seat.tendency}')} {texts(f'tendency-{seat.tendency}')}"] if seat.tendency else []
    words += [texts(f"special-{kind}") for kind in seat.specials]
    return words + [texts(f"card-{kind}") for kind in seat.played]
