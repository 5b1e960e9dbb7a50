"""The stack from its top, and the pause after what the other side did."""

from collections.abc import Sequence
from typing import cast

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Halt
from hanpan.cli.terminal.session import RIVAL
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.content.words import card_text
from hanpan.games.sorcerers.rules.events.course import First, GameOver, NextGame, Phase
from hanpan.games.sorcerers.rules.events.field import AttackersNamed, BlockersNamed, PlayerHealed, PlayerHit
from hanpan.games.sorcerers.rules.events.stack import (
    AbilityUsed,
    CardPlayed,
    Responded,
    Spent,
    Stacked,
    StaysOpen,
    Updated,
)
from hanpan.games.sorcerers.terminal.spots import card_name, object_words, side_name, view_of

_DEEDS = (CardPlayed, AbilityUsed, Responded, AttackersNamed, BlockersNamed)  # of the other side: worth a look
_ALWAYS = (GameOver, NextGame, First)
_UNSAID = (Stacked, Phase, Updated, Spent, StaysOpen)


def top_down(context: Context) -> str:
    """The stack in one line, what is worked off next first; nothing where it is empty."""
    view = view_of(context)
    names = [object_words(context, frame) for frame in reversed(view.stack)]
    names += [card_name(context, open_.card) for open_ in reversed(view.opens)]
    return " ▸ ".join(names)


def stack_content(context: Context) -> Content | None:
    """The stack with classes and controllers, the newest marked, and the event on the table."""
    texts, view = context.texts, view_of(context)
    lines: list[Content] = []
    newest = max((frame.id for frame in view.stack), default=0)
    names = [object_words(context, frame) for frame in view.stack]
    for number, frame in enumerate(reversed(view.stack)):
        marks = [texts(f"rank-{frame.rank}"), side_name(context, frame.side)]
        marks += [texts("ui-newest")] if frame.id == newest else []
        marks += [texts("ui-negated")] if frame.negated else []
        front = f"{'▶' if number == 0 else ' '} {padded(object_words(context, frame), widest(names))}  "
        about = card_text(texts, CARDS[frame.card]) if frame.card else ""
        lines.append(Content.assemble((front, "bold" if number == 0 else ""), f"{' · '.join(marks)}  ", (about, "dim")))
    for open_ in reversed(view.opens):
        lines.append(Content.styled(f"  {card_name(context, open_.card)} · {texts('ui-open')}", "dim"))
    if view.event is not None:
        said = texts("ui-event", card=card_name(context, view.event.card), turns=view.event.turns)
        lines.append(Content.assemble((said, "bold"), (f"  {card_text(texts, CARDS[view.event.card])}", "dim")))
    return Content("\n").join(lines) if lines else None


def pause(context: Context, happened: Sequence[Happening]) -> Halt | None:
    """When the other side did something or a game ended: health before and after, the stack, every line."""
    deeds = any(isinstance(event, _DEEDS) and event.seat == RIVAL for event in happened)
    if not deeds and not any(isinstance(event, _ALWAYS) for event in happened):
        return None
    texts, view = context.texts, view_of(context)
    heading = [_health(context, happened)]
    if view.stack:
        heading.append(Content(texts("ui-stack-line", stack=top_down(context))))
    told = [event for event in happened if not isinstance(event, _UNSAID)]
    return Halt(texts("ui-turn", turn=view.turn), Content("\n").join(heading), told)


def _health(context: Context, happened: Sequence[Happening]) -> Content:
    parts: list[Content] = []
    for seat in SEATS:
        now, before = _hp(context, happened, seat)
        sign, style = ("↓ ", "bold $text-error") if now < before else ("", "bold")
        if now > before:
            sign, style = "↑ ", "bold $text-success"
        change = f"{before} → {now}" if before != now else f"{now}"
        parts.append(Content.assemble(f"{context.names[seat]} {context.texts('ui-hp')} ", (f"{sign}{change}", style)))
    return Content("   ").join(parts)


def _hp(context: Context, happened: Sequence[Happening], seat: Seat) -> tuple[int, int]:
    """Now, and before all of it."""
    moved = [event for event in happened if isinstance(event, PlayerHit | PlayerHealed) and event.seat == seat]
    if not moved:
        now = cast(int, getattr(view_of(context), seat).hp)
        return now, now
    return moved[-1].after, moved[0].before
