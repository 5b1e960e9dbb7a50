"""What the lab counts in Dice Battle, what may be forbidden there, and what may come up."""

from functools import lru_cache

from hanpan.games.dice_battle.lab.measures import MEASURES
from hanpan.games.dice_battle.rules.actions import CARDS, TENDENCIES, Action, Declare, Keep
from hanpan.games.dice_battle.rules.dice import ATTACK_SPECIALS, DEFENCE_SPECIALS
from hanpan.games.dice_battle.rules.state import EVENTS
from hanpan.plugin.lab import Drawn, Kind, LabFacts, Options, Twin

NAMES: tuple[str, ...] = (  # the kernel's bits stand in this order
    *(f"tendency:{tendency}" for tendency in TENDENCIES),
    *(f"card:{card}" for card in CARDS),
    "shield",
)


@lru_cache(maxsize=1 << 14)
def _uses(action: Action) -> frozenset[str]:
    if isinstance(action, Declare):
        return frozenset((f"tendency:{action.tendency}",))
    if isinstance(action, Keep):
        return frozenset()
    return frozenset((*(f"card:{card}" for card in action.cards), *(("shield",) if action.shields else ())))


OPTIONS = Options(NAMES, _uses, one_of=("tendency",))

LAB = LabFacts(
    measures=MEASURES,
    options=OPTIONS,
    content=(
        Kind("tendency", TENDENCIES, ("tendency0", "tendency1")),
        Kind("card", CARDS, ("card0", "card1")),
        Kind("special", (*ATTACK_SPECIALS, *DEFENCE_SPECIALS), ("special0", "special1")),
        Kind("eventcard", EVENTS, ("event0", "event1")),
    ),
    level="hard",
    games=20_000,
    most_games=50_000,
    batch=250,
    drawn=Drawn("eventcard", "event0", "hanpan.games.dice_battle.lab.drawn:told_worth"),
    twin=Twin(
        levels=("random", "easy", "normal", "hard"),
        columns=(
            *("game", "score0", "rounds", "lead_changes", "half0", "best0", "best1"),
            *("total0", "rounds_won0", "total1", "rounds_won1"),
        ),
        play="hanpan.games.dice_battle.compiled.trials:play_compiled",
    ),
)
