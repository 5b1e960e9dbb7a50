/** The key of a table's judge: it comes with a link and leaves the address at once, for the history and for onlookers. */

import { forget, keepText, keptText } from './kept';

const name = (table: string): string => `hanpan.judge.${table}`;

/** Move a key from the address (`#judge=…`, or `?judge=…` of older links) to this tab's own memory. */
function fromAddress(table: string): void {
  const query = new URLSearchParams(location.search);
  const inHash = new URLSearchParams(location.hash.slice(1)).get('judge');
  const key = inHash || query.get('judge');
  if (!key) return;
  keepText(name(table), key, 'sessionStorage');
  query.delete('judge');
  const rest = query.size ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + (inHash ? '' : location.hash));
}

export const judgeKeys = {
  /** How this tab comes to judge: with a key, by the role of the account (''), or not at all. */
  take(table: string): string | null {
    fromAddress(table);
    return keptText(name(table), 'sessionStorage') ?? (new URLSearchParams(location.search).has('judge') ? '' : null);
  },
  /** Whether the address holds a key that has not been taken. */
  waiting: (): boolean => Boolean(new URLSearchParams(location.hash.slice(1)).get('judge')),
  forget: (table: string): void => forget(name(table), 'sessionStorage'),
  /** The link that is given to a judge; what is behind `#` is sent to no server. */
  link: (table: string, key: string): string => `${location.origin}/t/${table}#judge=${key}`,
};
