"""The player's board: movement in large digits, health, mana, effects, what ending here would bring, monsters."""

from collections import Counter

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Digits, Static

from hanpan.cli.terminal.cells import meter, padded
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Board
from hanpan.cli.terminal.session import PERSON
from hanpan.core.language.text import Texts, name_id
from hanpan.games.trail.content.catalogue import CARDS
from hanpan.games.trail.table.view import View
from hanpan.games.trail.terminal.draft import unit_letter, view_of
from hanpan.games.trail.terminal.foresight import at_turn_end
from hanpan.games.trail.terminal.grid import WIDE

_WIDEST = 96  # columns of both boards where the log stands beside them


class PlayerBoard(Board):
    """The character."""

    DEFAULT_CSS = """
    PlayerBoard { layout: vertical; padding: 0 0 0 1; }
    PlayerBoard Horizontal { height: 3; }
    PlayerBoard Digits { width: auto; min-width: 4; text-style: bold; color: $text-warning; }
    PlayerBoard .facts { width: 1fr; height: 3; padding: 0 0 0 1; }
    PlayerBoard .rest { width: 100%; height: 4; text-wrap: nowrap; text-overflow: ellipsis; }
    PlayerBoard.-between Horizontal { height: 1; }
    PlayerBoard.-between .facts { padding: 0; }
    PlayerBoard.-between .rest { height: 6; text-wrap: wrap; }
    """

    def __init__(self) -> None:
        super().__init__(id="mine", classes="board")

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Digits()
            yield Static(classes="facts")
        yield Static(classes="rest")

    def show(self, context: Context, *, motion: bool) -> None:
        texts, view = context.texts, view_of(context)
        playing = view.phase == "turn"
        self.border_title = f"{context.names[PERSON]} · {texts('ui-die', faces=faces_words(view.faces))}"
        self.border_subtitle = " · ".join(_clocks(texts, view))
        self.set_class(not playing, "-between")
        digits = self.query_one(Digits)
        digits.display = playing
        digits.update(str(view.spd))
        self.query_one(".facts", Static).update(Content("\n").join(_numbers(texts, view)))
        width = min(self.app.size.width, _WIDEST) - WIDE - 4
        rest = (
            [_effects(texts, view), _end(context), *_monsters(texts, view, width)] if playing else _carried(texts, view)
        )
        self.query_one(".rest", Static).update(Content("\n").join(rest))


def faces_words(faces: tuple[int, ...]) -> str:
    """The faces of a die."""
    return " ".join(map(str, sorted(faces)))


def counted_cards(texts: Texts, cards: tuple[str, ...]) -> str:
    """`Slash ×4, Arrow`: cards in the order of the rules."""
    counts = Counter(cards)
    return ", ".join(
        texts(f"card-{card}") + (f" ×{counts[card]}" if counts[card] > 1 else "") for card in CARDS if counts[card]
    )


def _numbers(texts: Texts, view: View) -> list[Content]:
    low = 3 * view.hp <= view.max_hp
    health = Content.assemble(
        f"{texts('ui-hp')} ",
        (meter(view.hp, view.max_hp, "■", "□", 8), "$error" if low else "$success"),
        (f" {view.hp}", "bold"),
        f"/{view.max_hp}",
    )
    if view.phase != "turn":
        return [health]
    parts = [texts("ui-spd")]
    if view.leg or view.extra:
        taken = f" −{view.leg}" if view.leg else ""
        more = f" +{view.extra}" if view.extra else ""
        # Of a roll that was taken off whole nobody knows the face any more.
        face = str(view.rolled + view.leg - view.extra) if view.rolled else ""
        parts.append(texts("ui-rolled", sum=f"{face}{more}{taken} = {view.rolled}".strip()))
    mana = Content.assemble(f"{texts('ui-mana')} ", (f"{view.mana}", "bold $primary"))
    if view.block:
        mana = Content.assemble(mana, f"   {texts('effect-block')} ", (str(view.block), "bold"))
    return [Content(" ".join(parts)), health, mana]


def _clocks(texts: Texts, view: View) -> list[str]:
    out: list[str] = []
    if view.train:
        out.append(texts("ui-train", turns=view.train))
    if view.dark:
        out.append(f"↓ {texts('ui-dark', amount=view.dark)}")
    return out


def _effects(texts: Texts, view: View) -> Content:
    """↓ harms, ↑ helps."""
    parts: list[tuple[str, str]] = []
    if view.leg:
        parts.append((f"↓{texts('effect-leg')} −{view.leg}", "$text-error"))
    if view.poison:
        parts.append((f"↓{texts('effect-poison')} {view.poison}", "$text-error"))
    helping = (("shadow", view.shadow), ("cast", view.cast), ("flame", view.flames), ("bonus", view.bonus))
    parts += [(f"↑{texts(f'effect-{name}')}", "$text-success") for name, there in helping if there]
    if not parts:
        return Content.styled(texts("ui-no-effects"), "dim")
    return Content(" ").join(Content.styled(words, style) for words, style in parts)


def _end(context: Context) -> Content:
    """What the end of the turn would cost here, all together; the rows tell it blow by blow."""
    texts, hits = context.texts, at_turn_end(context)
    amount, absorbed = sum(hit.amount for hit in hits), sum(hit.absorbed for hit in hits)
    if not hits:
        return Content.styled(f"✓ {texts('ui-end-safe')}", "$text-success")
    blocked = f" ({texts('ui-blocked', amount=absorbed)})" if absorbed else ""
    style = "bold $text-error" if amount else ""
    return Content.styled(f"! {texts('ui-end-hurts', amount=amount, hp=hits[-1].hp)}{blocked}", style)


def _monsters(texts: Texts, view: View, width: int) -> list[Content]:
    """Two columns of two; `o` has all of them at length."""
    half = (width - 1) // 2
    cells: list[Content] = []
    for unit in view.units:
        strikes = f"!{unit.damage}" if unit.zone else ""
        numbers = f" {unit.hp}{strikes}"
        name = padded(texts(name_id("monster", unit.kind)), half - len(numbers) - 2)
        cells.append(Content.assemble((f"{unit_letter(unit.id)} ", "bold"), name, (numbers, "bold")))
    if len(cells) > 4:
        more = texts("ui-more", count=len(cells) - 3)
        cells[3:] = [Content.styled(padded(more, half), "dim")]
    return [Content(" ").join(cells[place : place + 2]) for place in range(0, len(cells), 2)]


def _carried(texts: Texts, view: View) -> list[Content]:
    """Between stages: potions and deck."""
    potions = ", ".join(texts(name_id("potion", potion)) for potion in view.potions) or "–"
    return [
        Content.assemble((f"{texts('ui-potions')} ", "dim"), potions),
        Content.assemble((f"{texts('ui-deck', count=len(view.cards))} ", "dim"), counted_cards(texts, view.cards)),
    ]
