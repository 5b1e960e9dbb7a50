"""`hanpan releases`: what each update of a game's rules brought."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import JsonOption, LangOption, console, print_json, words

if TYPE_CHECKING:
    from hanpan.core.contract.releases import ReleaseNote
    from hanpan.core.language.text import Texts


def releases(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List the releases of the rules."""
    from rich.text import Text

    from hanpan.core.contract.releases import on_day
    from hanpan.games.loading import load_game
    from hanpan.games.registry import game_ids, plugin

    texts = words(lang)
    ids = [game] if game is not None else list(game_ids())
    games = [load_game(game_id) for game_id in ids]
    today = datetime.now(UTC).date()
    known = {game_id: on_day(plugin(game_id).release_notes(), today) for game_id in ids}
    if as_json:
        print_json(known)
        return
    for one in games:
        title, version = one.rulebook().title[texts.lang], one.info.rules_version
        console().print(Text(texts("releases-title", title=title, version=version), style="bold"))
        notes = known[one.info.id]
        for note in notes:
            _print_note(note, texts)
        if not notes:
            typer.echo(f"  {texts('releases-none')}")


def _print_note(note: "ReleaseNote", texts: "Texts") -> None:
    from rich.padding import Padding
    from rich.text import Text

    lang = texts.lang
    kind = texts(f"releases-{note.kind}", cause=texts(f"releases-cause-{note.cause}") if note.cause else "")
    lines = [Text(f"{note.version}  {note.date}  {kind}", style="bold"), Text(note.news[lang])]
    if note.cards:
        lines.append(Text(texts("releases-cards", names=", ".join(name[lang] for name in note.cards))))
    if note.clauses:
        lines.append(Text(texts("releases-clauses", ids=", ".join(note.clauses))))
    if note.numbers:
        numbers = ", ".join(f"{name} = {value}" for name, value in note.numbers.items())
        lines.append(Text(texts("releases-numbers", numbers=numbers)))
    for bans in note.bans:
        now = "yes" if bans.in_force else "no"
        lines.append(Text(texts("releases-bans" if bans.cards else "releases-no-bans", date=bans.since, now=now)))
        lines += [Text(f"  ✕ {ban.name[lang]} ({ban.card}): {ban.reason[lang]}") for ban in bans.cards]
    for line in lines:
        console().print(Padding(line, (0, 0, 0, 2)))
