"""The words of the panels: the game at a glance, a hint, the keys."""

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.desk import Desk
from hanpan.cli.terminal.rows import action_words
from hanpan.cli.terminal.session import PERSON
from hanpan.core.chance import SeedKeys
from hanpan.games.dice_battle import coach
from hanpan.games.dice_battle.actions import CARDS
from hanpan.games.dice_battle.state import EVENTS

KEYS = ("pick", "take", "confirm", "log", "why", "hint", "rules", "info", "language", "motion", "new", "quit")


def welcome(desk: Desk) -> tuple[str, Content]:
    """What is played, how the dice are bound, where the game is kept."""
    texts, match = desk.texts, desk.session.match
    rounds = desk.session.view.rounds
    lines = [
        Content.styled(texts("ui-welcome", rounds=rounds, rival=desk.names["p2"]), "bold"),
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
    texts, view = desk.texts, desk.session.view
    cards = [(texts(f"card-{card}"), view.discard[card]) for card in CARDS]
    parts = [
        Content(texts("ui-deck", draw=view.deck, discard=sum(view.discard.values()))),
        Content(_counts(cards) or texts("ui-none")),
    ]
    for seat, pile in view.event_discards.items():
        met = [(texts(f"eventcard-{kind.replace('_', '-')}"), pile[kind]) for kind in EVENTS]
        parts.append(Content(texts("ui-events-met", name=desk.names[seat])))
        parts.append(Content(_counts(met) or texts("ui-none")))
    if view.knows:
        known = ", ".join(texts(f"card-{card}") for card in view.knows)
        parts.append(Content(texts("ui-known", cards=known)))
    parts += [
        Content(text) for text in (_numbers(desk), _dice(desk), texts("ui-saved-at", path=str(desk.session.path)))
    ]
    return texts("ui-info"), Content("\n").join(part for part in parts if part)


def hint(desk: Desk) -> tuple[str, Content]:
    """What the coach would do now, and why."""
    texts, session = desk.texts, desk.session
    prompt = session.prompt
    if prompt is None:
        return texts("ui-hint"), Content(texts("ui-hint-none"))
    game = session.game
    given = coach.hint(session.view, prompt, game.legal(session.match.state, PERSON), game.params)
    advice = Content.styled(texts("ui-hint-do", choice=action_words(desk, given.action)), "bold $text-success")
    reasons = [Content(f"· {sentence}") for sentence in coach.lines(texts, given)]
    return texts("ui-hint"), Content("\n\n").join([advice, *reasons, Content.styled(texts("ui-hint-note"), "dim")])


def keys(desk: Desk) -> tuple[str, Content]:
    """Every key, and what it does."""
    texts = desk.texts
    names = [texts(f"ui-key-{key}") for key in KEYS]
    width = widest(names) + 2
    rows = [
        Content.assemble((padded(name, width), "bold"), texts.format(f"ui-key-{key}", {}, "does"))
        for key, name in zip(KEYS, names, strict=True)
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


def _numbers(desk: Desk) -> str:
    """The changed numbers of a variant; nothing for the standard game."""
    changed = desk.session.game.info.overrides
    listed = ", ".join(f"{name}={value}" for name, value in changed.items())
    return desk.texts("ui-variant", numbers=listed) if changed else ""


def _counts(named: list[tuple[str, int]]) -> str:
    return "  " + " · ".join(f"{name} {count}" for name, count in named if count) if any(n for _, n in named) else ""
