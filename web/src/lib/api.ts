/** The HTTP side of the server. */

import type {
  AccountInfo,
  BranchBody,
  CaseInfo,
  CodesStart,
  CredentialsBody,
  DailyBoard,
  DeckReport,
  DiceCheck,
  ErrorReply,
  GameCard,
  Guide,
  LoginBody,
  Me,
  Numbers,
  PositionBody,
  RecoveryCodes,
  ReleaseNote,
  Rulebook,
  Seated,
  TableBody,
  TableInfo,
  TableList,
  Timeline,
} from '../wire';
import type { AnySeat } from './seats';
import type { Lang } from './settings.svelte';

/** A request that the server refused, with its reason. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const PATIENCE_MS = 15_000;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new ApiError(0, 'offline', 'offline');
  }
  if (!response.ok) {
    const reply = (await response.json().catch(() => null)) as ErrorReply | null;
    throw new ApiError(response.status, reply?.code ?? 'http', reply?.message ?? response.statusText);
  }
  const type = response.headers.get('content-type') ?? '';
  return (type.includes('json') && !type.includes('jsonl') ? response.json() : response.text()) as Promise<T>;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

export const api = {
  me: () => get<Me>('me'),
  rename: (name: string) => post<Me>('me/name', { name }),
  register: (body: CredentialsBody) => post<Me>('account/register', body),
  login: (body: LoginBody) => post<Me>('account/login', body),
  logout: () => post<Me>('account/logout'),
  account: () => get<AccountInfo>('account'),
  changePassword: (password: string, fresh: string) => post<Me>('account/password', { password, new: fresh }),
  endSession: (id: string) => post<AccountInfo>(`account/sessions/${id}/end`),
  endOtherSessions: () => post<AccountInfo>('account/sessions/end-others'),
  startCodes: (password: string) => post<CodesStart>('account/codes/start', { password }),
  confirmCodes: (code: string) => post<RecoveryCodes>('account/codes/confirm', { code }),
  stopCodes: (password: string, code: string) => post<AccountInfo>('account/codes/stop', { password, code }),
  deleteAccount: (password: string | null, code: string | null) => post<Me>('account/delete', { password, code }),
  games: () => get<GameCard[]>('games'),
  rulebook: (game: string) => get<Rulebook>(`games/${game}/rulebook`),
  guide: (game: string, lang: Lang) => get<Guide>(`games/${game}/guide?lang=${lang}`),
  releases: (game: string) => get<ReleaseNote[]>(`games/${game}/releases`),
  numbers: (game: string, overrides: Record<string, number>) =>
    get<Numbers>(
      `games/${game}/numbers?${Object.entries(overrides)
        .map(([name, value]) => `set=${encodeURIComponent(`${name}=${value}`)}`)
        .join('&')}`,
    ),
  /** Every card of a game with its words; what a card has besides depends on the game. */
  /** `day`: of the table that they are for; today, if none is named. */
  cards: <T>(game: string, lang: Lang, day: string | null = null) =>
    get<T[]>(`games/${game}/cards?lang=${lang}${day ? `&day=${day}` : ''}`),
  deckCheck: (game: string, cards: string[], side: string[] = []) =>
    post<DeckReport>(`games/${game}/deck-check`, { cards, ...(side.length ? { side } : {}) }),
  daily: (game: string, day?: string) => get<DailyBoard>(`games/${game}/daily${day ? `?day=${day}` : ''}`),
  /** The cases of the casebook that show a clause. */
  cases: (game: string, clause: string) => get<CaseInfo[]>(`games/${game}/cases?clause=${encodeURIComponent(clause)}`),
  /** Where somebody waits for a judge; only for accounts with the role. */
  calls: () => get<TableList>('judge/calls'),
  tables: (scope: 'open' | 'mine' | 'watch') => get<TableList>(`tables?scope=${scope}`),
  table: (id: string) => get<TableInfo>(`tables/${id}`),
  create: (body: TableBody) => post<Seated>('tables', body),
  seat: (id: string) => get<Seated>(`tables/${id}/seat`),
  join: (id: string) => post<Seated>(`tables/${id}/join`),
  branch: (id: string, body: BranchBody) => post<Seated>(`tables/${id}/branch`, body),
  position: (body: PositionBody) => post<Seated>('positions', body),
  replay: (id: string) => get<string>(`tables/${id}/replay`),
  timeline: (id: string, seat: AnySeat | 'spectator' | null) =>
    get<Timeline>(`${playedAt(id)}/timeline${seat ? `?seat=${seat}` : ''}`),
  caseAt: (id: string, step: number) => get<string>(`tables/${id}/case?step=${step}`),
  dice: (id: string) => get<DiceCheck>(`tables/${id}/dice`),
};

/** Whether a game was played in the lab: `lab.<report>.<game>`. Nothing of it is kept as a table. */
export const ofLab = (id: string): boolean => id.startsWith('lab.');

/** Where the server keeps a game. */
export function playedAt(id: string): string {
  const [, report, game] = id.split('.');
  return ofLab(id) ? `lab/runs/${report}/games/${game}` : `tables/${id}`;
}

/** The secret keys of the seats this browser holds, by table. */
export const seatKeys = {
  get: (table: string): string | null => localStorage.getItem(`hanpan.seat.${table}`),
  set: (table: string, key: string | null): void => {
    if (key) localStorage.setItem(`hanpan.seat.${table}`, key);
  },
  forget: (table: string): void => localStorage.removeItem(`hanpan.seat.${table}`),
};
