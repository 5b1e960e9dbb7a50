"""The guide of a first match, whatever the game: whoever presses what it outlines is led through it."""

from collections.abc import Callable

from playwright.sync_api import Locator, TimeoutError, expect

from tests.e2e.board import END, READY
from tests.e2e.fits import misfits
from tests.e2e.visitor import Visitor
from tests.pace import SLOWER

SMALL = ((390, 667), (360, 640))
MOMENT_MS = 3000 * SLOWER  # then it is asked again what there is to do

# What there is to do: press what is outlined, play on alone, or nothing more. It is asked once a frame; a question that
# has just come may be spoken of in the next ones.
_SILENT_FRAMES = 20
_STILL_FRAMES = 4  # the outline follows a press a frame later
_STATE = f"""before => {{
  const lesson = document.querySelector('[data-lesson]')?.dataset.lesson ?? '';
  const lit = document.querySelector('[data-lit]');
  const step = document.querySelector('[data-part="choice"]')?.dataset.step ?? '';
  const now = [lesson, step, lit?.outerHTML ?? ''].join(' ');
  if (now === before) return null;
  if (document.querySelector('{END}')) return ['over', lesson, now];
  const still = globalThis.still?.now === now ? globalThis.still : {{ now, frames: 0 }};
  globalThis.still = {{ now, frames: still.frames + 1 }};
  if (lesson) return lit && still.frames >= {_STILL_FRAMES} ? ['lit', lesson, now] : null;
  return document.querySelector('{READY}') && still.frames >= {_SILENT_FRAMES} ? ['free', lesson, now] : null;
}}"""


def lesson(visitor: Visitor, name: str) -> Locator:
    """The guide, saying this."""
    return visitor.page.locator(f'[data-lesson="{name}"]')


def led(visitor: Visitor, alone: Callable[[], None], until: str = "end") -> list[str]:
    """Press what the guide outlines until it says `until` or is past it; the lessons in their order. Every bubble fits
    small screens, with what is to be pressed in sight. Where the guide is silent, `alone` makes the next choice."""
    page, met, before = visitor.page, list[str](), ""
    while True:
        kind, name, before = page.wait_for_function(_STATE, arg=before).json_value()
        if kind == "over" or (name != until and met[-1:] == [until]):
            return met
        if kind == "free":
            if page.locator(":popover-open").count():  # the log, on a narrow screen
                page.keyboard.press("Escape")
            alone()
            continue
        if met[-1:] != [name]:
            met.append(name)
            for width, height in SMALL:
                page.set_viewport_size({"width": width, "height": height})
                expect(page.locator("[data-lit]"), name).to_be_in_viewport(ratio=0.9)
                wrong = misfits(page, width, height)
                assert not wrong, f"{name}: {wrong}"
        try:
            page.locator(f'body:has([data-lesson="{name}"]) [data-lit]').click(timeout=MOMENT_MS)
        except TimeoutError:  # another thing is next by now, or the same one has to be pressed again
            before = ""
