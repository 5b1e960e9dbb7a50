"""Pages that are made of the games: a guide for a first match, and the rules clause by clause, those of tournaments
too."""

from collections.abc import Callable
from itertools import count, takewhile

from hanpan.core.contract.params import values
from hanpan.core.contract.rulebook import Clause, Lang, Rulebook, load_rulebook
from hanpan.core.language.text import Texts
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin

WORDS: dict[Lang, dict[str, str]] = {
    "en": {
        "win": "How to win",
        "steps": "A turn, step by step",
        "miss": "What beginners miss",
        "rules": "The rules",
        "ruling": "our ruling",
        "example": "Example",
        "all": "All clauses of the rules",
        "picture": "A table of {game}",
    },
    "ko": {
        "win": "이기는 방법",
        "steps": "차례를 한 단계씩",
        "miss": "처음에 놓치기 쉬운 것",
        "rules": "규칙",
        "ruling": "저희가 정한 판정",
        "example": "예",
        "all": "모든 규칙 조항",
        "picture": "{game}의 판",
    },
}


def _each(folder: str) -> Callable[[], list[str]]:
    return lambda: [f"{folder}/{game_id}.md" for game_id in game_ids()]


# What docs/site.toml calls them, and their names.
PAGES: dict[str, Callable[[], list[str]]] = {f"{folder}/*": _each(folder) for folder in ("guide", "rules")}
EVENTS = "rules/events.md"


def made(lang: Lang) -> dict[str, str]:
    """The text of every page that is made of the games, by its name."""
    pages = {}
    for game_id in game_ids():
        pages[f"guide/{game_id}.md"] = _guide(game_id, lang)
        book = load_game(game_id).rulebook()
        pages[f"rules/{game_id}.md"] = _rules(book, f"{book.title[lang]}: {WORDS[lang]['rules']}", lang)
    events = load_rulebook("hanpan.tournaments")
    pages[EVENTS] = _rules(events, events.title[lang], lang)
    return pages


def _guide(game_id: str, lang: Lang) -> str:
    game = load_game(game_id)
    texts, words, title = game.texts(lang), WORDS[lang], game.rulebook().title[lang]
    numbers = {name.replace(".", "_"): value for name, value in values(game.params).items()}
    lines = [f"# {title}", "", texts("lobby"), ""]
    lines += [f"![{words['picture'].format(game=title)}](../assets/{game_id}-{lang}.webp)", ""]
    if texts.has("guide-win"):
        lines += [f"## {words['win']}", "", texts("guide-win", **numbers), ""]
        lines += [f"## {words['steps']}", "", *(f"1. {step}" for step in _family(texts, "step", numbers)), ""]
        lines += [f"## {words['miss']}", "", *(f"- {one}" for one in _family(texts, "miss", numbers)), ""]
    if short := plugin(game_id).short_rules(lang):
        lines += [_lowered(short), ""]
    return "\n".join([*lines, f"[{words['all']}](../rules/{game_id}.md)", ""])


def _family(texts: Texts, family: str, numbers: dict[str, int]) -> list[str]:
    names = (f"guide-{family}-{number}" for number in count(1))
    return [texts(name, **numbers) for name in takewhile(texts.has, names)]


def _lowered(page: str) -> str:
    """A page as part of another: its headings one level down."""
    return "\n".join(f"#{line}" if line.startswith("#") else line for line in page.splitlines())


def _rules(book: Rulebook, title: str, lang: Lang) -> str:
    lines = [f"# {title}", "", _plain(book.intro[lang]), ""]
    for section in book.sections:
        lines += [f"## {_plain(section.title[lang])}", ""]
        for clause in book.clauses:
            if clause.id.startswith((f"{section.id}.", f"{section.id}-")):
                lines += _clause(clause, lang)
    return "\n".join(lines)


def _clause(clause: Clause, lang: Lang) -> list[str]:
    words = WORDS[lang]
    mark = f" ({words['ruling']})" if clause.ruling else ""
    title = f"### {clause.id} {_plain(clause.title[lang])}{mark} {{ #{clause.id.lower()} }}"
    lines = [title, "", _plain(clause.text[lang]), ""]
    if clause.example is not None:
        lines += [f"*{words['example']}:* {_plain(clause.example[lang])}", ""]
    return lines


def _plain(text: str) -> str:
    """Text in which nothing is taken for Markdown."""
    return "".join(f"\\{sign}" if sign in "*_`<[]#|" else sign for sign in text)
