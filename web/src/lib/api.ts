/** The HTTP side of the server. */

import type {
  AccountInfo,
  BranchBody,
  CaseInfo,
  ChallengeBody,
  Circle,
  CodesStart,
  CredentialsBody,
  DailyBoard,
  DeckBody,
  DeckFilled,
  DeckReport,
  DiceCheck,
  ErrorReply,
  Found,
  GameCard,
  Guide,
  Leaderboard,
  MatchList,
  LoginBody,
  Me,
  News,
  Numbers,
  PositionBody,
  Profile,
  RecoveryCodes,
  ReleaseNote,
  ReportBody,
  Reported,
  Rulebook,
  SayBody,
  SecondLook,
  Seated,
  SeatReportBody,
  ShownBody,
  SeekBody,
  TableBody,
  TableInfo,
  TableList,
  TableRatings,
  TieBody,
  Timeline,
} from '../wire';
import { heardBuild } from './build.svelte';
import { forget, keepText, keptText } from './kept';
import type { AnySeat } from './seats';
import type { Lang } from './settings.svelte';
import { alone, request } from './transport';

/** A request that the server refused, with its reason. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What the words for the code name. */
    readonly fields: Record<string, unknown> = {},
    /** The reason in Korean, where the server says more than the code. */
    readonly ko = '',
  ) {
    super(message);
  }
}

const PATIENCE_MS = 15_000;

/** The session changed while the request was in flight: it is sent once more, with the new cookie. */
const REPLACED = 'session_replaced';
const RETRY_MS = 300;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await once<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== REPLACED) throw error;
    await new Promise((again) => setTimeout(again, RETRY_MS));
    return once<T>(method, path, body);
  }
}

async function once<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await request(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      // The first answer of an engine in the browser waits until it has been fetched.
      signal: alone ? null : AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new ApiError(0, 'offline', 'offline');
  }
  heardBuild(response.headers.get('x-hanpan-build'));
  if (!response.ok) {
    const reply = (await response.json().catch(() => null)) as ErrorReply | null;
    const message = reply?.message ?? response.statusText;
    throw new ApiError(response.status, reply?.code ?? 'http', message, reply?.fields, reply?.ko);
  }
  const type = response.headers.get('content-type') ?? '';
  return (type.includes('json') && !type.includes('jsonl') ? response.json() : response.text()) as Promise<T>;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

let listener: ((me: Me) => void) | null = null;

/** Who wants to know whenever the server says who the visitor is. */
export function noted(by: (me: Me) => void): void {
  listener = by;
}

async function known(request: Promise<Me>): Promise<Me> {
  const me = await request;
  listener?.(me);
  return me;
}

