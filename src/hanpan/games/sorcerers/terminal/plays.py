"""Rows of a main phase and of a response: cards of the hand, abilities, and their targets one by one."""

from collections import Counter
from collections.abc import Sequence

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.desk import Desk
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


def legal(desk: Desk) -> Sequence[object]:
    """Every answer that may be given now."""
    session = desk.session
    return session.game.legal(session.match.state, PERSON)


def main_rows(desk: Desk, draft: Draft) -> list[Row]:
    """Cards and abilities of a main phase, then the way on."""
    if draft.aiming:
        return _targets(desk, draft, Play, Use)
    hand = Counter(view_of(desk).hand)
    rows = [_card(desk, n, card, hand, Play) for n, card in enumerate(sorted(hand, key=_order), 1)]
    sources = list(dict.fromkeys(use.source for use in legal(desk) if isinstance(use, Use)))
    rows += [_ability(desk, n, source) for n, source in enumerate(sources, len(rows) + 1)]
    phase = "ui-to-combat" if view_of(desk).step == "main_a" else "ui-end-turn"
    words = Content.styled(f" {digit(len(rows) + 1)} ▶  {desk.texts(phase)}", "bold")
    return [*rows, Row(words, Answer(NEXT), desk.texts("ui-next-detail"), confirms=True)]


def respond_rows(desk: Desk, draft: Draft) -> list[Row]:
    """O: the responses of the hand; X: pass."""
    if draft.aiming:
        return _targets(desk, draft, Respond)
    hand = Counter(card for card in view_of(desk).hand if CARDS[card].type == "response")
    rows = [_card(desk, n, card, hand, Respond) for n, card in enumerate(sorted(hand, key=_order), 1)]
    words = Content.styled(f" {digit(len(rows) + 1)} ▶  X  {desk.texts('ui-pass')}", "bold")
    return [*rows, Row(words, Answer(PASS), desk.texts("ui-pass-detail"), confirms=True)]


def about(desk: Desk, card: Card) -> str:
    """A card in full: type, price, text."""
    texts = desk.texts
    return f"{texts(f'type-{card.type}')} {card.cost} · {card_text(texts, card)}"


def _order(card: str) -> tuple[int, int, str]:
    return TYPES.index(CARDS[card].type), CARDS[card].cost, card


def _card(desk: Desk, number: int, name: str, hand: Counter[str], kind: type[Play] | type[Respond]) -> Row:
    texts, card = desk.texts, CARDS[name]
    own = [move for move in legal(desk) if isinstance(move, kind) and move.card == name]
    taken: Taken | None = _taken(own, Draft(aiming=name))
    refusal = None if taken is not None else desk.session.check(kind(name))
    wide = widest([card_name(desk, one) for one in hand]) + 3
    called = padded(card_name(desk, name) + (f" ×{hand[name]}" if hand[name] > 1 else ""), wide)
    sort = padded(texts(f"type-{card.type}"), widest([texts(f"type-{one}") for one in TYPES]))
    front = f" {digit(number)} {card.cost} {called} {sort} "
    if taken is None:
        assert refusal is not None
        why = refusal_text(texts, refusal)
        return Row(Content.styled(f"{front}✕ {why}", "dim"), refusal, f"{explained(desk, refusal)} {about(desk, card)}")
    return Row(Content.assemble(front, (card_text(texts, card), "dim")), taken, about(desk, card))


def _ability(desk: Desk, number: int, source: str) -> Row:
    view = view_of(desk)
    whose, place, item = SPOTS[source]
    unit = (view.me if whose == 0 else view.rival).field[place]
    assert unit is not None
    card = CARDS[unit.card if item < 0 else unit.items[item].card]
    taken = _taken([use for use in legal(desk) if isinstance(use, Use) and use.source == source], Draft(aiming=source))
    assert taken is not None
    words = Content.assemble(f" {digit(number)} ✦ ", (spot_words(desk, source), "bold"))
    return Row(words, taken, about(desk, card))


def _taken(moves: Sequence[Aimed], draft: Draft) -> Taken | None:
    """Straight to the answer where there is nothing to aim at; None where there is no answer at all."""
    if not moves:
        return None
    return Answer(moves[0]) if len(moves) == 1 and not moves[0].targets else Further(draft)


def _targets(desk: Desk, draft: Draft, *kinds: type[Aimed]) -> list[Row]:
    moves = [move for move in legal(desk) if isinstance(move, kinds) and _named(move) == draft.aiming]
    at = len(draft.targets)
    fitting = [move for move in moves if move.targets[:at] == draft.targets]
    rows: list[Row] = []
    card = CARDS.get(draft.aiming)
    what = card_name(desk, draft.aiming) if card is not None else spot_words(desk, draft.aiming)
    for move in fitting:
        if len(move.targets) == at:
            taken: Answer | Further | Refusal = Answer(move)
            said = desk.texts("ui-no-more")
        else:
            more = (*draft.targets, move.targets[at])
            done = [one for one in fitting if one.targets == more]
            further = any(one.targets[: at + 1] == more and len(one.targets) > at + 1 for one in fitting)
            taken = Answer(done[0]) if done and not further else Further(draft._replace(targets=more))
            said = spot_words(desk, move.targets[at])
        if all(row.taken != taken for row in rows):
            words = Content.assemble(f" {digit(len(rows) + 1)}  {what} → ", (said, "bold"))
            rows.append(Row(words, taken, desk.texts("ui-aim-detail")))
    return rows


def _named(move: Aimed) -> str:
    return move.source if isinstance(move, Use) else move.card
