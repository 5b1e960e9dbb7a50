"""A report in one language, section by section."""

from hanpan.lab.presentation.pace import pace_section, unseen_section
from hanpan.lab.presentation.sheets import Section
from hanpan.lab.presentation.vary import numbers_text, vary_section
from hanpan.lab.presentation.wording import Wording
from hanpan.lab.presentation.worth import choices_section, worth_section
from hanpan.lab.questions.full_report import Report


def sections(report: Report, say: Wording) -> tuple[Section, ...]:
    """The answers in the order of the questions."""
    out = []
    for question in report.asked:
        if question == "worth" and report.worth is not None:
            out.append(worth_section(report.worth, say))
        elif question == "choices" and report.worth is not None:
            out.append(choices_section(report.worth, say))
        elif question == "vary" and report.vary is not None:
            out.append(vary_section(report.vary, say))
        elif question == "pace" and report.pace is not None:
            out.append(pace_section(report.pace, say))
        elif question == "unseen" and report.unseen is not None:
            out.append(unseen_section(report.unseen, say))
    return tuple(out)


def title(report: Report, say: Wording) -> str:
    """What the report is about."""
    return say("report-title", game=say.title)


def about(report: Report, say: Wording) -> str:
    """Who played what, how often."""
    setup = report.setup
    changed = say("report-variant-changed", numbers=numbers_text(setup.overrides))
    variant = changed if setup.overrides else say("report-variant-standard")
    facts = {"mode": say.mode(setup.mode), "level": say.level(setup.level), "seed": str(setup.seed)}
    told = say("report-about", **facts, variant=variant, games=setup.games)
    return told if setup.day is None else f"{told} {say('report-day', day=str(setup.day))}"
