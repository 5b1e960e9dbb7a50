"""The rows between stages: a card, a potion for full pockets, an event with its own questions, a map."""

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Further, Row, Taken
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.narrate import refusal_text
from hanpan.core.language.text import name_id
from hanpan.games.trail.content.catalogue import CARDS, EVENTS, POTIONS, STAGES, Stage
from hanpan.games.trail.content.words import card_text, event_text, potion_text
from hanpan.games.trail.rules import actions
from hanpan.games.trail.rules.actions import DECLINE, SKIP, Action, Swap, Take, Visit
from hanpan.games.trail.rules.fates import D4_FACES
from hanpan.games.trail.terminal.draft import Draft, view_of


def rows_between(context: Context, draft: Draft) -> list[Row]:
    """The rows of a question that is not a turn."""
    view = view_of(context)
    if view.phase == "map":
        return [_map(context, number, stage) for number, stage in enumerate(STAGES, 1)]
    if view.phase == "card":
        return [*(_reward(context, n, card) for n, card in enumerate(view.offers, 1)), _none(context, "ui-skip", SKIP)]
    if view.phase == "potion":
        held = [_swap(context, n, potion) for n, potion in enumerate(dict.fromkeys(view.potions), 1)]
        return [*held, _none(context, "ui-decline-potion", DECLINE)]
    if not draft.event:
        return [_event(context, n, name) for n, name in enumerate(view.offers, 1)]
    does = EVENTS[draft.event].does
    if does == "carve":
        return _carver(context, draft)
    if does == "mirror":
        return [_mirror(context, draft.event, number, face) for number, face in enumerate(view.faces, 1)]
    return _pedlar(context, draft)


def _map(context: Context, number: int, stage: Stage) -> Row:
    texts = context.texts
    name = padded(texts(name_id("stage", stage.id)), widest([texts(name_id("stage", one.id)) for one in STAGES]))
    return _row(context, number, name, " ".join(stage.rows), actions.Draft(stage.rows), texts("ui-own-map"))


def _reward(context: Context, number: int, name: str) -> Row:
    texts, card = context.texts, CARDS[name]
    wide = widest([texts(f"card-{one}") for one in view_of(context).offers])
    said = f"{padded(texts(f'card-{name}'), wide)}  {texts('ui-mana-cost', mana=card.mana)}"
    held = view_of(context).cards.count(name)
    return _row(context, number, said, card_text(texts, card), Take(name), texts("ui-held", count=held))


def _swap(context: Context, number: int, potion: str) -> Row:
    texts = context.texts
    said = texts("ui-swap", potion=texts(name_id("potion", potion)))
    offered = view_of(context).offers[0]
    about = f"{texts(name_id('potion', offered))}: {potion_text(texts, POTIONS[offered])}"
    return _row(context, number, said, potion_text(texts, POTIONS[potion]), Swap(potion), about)


def _none(context: Context, said: str, action: Action) -> Row:
    return Row(Content(f" c  {context.texts(said)}"), Answer(action), "", confirms=True)


def _event(context: Context, number: int, name: str) -> Row:
    """An event; those that ask for something lead on, one that cannot be taken says why."""
    texts, event = context.texts, EVENTS[name]
    said, does = texts(name_id("eventcard", name)), event_text(texts, event)
    if event.does not in ("carve", "mirror", "trade"):
        return _row(context, number, said, does, Visit(name))
    words = Content.assemble((f" {number}  {said}  ", "bold"), (does, "dim"))
    return Row(words, Further(Draft(event=name)), texts("ui-event-asks"), key=str(number))


def _carver(context: Context, draft: Draft) -> list[Row]:
    """Number after number onto the die, as far as the rules let it be finished."""
    texts, die = context.texts, context.session.params.die
    total = texts("ui-d4", faces=" ".join(map(str, draft.faces)) or "–", sum=sum(draft.faces), most=die.d4_sum)
    if len(draft.faces) == D4_FACES:
        visit = Visit(draft.event, draft.faces)
        words = Content.styled(f" c  {texts('ui-carve')}: {total}", "bold")
        return [Row(words, context.session.check(visit) or Answer(visit), texts("ui-back-key"), confirms=True, key="1")]
    rows: list[Row] = []
    for face in range(die.low, die.d4_high + 1):
        faces = (*draft.faces, face)
        full = (*faces, *(die.low,) * (D4_FACES - len(faces)))  # the least that could still follow
        refusal = context.session.check(Visit(draft.event, full))
        taken: Taken = refusal or Further(draft._replace(faces=faces))
        said = f" {face}  {texts('ui-place', face=face)}"
        if refusal is not None:
            told = Content.styled(f"{said}  ✕ {refusal_text(texts, refusal)}", "dim")
            rows.append(Row(told, taken, explained(context, refusal), key=str(face)))
        else:
            rows.append(
                Row(Content.assemble((said, "bold"), (f"  {total}", "dim")), taken, texts("ui-back-key"), key=str(face))
            )
    return rows


def _mirror(context: Context, event: str, number: int, face: int) -> Row:
    said = context.texts("ui-mirror", face=face, number=number)
    return _row(context, number, said, "", Visit(event, (), number), context.texts("ui-back-key"))


def _pedlar(context: Context, draft: Draft) -> list[Row]:
    """A potion, and one to give up for it where the pockets are full; or a fresh die."""
    texts, session = context.texts, context.session
    visits = [one for one in session.game.legal(session.match.state, PERSON) if isinstance(one, Visit)]
    own = [one for one in visits if one.event == draft.event]
    if draft.offer:
        drops = [one for one in own if one.potion == draft.offer]
        return [_drop(context, number, one) for number, one in enumerate(drops, 1)]
    rows: list[Row] = []
    for number, potion in enumerate(POTIONS, 1):
        ways = [one for one in own if one.potion == potion]
        said, does = texts(name_id("potion", potion)), potion_text(texts, POTIONS[potion])
        if len(ways) == 1 and not ways[0].drop:
            rows.append(_row(context, number, said, does, ways[0], texts("ui-back-key")))
            continue
        words = Content.assemble((f" {number}  {said}  ", "bold"), (does, "dim"))
        rows.append(Row(words, Further(draft._replace(offer=potion)), texts("ui-pockets"), key=str(number)))
    rows.append(_row(context, len(rows) + 1, texts("ui-fresh-die"), "", Visit(draft.event), texts("ui-back-key")))
    return rows


def _drop(context: Context, number: int, visit: Visit) -> Row:
    said = context.texts("ui-swap", potion=context.texts(name_id("potion", visit.drop)))
    return _row(context, number, said, "", visit, context.texts("ui-back-key"))


def _row(context: Context, number: int, said: str, does: str, action: Action, detail: str = "") -> Row:
    refusal: Refusal | None = context.session.check(action)
    if refusal is not None:
        words = Content.styled(f" {number}  {said}  ✕ {refusal_text(context.texts, refusal)}", "dim")
        return Row(words, refusal, explained(context, refusal), key=str(number))
    words = Content.assemble((f" {number}  {said}  ", "bold"), (does, "dim"))
    return Row(words, Answer(action), detail, key=str(number))
