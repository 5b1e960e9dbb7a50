"""Building: pages laid out as the site wants them, then one run of the generator for each language."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from hanpan.core.contract.rulebook import Lang
from tools.site.links import DeadLink, linked
from tools.site.of_games import made
from tools.site.plan import ASSETS, Site, plan, source, without_place

NAMES: dict[Lang, str] = {"en": "English", "ko": "한국어"}
STYLE = "site.css"  # Korean words stay whole at the end of a line
# What the generator's script says in English in every language.
UNTRANSLATED: dict[Lang, dict[str, str]] = {"en": {}, "ko": {r"Loading search\u2026": "검색을 준비하고 있습니다…"}}
SWITCH = re.compile(r'href="[^"]*"(?= hreflang="(?P<lang>\w\w)")')
FEATURES = ["navigation.tabs", "navigation.sections", "navigation.top", "search.highlight", "content.code.copy"]


class NotBuilt(RuntimeError):
    """The site cannot be made; the message says what is wrong where."""


def build(folder: Path) -> None:
    """Write the site, English at its root and Korean in ko/, without a single warning. Raises NotBuilt."""
    sites = plan()
    if lost := without_place(sites):
        raise NotBuilt(f"docs/site.toml gives these pages no place: {', '.join(lost)}")
    shutil.rmtree(folder, ignore_errors=True)
    for lang in NAMES:
        with TemporaryDirectory() as scratch:  # of each build its own: two may go on at once
            stage = Path(scratch) / lang
            try:
                _lay_out(lang, sites, stage)
            except DeadLink as error:
                raise NotBuilt(f"{lang}: {error}") from error
            _generate(stage)
            _translate(stage / "site", lang)
            shutil.copytree(stage / "site", folder if lang == "en" else folder / lang, dirs_exist_ok=True)
    _join(folder)


def _translate(built: Path, lang: Lang) -> None:
    """Put the words of the language into the generator's script. Raises NotBuilt where it no longer has them."""
    for script in (built / "assets" / "javascripts").glob("bundle.*.js"):
        text = script.read_text("utf-8")
        for words, wanted in UNTRANSLATED[lang].items():
            if words not in text:
                raise NotBuilt(f"{lang}: the script no longer says {words}")
            text = text.replace(words, wanted)
        script.write_text(text, "utf-8")


def _join(folder: Path) -> None:
    """Let the language switch keep the page: it leads to the same page where the other language has it, else home."""
    roots: dict[Lang, Path] = {"en": folder, "ko": folder / "ko"}
    for path in folder.rglob("index.html"):
        here: Lang = "ko" if path.is_relative_to(roots["ko"]) else "en"
        page = path.parent.relative_to(roots[here])

        def switched(link: re.Match[str], page: Path = page, path: Path = path) -> str:
            root = next(root for lang, root in roots.items() if lang == link["lang"])
            place = root / page if (root / page / "index.html").is_file() else root
            return f'href="{Path(os.path.relpath(place, path.parent)).as_posix()}/"'

        path.write_text(SWITCH.sub(switched, path.read_text("utf-8")), "utf-8")


def _lay_out(lang: Lang, sites: Mapping[Lang, Site], stage: Path) -> None:
    """The pages of one language in a folder, and what the generator has to know. Raises DeadLink."""
    pages = made(lang)
    for page in sites[lang].all_pages():
        if page not in pages:
            pages[page] = linked(source(lang, page).read_text("utf-8"), lang, page, sites)
    for page, text in pages.items():
        path = stage / "docs" / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    shutil.copytree(ASSETS, stage / "docs" / ASSETS.name)
    (stage / "docs" / STYLE).write_text(":lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }\n", "utf-8")
    (stage / "zensical.toml").write_text(_settings(lang, sites[lang]), "utf-8")


def _generate(stage: Path) -> None:
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=stage, capture_output=True, text=True, check=False)
    said = re.sub(r"\x1b\[[0-9;]*m", "", f"{done.stdout}\n{done.stderr}").strip()
    if done.returncode != 0 or "Warning" in said:
        raise NotBuilt(f"{stage.name}: {said.partition('Traceback')[0].strip()}")


def _settings(lang: Lang, site: Site) -> str:
    """The generator's own file. Nothing is fetched from elsewhere; JSON's texts and lists are TOML's, too."""
    nav = ", ".join(f"{{ {_toml(part.title)} = {_toml(site.pages(part))} }}" for part in site.sections)
    homes = {"en": "../" if lang == "ko" else "./", "ko": "./" if lang == "ko" else "ko/"}
    alternates = "".join(
        f'\n[[project.extra.alternate]]\nname = {_toml(name)}\nlink = "{homes[other]}"\nlang = "{other}"\n'
        for other, name in NAMES.items()
    )
    palettes = "".join(
        f'\n[[project.theme.palette]]\nmedia = "(prefers-color-scheme: {light})"\nscheme = "{scheme}"\n'
        for light, scheme in (("light", "default"), ("dark", "slate"))
    )
    return f"""[project]
site_name = {_toml(site.name)}
site_description = {_toml(site.description)}
docs_dir = "docs"
site_dir = "site"
extra_css = [{_toml(STYLE)}]
nav = [{nav}]

[project.theme]
language = "{lang}"
font = false
features = {_toml(FEATURES)}
{palettes}
[project.extra]
generator = false
{alternates}"""


def _toml(value: str | list[str]) -> str:
    return json.dumps(value, ensure_ascii=False)
