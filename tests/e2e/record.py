"""Pictures of record: how some scenes looked when somebody last found them good.

They lie in `tests/e2e/pictures`, small enough to be kept. A fresh picture is compared with them block by block: letters
that another machine draws a little differently stay below the bound, a panel that has moved or a picture that is gone
does not. `make record` takes them anew. The browser itself reads, scales and writes pictures.
"""

import base64
import os
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from hanpan.core.contract.rulebook import Lang
from tests.e2e.look import NARROW, WIDE, Theme, laid_out
from tests.pace import SLOWER
from tools.web import ROOT

KEPT = Path(__file__).parent / "pictures"
FOUND = ROOT / "out" / "record"  # what differs, for somebody to look at
MOST_BYTES = 25_000
SHARES = {WIDE: 0.5, NARROW: 0.75}  # of the screen's width and height, so that a picture is small
BLOCK = 16  # pixels of the screen either way
DIFFERENT = 26  # of 255, on average over a block in one channel
MOST_BLOCKS = 10  # of one picture that may be so
LATE_S = 20 * SLOWER  # for what comes late, a picture or the last of a layout


@dataclass(frozen=True)
class Kept:
    """Which of a scene's pictures is kept."""

    lang: Lang
    width: int
    theme: Theme


# What dice, bots and other visitors do not change; every game, size, language and theme is among them.
RECORD: dict[str, Kept] = {
    "lobby_first": Kept("ko", WIDE, "light"),
    "lobby_settings": Kept("en", NARROW, "dark"),
    "matches": Kept("ko", NARROW, "dark"),
    "invited": Kept("en", WIDE, "dark"),
    "menu": Kept("en", NARROW, "light"),
    "keys": Kept("ko", WIDE, "dark"),
    "judge_desk": Kept("ko", NARROW, "light"),
    "guide": Kept("ko", WIDE, "light"),
    "decks": Kept("en", WIDE, "light"),
    "gallery_of_a_game": Kept("en", WIDE, "dark"),
    "settings": Kept("ko", NARROW, "light"),
    "account": Kept("en", NARROW, "dark"),
    "tutorial": Kept("en", WIDE, "light"),
    "cards": Kept("en", WIDE, "dark"),
    "full_hand": Kept("ko", NARROW, "dark"),
    "clash_deck": Kept("en", NARROW, "light"),
    "clash_declare": Kept("ko", WIDE, "light"),
    "clash_won": Kept("en", WIDE, "dark"),
    "sorcerers_main": Kept("ko", WIDE, "dark"),
    "sorcerers_respond": Kept("en", NARROW, "light"),
    "sorcerers_lost": Kept("ko", NARROW, "light"),
    "trail_moving": Kept("en", WIDE, "light"),
    "trail_walk": Kept("ko", NARROW, "dark"),
    "trail_won": Kept("en", NARROW, "light"),
}