export const api = {
  /** Whether the server is there; which build of the client it has comes with every answer. */
  health: () => get<unknown>('health'),
  me: () => known(get<Me>('me')),
  rename: (name: string) => known(post<Me>('me/name', { name })),
  register: (body: CredentialsBody) => known(post<Me>('account/register', body)),
  login: (body: LoginBody) => known(post<Me>('account/login', body)),
  logout: () => known(post<Me>('account/logout')),
  account: () => get<AccountInfo>('account'),
  changePassword: (password: string, fresh: string, code: string | null) =>
    post<Me>('account/password', { password, new: fresh, code }),
  endSession: (id: string) => post<AccountInfo>(`account/sessions/${id}/end`),
  endOtherSessions: () => post<AccountInfo>('account/sessions/end-others'),
  startCodes: (password: string) => post<CodesStart>('account/codes/start', { password }),
  confirmCodes: (code: string) => post<RecoveryCodes>('account/codes/confirm', { code }),
  stopCodes: (password: string, code: string) => post<AccountInfo>('account/codes/stop', { password, code }),
  deleteAccount: (password: string | null, code: string | null) =>
    known(post<Me>('account/delete', { password, code })),
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
  /** `under`: other numbers than the usual ones, or another day than today. */
  deckCheck: (game: string, cards: string[], side: string[] = [], under: Partial<DeckBody> = {}) =>
    post<DeckReport>(`games/${game}/deck-check`, { cards, ...(side.length ? { side } : {}), ...under }),
  deckComplete: (game: string, cards: string[], side: string[] = [], under: Partial<DeckBody> = {}) =>
    post<DeckFilled>(`games/${game}/deck-complete`, { cards, ...(side.length ? { side } : {}), ...under }),
  daily: (game: string, day?: string) => get<DailyBoard>(`games/${game}/daily${day ? `?day=${day}` : ''}`),
  /** The cases of the casebook that show a clause. */
  cases: (game: string, clause: string) => get<CaseInfo[]>(`games/${game}/cases?clause=${encodeURIComponent(clause)}`),
  /** Where somebody waits for a judge; only for accounts with the role. */
  calls: () => get<TableList>('judge/calls'),
  profile: (person: string) => get<Profile>(`people/${encodeURIComponent(person)}`),
  find: (name: string) => get<Found>(`people?name=${encodeURIComponent(name)}`),
  circle: () => get<Circle>('circle'),
  tie: (person: string, body: TieBody) => post<Circle>(`people/${person}/tie`, body),
  show: (body: ShownBody) => post<Profile>('me/shown', body),
  report: (person: string, body: ReportBody) => post<Reported>(`people/${person}/report`, body),
  reportSeat: (table: string, body: SeatReportBody) => post<Reported>(`tables/${table}/report`, body),
  mute: (table: string, seat: SeatReportBody['seat'], on: boolean) =>
    post<Circle>(`tables/${table}/mute`, { seat, on }),
  say: (table: string, phrase: SayBody['phrase']) => post<Reported>(`tables/${table}/say`, { phrase }),
  /** Of a class of modes and a season; empty: the first class, the present season. */
  leaderboard: (game: string, pool: string, season: string) =>
    get<Leaderboard>(
      `games/${game}/ratings?${new URLSearchParams({ ...(pool && { class: pool }), ...(season && { season }) })}`,
    ),
  tableRatings: (table: string) => get<TableRatings>(`tables/${table}/ratings`),
  seek: (body: SeekBody) => post<News>('seek', body),
  stopSeeking: () => post<News>('seek/stop'),
  challenge: (person: string, body: ChallengeBody) => post<News>(`people/${person}/challenge`, body),
  answerChallenge: (id: string, accept: boolean) => post<News>(`challenges/${id}/answer`, { accept }),
  tables: (scope: 'open' | 'mine' | 'watch') => get<TableList>(`tables?scope=${scope}`),
  matches: (before?: number) => get<MatchList>(`matches${before === undefined ? '' : `?before=${before}`}`),
  table: (id: string) => get<TableInfo>(`tables/${id}`),
  create: (body: TableBody) => post<Seated>('tables', body),
  seat: (id: string, seat?: string) => get<Seated>(`tables/${id}/seat${seat ? `?seat=${seat}` : ''}`),
  join: (id: string) => post<Seated>(`tables/${id}/join`),
  branch: (id: string, body: BranchBody) => post<Seated>(`tables/${id}/branch`, body),
  position: (body: PositionBody) => post<Seated>('positions', body),
  replay: (id: string) => get<string>(`tables/${id}/replay`),
  timeline: (id: string, seat: AnySeat | 'spectator' | null) =>
    get<Timeline>(`${playedAt(id)}/timeline${seat ? `?seat=${seat}` : ''}`),
  /** What the coach would have done where a seat chose after that step. */
  secondLook: (id: string, seat: AnySeat, step: number) =>
    get<SecondLook>(`tables/${id}/advice?seat=${seat}&step=${step}`),
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
  get: (table: string): string | null => keptText(`hanpan.seat.${table}`),
  set: (table: string, key: string | null): void => {
    if (key) keepText(`hanpan.seat.${table}`, key);
  },
  forget: (table: string): void => forget(`hanpan.seat.${table}`),
};
