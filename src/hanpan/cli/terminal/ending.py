"""The end of a game: the result, the statistics that the game keeps, and the secret of the dice."""

from collections.abc import Mapping
from shlex import quote
from typing import ClassVar, Literal, TypeAlias

from textual.binding import Binding, BindingType
from textual.content import Content

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.keys import letter
from hanpan.cli.terminal.panels import Panel
from hanpan.cli.terminal.session import PERSON
from hanpan.core.chance.chance import SecretKeys
from hanpan.core.chance.dice import BoundKeys
from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import Seat

Verdict: TypeAlias = Literal["won", "lost", "drawn", "shared"]
_LOOKS: Mapping[Verdict, tuple[str, str, str]] = {
    "won": ("↑", "ui-won", "bold $text-success"),
    "lost": ("↓", "ui-lost", "bold $text-error"),
    "drawn": ("·", "ui-drawn", "bold"),
    "shared": ("·", "ui-shared", "bold"),
}


class Ending(Panel):
    """Closed with the name of what comes next: rematch, new, quit; or nothing, to look at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(letter("r"), "next('rematch')", show=False),
        Binding(letter("n"), "next('new')", show=False),
        Binding(letter("q"), "next('quit')", show=False),
    ]
    keys_id = "ui-keys-ending"

    def words(self) -> tuple[str, Content]:
        context = self.context
        told = context.face.statistics(context)
        return context.texts("ui-ending"), Content("\n\n").join(
            [_result(context), *told[:1], _proof(context), *told[1:]]
        )

    def action_next(self, name: str) -> None:
        """Close with what comes next."""
        self.dismiss(name)


def _result(context: Context) -> Content:
    outcome = context.session.match.outcome
    assert outcome is not None
    sign, said, style = _LOOKS[verdict_for(PERSON, outcome)]
    by = context.face.result(context)
    return Content.assemble(
        (f"{sign} {context.texts(said)}", style),
        f"   {context.face.standing(context)}\n",
        by,
        f" ({outcome.clause})",
        *(f"\n{line}" for line in _places(context, outcome)),
    )


def verdict_for(seat: Seat, outcome: Outcome) -> Verdict:
    """What an outcome means for a seat."""
    if outcome.winner is not None:
        return "won" if outcome.winner == seat else "lost"
    if outcome.lost:  # a player alone
        return "lost"
    if len(set(outcome.ranks.values())) <= 1:
        return "drawn"
    return "shared" if outcome.ranks[seat] == 1 else "lost"


def _places(context: Context, outcome: Outcome) -> list[str]:
    """Where there are three and more: who came where, the best first."""
    if len(outcome.ranks) < 3:
        return []
    ordered = sorted(outcome.ranks.items(), key=lambda each: each[1])
    return [context.texts("ui-came-in", place=place, name=context.names[seat]) for seat, place in ordered]


def _proof(context: Context) -> Content:
    """The secret that the hash at the start stood for, and how to check it."""
    texts, session = context.texts, context.session
    keys = session.match.keys
    check = texts("ui-verify", path=quote(str(session.path)))
    if not isinstance(keys, SecretKeys | BoundKeys):
        return Content(check)
    lines = [texts("ui-dice-sealed", hash=keys.commitment), texts("ui-secret", secret=keys.secret.hex())]
    if isinstance(keys, BoundKeys):
        lines.append(texts("ui-value", value=keys.values[PERSON].value))
    return Content("\n".join([*lines, check]))
