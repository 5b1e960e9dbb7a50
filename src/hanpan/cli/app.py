"""The `hanpan` command: one file a subcommand, joined here."""

from typing import Annotated

import typer

from hanpan import __version__
from hanpan.cli.commands import (
    admin,
    admin_ratings,
    admin_reports,
    case,
    check,
    coverage,
    event,
    event_verify,
    games,
    judge,
    lab,
    lab_runs,
    new_game,
    params,
    play,
    releases,
    replay,
    rules,
    serve,
    sim,
    verify,
)
from hanpan.cli.common import LangOption
from hanpan.cli.frame import HanpanCommand, HanpanGroup

app = typer.Typer(cls=HanpanGroup, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
case_app = typer.Typer(cls=HanpanGroup, rich_markup_mode="rich")
admin_app = typer.Typer(cls=HanpanGroup, rich_markup_mode="rich")
lab_app = typer.Typer(cls=HanpanGroup, rich_markup_mode="rich")
event_app = typer.Typer(cls=HanpanGroup, rich_markup_mode="rich")


def main() -> None:
    """Run the command line and leave with its exit code."""
    app(prog_name="hanpan")


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"hanpan {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def hanpan(
    ctx: typer.Context,
    lang: LangOption = None,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
) -> None:
    """The words are in commands/text."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@case_app.callback(invoke_without_command=True)
def case_group(ctx: typer.Context, lang: LangOption = None) -> None:
    """The words are in commands/text."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@lab_app.callback(invoke_without_command=True)
def lab_group(ctx: typer.Context, lang: LangOption = None) -> None:
    """The words are in commands/text."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@event_app.callback(invoke_without_command=True)
def event_group(ctx: typer.Context, lang: LangOption = None) -> None:
    """The words are in commands/text."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@admin_app.callback(invoke_without_command=True)
def admin_group(ctx: typer.Context, lang: LangOption = None) -> None:
    """The words are in commands/text."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


for _name, _run in (
    ("games", games.games),
    ("rules", rules.rules),
    ("releases", releases.releases),
    ("play", play.play),
    ("replay", replay.replay),
    ("verify", verify.verify),
    ("judge", judge.judge),
    ("params", params.params),
    ("sim", sim.sim),
    ("check", check.check),
    ("coverage", coverage.coverage),
    ("serve", serve.serve),
    ("new-game", new_game.new_game),
):
    app.command(_name, cls=HanpanCommand)(_run)
case_app.command("from-replay", cls=HanpanCommand)(case.from_replay)
app.add_typer(case_app, name="case")
lab_app.command("report", cls=lab.LabCommand)(lab.report)
lab_app.command("worth", cls=lab.LabCommand)(lab.worth)
lab_app.command("vary", cls=lab.LabCommand)(lab.vary)
lab_app.command("pace", cls=lab.LabCommand)(lab.pace)
lab_app.command("unseen", cls=lab.LabCommand)(lab.unseen)
lab_app.command("replay", cls=lab.LabCommand)(lab.replay)
lab_app.command("run", cls=lab.LabCommand)(lab_runs.run)
lab_app.command("export", cls=lab.LabCommand)(lab_runs.export)
app.add_typer(lab_app, name="lab")
for _name, _do in (
    ("new", event.new),
    ("register", event.register),
    ("import", event.import_players),
    ("rate", event.rate),
    ("bye", event.bye),
    ("apart", event.apart),
    ("start", event.start),
    ("pair", event.pair),
    ("result", event.result),
    ("show", event.show),
    ("standings", event.standings),
    ("drop", event.drop),
    ("return", event.come_back),
    ("disqualify", event.disqualify),
    ("take-back", event.take_back),
    ("time-up", event.time_up),
    ("finish", event.finish),
    ("export", event.export),
    ("verify", event_verify.verify),
):
    event_app.command(_name, cls=event.EventCommand)(_do)
app.add_typer(event_app, name="event")
admin_app.command("list", cls=HanpanCommand)(admin.list_tables)
admin_app.command("end", cls=HanpanCommand)(admin.end)
admin_app.command("resume", cls=HanpanCommand)(admin.resume)
admin_app.command("export", cls=HanpanCommand)(admin.export)
admin_app.command("judges", cls=HanpanCommand)(admin.judges)
admin_app.command("organisers", cls=HanpanCommand)(admin.organisers)
admin_app.command("reset-password", cls=HanpanCommand)(admin.reset_password)
admin_app.command("reset-codes", cls=HanpanCommand)(admin.reset_codes)
admin_app.command("delete", cls=HanpanCommand)(admin.delete)
admin_app.command("ratings", cls=HanpanCommand)(admin_ratings.ratings)
admin_app.command("reports", cls=HanpanCommand)(admin_reports.reports)
admin_app.command("backup", cls=HanpanCommand)(admin.backup)
app.add_typer(admin_app, name="admin")
