/** Keys by what they are for, whatever script the keyboard writes. */

/** What tells one key from another. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code'> & Partial<Pick<KeyboardEvent, 'isComposing'>>;

/** The key that was pressed; letters are capitals. A Korean keyboard writes ㅜ where N is, and means N; while it puts
    a syllable together it names no key at all (`Process`), and an Enter only ends the syllable. */
export function keyOf({ key, code, isComposing }: Pressed): string {
  if (isComposing && key === 'Enter') return 'Process';
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (/^Key[A-Z]$/.test(code)) return code.slice(3);
  return key === 'Process' && /^(Digit|Numpad)\d$/.test(code) ? code.slice(-1) : key;
}

/** Whether nobody else has a use for the key: no field that is written in, no dialog or menu, no command of
    the browser. */
export function isFree(event: KeyboardEvent): boolean {
  const taken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
  return !taken && !inside(event, 'input, select, textarea, dialog, [popover]');
}

/** Whether a key was pressed while something of that kind had the focus. */
export function inside(event: KeyboardEvent, selector: string): boolean {
  return Boolean((event.target as Element | null)?.closest(selector));
}
