"""The rows of a question: decks, the first hand, the hand and its targets, reactions."""

from collections import Counter
from typing import NamedTuple

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Further, Row, Taken
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.refusal import Refusal
from hanpan.core.effects.words import effect_text, target_text
from hanpan.core.language.narrate import refusal_text
from hanpan.games.clash.content.catalogue import CARDS, DECKS, TYPES, Card
from hanpan.games.clash.content.words import card_text
from hanpan.games.clash.rules.actions import DECLINE, HERO, Action, ChooseDeck, Fire, Mulligan, Pick, Queue
from hanpan.games.clash.rules.prompts import ReactPrompt
from hanpan.games.clash.table.view import View


class Draft(NamedTuple):
    """A queue that is being built, or cards that are being set aside. `aiming`: a card without its target."""

    queue: tuple[Pick, ...] = ()
    aside: tuple[str, ...] = ()
    aiming: str = ""


def rows_of(context: Context, draft: Draft) -> list[Row]:
    """The rows of what the person is asked now."""
    prompt = context.session.prompt
    assert prompt is not None
    if prompt.kind == "deck":
        return [_deck(context, n, action) for n, action in enumerate(_menu(context), 1)]
    if prompt.kind == "react":
        card = ReactPrompt.of(prompt).card
        return [_reaction(context, n, action, card) for n, action in enumerate(_menu(context), 1)]
    hand = Counter(context.session.view.hand)
    if prompt.kind == "mulligan":
        rows = [_aside(context, n, card, draft, hand) for n, card in enumerate(hand, 1)]
        return [*rows, _replace(context, len(rows) + 1, draft)]
    if draft.aiming:
        return [_target(context, n, place, draft) for n, place in enumerate(_places(context, draft.aiming), 1)]
    rows = [_card(context, n, card, draft, hand) for n, card in enumerate(hand, 1)]
    return [*rows, _declare(context, len(rows) + 1, draft)]


def action_words(context: Context, action: Action) -> str:
    """An answer as a person would say it; a card that is aimed names the unit."""
    if isinstance(action, Queue) and action.cards:
        return ", ".join(_pick_words(context, pick) for pick in action.cards)
    return context.said(action)


def _menu(context: Context) -> list[Action]:
    session = context.session
    return [offer.action for offer in session.game.menu(session.match.state, PERSON)]


def _deck(context: Context, number: int, action: Action) -> Row:
    assert isinstance(action, ChooseDeck)
    texts, deck = context.texts, DECKS[action.name]
    kinds = Counter(CARDS[card].type for card in deck.listed)
    counts = " · ".join(f"{texts(f'type-{kind}')} {kinds[kind]}" for kind in TYPES)
    cards = ", ".join(texts(f"card-{card}") + (f" ×{n}" if n > 1 else "") for card, n in deck.cards.items())
    name = padded(texts(f"deck-{action.name}"), 12)
    return Row(Content.assemble(f" {number}  ", (name, "bold"), f" {counts}"), Answer(action), cards)


def _reaction(context: Context, number: int, action: Action, against: str) -> Row:
    texts = context.texts
    threat = texts("ui-react-to", card=texts(f"card-{against}"), text=card_text(texts, CARDS[against]))
    if action == DECLINE:
        return Row(Content(f" {number}  {context.said(DECLINE)}"), Answer(action), threat, confirms=True)
    assert isinstance(action, Fire)
    does = effect_text(texts, CARDS[action.card].effects)
    words = Content.assemble(f" {number}  ", (texts(f"card-{action.card}"), "bold"), (f"  {does}", "dim"))
    return Row(words, Answer(action), threat)


def _aside(context: Context, number: int, card: str, draft: Draft, hand: Counter[str]) -> Row:
    ticked = draft.aside.count(card)
    more = (*draft.aside, card)
    refusal = context.session.check(Mulligan(more))
    fewer = tuple(other for other in draft.aside if other != card)
    taken: Taken = Further(draft._replace(aside=more))
    if refusal is not None:
        taken = Further(draft._replace(aside=fewer)) if ticked else refusal
    mark = "[ ]" if not ticked else "[✓]" if ticked == 1 else f"[{ticked}]"
    return _row(context, number, padded(mark, 3), CARDS[card], hand, bool(ticked), taken)


def _replace(context: Context, number: int, draft: Draft) -> Row:
    texts, action = context.texts, Mulligan(draft.aside)
    words = Content.styled(f" {number} ▶   {context.said(action)}", "bold" if draft.aside else "")
    return Row(words, Answer(action), texts("ui-confirm-detail"), confirms=True)


