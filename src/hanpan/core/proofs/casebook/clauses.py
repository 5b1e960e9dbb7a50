"""Whether a case shows the clauses it names, each in the way the rulebook says it can be shown."""

from collections.abc import Iterator

from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.rulebook import Clause
from hanpan.core.proofs.casebook.moment import Problem
from hanpan.core.proofs.casebook.schema import Case, Check, Expectation
from hanpan.core.proofs.casebook.subjects import KINDS, about, subjects


def unknown(case: Case, game: AnyGame, cited: frozenset[str]) -> Iterator[Problem]:
    """The clauses under `rules` that are not in the game's rulebook."""
    known = {clause.id for clause in game.rulebook().clauses}
    for clause, line in case.rules.items():
        if clause not in known:
            others, others_ko = _listed(case, cited)
            yield Problem(
                line,
                f"rules: there is no clause {clause} in the rulebook of {case.game}{others}",
                f"rules: {case.game} 규칙서에 없는 조항입니다: {clause}{others_ko}",
            )


def _listed(case: Case, cited: frozenset[str]) -> tuple[str, str]:
    """What a case may name instead: the clauses that it cites."""
    others = ", ".join(sorted(clause for clause in cited if clause and clause not in case.rules))
    return (f"; it cites {others}", f". 이 판례가 인용하는 조항: {others}") if others else ("", "")


def not_shown(case: Case, game: AnyGame, cited: frozenset[str]) -> Iterator[Problem]:
    """The clauses that the case names and does not show; `cited` is what its events and refusals cited."""
    known = {clause.id: clause for clause in game.rulebook().clauses}
    said = subjects(_expectations(case))
    for clause, line in case.rules.items():
        why = _unshown(case, known[clause], said, cited)
        if why is not None:
            yield Problem(line, f"names {clause}, {why}", f"{clause} 조항을 들었지만, {why.ko}")


def _unshown(case: Case, clause: Clause, said: frozenset[str], cited: frozenset[str]) -> Bilingual | None:
    """Why the case does not show the clause; nothing if it does."""
    way = clause.shown_by
    if way == "citation":
        if clause.id in cited:
            return None
        others, others_ko = _listed(case, cited)
        return Bilingual(f"but nothing in this case cites it{others}", f"이 판례에서 인용하는 곳이 없습니다{others_ko}")
    if way == "page":
        return Bilingual("which is shown on a page and in no game", "판이 아니라 페이지에서 보이는 조항입니다")
    if way == "setup" and any(scenario.setup is None for scenario in case.scenarios):
        return Bilingual(
            "which is about the start of a game; begin with `setup: MODE`",
            "판의 시작에 관한 조항입니다. `setup: 모드`로 시작해 주십시오",
        )
    if any(about(subject, named) for subject in said for named in clause.shown_in):
        return None
    if not clause.shown_in:
        return Bilingual(
            f"which the rulebook marks as shown by `{way}` without saying in what (`shown_in`)",
            f"규칙서에 `{way}`로 보인다고만 적혀 있고 어디에 보이는지(`shown_in`)는 없습니다",
        )
    named = ", ".join(f"`{name}`" for name in clause.shown_in)
    names = {name.partition(" ")[2] for name in clause.shown_in}
    near = sorted(each for each in said if each.partition(" ")[2] in names and each.partition(" ")[0] in KINDS[way])
    instead = ", ".join(f"`{subject}`" for subject in near)
    return Bilingual(
        f"which only an expectation about {named} shows, and expects none of that" + (f" but {instead}" * bool(near)),
        f"{named}에 관한 기대로만 보일 수 있는데, 그런 기대가 없습니다" + (f". 있는 기대: {instead}" * bool(near)),
    )


def _expectations(case: Case) -> Iterator[Expectation]:
    for scenario in case.scenarios:
        yield from scenario.expect
        for group in scenario.outcomes.values():
            yield from group
        for step in scenario.steps:
            if isinstance(step, Check):
                yield from step.expect
