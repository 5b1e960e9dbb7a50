"""The rows of a question, each with what taking it leads to: an answer, another draft, or a refusal."""

from typing import NamedTuple

import msgspec
from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Further, Row
from hanpan.cli.terminal.panels import explained
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.narrate import refusal_text
from hanpan.games.dice_battle.ai.coach import tendency_odds
from hanpan.games.dice_battle.rules.actions import CARDS, PASS, TENDENCIES, Card, Declare, Keep, Play, Tendency
from hanpan.games.dice_battle.rules.cards import cost, price
from hanpan.games.dice_battle.rules.dice import worth
from hanpan.games.dice_battle.rules.params import Params


class Draft(NamedTuple):
    """A choice of cards and shields that is being made."""

    cards: tuple[Card, ...] = ()
    shields: int = 0

    @property
    def play(self) -> Play:
        """The draft as an answer."""
        return Play(self.cards, self.shields)


def rows_of(context: Context, draft: Draft) -> list[Row]:
    """The rows of what the person is asked now."""
    prompt = context.session.prompt
    assert prompt is not None
    if prompt.kind == "tendency":
        return [_tendency(context, number, tendency) for number, tendency in enumerate(TENDENCIES, 1)]
    if prompt.kind == "keep":
        faces = sorted(set(context.session.view.luck_dice), reverse=True)
        return [_keep(context, number, face) for number, face in enumerate(faces, 1)]
    rows = [_card(context, number, card, draft) for number, card in enumerate(CARDS, 1)]
    rows.append(_shield(context, len(rows) + 1, draft))
    rows.append(_confirm(context, len(rows) + 1, draft))
    return rows


def _tendency(context: Context, number: int, tendency: Tendency) -> Row:
    texts, params = context.texts, context.session.params
    name = padded(texts(f"tendency-{tendency}"), widest([texts(f"tendency-{kind}") for kind in TENDENCIES]))
    odds = next(row for row in tendency_odds(params) if row.tendency == tendency)
    chance = texts("ui-odds", success=odds.success, risk=texts(f"ui-risk-{odds.risk}"), points=f"{odds.points:.1f}")
    does = _brings(context, tendency)
    sign = texts(f"icon-tendency-{tendency}")  # last: terminals differ in how wide it is
    words = Content.assemble(f" {number}  ", (name, "bold"), f"  {chance}  {sign}\n    ", (does, "dim"))
    return Row(words, Answer(Declare(tendency)), _hand(context))


def _hand(context: Context) -> str:
    """The own cards with their prices: a tendency and a die are chosen with them in mind."""
    texts, session = context.texts, context.session
    held = session.view.hand
    named = [
        texts("ui-hand-card", card=texts(f"card-{card}"), count=held.count(card), energy=cost(session.params, card))
        for card in CARDS
        if card in held
    ]
    return texts("ui-hand", cards=texts("list-join").join(named) if named else texts("nothing"))


def _brings(context: Context, tendency: Tendency) -> str:
    """What a tendency scores, under the numbers in force."""
    params = context.session.params
    numbers = {
        "attack": msgspec.structs.asdict(params.attack),
        "defence": msgspec.structs.asdict(params.defence),
        "balance": msgspec.structs.asdict(params.balance),
    }[tendency]
    return context.texts.format(f"ui-tendency-{tendency}", numbers)


def _keep(context: Context, number: int, face: int) -> Row:
    texts, session = context.texts, context.session
    tendency = session.view.me.tendency
    assert tendency is not None
    brings = worth(session.params, tendency, face)
    points = texts("ui-worth", points=brings.points + brings.bonus)
    words = Content.assemble(f" {number} ", (context.said(Keep(face)), "bold"), f"  {points}")
    return Row(words, Answer(Keep(face)), _hand(context))


def _card(context: Context, number: int, card: Card, draft: Draft) -> Row:
    texts, session = context.texts, context.session
    held, ticked = session.view.hand.count(card), draft.cards.count(card)
    more = Draft((*draft.cards, card), draft.shields)
    refusal = session.check(more.play)
    taken: Further | Refusal = Further(more)
    if refusal is not None:
        fewer = Draft(tuple(c for c in draft.cards if c != card), draft.shields)
        taken = Further(fewer) if ticked else refusal
    name = texts(f"card-{card}") + (f" ×{held}" if held else "")
    does = texts.format(f"ui-does-{card}", _amounts(session.params, card))
    about = texts.format(f"card-{card}", {}, "about")
    return _row(context, number, name, cost(session.params, card), ticked, taken, does, about)


def _shield(context: Context, number: int, draft: Draft) -> Row:
    session = context.session
    more = Draft(draft.cards, draft.shields + 1)
    refusal = session.check(more.play)
    taken: Further | Refusal = Further(more)
    if refusal is not None:
        taken = Further(Draft(draft.cards)) if draft.shields else refusal
    texts = context.texts
    rule = session.params.shield
    does = texts("ui-does-shield", amount=rule.cap)
    return _row(context, number, texts("ui-shield"), rule.cost, draft.shields, taken, does)


def _amounts(params: Params, card: Card) -> dict[str, int]:
    """The numbers in a card's description."""
    rule = params.cards
    if card == "attack":
        return {"amount": rule.attack_damage}
    if card == "boost":
        return {"amount": rule.boost_factor}
    return {"low": rule.steal_low, "high": rule.steal_high} if card == "steal" else {}


def _row(
    context: Context,
    number: int,
    name: str,
    energy: int,
    ticked: int,
    taken: Further | Refusal,
    does: str,
    about: str = "",
) -> Row:
    texts = context.texts
    names = [texts(f"card-{card}") for card in CARDS] + [texts("ui-shield")]
    mark = "[ ]" if not ticked else "[✓]" if ticked == 1 else f"[{ticked}]"
    front = f" {number} {mark} {padded(name, widest(names) + 3)} {texts('ui-cost', energy=energy)}  "
    if isinstance(taken, Refusal):
        why = refusal_text(texts, taken)
        return Row(Content.styled(f"{front}✕ {why}", "dim"), taken, explained(context, taken))
    style = "bold $text-success" if ticked else ""
    return Row(Content.assemble((front, style), (does, "dim")), taken, about)


def _confirm(context: Context, number: int, draft: Draft) -> Row:
    texts, session = context.texts, context.session
    if draft == Draft():
        said = Content(f" {number} ▶   {context.said(PASS)}")
        return Row(said, Answer(draft.play), texts("ui-pass-detail"), confirms=True)
    spent = price(session.params, draft.play)
    left = session.view.me.energy - spent
    words = texts("ui-confirm", choice=context.said(draft.play), spent=spent, left=left)
    said = Content.styled(f" {number} ▶   {words}", "bold")
    return Row(said, Answer(draft.play), texts("ui-confirm-detail"), confirms=True)
