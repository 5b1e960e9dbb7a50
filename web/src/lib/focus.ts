/** Keeps the keyboard where it was: when the focused thing goes away, the part of the page around it takes over. */

const PLACES = 'section, form, fieldset, article, main';

let path: Element[] = [];

/** Begin to watch the page; returns how to stop. */
export function keepFocus(): () => void {
  const remember = (event: FocusEvent): void => {
    path = [];
    for (let at = event.target as Element | null; at; at = at.parentElement) path.push(at);
  };
  const observer = new MutationObserver(recover);
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function recover(): void {
  const had = path[0];
  // Somebody who clicks beside everything has let go on purpose: what was focused is still there.
  if (!had || (had.isConnected && !had.matches(':disabled'))) return;
  const active = document.activeElement;
  if (active && active !== document.body && active !== had) return;
  const place = path.find((one) => one !== had && one.isConnected && one.matches(PLACES));
  if (place) takeFocus(place as HTMLElement);
}

/** Give the focus to something that is not a control. */
export function takeFocus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
