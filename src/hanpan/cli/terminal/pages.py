"""The words of the panels: the game at a glance, a hint, the keys."""

from textual.content import Content

from hanpan.bots.coaches import advise, has_coach
from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.desk import Desk
from hanpan.cli.terminal.session import PERSON, RIVAL
from hanpan.core.chance.chance import SeedKeys

KEYS = (
    *("pick", "take", "back", "confirm", "log", "why", "hint", "stage", "rules", "info"),
    *("language", "motion", "asking", "new", "quit"),
)


def welcome(desk: Desk) -> tuple[str, Content]:
    """What is played, how the dice are bound, where the game is kept."""
    texts, match = desk.texts, desk.session.match
    title = desk.face.mode(desk, match.mode)
    if RIVAL in desk.names:
        title = texts("ui-welcome", rules=title, rival=desk.names[RIVAL])
    lines = [
        Content.styled(title, "bold"),
        Content(desk.session.game.rulebook().intro[desk.lang]),
        Content(_numbers(desk)),
        Content(_dice(desk)),
        Content(texts("ui-saved-at", path=str(desk.session.path))),
    ]
    if match.outcome is None:
        lines.append(Content(texts("ui-welcome-keys")))
    return texts("ui-welcome-title"), Content("\n\n").join(line for line in lines if line)


def info(desk: Desk) -> tuple[str, Content]:
    """The public facts that have no place on the boards."""
    texts = desk.texts
    shared = (_numbers(desk), _dice(desk), *_seeds(desk), texts("ui-saved-at", path=str(desk.session.path)))
    parts = [*desk.face.facts(desk), *map(Content, shared)]
    return texts("ui-info"), Content("\n").join(part for part in parts if part)


def stage(desk: Desk) -> tuple[str, Content]:
    """What is being worked off."""
    texts, face = desk.texts, desk.face
    shown = None if face.stage is None else face.stage(desk)
    return texts(face.stage_title), shown or Content(texts("ui-stage-empty"))


def hint(desk: Desk) -> tuple[str, Content]:
    """What the coach would do now, and why."""
    texts, session = desk.texts, desk.session
    prompt = session.prompt
    if prompt is None:
        return texts("ui-hint"), Content(texts("ui-hint-none"))
    given = advise(session.game, session.view, prompt, session.game.legal(session.match.state, PERSON))
    if given is None:
        return texts("ui-hint"), Content(texts("ui-hint-nobody"))
    advice = Content.styled(texts("ui-hint-do", choice=desk.face.words(desk, given.action)), "bold $text-success")
    reasons = [Content(f"· {texts.format(reason.id, reason.args)}") for reason in given.reasons]
    return texts("ui-hint"), Content("\n\n").join([advice, *reasons, Content.styled(texts("ui-hint-note"), "dim")])


def keys(desk: Desk) -> tuple[str, Content]:
    """Every key, and what it does."""
    texts = desk.texts
    there = {
        "motion": desk.face.motion,
        "asking": bool(desk.face.asking),
        "stage": desk.face.stage is not None,
        "hint": has_coach(desk.session.game.info.id),
    }
    own = {texts(message) for message in desk.face.keys}
    shared = [f"ui-key-{key}" for key in KEYS if there.get(key, True)]
    ids = [*desk.face.keys, *(message for message in shared if texts(message) not in own)]
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


def _dice(desk: Desk) -> str:
    """What binds the dice: a public seed, or the hash of a secret that is shown at the end."""
    match = desk.session.match
    if isinstance(match.keys, SeedKeys):
        return desk.texts("ui-dice-seed", seed=str(match.keys.seed))
    return desk.texts("ui-dice-sealed", hash=match.commitment or "")


def _seeds(desk: Desk) -> list[str]:
    """The seeds of the last rounds, in a game that opens them: one promised, the others told."""
    lines: list[str] = []
    for seed in desk.session.match.round_seeds()[-3:]:
        said = "ui-seed-promised" if seed.seed is None else "ui-seed-open"
        lines.append(desk.texts(said, round=seed.round, hash=seed.commitment, seed=seed.seed or ""))
    return lines


def _numbers(desk: Desk) -> str:
    """The changed numbers of a variant; nothing for the standard game."""
    changed = desk.session.game.info.overrides
    listed = ", ".join(f"{name}={value}" for name, value in changed.items())
    return desk.texts("ui-variant", numbers=listed) if changed else ""
