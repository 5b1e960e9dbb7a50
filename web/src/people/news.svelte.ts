/** What concerns the visitor beside any table: looking for a stranger, challenges, friends who are there. One line to
    the server tells it while somebody looks for an opponent, and all the time for whoever has an account. */

import type { ChallengeBody, EventCall, Me, News, Seated, SeekBody } from '../wire';
import { api, ApiError, noted } from '../lib/api';
import { forget, keepText, keepValue, keptText, keptValue } from '../lib/kept';
import { go } from '../lib/router.svelte';
import { sitDown } from '../lib/start';

const ACCOUNT = 'hanpan.account';
const PLAYS = 'hanpan.plays';
const LED = 'hanpan.led';
const FIRST_MS = 500;
const MOST_MS = 15_000;
/** News come at least every 20 seconds: a line that is silent for longer is dead. */
const DEAD_MS = 45_000;
const SIGNED_OUT = 4401;

export const meeting = $state<{
  news: News | null;
  /** Whether the line is there. */
  open: boolean;
  /** What this page looks for. */
  wish: SeekBody | null;
  /** When the visitor began to look, on this page's clock. */
  since: number;
  /** Whether the visitor has an account, as far as this browser knows. */
  account: boolean;
  /** Whether the visitor plays in a tournament that is not over, as far as this browser knows. */
  plays: boolean;
  problem: unknown;
}>({
  news: null,
  open: false,
  wish: null,
  since: 0,
  account: keptText(ACCOUNT) !== null,
  plays: keptText(PLAYS) !== null,
  problem: null,
});

let socket: WebSocket | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
/** Whether the next news are the first on a new line. */
let fresh = true;
/** The tables that this tab has led to. */
const led = new Set<string>((keptValue(LED, 'sessionStorage') as string[] | null) ?? []);

/** Who the visitor is: whoever has an account is there as long as a page is open. */
export function met(me: Me): void {
  meeting.account = !me.guest;
  if (me.guest) forget(ACCOUNT);
  else keepText(ACCOUNT, 'yes');
  if (meeting.account) listen();
}
noted(met);

/** Open the line, if it is not. */
export function listen(): void {
  clearTimeout(timer);
  if (socket) return;
  fresh = true;
  const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/here`);
  socket = line;
  line.onmessage = ({ data }) => {
    tries = 0;
    meeting.open = true;
    alive(line);
    heard(JSON.parse(String(data)) as News);
  };
  line.onclose = ({ code }) => {
    if (socket !== line) return;
    socket = null;
    meeting.open = false;
    clearTimeout(silence);
    if (code === SIGNED_OUT) return forgotten();
    tries += 1;
    if (meeting.account || meeting.plays || meeting.wish)
      timer = setTimeout(listen, Math.min(MOST_MS, FIRST_MS * 2 ** tries));
  };
  alive(line);
}

/** The session has ended: whoever comes next is somebody else. */
function forgotten(): void {
  Object.assign(meeting, { news: null, wish: null, account: false, plays: false });
  forget(ACCOUNT);
  forget(PLAYS);
}

function alive(line: WebSocket): void {
  clearTimeout(silence);
  silence = setTimeout(() => line.close(), DEAD_MS);
}

/** Nobody needs the line any more. */
function rest(): void {
  if (meeting.account || meeting.plays || meeting.wish || meeting.news?.met) return;
  const line = socket;
  socket = null;
  meeting.open = false;
  clearTimeout(timer);
  clearTimeout(silence);
  line?.close();
}

function heard(news: News): void {
  const again = fresh && meeting.wish !== null && !news.seeking && !news.met;
  fresh = false;
  meeting.news = news;
  inTournaments(news.events.length > 0);
  if (news.seeking) {
    const { game, mode, rated, waited_ms: waited } = news.seeking;
    meeting.wish = { game, mode, rated };
    meeting.since = Date.now() - waited;
  } else if (again) {
    void act(api.seek(meeting.wish!)); // the server has started anew and knows nothing of it
  } else if (!news.met) {
    meeting.wish = null;
    rest();
  }
}

function inTournaments(plays: boolean): void {
  meeting.plays = plays;
  if (plays) keepText(PLAYS, 'yes');
  else forget(PLAYS);
}

/** The visitor has joined a tournament: from now on every page hears when its rounds begin. */
export function joined(): void {
  inTournaments(true);
  listen();
}

/** Do something that is answered with news. Says whether it worked. */
export async function act(request: Promise<News>): Promise<boolean> {
  try {
    heard(await request);
    meeting.problem = null;
    return true;
  } catch (error) {
    meeting.problem = error;
    if (!meeting.news?.seeking) meeting.wish = null;
    return false;
  }
}

/** Look for somebody to play with. */
export async function seek(wish: SeekBody): Promise<void> {
  meeting.wish = wish;
  meeting.since = Date.now();
  meeting.problem = null;
  if (meeting.news?.met) led.add(meeting.news.met.table);
  // Whoever is here for the first time gets a session with this answer; a line without one is closed at once.
  if (await act(api.seek(wish))) listen();
  else rest();
}

/** Look no more. */
export async function stop(): Promise<void> {
  meeting.wish = null;
  await act(api.stopSeeking());
  rest();
}

/** Ask somebody to play. */
export const challenge = (person: string, body: ChallengeBody): Promise<boolean> => act(api.challenge(person, body));

/** Take a challenge up or decline it; one's own is taken back. */
export const answer = (id: string, accept: boolean): Promise<boolean> => act(api.answerChallenge(id, accept));

/** The table that was found and that this page has not led to; null: there is none. */
export function found(): string | null {
  const table = meeting.news?.met?.table ?? null;
  return table && !led.has(table) ? table : null;
}

/** A challenge of mine that was just taken up, or that I have just taken up. */
export function taken(): string | null {
  const table = meeting.news?.challenges.find(({ answer }) => answer === 'accepted')?.table ?? null;
  return table && !led.has(table) ? table : null;
}

/** What a call is for: its table, or the number of a real one. */
const placeOf = (call: EventCall): string => call.table ?? `${call.id} ${call.round} ${call.number}`;

/** A match of a tournament that the visitor has to play now. */
export const called = (): EventCall | null => meeting.news?.events.find(({ round }) => round > 0) ?? null;

/** Whether this tab has led the visitor to that match already; from now on it has. */
export function ledTo(call: EventCall): boolean {
  const place = placeOf(call);
  if (led.has(place)) return true;
  led.add(place);
  keepValue(LED, [...led].slice(-20), 'sessionStorage');
  return false;
}

/** Go to one's match: to its table, or where the tournament says which real table it is. */
export async function toMatch(call: EventCall): Promise<void> {
  if (!call.table) return go(`/events/${call.id}`);
  try {
    sitDown(await api.seat(call.table));
  } catch (error) {
    meeting.problem = error;
  }
}

/** Go to a table that was found, or that has filled. */
export async function lead(table: string): Promise<void> {
  if (led.has(table)) return;
  led.add(table);
  meeting.wish = null;
  let seated: Seated;
  try {
    seated = await api.seat(table);
  } catch (error) {
    led.delete(table);
    meeting.problem = error instanceof ApiError ? error : null;
    return;
  }
  sitDown(seated);
}
