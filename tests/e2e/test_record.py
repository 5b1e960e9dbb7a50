"""Pictures of record: none is missing, too large or left over, and what must not change unseen is seen."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e import record
from tests.e2e.conftest import Visit
from tests.e2e.record import KEPT, MOST_BYTES, RECORD, compare, fresh, name_of, small
from tests.e2e.scenes import SCENES

COUNT = 24
# What another machine may do to a page, and what nobody may.
HARMLESS = {
    "a pixel aside": "body { translate: 1px 0 }",
    "letters a little wider": "body { letter-spacing: 0.1px }",
    "colours a little off": "html { filter: brightness(1.02) }",
}
HARMFUL = {
    "a panel has moved": ".game:first-child { translate: 24px 0 }",
    "a picture is missing": ".game:first-child img { visibility: hidden }",
    "letters of another size": "main { font-size: 1.2em }",
}


def test_the_folder_holds_what_is_kept_and_nothing_else() -> None:
    assert len(RECORD) == COUNT
    assert set(RECORD) <= set(SCENES)
    kept = {path.name: path.stat().st_size for path in KEPT.iterdir()}
    assert set(kept) == {f"{name_of(scene)}.webp" for scene in RECORD}, (
        "`make record` takes what is missing; remove what is left over"
    )
    assert {name: size for name, size in kept.items() if size > MOST_BYTES} == {}


def test_every_kind_is_among_them() -> None:
    assert {(one.lang, one.width, one.theme) for one in RECORD.values()} == {
        (lang, width, theme) for lang in ("en", "ko") for width in (1280, 390) for theme in ("light", "dark")
    }


def test_harm_is_seen_and_nothing_else(
    visit: Visit, darkroom: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = "lobby_first"
    visit = partial(visit, still=True)
    visitor, how = visit(RECORD[scene].lang), RECORD[scene]
    SCENES[scene](visitor, visit)
    page = visitor.page
    monkeypatch.delenv("REMAKE", raising=False)
    monkeypatch.setattr(record, "KEPT", tmp_path)
    monkeypatch.setattr(record, "FOUND", tmp_path / "out")
    monkeypatch.setattr(record, "LATE_S", 0)
    assert "make record" in compare(page, scene, darkroom), "nothing is kept"
    (tmp_path / f"{name_of(scene)}.webp").write_bytes(small(fresh(page, how), how.width, darkroom))

    def wrong(style: str) -> str:
        put = page.add_style_tag(content=style)
        said = compare(page, scene, darkroom)
        put.evaluate("style => style.remove()")
        return said

    for what, style in HARMLESS.items():
        assert wrong(style) == "", what
    assert not (tmp_path / "out").exists()
    for what, style in HARMFUL.items():
        assert wrong(style).startswith(f"{scene} looks different"), what
    monkeypatch.setitem(RECORD, scene, replace(how, theme="dark"))
    (tmp_path / f"{name_of(scene)}.webp").write_bytes((tmp_path / f"{scene}-ko-1280-light.webp").read_bytes())
    assert wrong("/* the other theme */").startswith(f"{scene} looks different")
    assert sorted(path.name for path in (tmp_path / "out").glob(f"{name_of(scene)}.*")) == [
        f"{name_of(scene)}.{part}" for part in ("difference.png", "kept.webp", "now.png")
    ]
