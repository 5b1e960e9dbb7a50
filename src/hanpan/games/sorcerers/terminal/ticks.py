"""Rows that are ticked: attackers, blocks, cards to discard, cards to exchange, repetitions of a loop."""

from collections import Counter
from collections.abc import Iterable

from textual.content import Content

from hanpan.cli.terminal.cells import padded
from hanpan.cli.terminal.desk import Desk
from hanpan.cli.terminal.face import Answer, Further, Row, Taken
from hanpan.cli.terminal.panels import explained
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.narrate import refusal_text
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.actions import KEEP, NEXT, Attack, Block, Discard, Exchange, Repeat
from hanpan.games.sorcerers.terminal.draft import Draft
from hanpan.games.sorcerers.terminal.plays import about
from hanpan.games.sorcerers.terminal.spots import card_name, digit, listed, spot_words, view_of

_STEPS = (1, 10, 100)


def attack_rows(desk: Desk, draft: Draft) -> list[Row]:
    """Own sorcerers, ticked to attack all at once."""
    texts = desk.texts
    rows: list[Row] = []
    for number, unit in enumerate(view_of(desk).me.field, 1):
        if unit is not None:
            ticked = number in draft.places
            places = tuple(sorted({*draft.places} ^ {number}))
            refusal = None if ticked else desk.session.check(Attack(places))
            said = spot_words(desk, f"my{number}")
            rows.append(_tick(desk, len(rows) + 1, ticked, said, draft._replace(places=places), refusal))
    if not draft.places:
        return [*rows, _last(len(rows) + 1, texts("ui-no-attack"), Answer(NEXT), texts("ui-next-detail"))]
    named = ", ".join(_unit(desk, place) for place in draft.places)
    said = texts("ui-attack", units=named)
    return [*rows, _last(len(rows) + 1, said, Answer(Attack(draft.places)), texts("ui-confirm-detail"))]


def block_rows(desk: Desk, draft: Draft) -> list[Row]:
    """Every pair of an own sorcerer and an attacker."""
    texts, view = desk.texts, view_of(desk)
    rows: list[Row] = []
    for foe in [place for place, unit in enumerate(view.rival.field, 1) if unit and unit.id in view.attackers]:
        for own, unit in enumerate(view.me.field, 1):
            if unit is None:
                continue
            ticked = (own, foe) in draft.pairs
            pairs = tuple(sorted({*draft.pairs} ^ {(own, foe)}))
            refusal = None if ticked else desk.session.check(Block(pairs))
            said = texts("ui-blocks", own=spot_words(desk, f"my{own}"), foe=spot_words(desk, f"foe{foe}"))
            rows.append(_tick(desk, len(rows) + 1, ticked, said, draft._replace(pairs=pairs), refusal))
    said = texts("ui-block" if draft.pairs else "ui-no-block", count=len(draft.pairs))
    return [*rows, _last(len(rows) + 1, said, Answer(Block(draft.pairs)), texts("ui-confirm-detail"))]


def discard_rows(desk: Desk, draft: Draft) -> list[Row]:
    """Cards of the hand; as many as are above the limit must be ticked."""
    hand = Counter(view_of(desk).hand)
    rows = [_count(desk, n, card, hand[card], draft.cards, draft, "cards") for n, card in enumerate(sorted(hand), 1)]
    action = Discard(draft.cards)
    refusal = desk.session.check(action)
    said = desk.texts("ui-discard", cards=listed(desk, draft.cards))
    taken: Taken = Answer(action) if refusal is None else refusal
    detail = desk.texts("ui-confirm-detail") if refusal is None else explained(desk, refusal)
    return [*rows, _last(len(rows) + 1, said, taken, detail)]


def side_rows(desk: Desk, draft: Draft) -> list[Row]:
    """The sideboard, whose ticked cards come in, and the deck, whose ticked cards leave."""
    view = view_of(desk)
    beside, deck = Counter(view.sideboard), Counter(view.brought)
    rows = [_count(desk, n, card, beside[card], draft.into, draft, "into") for n, card in enumerate(sorted(beside), 1)]
    rows += [
        _count(desk, n, card, deck[card], draft.cards, draft, "cards")
        for n, card in enumerate(sorted(deck), len(rows) + 1)
    ]
    if not draft.into and not draft.cards:
        return [*rows, _last(len(rows) + 1, desk.texts("ui-keep-deck"), Answer(KEEP), desk.texts("ui-confirm-detail"))]
    action = Exchange(draft.cards, draft.into)
    refusal = desk.session.check(action)
    said = desk.texts("ui-exchange", left=listed(desk, draft.cards), came=listed(desk, draft.into))
    detail = desk.texts("ui-confirm-detail") if refusal is None else explained(desk, refusal)
    return [*rows, _last(len(rows) + 1, said, Answer(action) if refusal is None else refusal, detail)]


def loop_rows(desk: Desk, draft: Draft) -> list[Row]:
    """How often a loop runs in all: no more, or a number that is built."""
    texts, prompt = desk.texts, desk.session.prompt
    assert prompt is not None
    runs, most = int(str(prompt.data["times"])), int(str(prompt.data["most"]))
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


def _unit(desk: Desk, place: int) -> str:
    unit = view_of(desk).me.field[place - 1]
    return "–" if unit is None else card_name(desk, unit.card)


def _tick(desk: Desk, number: int, ticked: bool, said: str, further: Draft, refusal: Refusal | None) -> Row:
    mark = "[✓]" if ticked else "[ ]"
    if refusal is not None:
        words = f" {digit(number)} {mark} {said}  ✕ {refusal_text(desk.texts, refusal)}"
        return Row(Content.styled(words, "dim"), refusal, explained(desk, refusal))
    return Row(
        Content.assemble(f" {digit(number)} {mark} ", (said, "bold $text-success" if ticked else "")),
        Further(further),
        desk.texts("ui-tick-detail"),
    )


def _count(desk: Desk, number: int, card: str, most: int, ticked: Iterable[str], draft: Draft, field: str) -> Row:
    """A card that may be ticked as often as there are copies; once more takes all ticks off."""
    mine = tuple(ticked)
    count = mine.count(card)
    after = (*mine, card) if count < most else tuple(one for one in mine if one != card)
    mark = padded("[ ]" if not count else f"[{count}]", 4)
    where = {"into": "+ ", "cards": "− " if view_of(desk).stage == "side" else ""}[field]
    copies = f" ×{most}" if most > 1 else ""
    words = Content.assemble(
        f" {digit(number)} {mark}{where}", (card_name(desk, card), "bold $text-success" if count else ""), copies
    )
    more = draft._replace(into=after) if field == "into" else draft._replace(cards=after)
    return Row(words, Further(more), about(desk, CARDS[card]))


def _last(number: int, said: str, taken: Taken, detail: str) -> Row:
    style = "dim" if isinstance(taken, Refusal) else "bold"
    return Row(Content.styled(f" {digit(number)} ▶  {said}", style), taken, detail, confirms=True)
