"""`hanpan games`: which games there are."""

import typer

from hanpan.cli.common import JsonOption, LangOption, console, print_json, table, words
from hanpan.core.contract.error import told


def games(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """List the games."""
    from hanpan.games.registry import left_out, plugins

    texts = words(lang)
    found = [each.game() for each in plugins()]
    for broken in left_out():
        said = {**broken._asdict(), "problem": told(broken.problem, texts.lang)}
        typer.echo(texts("games-left-out", **said), err=True)
    if as_json:
        keys = ("id", "rules_version", "seats", "modes", "default_mode", "symmetric")
        titles = [{"title": game.rulebook().title[texts.lang]} for game in found]
        infos = [{key: getattr(game.info, key) for key in keys} for game in found]
        print_json([title | info for title, info in zip(titles, infos, strict=True)])
        return
    rows = table(None, *((texts(f"games-{name}"), "left") for name in ("game", "title", "rules", "modes")))
    for game in found:
        info = game.info
        modes = ", ".join(f"{mode}*" if mode == info.default_mode else mode for mode in info.modes)
        rows.add_row(info.id, game.rulebook().title[texts.lang], info.rules_version, modes)
    console().print(rows)
    typer.echo(texts("games-default"))
