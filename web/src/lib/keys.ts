/** Keys by what they are for, whatever script the keyboard writes. */

/** The key that was pressed; letters are capitals. A Korean keyboard writes ㅜ where N is, and means N. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
}

/** Whether nobody else has a use for the key: no field that is written in, no dialog, no command of the browser. */
export function isFree(event: KeyboardEvent): boolean {
  const taken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
  return !taken && !inside(event, 'input, select, textarea, dialog');
}

/** Whether a key was pressed while something of that kind had the focus. */
export function inside(event: KeyboardEvent, selector: string): boolean {
  return Boolean((event.target as Element | null)?.closest(selector));
}
