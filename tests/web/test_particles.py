"""web/src/lib/josa.ts is the twin of core/language/josa.py: the same vectors, and the same answer to anything else."""

import json
import random
from pathlib import Path

from hanpan.core.language.josa import PAIRS, josa
from tests.web.node import node

VECTORS = Path(__file__).parent.parent / "text" / "josa_vectors.json"
SCRIPT = """
import { josa } from './src/lib/josa.ts';
let input = '';
for await (const chunk of process.stdin) input += chunk;
process.stdout.write(JSON.stringify(JSON.parse(input).map(([word, pair]) => josa(word, pair))));
"""


def in_browser(questions: list[tuple[str, str]]) -> list[str]:
    """The client's answers."""
    answers = node("--input-type=module", "-e", SCRIPT, asked=questions)
    assert isinstance(answers, list)
    return answers


def test_the_shared_vectors_hold() -> None:
    vectors = json.loads(VECTORS.read_text("utf-8"))
    found = in_browser([(word, pair) for word, pair, _ in vectors])
    wrong = [(*vector, got) for vector, got in zip(vectors, found, strict=True) if vector[2] != got]
    assert len(vectors) > 100
    assert not wrong


def test_both_twins_say_the_same_after_anything() -> None:
    chance = random.Random(5)
    ends = [
        "민지",
        "영준",
        "Paul",
        "AI",
        "game",
        "Seok",
        "n",
        "㈜",
        "ー",
        "ん",
        "é",
        "½",
        "１０",
        "漢字",
        "ㄱ",
        "ㅏ",
        "힣",
    ]
    signs = [*"0123456789", ",000", ".50", "%", "°", "+", ")", "(easy)", "]", "!", "”", " ", "🎲", "™", "①", "ﬁ", "́"]
    letters = list("abcdefghijklmnopqrstuvwxyzLMNR가각갈나난날")
    pairs = sorted(PAIRS)
    questions = []
    for _ in range(4000):
        parts = [chance.choice(chance.choice((ends, signs, letters))) for _ in range(chance.randint(0, 6))]
        questions.append(("".join(parts), chance.choice(pairs)))
    found = in_browser(questions)
    wrong = [(word, pair, josa(word, pair), got) for (word, pair), got in zip(questions, found, strict=True)
             if josa(word, pair) != got]  # fmt: skip
    assert not wrong
