"""The rows of a question, and answers as a person would say them."""

from collections import Counter

from textual.content import Content

from hanpan.cli.terminal.cells import padded
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Row
from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS, TYPES
from hanpan.games.sorcerers.rules.actions import (
    KEEP,
    MULLIGAN,
    PASS,
    Action,
    Attack,
    Block,
    Choose,
    ChooseDeck,
    Discard,
    Exchange,
    Mulligan,
    Pass,
    Play,
    Repeat,
    Respond,
    Use,
)
from hanpan.games.sorcerers.terminal.draft import Draft
from hanpan.games.sorcerers.terminal.plays import about, legal, main_rows, respond_rows
from hanpan.games.sorcerers.terminal.spots import card_name, digit, listed, spot_words, view_of
from hanpan.games.sorcerers.terminal.ticks import attack_rows, block_rows, discard_rows, loop_rows, side_rows

_OF = {
    "main": main_rows,
    "respond": respond_rows,
    "attack": attack_rows,
    "block": block_rows,
    "discard": discard_rows,
    "side": side_rows,
    "loop": loop_rows,
}


def rows_of(context: Context, draft: Draft) -> list[Row]:
    """The rows of what the person is asked now."""
    prompt = context.session.prompt
    assert prompt is not None
    if prompt.kind in _OF:
        return _OF[prompt.kind](context, draft)
    if prompt.kind == "mulligan":
        return _hand(context)
    moves = enumerate(legal(context), 1)
    if prompt.kind == "deck":
        return [_deck(context, n, move) for n, move in moves if isinstance(move, ChooseDeck)]
    return [_pick(context, n, move) for n, move in moves if isinstance(move, Choose)]


def unasked(context: Context) -> Action | None:
    """X without a question: where no response fits, or never to be asked, as the person has set it (SO-PLAY-02)."""
    prompt = context.session.prompt
    if prompt is None or prompt.kind != "respond" or context.asking == "ui-asking-always":
        return None
    return PASS if context.asking == "ui-asking-never" or len(legal(context)) == 1 else None


def action_words(context: Context, action: Action) -> str:
    """An answer as a person would say it."""
    texts = context.texts
    if isinstance(action, ChooseDeck):
        return texts(f"deck-{action.name or 'own'}")
    if isinstance(action, Play | Respond | Use):
        what = spot_words(context, action.source) if isinstance(action, Use) else card_name(context, action.card)
        return " → ".join([what, *(spot_words(context, target) for target in action.targets)])
    if isinstance(action, Choose):
        return spot_words(context, action.pick)
    if isinstance(action, Attack):
        return texts("ui-attack", units=", ".join(spot_words(context, f"my{place}") for place in action.places))
    if isinstance(action, Block):
        return texts("ui-block" if action.pairs else "ui-no-block", count=len(action.pairs))
    if isinstance(action, Discard):
        return texts("ui-discard", cards=listed(context, action.cards))
    if isinstance(action, Exchange):
        return texts("ui-exchange", left=listed(context, action.out), came=listed(context, action.into))
    if isinstance(action, Repeat):
        return texts("ui-loop-total", total=action.total)
    if isinstance(action, Mulligan):
        return texts("ui-mulligan")
    if isinstance(action, Pass):
        return texts("ui-pass")
    return texts("ui-keep" if action == KEEP else "ui-next")


def _hand(context: Context) -> list[Row]:
    """Keep or exchange, and each card of the hand to be read."""
    texts, cards = context.texts, view_of(context).hand
    shown = listed(context, cards)
    return [
        Row(Content.assemble(" 1  ", (texts("ui-keep"), "bold"), f"  {shown}"), Answer(KEEP), _texts(context, cards)),
        Row(Content.assemble(" 2  ", (texts("ui-mulligan"), "bold")), Answer(MULLIGAN), texts("ui-mulligan-detail")),
    ]


def _texts(context: Context, cards: tuple[str, ...]) -> str:
    return " / ".join(f"{card_name(context, card)}: {about(context, CARDS[card])}" for card in dict.fromkeys(cards))


def _deck(context: Context, number: int, action: ChooseDeck) -> Row:
    texts, deck = context.texts, DECKS[action.name]
    kinds = Counter(CARDS[card].type for card in deck.listed)
    counts = " · ".join(f"{texts(f'type-{kind}')} {kinds[kind]}" for kind in TYPES if kinds[kind])
    name = padded(texts(f"deck-{action.name}"), 18)
    words = Content.assemble(f" {digit(number)}  ", (name, "bold"), f" {counts}")
    return Row(words, Answer(action), listed(context, deck.listed))


def _pick(context: Context, number: int, action: Choose) -> Row:
    words = Content.assemble(f" {digit(number)}  ", (spot_words(context, action.pick), "bold"))
    card = CARDS.get(action.pick)
    return Row(words, Answer(action), about(context, card) if card is not None else context.texts("ui-pick-detail"))
