"""Whether a case shows the clauses it names, each in the way the rulebook says it can be shown."""

from collections.abc import Iterator

from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.rulebook import Clause
from hanpan.core.proofs.casebook.moment import Problem
from hanpan.core.proofs.casebook.schema import Case, Check, Expectation
from hanpan.core.proofs.casebook.subjects import about, subjects


def unknown(case: Case, game: AnyGame, cited: frozenset[str]) -> Iterator[Problem]:
    """The clauses under `rules` that are not in the game's rulebook."""
    known = {clause.id for clause in game.rulebook().clauses}
    for clause, line in case.rules.items():
        if clause not in known:
            said = f"rules: there is no clause {clause} in the rulebook of {case.game}"
            yield Problem(line, said + _listed(case, cited))


def _listed(case: Case, cited: frozenset[str]) -> str:
    """What a case may name instead: the clauses that it cites."""
    others = sorted(clause for clause in cited if clause and clause not in case.rules)
    return f"; it cites {', '.join(others)}" if others else ""


def not_shown(case: Case, game: AnyGame, cited: frozenset[str]) -> Iterator[Problem]:
    """The clauses that the case names and does not show; `cited` is what its events and refusals cited."""
    known = {clause.id: clause for clause in game.rulebook().clauses}
    said = subjects(_expectations(case))
    for clause, line in case.rules.items():
        why = _unshown(case, known[clause], said, cited)
        if why:
            yield Problem(line, f"names {clause}, {why}")


def _unshown(case: Case, clause: Clause, said: frozenset[str], cited: frozenset[str]) -> str:
    """Why the case does not show the clause; nothing if it does."""
    way = clause.shown_by
    if way == "citation":
        return "" if clause.id in cited else f"but nothing in this case cites it{_listed(case, cited)}"
    if way == "page":
        return "which is shown on a page and in no game"
    if way == "setup" and any(scenario.setup is None for scenario in case.scenarios):
        return "which is about the start of a game; begin with `setup: MODE`"
    if any(about(subject, named) for subject in said for named in clause.shown_in):
        return ""
    if not clause.shown_in:
        return f"which the rulebook marks as shown by `{way}` without saying in what (`shown_in`)"
    named = ", ".join(f"`{name}`" for name in clause.shown_in)
    return f"which only an expectation about {named} shows, and expects none of that"


def _expectations(case: Case) -> Iterator[Expectation]:
    for scenario in case.scenarios:
        yield from scenario.expect
        for group in scenario.outcomes.values():
            yield from group
        for step in scenario.steps:
            if isinstance(step, Check):
                yield from step.expect
