"""The rows of a turn: the hand by its slots, movement mode, potions, taking back, the end; targets, confirmations."""

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Further, Row, Taken
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.narrate import refusal_text
from hanpan.core.language.text import name_id
from hanpan.games.trail.content.catalogue import CARDS, POTIONS
from hanpan.games.trail.content.words import card_text, potion_text
from hanpan.games.trail.rules.actions import END, FORCED, UNDO, Action, Drink, End, Go, Play, Press, Undo, place
from hanpan.games.trail.terminal.between import rows_between
from hanpan.games.trail.terminal.draft import Draft, chosen, view_of
from hanpan.games.trail.terminal.foresight import at_turn_end, effect_words, ending_words, foreseen, unit_words

POTION_KEYS = "zxvbgj"  # beside c, for as many as anybody may carry


def rows_of(context: Context, draft: Draft) -> list[Row]:
    """The rows of what the person is asked now."""
    view = view_of(context)
    if view.phase != "turn":
        return rows_between(context, draft)
    if draft.ending:
        return [_back(context, "1", draft, "ui-walk-on"), _forced(context)]
    if draft.potion:
        amounts = [action for action in _legal(context) if isinstance(action, Drink) and action.potion == draft.potion]
        rows = [_effect(context, n, action, action_words(context, action)) for n, action in enumerate(amounts, 1)]
        return [*rows, *_others(context)]
    card = chosen(view, draft)
    if card:
        return _targets(context, draft, card)
    cards = [_card(context, slot, name) for slot, name in enumerate(view.hand, 1)]
    potions = [_potion(context, *pair) for pair in zip(POTION_KEYS, dict.fromkeys(view.potions), strict=False)]
    return [*cards, _mode(context), *potions, _undo(context), _end(context, draft)]


def action_words(context: Context, action: Action) -> str:
    """An answer as a person would say it."""
    texts = context.texts
    if isinstance(action, Go):
        return texts("ui-go", to=place(action.to))
    if isinstance(action, Play):
        aim = " ".join(f"({place(at)})" for at in action.tiles) + (f"{action.sign:+d}" if action.sign else "")
        return f"{texts(f'card-{action.card}')} {aim}".strip()
    if isinstance(action, Drink):
        return f"{texts(name_id('potion', action.potion))} {action.amount or ''}".strip()
    if isinstance(action, End):
        return texts("ui-force" if action.forced else "ui-end")
    if isinstance(action, Press):
        return texts("ui-mode-on")
    return texts("ui-undo") if isinstance(action, Undo) else context.session.game.write(action)


def _legal(context: Context) -> list[Action]:
    return list(context.session.game.legal(context.session.match.state, PERSON))


def _card(context: Context, slot: int, name: str) -> Row:
    """A slot of the hand. Its key ends movement mode, as the rules have it (TR-UI-10)."""
    texts, view, card = context.texts, view_of(context), CARDS[name]
    key = str(slot % 10)
    wide = widest([texts(f"card-{one}") for one in view.hand])
    front = f" {key}  {padded(texts(f'card-{name}'), wide)}  {texts('ui-mana-cost', mana=card.mana)}  "
    about = f"{texts(f'card-{name}')}: {card_text(texts, card)}"
    refusal = (
        None if any(isinstance(one, Play) and one.card == name for one in _legal(context)) else _why_not(context, name)
    )
    press = Press(key)
    taken: Taken = refusal or Further(Draft(card=name))
    if view.moving and context.session.check(press) is None:
        taken = Answer(press)
    if refusal is not None:
        told = Content.styled(f"{front}✕ {refusal_text(texts, refusal)}", "dim")
        return Row(told, taken, f"{explained(context, refusal)} {about}", key=key)
    return Row(Content.assemble((front, "bold"), (card_text(texts, card), "dim")), taken, about, key=key)


def _why_not(context: Context, name: str) -> Refusal:
    refusal = context.session.check(Play(name))
    assert refusal is not None
    return refusal


def _mode(context: Context) -> Row:
    texts, view = context.texts, view_of(context)
    said = texts("ui-mode-off") if view.moving else texts("ui-mode-on")
    detail = texts("ui-mode-keys") if view.moving else texts("ui-mode-detail", spd=view.spd)
    return _plain(context, "a", said, Press("a"), detail)


def _undo(context: Context) -> Row:
    return _plain(context, "u", context.texts("ui-undo"), UNDO, context.texts("ui-undo-detail"))


