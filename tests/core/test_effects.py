"""The pipeline of effects: can't, replace, apply, triggers, in this order."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.happening import Happening
from hanpan.core.effects.pipeline import Cause, Task, run
from hanpan.core.effects.vocabulary import Damage, Heal
from hanpan.games.clash.rules.formula import compute, share

CAUSE = Cause(0, "X", 1)


class Cannot(Happening, kind="cannot", cites=("X-1",)):
    """Nothing happens."""

    seat: None


class Damaged(Happening, kind="damage", cites=("X-2",)):
    """Damage, and how far down the chain."""

    seat: None
    amount: int
    chain: int


class Rules:
    """Damage of 13 cannot be, healing becomes damage, and damage above 5 sets off half of it."""

    def cannot(self, state: int, task: Task[str]) -> Happening | None:
        return Cannot("X-1", None) if task.operation == Damage(13) else None

    def replaced(self, state: int, task: Task[str], out: list[Happening]) -> Task[str]:
        return task._replace(operation=Damage(task.operation.amount)) if isinstance(task.operation, Heal) else task

    def apply(
        self, state: int, task: Task[str], chance: Chance, out: list[Happening]
    ) -> tuple[int, Sequence[Task[str]]]:
        assert isinstance(task.operation, Damage)
        amount = task.operation.amount
        out.append(Damaged("X-2", None, amount, len(task.cause.chain)))
        deeper = task.cause._replace(chain=(*task.cause.chain, "X"))
        return state - amount, ([Task(Damage(amount // 2), "u", deeper)] if amount > 5 else [])


def test_the_order_of_the_pipeline() -> None:
    out: list[Happening] = []
    tasks = [Task(Damage(8), "u", CAUSE), Task(Damage(13), "u", CAUSE), Task(Heal(2), "u", CAUSE)]
    assert run(Rules(), 100, tasks, SeededChance(0, 0), out) == 100 - 8 - 2 - 4
    damage = [Damaged("X-2", None, *told) for told in ((8, 0), (2, 0), (4, 1))]
    assert out == [damage[0], Cannot("X-1", None), *damage[1:]]


def test_a_final_task_is_not_replaced() -> None:
    out: list[Happening] = []
    assert run(Rules(), 9, [Task(Damage(3), "u", CAUSE, final=True)], SeededChance(0, 0), out) == 6


@given(st.integers(-30, 60), st.integers(-10, 10), st.lists(st.integers(-100, 100), max_size=4))
def test_the_formula_adds_truncated_terms(base: int, flat: int, percents: list[int]) -> None:
    worked = compute(base, flat, [(f"k{place}", percent) for place, percent in enumerate(percents)])
    whole = base + flat
    assert worked.total == max(0, whole + sum(int(whole * percent / 100) for percent in percents))


def test_shares_are_cut_toward_zero() -> None:
    assert (share(11, 50), share(11, -30), share(-11, 50), share(-11, -30)) == (5, -3, -5, 3)
