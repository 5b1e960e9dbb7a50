"""The pictures of the documentation and the README: taken from the running product by `make pictures`."""

import io
from functools import partial

import pytest
from PIL import Image
from playwright.sync_api import Page

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.games.registry import game_ids
from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import click
from tests.e2e.dice_battle.scenes import ME, RIVAL
from tests.e2e.found import of_games
from tests.e2e.look import WIDE, laid_out
from tests.e2e.scenes import SCENES
from tools.site.plan import ASSETS

GAMES = {name.replace("_", "-"): scenes for name, scenes in of_games("PICTURE").items()}
SHARE, QUALITY = 0.75, 80  # of the screen's width and height
MOST_BYTES = 120_000
MOVING = ASSETS / "play.webp"  # of the README
MOVING_SHARE, MOVING_QUALITY, FRAME_MS, FRAMES = 0.5, 55, 120, 110
THINKING = 6  # frames before an answer
MOST_MOVING_BYTES = 1_000_000


def test_all_pictures_are_there_and_small() -> None:
    wanted = {f"{name}-{lang}.webp" for name in ("lobby", *game_ids()) for lang in LANGS}
    assert {path.name for path in ASSETS.glob("*-??.webp")} == wanted
    assert max((ASSETS / name).stat().st_size for name in wanted) <= MOST_BYTES
    assert MOVING.stat().st_size <= MOST_MOVING_BYTES


@pytest.mark.pictures
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", game_ids())
def test_take_a_game(visit: Visit, game_id: str, lang: Lang) -> None:
    visit = partial(visit, still=True)
    visitor = visit(lang)
    (scene,) = GAMES[game_id].values()
    scene(visitor, visit)
    _keep(visitor.page, f"{game_id}-{lang}")


@pytest.mark.pictures
@pytest.mark.parametrize("lang", LANGS)
def test_take_the_lobby(visit: Visit, lang: Lang) -> None:
    visit = partial(visit, still=True)
    visitor = visit(lang)
    SCENES["lobby_first"](visitor, visit)
    _keep(visitor.page, f"lobby-{lang}")


@pytest.mark.pictures
def test_take_the_moving_picture(visit: Visit) -> None:
    """Some rounds of Dice Battle against the AI."""
    visitor = visit("en", speed=1)
    board = Board(visitor).sit(visitor.position(round=5, stage="tendency", p1=ME, p2=RIVAL))
    laid_out(visitor.page, WIDE)
    frames: list[Image.Image] = []
    waited = 0
    while len(frames) < FRAMES and not board.over():
        frames.append(_small(visitor.page, MOVING_SHARE))
        waited += 1
        if waited > THINKING and (kind := board.asks()):
            click(board, kind)
            waited = 0
    frames[0].save(
        MOVING, save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0, quality=MOVING_QUALITY, method=6
    )


def _keep(page: Page, name: str) -> None:
    laid_out(page, WIDE)
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)  # pictures that come late
    ASSETS.mkdir(exist_ok=True)
    _small(page, SHARE).save(ASSETS / f"{name}.webp", quality=QUALITY, method=6)


def _small(page: Page, share: float) -> Image.Image:
    """The screen, scaled down."""
    taken = Image.open(io.BytesIO(page.screenshot(animations="allow"))).convert("RGB")
    return taken.resize((round(taken.width * share), round(taken.height * share)), Image.Resampling.LANCZOS)
