"""Rows of a main phase and of a response: cards of the hand, abilities, and their targets one by one."""

from collections import Counter
from collections.abc import Sequence

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Further, Row, Taken
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.narrate import refusal_text
from hanpan.games.sorcerers.content.catalogue import CARDS, TYPES, Card
from hanpan.games.sorcerers.content.words import card_text
from hanpan.games.sorcerers.rules.actions import NEXT, PASS, SPOTS, Play, Respond, Use
from hanpan.games.sorcerers.terminal.draft import Draft
from hanpan.games.sorcerers.terminal.spots import card_name, digit, spot_words, view_of

Aimed = Play | Use | Respond


def legal(context: Context) -> Sequence[object]:
    """Every answer that may be given now."""
    session = context.session
    return session.game.legal(session.match.state, PERSON)


def main_rows(context: Context, draft: Draft) -> list[Row]:
    """Cards and abilities of a main phase, then the way on."""
    if draft.aiming:
        return _targets(context, draft, Play, Use)
    hand = Counter(view_of(context).hand)
    rows = [_card(context, n, card, hand, Play) for n, card in enumerate(sorted(hand, key=_order), 1)]
    sources = list(dict.fromkeys(use.source for use in legal(context) if isinstance(use, Use)))
    rows += [_ability(context, n, source) for n, source in enumerate(sources, len(rows) + 1)]
    phase = "ui-to-combat" if view_of(context).step == "main_a" else "ui-end-turn"
    words = Content.styled(f" {digit(len(rows) + 1)} ▶  {context.texts(phase)}", "bold")
    return [*rows, Row(words, Answer(NEXT), context.texts("ui-next-detail"), confirms=True)]


def respond_rows(context: Context, draft: Draft) -> list[Row]:
    """O: the responses of the hand; X: pass."""
    if draft.aiming:
        return _targets(context, draft, Respond)
    hand = Counter(card for card in view_of(context).hand if CARDS[card].type == "response")
    rows = [_card(context, n, card, hand, Respond) for n, card in enumerate(sorted(hand, key=_order), 1)]
    words = Content.styled(f" {digit(len(rows) + 1)} ▶  X  {context.texts('ui-pass')}", "bold")
    return [*rows, Row(words, Answer(PASS), context.texts("ui-pass-detail"), confirms=True)]


def about(context: Context, card: Card) -> str:
    """A card in full: type, price, text."""
    texts = context.texts
    return f"{texts(f'type-{card.type}')} {card.cost} · {card_text(texts, card)}"


def _order(card: str) -> tuple[int, int, str]:
    return TYPES.index(CARDS[card].type), CARDS[card].cost, card


def _card(context: Context, number: int, name: str, hand: Counter[str], kind: type[Play] | type[Respond]) -> Row:
    texts, card = context.texts, CARDS[name]
    own = [move for move in legal(context) if isinstance(move, kind) and move.card == name]
    taken: Taken | None = _taken(own, Draft(aiming=name))
    refusal = None if taken is not None else context.session.check(kind(name))
    wide = widest([card_name(context, one) for one in hand]) + 3
    called = padded(card_name(context, name) + (f" ×{hand[name]}" if hand[name] > 1 else ""), wide)
    sort = padded(texts(f"type-{card.type}"), widest([texts(f"type-{one}") for one in TYPES]))
    front = f" {digit(number)} {card.cost} {called} {sort} "
    if taken is None:
        assert refusal is not None
        why = refusal_text(texts, refusal)
        return Row(
            Content.styled(f"{front}✕ {why}", "dim"), refusal, f"{explained(context, refusal)} {about(context, card)}"
        )
    return Row(Content.assemble(front, (card_text(texts, card), "dim")), taken, about(context, card))


def _ability(context: Context, number: int, source: str) -> Row:
    view = view_of(context)
    whose, place, item = SPOTS[source]
    unit = (view.me if whose == 0 else view.rival).field[place]
    assert unit is not None
    card = CARDS[unit.card if item < 0 else unit.items[item].card]
    taken = _taken(
        [use for use in legal(context) if isinstance(use, Use) and use.source == source], Draft(aiming=source)
    )
    assert taken is not None
    words = Content.assemble(f" {digit(number)} ✦ ", (spot_words(context, source), "bold"))
    return Row(words, taken, about(context, card))


def _taken(moves: Sequence[Aimed], draft: Draft) -> Taken | None:
    """Straight to the answer where there is nothing to aim at; None where there is no answer at all."""
    if not moves:
        return None
    return Answer(moves[0]) if len(moves) == 1 and not moves[0].targets else Further(draft)


def _targets(context: Context, draft: Draft, *kinds: type[Aimed]) -> list[Row]:
    moves = [move for move in legal(context) if isinstance(move, kinds) and _named(move) == draft.aiming]
    at = len(draft.targets)
    fitting = [move for move in moves if move.targets[:at] == draft.targets]
    rows: list[Row] = []
    card = CARDS.get(draft.aiming)
    what = card_name(context, draft.aiming) if card is not None else spot_words(context, draft.aiming)
    for move in fitting:
        if len(move.targets) == at:
            taken: Answer | Further | Refusal = Answer(move)
            said = context.texts("ui-no-more")
        else:
            more = (*draft.targets, move.targets[at])
            done = [one for one in fitting if one.targets == more]
            further = any(one.targets[: at + 1] == more and len(one.targets) > at + 1 for one in fitting)
            taken = Answer(done[0]) if done and not further else Further(draft._replace(targets=more))
            said = spot_words(context, move.targets[at])
        if all(row.taken != taken for row in rows):
            words = Content.assemble(f" {digit(len(rows) + 1)}  {what} → ", (said, "bold"))
            rows.append(Row(words, taken, context.texts("ui-aim-detail")))
    return rows


def _named(move: Aimed) -> str:
    return move.source if isinstance(move, Use) else move.card
