/** The lab of the server: what can be asked, how far a report is, and its words. */

import { get, post } from '../lib/api';
import { speakGame } from '../lib/i18n.svelte';
import type { Lang } from '../lib/settings.svelte';

export interface LabGame {
  id: string;
  modes: string[];
  default_mode: string;
  levels: string[];
  default_level: string;
  /** How many games are usual, and how many are allowed here. */
  games: number;
  most_games: number;
}

export interface LabRun {
  id: string;
  game: string;
  mode: string;
  level: string;
  games: number;
  seed: number;
  questions: string[];
  vary: string[];
  state: 'running' | 'done' | 'failed' | 'cancelled';
  stage: 'games' | 'examples' | 'writing' | 'done' | 'failed';
  done: number;
  total: number;
  per_second: number;
  seconds_left: number | null;
  problem: string;
  started_at: number;
}

export interface LabState {
  open: boolean;
  reason: '' | 'off' | 'elsewhere' | 'packages';
  missing: string[];
  questions: string[];
  games: LabGame[];
  most_variants: number;
  runs: LabRun[];
}

export interface LabBody {
  game: string;
  questions: string[];
  mode: string;
  level: string;
  games: number;
  seed: number;
  vary: string[];
}

export const lab = {
  state: () => get<LabState>('lab'),
  start: (body: LabBody) => post<LabRun>('lab/runs', body),
  run: (id: string) => get<LabRun>(`lab/runs/${id}`),
  cancel: (id: string) => post<LabRun>(`lab/runs/${id}/cancel`),
  parts: (id: string, lang: Lang) => get<string>(`lab/runs/${id}/parts?lang=${lang}`),
};

const words = import.meta.glob<string>('../text/*/lab.ftl', { query: '?raw', import: 'default' });

/** Speak the lab's words besides those of the pages; they are loaded when somebody opens it. */
export function speakLab(): Promise<void> {
  return speakGame(async (lang) => [await words[`../text/${lang}/lab.ftl`]!()]);
}
