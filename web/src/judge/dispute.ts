/** What a dispute is about, read from the log: nothing here knows a rule. */

import { t } from '../lib/i18n.svelte';
import type { Line } from '../lib/table.svelte';
import type { JudgeCalledEvent, OrderEvent, TableInfo } from '../wire';

export interface Dispute {
  /** The step that is explained, and the event in question where one was named. */
  step: number | null;
  line: Line | null;
  /** The clause that a judge has quoted, or the one behind the event. */
  clause: string;
  /** The case that a judge has named. */
  caseId: string;
}

/** The names of those who are at a table and may judge it; of one by link it says so. */
export function judging(info: TableInfo | null): string[] {
  return (info?.judges ?? [])
    .filter((one) => one.here && one.judging)
    .map((one) => (one.link ? t('judge-linked', { name: one.name }) : one.name));
}

/** Whether the line tells what a judge or a caller did, and not the game. */
export function isJudging({ event }: Line): boolean {
  return event.kind.startsWith('judge_');
}

/** What was last asked or said; nothing once the game has gone on after it by a call taken back, a restore or a finding. */
export function dispute(lines: Line[]): Dispute | null {
  const at = lines.findLastIndex(isJudging);
  const said = lines[at]?.event as OrderEvent | undefined;
  if (said?.kind !== 'judge_called' && said?.kind !== 'judge_explains' && said?.kind !== 'judge_quotes') return null;
  // What a ruling led to is no step of the game: it is told with the ruling.
  const ruled = new Set(lines.filter(isJudging).map((line) => line.step));
  const before = lines.slice(0, at).filter((line) => !ruled.has(line.step));
  const about = said.kind === 'judge_quotes' ? lastCall(lines.slice(0, at)) : said;
  const step = about?.data?.step ?? before.at(-1)?.step ?? null;
  const index = about?.kind === 'judge_called' ? about.data?.index : undefined;
  const inStep = before.filter((line) => line.step === step);
  const line = index === undefined ? null : (inStep.find((one) => one.index === index) ?? null);
  const { clause, case: caseId = '' } = said.kind === 'judge_quotes' ? said.data : {};
  const behind = (line ?? inStep.findLast((one) => one.event.clause))?.event.clause;
  return { step, line, clause: clause ?? behind ?? '', caseId };
}

/** What a judge holds against a seat and can take back: not what was taken back already, nor a lost game. */
export function records(lines: Line[]): Line[] {
  const said = lines.map((line) => ({ line, event: line.event as OrderEvent }));
  const gone = new Set(said.map(({ event }) => (event.kind === 'judge_voids' ? event.data.step : -1)));
  return said
    .filter(
      ({ event }) => event.kind === 'judge_finds' || (event.kind === 'judge_penalises' && event.data.what !== 'game'),
    )
    .map(({ line }) => line)
    .filter((line) => !gone.has(line.step));
}

function lastCall(lines: Line[]): JudgeCalledEvent | null {
  const found = lines.findLast(({ event }) => event.kind === 'judge_called');
  return found ? (found.event as JudgeCalledEvent) : null;
}

/** The game's own lines of one step. */
export function linesOf(lines: Line[], step: number | null): Line[] {
  return lines.filter((line) => line.step === step && !isJudging(line));
}

/** The newest lines of the game, newest first, that somebody may ask about. */
export function recent(lines: Line[], quiet: (line: Line) => boolean, most: number): Line[] {
  return lines
    .filter((line) => !isJudging(line) && !quiet(line))
    .slice(-most)
    .reverse();
}

/** What may come between a correction that is proposed and the seats' agreement: words of judges, and agreement. */
const BESIDE = new Set([
  'judge_called',
  'judge_settled',
  'judge_explains',
  'judge_quotes',
  'judge_time',
  'judge_finds',
  'judge_counts',
  'judge_agreed',
]);

export interface Correction {
  step: number;
  /** The proposal, and each fact as the judge states it. */
  lines: Line[];
  agreed: string[];
}

/** The correction that the seats are asked about; nothing once the game has gone on, or somebody has declined. */
export function correction(lines: Line[]): Correction | null {
  const at = lines.findLastIndex(({ event }) => event.kind === 'judge_proposes');
  const step = lines[at]?.step;
  if (step === undefined) return null;
  const after = lines.slice(at).filter((line) => line.step !== step);
  const said = after.map((line) => line.event as OrderEvent);
  const gone = said.some((event) => !BESIDE.has(event.kind) || (event.kind === 'judge_agreed' && !event.data.agree));
  if (gone) return null;
  const agreed = said.flatMap((event) => (event.kind === 'judge_agreed' && event.seat ? [event.seat] : []));
  return { step, lines: lines.filter((line) => line.step === step), agreed };
}

/** The facts of a form, a line each: `p1.hp: 12`. A value is a number, yes, no, nothing, a word or a list of these. */
export function factsOf(text: string): Record<string, Fact | Fact[]> | null {
  const out: Record<string, Fact | Fact[]> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (!line) continue;
    const colon = line.indexOf(':');
    const [path, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    if (colon < 1 || !value) return null;
    const list = /^\[(.*)\]$/.exec(value);
    out[path] = list ? list[1]!.split(',').flatMap((one) => (one.trim() ? [fact(one.trim())] : [])) : fact(value);
  }
  return Object.keys(out).length ? out : null;
}

type Fact = string | number | boolean | null;

function fact(word: string): Fact {
  const fixed: Record<string, Fact> = { true: true, false: false, null: null };
  if (word in fixed) return fixed[word]!;
  return /^-?\d+$/.test(word) ? Number(word) : word.replace(/^"(.*)"$/, '$1');
}