def _plain(context: Context, key: str, said: str, action: Action, detail: str) -> Row:
    refusal = context.session.check(action)
    if refusal is not None:
        told = Content.styled(f" {key}  {said}  ✕ {refusal_text(context.texts, refusal)}", "dim")
        return Row(told, refusal, explained(context, refusal), key=key)
    return Row(Content(f" {key}  {said}"), Answer(action), detail, key=key)


def _potion(context: Context, key: str, name: str) -> Row:
    texts, view, potion = context.texts, view_of(context), POTIONS[name]
    count = view.potions.count(name)
    said = texts(name_id("potion", name)) + (f" ×{count}" if count > 1 else "")
    words = Content.assemble((f" {key}  {said}  ", "bold"), (potion_text(texts, potion), "dim"))
    return Row(words, Further(Draft(potion=name)), texts("ui-potion-detail"), key=key)


def _end(context: Context, draft: Draft) -> Row:
    """The end of the turn: normal, or forced with what it takes off the next roll (TR-AM-02)."""
    texts, refusal = context.texts, context.session.check(END)
    hits = texts("ui-end-here", hits=ending_words(context, at_turn_end(context)))
    if refusal is None:
        return Row(Content.styled(f" c  {texts('ui-end')}", "bold"), Answer(END), hits, confirms=True)
    said = f" c  {texts('ui-force')} −{refusal.params['left']}"
    return Row(
        Content(said), Further(draft._replace(ending=True)), f"{explained(context, refusal)} {hits}", confirms=True
    )


def _forced(context: Context) -> Row:
    """The confirmation: how much is wasted, and what the next roll will be less."""
    texts, refusal = context.texts, context.session.check(END)
    assert refusal is not None
    said = f" 2  {texts('ui-force')}: {refusal_text(texts, refusal)}"
    hits = texts("ui-end-here", hits=ending_words(context, at_turn_end(context)))
    return Row(Content.styled(said, "bold $text-error"), Answer(FORCED), hits, confirms=True, key="2")


def _targets(context: Context, draft: Draft, name: str) -> list[Row]:
    """The ways to play the chosen card, each with what it would do; a tile is chosen on the grid."""
    texts, card = context.texts, CARDS[name]
    plays = [action for action in _legal(context) if isinstance(action, Play) and action.card == name]
    if not plays:
        refusal = _why_not(context, name)
        told = Content.styled(f"    ✕ {refusal_text(texts, refusal)}", "dim")
        return [Row(told, refusal, explained(context, refusal)), *_others(context)]
    if card.target == "tile":
        said = texts("ui-aim-tile", card=texts(f"card-{name}"))
        return [Row(Content(f"    {said}"), Further(draft), card_text(texts, card)), *_others(context)]
    if card.target == "trail":
        action = Play(name, draft.tiles)
        taken: Taken = context.session.check(action) or Answer(action)
        said = texts("ui-aim-trail", card=action_words(context, action), count=card.count)
        return [*_others(context), Row(Content(f" c  {said}"), taken, card_text(texts, card), confirms=True)]
    return [
        *(_effect(context, n, action, _aim(context, action)) for n, action in enumerate(plays, 1)),
        *_others(context),
    ]


def _aim(context: Context, action: Play) -> str:
    """A target as the grid shows it."""
    if not action.tiles:
        return action_words(context, action)
    units = [unit for unit in view_of(context).units if unit.at in action.tiles]
    return f"{context.texts(f'card-{action.card}')} → " + ", ".join(
        f"{unit_words(context, unit)} ({place(unit.at)})" for unit in units
    )


def _effect(context: Context, number: int, action: Action, said: str) -> Row:
    """A way to play something, with what comes of it and what the end of the turn would then bring."""
    seen = foreseen(context, action)
    brings = effect_words(context, action)
    detail = context.texts("ui-end-then", hits=ending_words(context, seen.at_end)) if seen.state.phase == "turn" else ""
    words = Content.assemble((f" {number}  {said}  ", "bold"), (brings, "dim"))
    return Row(words, Answer(action), detail, key=str(number))


def _others(context: Context) -> list[Row]:
    """Beside a choice half made: put it down, or walk instead (TR-DET-09)."""
    down = Row(
        Content(f" d  {context.texts('ui-put-down')}"), Further(Draft(card="")), context.texts("ui-back-key"), key="d"
    )
    return [down, _mode(context)]


def _back(context: Context, key: str, draft: Draft, said: str) -> Row:
    return Row(Content(f" {key}  {context.texts(said)}"), Further(draft._replace(ending=False)), "", key=key)
