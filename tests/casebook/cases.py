"""A small case that holds, to be changed in one place by each test."""

import re
import textwrap
from pathlib import Path

from hanpan.bots.catalogue import load_bot
from hanpan.core.contract.error import told
from hanpan.core.proofs.casebook import CaseReport, parse_text, run_case
from hanpan.games.loading import load_game

GOOD = textwrap.dedent(
    """\
    case: T-1
    title: An attack card takes three points
    rules: [DB-5.2]
    game: dice-battle
    given:
      stage: post
      p1: {tendency: balance, dice: [5], energy: 4, hand: [attack]}
      p2: {tendency: balance, dice: [4], total: 2}
    chance:
      event/p1: none
      event/p2: none
      energy/p1: 2
    play:
      - {p1: play attack, p2: pass}
    expect:
      - events: [{attacks: p2, order: [attack]}, {hit: p2, attack: attack, damage: 3}]
      - never: [{hit: p1}, {block: any}]
      - state: {p1.total: 6, p2.total: 3, p1.energy: 5}
    """
)
PLACE = Path("cases/t-1.yaml")
HANGUL = re.compile("[가-힣]")


def changed(old: str, new: str, text: str = GOOD) -> str:
    """The case with one place changed."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def won_twice() -> str:
    """The case in round 3 of a game that p1 has won so far: with another win its gauge gives a card."""
    text = changed("dice: [5], ", "dice: [5], gauge: 4, win_streak: 2, ")
    return changed("stage: post", "stage: post\n  round: 3", changed("total: 2}", "total: 2, loss_streak: 2}", text))


def ran(text: str) -> CaseReport:
    """The case run with Dice Battle and its bots; whatever it says it says in Korean, too."""
    report = run_case(parse_text(text, PLACE), load_game, load_bot)
    assert [str(message) for message in report.messages if not HANGUL.search(told(message, "ko"))] == []
    return report


def complaint(text: str) -> str:
    """The one message of a case that is not ok."""
    report = ran(text)
    assert not report.ok
    assert len(report.messages) == 1, report.messages
    return report.messages[0]
