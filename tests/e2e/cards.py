"""Whether the cards of a hand can be read: the picture is uncovered, no word is broken or cut off."""

from playwright.sync_api import Page

_LOOK = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  // No card has room for a longer word. A Korean letter is as wide as two.
  const long = word => [...word].reduce((sum, letter) => sum + (letter > '\u10ff' ? 2 : 1), 0) > 12;
  const wrong = [];
  const cards = [...document.querySelectorAll('[data-part="hand"] .card-button')];
  const besides = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1;
  const apart = (one, other) => besides(one, other) || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  cards.forEach((card, place) => {
    const complain = what => wrong.push(`${card.querySelector('.name')?.textContent}: ${what}`);
    const next = cards[place + 1]?.getBoundingClientRect().left ?? Infinity;  // lies over it
    const edge = Math.min(card.getBoundingClientRect().right, next);
    const shown = card.querySelector('.art .picture');
    const picture = shown.getBoundingClientRect();
    if (shown.checkVisibility()) {
      const { width, height, right } = picture;
      if (right > edge + 6) complain(`its picture goes on for ${right - edge} under the next card`);
      if (Math.min(width, height) < 15) complain(`a picture of ${width} x ${height}`);
    }
    const [frame, name] = ['.frame', '.name'].map(one => card.querySelector(one).getBoundingClientRect());
    if (name.bottom > frame.bottom + 1) complain(`its name is cut off after ${frame.bottom - name.top} pixels`);
    for (const one of card.querySelectorAll('kbd, .coin, .sign, .stat, .badge'))
      if (one.checkVisibility() && !apart(one.getBoundingClientRect(), picture))
        complain(`${one.className} covers its picture`);
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (text.parentElement.closest('.hidden-label, [hidden]') || !text.parentElement.checkVisibility()) continue;
      for (const word of text.data.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter((one) => one.width);
        const box = text.parentElement.closest('.frame')?.getBoundingClientRect();
        if (!lines.length || (box && lines[0].top > box.bottom) || long(word[0])) continue;
        if (new Set(lines.map((one) => Math.round(one.top))).size > 1) complain(`${word[0]} is broken`);
        else if (lines[0].right > edge + 1) complain(`${word[0]} goes on under the next card`);
      }
    }
  });
  return cards.length ? wrong : ['no cards'];
}"""


def unreadable(page: Page, width: int, height: int) -> list[str]:
    """What of the cards in the hand cannot be read on a screen of that size."""
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = page.evaluate(_LOOK)
    return [f"{width}x{height}: {one}" for one in found]
