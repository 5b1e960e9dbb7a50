/** A view changed as the server says, event by event. What does not change stays the same object. */

import type { Change, Update } from '../wire';

type Json = unknown[] | Record<string, unknown>;

/** What the server tells of a step: what happened, what each event but the last changes, and the view after it. */
type Told = Pick<Update, 'events' | 'patches' | 'view'>;

/** The view with the changes of one event. */
export function patched<V>(view: V, patch: Change[]): V {
  return patch.reduce<unknown>((seen, change) => changed(seen, change.at, change), view) as V;
}

/**
 * The views of a step, one an event: each patched from the one before, the last as the server says it. Without patches
 * nothing changes until then; before the first step of all there was no view, so its own stands from the beginning.
 */
export function viewsOf<V>(before: V | null, { events, patches, view }: Told): V[] {
  const views: V[] = [];
  let seen = before ?? (view as V);
  events.forEach((_, index) => {
    const patch = patches[index];
    if (before !== null && patch) seen = patched(seen, patch);
    views.push(index === events.length - 1 ? (view as V) : seen);
  });
  return views;
}

function changed(value: unknown, at: Change['at'], change: Change): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return change.cut ? cut(value as unknown[], change.cut, change.to as unknown[]) : change.to;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Json) }) as Record<string, unknown>;
  if (rest.length === 0 && !('to' in change)) delete copy[key];
  else copy[key] = changed(copy[key], rest, change);
  return copy;
}

/** The list with so many items from a place on replaced by others. */
function cut(list: unknown[], [start, gone]: [number, number], items: unknown[]): unknown[] {
  return [...list.slice(0, start), ...items, ...list.slice(start + gone)];
}
