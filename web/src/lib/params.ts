/** The numbers of a game's rules, asked for once. */

import type { ParamInfo } from '../wire';
import { get } from './api';

const known = new Map<string, Promise<ParamInfo[]>>();

/** Every number that a table may change. */
export function paramsOf(game: string): Promise<ParamInfo[]> {
  const asked = known.get(game) ?? get<ParamInfo[]>(`games/${game}/params`);
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}
