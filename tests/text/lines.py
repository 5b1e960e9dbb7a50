"""Every message once, for a person to read: `python -m tests.text` writes `lines/<game>.<lang>.txt`."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from hanpan.core.contract.event import Told
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language import narrate
from hanpan.core.language.text import Texts
from hanpan.games.loading import load_game
from tests.text.examples import Examples, examples
from tests.text.messages import SPOKEN, own_messages, pattern, texts_of, variables

NAMES: dict[Lang, dict[Seat, str]] = {
    "ko": {"p1": "영준", "p2": "민지"},
    "en": {"p1": "Ada", "p2": "Minji"},
}


def golden(speaker: str, lang: Lang) -> Path:
    """The file that shows what a game, or the core, says in the language."""
    return Path(__file__).parent / "lines" / f"{speaker}.{lang}.txt"


def lines(speaker: str, lang: Lang) -> str:
    """Names, prompts, answers, refusals with remedies, events as p1 reads them and as a spectator does, the rest as it
    stands in the file."""
    texts, shown = texts_of(speaker, lang), examples(speaker)
    own = own_messages(speaker, lang)
    silent = {key: message for key, message in own.items() if not key.startswith(SPOKEN)}
    parts = [
        *_names(texts, (key for key, message in silent.items() if not variables(message))),
        *_prompts(texts, shown),
        *_answers(texts, shown, speaker),
        *_refusals(texts, shown),
        *_events(texts, shown),
        *_patterns({key: message for key, message in silent.items() if variables(message)}),
    ]
    return "\n".join(parts) + "\n"


def _names(texts: Texts, plain_ids: Iterator[str]) -> Iterator[str]:
    yield "== names"
    for message_id in plain_ids:
        about = f" | {texts.format(message_id, {}, 'about')}" if texts.has(message_id, "about") else ""
        yield f"{message_id}: {texts(message_id)}{about}"


def _prompts(texts: Texts, shown: Examples) -> Iterator[str]:
    yield "\n== prompts"
    for prompt in shown.prompts:
        yield f"{prompt.kind}: {narrate.prompt_text(texts, prompt)}"


def _answers(texts: Texts, shown: Examples, speaker: str) -> Iterator[str]:
    yield "\n== answers: in words | what such answers are called"
    for answer in shown.answers:
        action = load_game(speaker).read(answer)
        called = narrate.action_name(texts, narrate.kind_of(action))
        yield f"{answer}: {narrate.action_text(texts, load_game(speaker), action)} | {called}"


def _refusals(texts: Texts, shown: Examples) -> Iterator[str]:
    yield "\n== refusals"
    for refusal in shown.refusals:
        yield f"{refusal.code}: {narrate.refusal_text(texts, refusal)} | {narrate.remedy(texts, refusal)}"


def _events(texts: Texts, shown: Examples) -> Iterator[str]:
    yield "\n== events: p1 reads | a spectator reads | why"
    for event in shown.events:
        yield f"{event.kind}"
        mine, theirs = _line(texts, event, "p1"), _line(texts, event, None)
        yield f"    {mine}"
        if theirs != mine:
            yield f"    {theirs}"
        yield f"        {narrate.why(texts, event, NAMES[texts.lang])}"


def _patterns(messages: dict[str, ast.Message]) -> Iterator[str]:
    yield "\n== filled in elsewhere"
    for message_id, message in messages.items():
        yield f"{message_id}: {pattern(message)}"
        for attribute in message.attributes:
            yield f"    .{attribute.id.name}: {pattern(attribute)}"


def _line(texts: Texts, event: Told, viewer: Seat | None) -> str:
    return narrate.line(texts, event, NAMES[texts.lang], viewer)
