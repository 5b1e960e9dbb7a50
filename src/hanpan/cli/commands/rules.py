"""`hanpan rules`: the rulebook, a section, a clause, a search, or the short rulebook for a first game."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import FAILED, JsonOption, LangOption, console, print_json, table, words
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.rulebook import Clause, Lang, Rulebook, load_rulebook

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts


class NoGame(HanpanError, ValueError):
    """A question that is about one game, asked about none."""


class UnknownClause(HanpanError, ValueError):
    """A clause that the rulebook does not have."""


def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", show_default=False)] = None,
    short: Annotated[bool, typer.Option("--short")] = False,
    cited: Annotated[bool, typer.Option("--cited-by")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print rules."""
    from hanpan.games.loading import load_game
    from hanpan.games.registry import game_ids

    texts = words(lang)
    events = _of_events()
    ids = [game] if game is not None else list(game_ids())
    books = [events if each == events.game else load_game(each).rulebook() for each in ids]
    if game is None:
        books.append(events)
    if cited:
        if game is None:
            raise NoGame(
                "--cited-by: name the game whose events are asked about",
                ko="--cited-by: 어느 게임의 사건을 볼지 게임 이름을 적어 주십시오",
            )
        if game == events.game:
            raise NoGame(
                "--cited-by: the rules of tournaments have no events of a game",
                ko="--cited-by: 대회 규정에는 게임의 사건이 없습니다",
            )
        from hanpan.cli.commands.cited_by import cited_by

        cited_by(game, texts, as_json)
    elif short:
        _guides([each for each in ids if each != events.game], texts)
    elif search is not None:
        found = [hit for book in books for hit in book.search(search)]
        _show(found, texts, as_json)
        if not found:
            typer.echo(texts("rules-none", words=search), err=True)
            raise typer.Exit(FAILED)
    elif clause is not None:
        _show(_wanted(books[0], clause), texts, as_json)
    elif as_json:
        print_json(books if game is None else books[0])
    else:
        for book in books:
            _contents(book, texts)


def _of_events() -> Rulebook:
    """The rules of tournaments, which are those of no game."""
    return load_rulebook("hanpan.tournaments")


def _guides(ids: list[str], texts: "Texts") -> None:
    from rich.markdown import Markdown

    from hanpan.games.registry import plugin

    found = [guide for game_id in ids if (guide := plugin(game_id).short_rules(texts.lang))]
    for guide in found:
        console().print(Markdown(guide))
    if not found:
        typer.echo(texts("rules-no-guide"), err=True)
        raise typer.Exit(FAILED)


def _wanted(book: Rulebook, name: str) -> list[Clause]:
    """The clause of that id, or all of a section by its id or its number. Raises UnknownClause."""
    one = book.find(name)
    if one is not None:
        return [one]
    section = [clause for clause in book.clauses if _is_in(clause, name)] or [*book.section(name)]
    if not section:
        first, last = book.clauses[0].id, book.clauses[-1].id
        raise UnknownClause(
            f"there is no clause {name!r} in the rules of {book.game}; they go from {first} to {last}",
            ko=f"{book.game} 규칙에 없는 조항입니다: {name!r}. {first}부터 {last}까지 있습니다",
        )
    return section


def _is_in(clause: Clause, section: str) -> bool:
    """DB-7.3 is in DB-7, CL-REACT-08 in CL-REACT."""
    return clause.id.casefold().startswith((f"{section.casefold()}.", f"{section.casefold()}-"))


def _show(clauses: list[Clause], texts: "Texts", as_json: bool) -> None:
    if as_json:
        print_json(clauses)
        return
    for number, clause in enumerate(clauses):
        if number:
            typer.echo()
        _print_clause(clause, texts)


def _print_clause(clause: Clause, texts: "Texts") -> None:
    from rich.padding import Padding
    from rich.text import Text

    lang: Lang = texts.lang
    screen = console()
    mark = "".join(f"  {texts('rules-section', number=number)}" for number in clause.numbers)
    mark += f"  ({texts('rules-ruling')})" if clause.ruling else ""
    screen.print(Text(f"{clause.id}  {clause.title[lang]}", style="bold") + Text(mark, style="italic"))
    screen.print(Padding(Text(clause.text[lang]), (0, 0, 0, 2)))
    if clause.example is not None:
        screen.print(Padding(Text(f"{texts('rules-example')} {clause.example[lang]}", style="dim"), (0, 0, 0, 2)))


def _contents(book: Rulebook, texts: "Texts") -> None:
    from rich.text import Text

    lang: Lang = texts.lang
    screen = console()
    screen.print(Text(f"{book.title[lang]}  ({book.game})", style="bold"))
    screen.print(Text(book.intro[lang]))
    for section in book.sections:
        rows = table(section.title[lang], ("", "left"), ("", "left"))
        rows.show_header = False
        for clause in book.clauses:
            if _is_in(clause, section.id):
                rows.add_row(clause.id, Text(clause.title[lang]))
        screen.print(rows)
