/** Addresses of the client: the path names the page, so every page has a link. */

export interface Route {
  page:
    | 'lobby'
    | 'table'
    | 'replay'
    | 'rules'
    | 'dice'
    | 'settings'
    | 'account'
    | 'tutorial'
    | 'decks'
    | 'editor'
    | 'daily'
    | 'judge'
    | 'matches'
    | 'people'
    | 'ratings'
    | 'events'
    | 'lab'
    | 'gallery'
    | 'credits'
    | 'missing';
  id: string;
  part: string;
  query: URLSearchParams;
}

const PAGES: Record<string, Route['page']> = {
  '': 'lobby',
  t: 'table',
  replay: 'replay',
  rules: 'rules',
  dice: 'dice',
  settings: 'settings',
  account: 'account',
  tutorial: 'tutorial',
  decks: 'decks',
  judge: 'judge',
  matches: 'matches',
  people: 'people',
  ratings: 'ratings',
  events: 'events',
  editor: 'editor',
  daily: 'daily',
  lab: 'lab',
  gallery: 'gallery',
  credits: 'credits',
};

/** The page that an address names. One that cannot be read leads to no page, and so does one that we do not have. */
export function routeOf(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const parts = path.split('/').filter(Boolean).map(decoded);
  if (parts.includes(null)) return { page: 'missing', id: '', part: '', query };
  const [first, id, part] = parts;
  const page = Object.hasOwn(PAGES, first ?? '') ? PAGES[first ?? ''] : undefined;
  return { page: page ?? 'missing', id: id ?? '', part: part ?? '', query };
}

/** Whether the address asks for the board that shows any game, also where there is one made for this. */
export const asksPlain = (): boolean => new URLSearchParams(location.search).get('board') === 'plain';

/** The path with the same wish: whoever came to that board stays there. */
export const sameBoard = (path: string): string => (asksPlain() ? `${path}?board=plain` : path);

/** A step of a game in its replay, as a seat sees it (null: a spectator): the moment just before it happens. */
export const replayAt = (table: string, step: number, viewer: string | null): string =>
  `/replay/${table}?step=${step}&event=0&seat=${viewer ?? 'spectator'}${asksPlain() ? '&board=plain' : ''}`;

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null; // a percent sign without two digits, or bytes that are no letters
  }
}
