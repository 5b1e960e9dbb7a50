"""What the kit found: failures as values, and how often each promise was tried."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.game import GameInfo
from hanpan.core.proofs.citations import Pair, Told, by_kind, pairs_of

CHECKS: dict[str, str] = {
    "legal": "an action is in `legal`, or made of pieces, exactly when `check` accepts it, and an asked seat has one",
    "refusal": "a refused action changes nothing",
    "pure": "no question and no step changes the state or the moves it was given, and asking twice gives the same",
    "round-trip": "states, actions and events survive JSON, and views can be written",
    "travels": "views, questions, answers and events survive the way to a fresh process and back, where bots think",
    "facts": "the facts of a state, as a case gives them, make the same state again",
    "text": "the text form of an action reads back as the same action",
    "same-seed": "the same seed and the same moves give the same game",
    "side-by-side": "two games played in turns do not touch each other",
    "replay": "the recorded draws give the same game, from states saved and loaded at each step",
    "chance": "rules draw through `pick` only, with sound options, and only while a step is made",
    "hidden": "what a seat cannot see changes nothing that it can see",
    "shown": "the patches of a step's events lead each viewer from its view before to its view after",
    "visible": "a view shows only what its viewer may know, as the fields of the state say",
    "world": "a world dealt from a view is a sound one",
    "sealed": "a sealed answer changes nothing for anybody else",
    "leave": "a seat that leaves is asked nothing any more, and the others play on",
    "end": "a game ends within its stated bound, and only then has a result",
    "invariants": "the invariants of the rules hold in every state",
    "clauses": "every event, refusal, prompt and result cites a clause of the rulebook",
    "events": "every event is of a kind that the game declares, with the fields, types and clauses declared for it",
    "prompts": "every prompt and every result tells what the game declares of it, where it declares them",
    "words": "every event, refusal, prompt and answer can be told in every language, and no two answers alike",
    "sums": "the arithmetic of every event comes out, in its fields and in words; what is said to move or last does",
    "crash": "no rule raises an error",
}
KEPT = 5  # failures kept for each check; all are counted


class Failure(msgspec.Struct, frozen=True):
    """One broken promise and where it was seen."""

    check: str
    game: str
    overrides: dict[str, int]
    mode: str
    seed: int
    number: int  # of the game under that seed
    step: int  # 0: the setup
    message: str

    def __str__(self) -> str:
        place = f"{self.game} {self.mode}, seed {self.seed}, game {self.number}, step {self.step}"
        return f"{self.check}: {self.message} [{place}]"

    @property
    def again(self) -> str:
        """The command that plays this one game again."""
        changes = "".join(f" --set {name}={value}" for name, value in self.overrides.items())
        return (
            f"hanpan check {self.game} --mode {self.mode} --seed {self.seed} --first {self.number} --games 1{changes}"
        )


class KitReport(msgspec.Struct, frozen=True):
    """The result of a run. `tried` and `failed` count by check: trials, and games with a failure."""

    game: str
    variant: str
    seed: int
    games: int
    steps: int
    probed: int  # states at which everything was tried; the cheap promises are tried at every state
    tried: dict[str, int]
    failed: dict[str, int]
    failures: tuple[Failure, ...]  # the first few of each check, in the order of games
    cited: dict[str, int]  # clause: games in which an event or a refusal cited it
    told: Told  # by kinds of events: the clauses that they cited, and how many did
    worlds: int  # states that came out different when their hidden part was dealt again

    @property
    def ok(self) -> bool:
        """Whether every promise was kept."""
        return not self.failed


class Notes:
    """The notes of one game: what was tried, cited and found."""

    def __init__(self, info: GameInfo, mode: str, seed: int, number: int) -> None:
        self.info = info
        self.mode = mode
        self.seed = seed
        self.number = number
        self.at = 0  # the step that is looked at
        self.steps = 0
        self.probed = 0
        self.worlds = 0
        self.tried: Counter[str] = Counter()
        self.found: dict[str, Failure] = {}
        self.cited: set[str] = set()
        self.told: Counter[Pair] = Counter()

    def fail(self, check: str, message: str) -> None:
        """Keep the first failure of each check: the later ones of a game follow from it."""
        self.fail_at(self.at, check, message)

    def fail_at(self, step: int, check: str, message: str) -> None:
        """The same for something that was found at an earlier step."""
        if check not in self.found:
            where = (self.info.id, self.info.overrides, self.mode, self.seed, self.number, step)
            self.found[check] = Failure(check, *where, str(message))

    def expect(self, check: str, holds: bool, message: str | Callable[[], str]) -> bool:
        """Count a trial and note a failure; returns what it was given. A long message is made only when needed."""
        self.tried[check] += 1
        if not holds:
            self.fail(check, message if isinstance(message, str) else message())
        return holds


def report_of(info: GameInfo, seed: int, notes: Iterable[Notes]) -> KitReport:
    """The report of some games, in their order."""
    tried: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    cited: Counter[str] = Counter()
    told: Counter[Pair] = Counter()
    failures: list[Failure] = []
    games = steps = probed = worlds = 0
    for note in notes:
        games += 1
        steps += note.steps
        probed += note.probed
        worlds += note.worlds
        tried.update(note.tried)
        cited.update(note.cited)
        told.update(note.told)
        failures += (failure for failure in note.found.values() if failed[failure.check] < KEPT)
        failed.update(note.found.keys())
    return KitReport(
        game=info.id,
        variant=info.variant,
        seed=seed,
        games=games,
        steps=steps,
        probed=probed,
        tried=_in_order(tried),
        failed=_in_order(failed),
        failures=tuple(failures),
        cited=dict(sorted(cited.items())),
        told=by_kind(told),
        worlds=worlds,
    )


def merged(reports: Iterable[KitReport]) -> KitReport:
    """One report of several over consecutive games, the same as if they had been one run."""
    parts = list(reports)
    tried: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    cited: Counter[str] = Counter()
    told: Counter[Pair] = Counter()
    failures: list[Failure] = []
    for part in parts:
        kept: Counter[str] = Counter(failure.check for failure in failures)
        for failure in part.failures:
            kept[failure.check] += 1
            if kept[failure.check] <= KEPT:
                failures.append(failure)
        tried.update(part.tried)
        failed.update(part.failed)
        cited.update(part.cited)
        told.update(pairs_of(part.told))
    return replace(
        parts[0],
        games=sum(part.games for part in parts),
        steps=sum(part.steps for part in parts),
        probed=sum(part.probed for part in parts),
        tried=_in_order(tried),
        failed=_in_order(failed),
        failures=tuple(failures),
        cited=dict(sorted(cited.items())),
        told=by_kind(told),
        worlds=sum(part.worlds for part in parts),
    )


def _in_order(counts: Mapping[str, int]) -> dict[str, int]:
    return {check: counts[check] for check in CHECKS if check in counts}