_READ = """async ([bytes, share]) => {
  const picture = await createImageBitmap(await (await fetch('data:image/*;base64,' + bytes)).blob());
  const [width, height] = [picture.width, picture.height].map((one) => Math.round(one * share));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return { canvas, pen, width, height, pixels: pen.getImageData(0, 0, width, height).data };
}"""
_WRITE = """async (canvas, type, quality) => {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
}"""
_SMALL = f"""async ([fresh, share, most]) => {{
  const {{ canvas }} = await ({_READ})([fresh, share]);
  for (let quality = 0.9; ; quality -= 0.05) {{
    const written = await ({_WRITE})(canvas, 'image/webp', quality);
    if (written.length * 0.75 <= most || quality < 0.1) return written;
  }}
}}"""
# The difference is the fresh picture, pale, with the blocks that differ framed.
_COMPARE = f"""async ([kept, fresh, share, block, different]) => {{
  const old = await ({_READ})([kept, 1]);
  const now = await ({_READ})([fresh, share]);
  if (old.width !== now.width || old.height !== now.height)
    return {{ blocks: 1e6, drawn: await ({_WRITE})(now.canvas, 'image/png') }};
  const paler = new OffscreenCanvas(now.width, now.height).getContext('2d');
  paler.globalAlpha = 0.35;
  paler.drawImage(now.canvas, 0, 0);
  paler.globalAlpha = 1;
  paler.strokeStyle = '#d00';
  let blocks = 0;
  for (let top = 0; top + block <= now.height; top += block)
    for (let left = 0; left + block <= now.width; left += block) {{
      const sums = [0, 0, 0];
      for (let y = top; y < top + block; y++)
        for (let x = left; x < left + block; x++)
          for (let c = 0; c < 3; c++) {{
            const at = (y * now.width + x) * 4 + c;
            sums[c] += now.pixels[at] - old.pixels[at];
          }}
      if (Math.max(...sums.map(Math.abs)) / block ** 2 <= different) continue;
      blocks++;
      paler.strokeRect(left + 0.5, top + 0.5, block - 1, block - 1);
    }}
  return {{ blocks, drawn: await ({_WRITE})(paler.canvas, 'image/png') }};
}}"""


def name_of(scene: str) -> str:
    """What the kept picture of a scene is called."""
    kept = RECORD[scene]
    return f"{scene}-{kept.lang}-{kept.width}-{kept.theme}"


def different(kept: bytes, fresh: bytes, width: int, darkroom: Page) -> tuple[int, bytes]:
    """How many blocks of a screen of that width differ, and a picture of it. Another size differs altogether."""
    share = SHARES[width]
    found = darkroom.evaluate(_COMPARE, [_text(kept), _text(fresh), share, round(BLOCK * share), DIFFERENT])
    return int(found["blocks"]), base64.b64decode(found["drawn"])


def small(fresh: bytes, width: int, darkroom: Page) -> bytes:
    """A picture of a screen of that width as it is kept."""
    return base64.b64decode(darkroom.evaluate(_SMALL, [_text(fresh), SHARES[width], MOST_BYTES]))


def fresh(page: Page, kept: Kept) -> bytes:
    """The screen now, in that size and theme, with nothing under the pointer."""
    page.mouse.move(0, 0)
    page.emulate_media(color_scheme=kept.theme)
    laid_out(page, kept.width)
    return page.screenshot(animations="disabled")


def compare(page: Page, scene: str, darkroom: Page) -> str:
    """What is wrong with how a scene looks; empty: nothing. With `REMAKE=1` the picture is taken anew instead."""
    path = KEPT / f"{name_of(scene)}.webp"
    kept = RECORD[scene]
    taken = fresh(page, kept)
    if os.environ.get("REMAKE"):
        while taken != (later := _later(page, kept)):  # what comes late has come
            taken = later
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(small(taken, kept.width, darkroom))
        return ""
    if not path.exists():
        return f"{scene}: no picture is kept; `make record` takes it"
    until = time.monotonic() + LATE_S
    while True:
        blocks, drawn = different(path.read_bytes(), taken, kept.width, darkroom)
        if blocks <= MOST_BLOCKS:
            return ""
        if time.monotonic() > until:
            break
        page.wait_for_timeout(250)
        taken = fresh(page, kept)
    FOUND.mkdir(parents=True, exist_ok=True)
    (FOUND / f"{path.stem}.kept.webp").write_bytes(path.read_bytes())
    (FOUND / f"{path.stem}.now.png").write_bytes(taken)
    (FOUND / f"{path.stem}.difference.png").write_bytes(drawn)
    return (
        f"{scene} looks different: {blocks} blocks of {BLOCK} pixels, more than {MOST_BLOCKS}; see out/record. "
        "Where it is meant so, `make record` takes the picture anew"
    )


def _later(page: Page, kept: Kept) -> bytes:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    return fresh(page, kept)


def _text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()