def _card(context: Context, number: int, name: str, draft: Draft, hand: Counter[str]) -> Row:
    places = [n for n, pick in enumerate(draft.queue, 1) if pick.card == name]
    more = draft._replace(queue=(*draft.queue, Pick(name)))
    refusal = context.session.check(Queue(more.queue))
    taken: Taken = Further(more)
    if refusal is not None:
        fewer = tuple(pick for pick in draft.queue if pick.card != name)
        taken = Further(draft._replace(queue=fewer)) if places else refusal
    elif len(_places(context, name)) > 1:
        taken = Further(draft._replace(aiming=name))
    mark = f"[{','.join(map(str, places)) or ' '}]"
    return _row(context, number, padded(mark, 5), CARDS[name], hand, bool(places), taken, _warning(context, name))


def _row(
    context: Context,
    number: int,
    mark: str,
    card: Card,
    hand: Counter[str],
    ticked: bool,
    taken: Taken,
    warning: Refusal | None = None,
) -> Row:
    texts = context.texts
    names = [texts(f"card-{name}") for name in hand]
    name = texts(f"card-{card.id}") + (f" ×{hand[card.id]}" if hand[card.id] > 1 else "")
    kind = padded(texts(f"type-{card.type}"), widest([texts(f"type-{each}") for each in TYPES]))
    front = f" {number % 10} {mark} {padded(name, widest(names) + 3)} {kind} {card.cost}  "
    about = f"{texts(f'type-{card.type}')} {card.cost} · {card_text(texts, card)}"
    if isinstance(taken, Refusal):
        why = refusal_text(texts, taken)
        return Row(Content.styled(f"{front}✕ {why}", "dim"), taken, f"{explained(context, taken)} {about}")
    does = f"{target_text(texts, card.target)}: {effect_text(texts, card.effects)}"
    if warning is not None:
        does = f"⚠ {refusal_text(texts, warning)}"
        about = f"{does} {about}"
    return Row(Content.assemble((front, "bold $text-success" if ticked else ""), (does, "dim")), taken, about)


def _target(context: Context, number: int, place: int, draft: Draft) -> Row:
    texts, view = context.texts, context.session.view
    unit = view.rival.units[place]
    aimed = draft._replace(queue=(*draft.queue, Pick(draft.aiming, place)), aiming="")
    said = texts("ui-aim", card=texts(f"card-{draft.aiming}"), target=_place_words(context, place))
    health = f"  {texts('ui-hp')} {unit.hp}/{unit.max_hp}" if unit is not None else ""
    words = Content.assemble(f" {number}  ", (said, "bold"), health)
    return Row(words, Further(aimed), texts("ui-aim-detail"))


def _declare(context: Context, number: int, draft: Draft) -> Row:
    texts, view = context.texts, context.session.view
    if not draft.queue:
        words = Content(f" {number % 10} ▶     {context.said(Queue())}")
        return Row(words, Answer(Queue()), texts("ui-pass-detail"), confirms=True)
    spent = sum(CARDS[pick.card].cost for pick in draft.queue)
    action = Queue(draft.queue)
    said = texts("ui-declare", queue=action_words(context, action), spent=spent, left=view.me.energy - spent)
    words = Content.styled(f" {number % 10} ▶     {said}", "bold")
    return Row(words, Answer(action), texts("ui-declare-detail"), confirms=True)


def _places(context: Context, card: str) -> list[int]:
    """Where a card may be aimed at."""
    picks = [action.cards[0] for action in _menu(context) if isinstance(action, Queue)]
    return [pick.target for pick in picks if pick.card == card]


def _warning(context: Context, card: str) -> Refusal | None:
    """What speaks against queueing a card now."""
    session = context.session
    offers = session.game.menu(session.match.state, PERSON)
    return next((offer.warning for offer in offers if offer.action.cards[0].card == card), None)


def _pick_words(context: Context, pick: Pick) -> str:
    name = context.texts(f"card-{pick.card}")
    return f"{name}→{_place_words(context, pick.target)}" if pick.target != HERO else name


def _place_words(context: Context, place: int) -> str:
    view: View = context.session.view
    unit = view.rival.units[place]
    name = context.texts(f"unit-{unit.kind if unit is not None else 'free'}")
    return name if place == HERO else f"{place} {name}"
