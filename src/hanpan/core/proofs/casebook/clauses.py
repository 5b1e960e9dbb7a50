"""Whether a case shows the clauses it names, each in the way the rulebook says it can be shown."""

from collections.abc import Iterator

from hanpan.core.contract.game import AnyGame
from hanpan.core.proofs.casebook.moment import Problem
from hanpan.core.proofs.casebook.schema import (
    BotChooses,
    Case,
    Check,
    Expectation,
    LegalAre,
    NeverAre,
    OddsAre,
    StateHas,
    ViewShows,
)

# How a clause that no event cites is shown, and the expectations that do it.
_SHOWN_BY: dict[str, tuple[str, tuple[type, ...]]] = {
    "view": ("`view`, `state`, `legal` or `bot`", (ViewShows, StateHas, LegalAre, BotChooses)),
    "bot": ("`bot`", (BotChooses,)),
    "absence": ("`never` or `odds`", (NeverAre, OddsAre)),
}


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
    ways = {clause.id: clause.shown_by for clause in game.rulebook().clauses}
    kinds = {type(expectation) for expectation in _expectations(case)}
    for clause, line in case.rules.items():
        way = ways[clause]
        if way == "citation":
            if clause not in cited:
                yield Problem(line, f"names {clause}, but nothing in this case cites it{_listed(case, cited)}")
        elif way == "setup":
            if any(scenario.setup is None for scenario in case.scenarios):
                yield Problem(line, f"names {clause}, which is about the start of a game; begin with `setup: MODE`")
        else:
            named, showing = _SHOWN_BY[way]
            if not kinds & set(showing):
                yield Problem(line, f"names {clause}, which only {named} can show, and expects none of that")


def _expectations(case: Case) -> Iterator[Expectation]:
    for scenario in case.scenarios:
        yield from scenario.expect
        for group in scenario.outcomes.values():
            yield from group
        for step in scenario.steps:
            if isinstance(step, Check):
                yield from step.expect
