"""Every message of Dice Battle once, for a person to read: `python -m tests.text` writes the files."""

from collections.abc import Iterator
from pathlib import Path

from hanpan.core.contract.event import Told
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language import narrate
from hanpan.core.language.text import Texts
from hanpan.games.registry import load_game
from tests.text.examples import EVENTS, REFUSALS
from tests.text.sources import plain_ids

NAMES: dict[Lang, dict[Seat, str]] = {
    "ko": {"p1": "영준", "p2": "민지"},
    "en": {"p1": "Ada", "p2": "Minji"},
}
PROMPTS = ("tendency", "pre", "keep", "post")


def golden(lang: Lang) -> Path:
    """The file that shows the language."""
    return Path(__file__).with_name(f"lines.{lang}.txt")


def lines(lang: Lang) -> str:
    """Events as p1 reads them and as a spectator does, refusals with remedies, prompts, names."""
    texts = load_game("dice-battle").texts(lang)
    parts = [*_names(texts), *_prompts(texts), *_refusals(texts), *_events(texts)]
    return "\n".join(parts) + "\n"


def _names(texts: Texts) -> Iterator[str]:
    yield "== names"
    for message_id in plain_ids(texts.lang):
        about = f" | {texts.format(message_id, {}, 'about')}" if texts.has(message_id, "about") else ""
        yield f"{message_id}: {texts(message_id)}{about}"


def _prompts(texts: Texts) -> Iterator[str]:
    yield "\n== prompts"
    for kind in PROMPTS:
        yield f"{kind}: {narrate.prompt_text(texts, Prompt(kind, 'DB-1.6'))}"


def _refusals(texts: Texts) -> Iterator[str]:
    yield "\n== refusals"
    for refusal in REFUSALS:
        yield f"{refusal.code}: {narrate.refusal_text(texts, refusal)} | {narrate.remedy(texts, refusal)}"


def _events(texts: Texts) -> Iterator[str]:
    yield "\n== events: p1 reads | a spectator reads | why"
    for event in EVENTS:
        yield f"{event.kind}"
        mine, theirs = _line(texts, event, "p1"), _line(texts, event, None)
        yield f"    {mine}"
        if theirs != mine:
            yield f"    {theirs}"
        yield f"        {narrate.why(texts, event, NAMES[texts.lang])}"


def _line(texts: Texts, event: Told, viewer: Seat | None) -> str:
    return narrate.line(texts, event, NAMES[texts.lang], viewer)
