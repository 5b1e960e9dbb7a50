"""Rows that are ticked: attackers, blocks, cards to discard, cards to exchange, repetitions of a loop."""

from collections import Counter
from collections.abc import Iterable

from textual.content import Content

from hanpan.cli.terminal.cells import padded
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Further, Row, Taken
from hanpan.cli.terminal.panels import explained
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.narrate import refusal_text
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.actions import KEEP, NEXT, Attack, Block, Discard, Exchange, Repeat
from hanpan.games.sorcerers.rules.prompts import LoopPrompt
from hanpan.games.sorcerers.terminal.draft import Draft
from hanpan.games.sorcerers.terminal.plays import about
from hanpan.games.sorcerers.terminal.spots import card_name, digit, listed, spot_words, view_of

_STEPS = (1, 10, 100)


def attack_rows(context: Context, draft: Draft) -> list[Row]:
    """Own sorcerers, ticked to attack all at once."""
    texts = context.texts
    rows: list[Row] = []
    for number, unit in enumerate(view_of(context).me.field, 1):
        if unit is not None:
            ticked = number in draft.places
            places = tuple(sorted({*draft.places} ^ {number}))
            refusal = None if ticked else context.session.check(Attack(places))
            said = spot_words(context, f"my{number}")
            rows.append(_tick(context, len(rows) + 1, ticked, said, draft._replace(places=places), refusal))
    if not draft.places:
        return [*rows, _last(len(rows) + 1, texts("ui-no-attack"), Answer(NEXT), texts("ui-next-detail"))]
    named = ", ".join(_unit(context, place) for place in draft.places)
    said = texts("ui-attack", units=named)
    return [*rows, _last(len(rows) + 1, said, Answer(Attack(draft.places)), texts("ui-confirm-detail"))]


def block_rows(context: Context, draft: Draft) -> list[Row]:
    """Every pair of an own sorcerer and an attacker."""
    texts, view = context.texts, view_of(context)
    rows: list[Row] = []
    for foe in [place for place, unit in enumerate(view.rival.field, 1) if unit and unit.id in view.attackers]:
        for own, unit in enumerate(view.me.field, 1):
            if unit is None:
                continue
            ticked = (own, foe) in draft.pairs
            pairs = tuple(sorted({*draft.pairs} ^ {(own, foe)}))
            refusal = None if ticked else context.session.check(Block(pairs))
            said = texts("ui-blocks", own=spot_words(context, f"my{own}"), foe=spot_words(context, f"foe{foe}"))
            rows.append(_tick(context, len(rows) + 1, ticked, said, draft._replace(pairs=pairs), refusal))
    said = texts("ui-block" if draft.pairs else "ui-no-block", count=len(draft.pairs))
    return [*rows, _last(len(rows) + 1, said, Answer(Block(draft.pairs)), texts("ui-confirm-detail"))]


def discard_rows(context: Context, draft: Draft) -> list[Row]:
    """Cards of the hand; as many as are above the limit must be ticked."""
    hand = Counter(view_of(context).hand)
    rows = [_count(context, n, card, hand[card], draft.cards, draft, "cards") for n, card in enumerate(sorted(hand), 1)]
    action = Discard(draft.cards)
    refusal = context.session.check(action)
    said = context.texts("ui-discard", cards=listed(context, draft.cards))
    taken: Taken = Answer(action) if refusal is None else refusal
    detail = context.texts("ui-confirm-detail") if refusal is None else explained(context, refusal)
    return [*rows, _last(len(rows) + 1, said, taken, detail)]


def side_rows(context: Context, draft: Draft) -> list[Row]:
    """The sideboard, whose ticked cards come in, and the deck, whose ticked cards leave."""
    view = view_of(context)
    beside, deck = Counter(view.sideboard), Counter(view.brought)
    rows = [
        _count(context, n, card, beside[card], draft.into, draft, "into") for n, card in enumerate(sorted(beside), 1)
    ]
    rows += [
        _count(context, n, card, deck[card], draft.cards, draft, "cards")
        for n, card in enumerate(sorted(deck), len(rows) + 1)
    ]
    if not draft.into and not draft.cards:
        return [
            *rows,
            _last(len(rows) + 1, context.texts("ui-keep-deck"), Answer(KEEP), context.texts("ui-confirm-detail")),
        ]
    action = Exchange(draft.cards, draft.into)
    refusal = context.session.check(action)
    said = context.texts("ui-exchange", left=listed(context, draft.cards), came=listed(context, draft.into))
    detail = context.texts("ui-confirm-detail") if refusal is None else explained(context, refusal)
    return [*rows, _last(len(rows) + 1, said, Answer(action) if refusal is None else refusal, detail)]


def loop_rows(context: Context, draft: Draft) -> list[Row]:
    """How often a loop runs in all: no more, or a number that is built."""
    texts, prompt = context.texts, context.session.prompt
    assert prompt is not None
    loop = LoopPrompt.of(prompt)
    runs, most = loop.times, loop.most
    total = draft.total or runs
    rows = [
        Row(
            Content(f" {n}  +{step}"),
            Further(draft._replace(total=min(most, total + step))),
            texts("ui-loop-detail", most=most),
        )
        for n, step in enumerate(_STEPS, 1)
    ]
    said = texts("ui-loop-end") if total == runs else texts("ui-loop-total", total=total)
    return [*rows, _last(len(rows) + 1, said, Answer(Repeat(total)), texts("ui-confirm-detail"))]


def _unit(context: Context, place: int) -> str:
    unit = view_of(context).me.field[place - 1]
    return "–" if unit is None else card_name(context, unit.card)


def _tick(context: Context, number: int, ticked: bool, said: str, further: Draft, refusal: Refusal | None) -> Row:
    mark = "[✓]" if ticked else "[ ]"
    if refusal is not None:
        words = f" {digit(number)} {mark} {said}  ✕ {refusal_text(context.texts, refusal)}"
        return Row(Content.styled(words, "dim"), refusal, explained(context, refusal))
    return Row(
        Content.assemble(f" {digit(number)} {mark} ", (said, "bold $text-success" if ticked else "")),
        Further(further),
        context.texts("ui-tick-detail"),
    )


def _count(context: Context, number: int, card: str, most: int, ticked: Iterable[str], draft: Draft, field: str) -> Row:
    """A card that may be ticked as often as there are copies; once more takes all ticks off."""
    mine = tuple(ticked)
    count = mine.count(card)
    after = (*mine, card) if count < most else tuple(one for one in mine if one != card)
    mark = padded("[ ]" if not count else f"[{count}]", 4)
    where = {"into": "+ ", "cards": "− " if view_of(context).stage == "side" else ""}[field]
    copies = f" ×{most}" if most > 1 else ""
    words = Content.assemble(
        f" {digit(number)} {mark}{where}", (card_name(context, card), "bold $text-success" if count else ""), copies
    )
    more = draft._replace(into=after) if field == "into" else draft._replace(cards=after)
    return Row(words, Further(more), about(context, CARDS[card]))


def _last(number: int, said: str, taken: Taken, detail: str) -> Row:
    style = "dim" if isinstance(taken, Refusal) else "bold"
    return Row(Content.styled(f" {digit(number)} ▶  {said}", style), taken, detail, confirms=True)
