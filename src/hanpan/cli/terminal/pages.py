"""The words of the panels: the game at a glance, a hint, the keys."""

from textual.content import Content

from hanpan.bots.coaches import advise, has_coach
from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.session import PERSON
from hanpan.core.chance.chance import SeedKeys

KEYS = (
    *("pick", "take", "back", "confirm", "log", "why", "hint", "stage", "rules", "info"),
    *("language", "motion", "asking", "give-up", "new", "quit"),
)


def welcome(context: Context) -> tuple[str, Content]:
    """What is played, how the dice are bound, where the game is kept."""
    texts, match = context.texts, context.session.match
    title = context.face.mode(context, match.mode)
    if others := [name for seat, name in context.names.items() if seat != PERSON]:
        title = texts("ui-welcome", rules=title, rival=", ".join(others))
    lines = [
        Content.styled(title, "bold"),
        Content(context.session.game.rulebook().intro[context.lang]),
        Content(_numbers(context)),
        Content(_dice(context)),
        Content(texts("ui-saved-at", path=str(context.session.path))),
    ]
    if match.outcome is None:
        lines.append(Content(texts("ui-welcome-keys")))
    return texts("ui-welcome-title"), Content("\n\n").join(line for line in lines if line)


def info(context: Context) -> tuple[str, Content]:
    """The public facts that have no place on the boards."""
    texts = context.texts
    shared = (_numbers(context), _dice(context), *_seeds(context), texts("ui-saved-at", path=str(context.session.path)))
    parts = [*context.face.facts(context), *map(Content, shared)]
    return texts("ui-info"), Content("\n").join(part for part in parts if part)


def stage(context: Context) -> tuple[str, Content]:
    """What is being worked off."""
    texts, face = context.texts, context.face
    shown = None if face.stage is None else face.stage(context)
    return texts(face.stage_title), shown or Content(texts("ui-stage-empty"))


def hint(context: Context) -> tuple[str, Content]:
    """What the coach would do now, and why."""
    texts, session = context.texts, context.session
    prompt = session.prompt
    if prompt is None:
        return texts("ui-hint"), Content(texts("ui-hint-none"))
    given = advise(session.game, session.view, prompt, session.game.legal(session.match.state, PERSON))
    if given is None:
        return texts("ui-hint"), Content(texts("ui-hint-nobody"))
    advice = Content.styled(texts("ui-hint-do", choice=context.face.words(context, given.action)), "bold $text-success")
    reasons = [Content(f"· {texts.format(reason.id, reason.args)}") for reason in given.reasons]
    return texts("ui-hint"), Content("\n\n").join([advice, *reasons, Content.styled(texts("ui-hint-note"), "dim")])


def keys(context: Context) -> tuple[str, Content]:
    """Every key, and what it does."""
    texts = context.texts
    there = {
        "motion": context.face.motion,
        "asking": bool(context.face.asking),
        "stage": context.face.stage is not None,
        "give-up": context.session.game_number is not None,
        "hint": has_coach(context.session.game.info.id),
    }
    own = {texts(message) for message in context.face.keys}
    shared = [f"ui-key-{key}" for key in KEYS if there.get(key, True)]
    ids = [*context.face.keys, *(message for message in shared if texts(message) not in own)]
    names = [texts(message) for message in ids]
    width = widest(names) + 2
    rows = [
        Content.assemble((padded(name, width), "bold"), texts.format(message, {}, "does"))
        for message, name in zip(ids, names, strict=True)
    ]
    legend = Content.assemble(
        ("↑ ", "$text-success"), f"{texts('ui-sign-gain')}   ", ("↓ ", "$text-error"),
        f"{texts('ui-sign-loss')}   ", ("✕ ", "dim"), texts("ui-sign-block"),
    )  # fmt: skip
    return texts("ui-keys"), Content("\n").join([*rows, Content(""), legend])


def _dice(context: Context) -> str:
    """What binds the dice: a public seed, or the hash of a secret that is shown at the end."""
    match = context.session.match
    if isinstance(match.keys, SeedKeys):
        return context.texts("ui-dice-seed", seed=str(match.keys.seed))
    return context.texts("ui-dice-sealed", hash=match.commitment or "")


def _seeds(context: Context) -> list[str]:
    """The seeds of the last rounds, in a game that opens them: one promised, the others told."""
    lines: list[str] = []
    for seed in context.session.match.round_seeds()[-3:]:
        said = "ui-seed-promised" if seed.seed is None else "ui-seed-open"
        lines.append(context.texts(said, round=seed.round, hash=seed.commitment, seed=seed.seed or ""))
    return lines


def _numbers(context: Context) -> str:
    """The changed numbers of a variant; nothing for the standard game."""
    changed = context.session.game.info.overrides
    listed = ", ".join(f"{name}={value}" for name, value in changed.items())
    return context.texts("ui-variant", numbers=listed) if changed else ""
