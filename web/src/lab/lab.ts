/** The lab of the server: what can be asked, how far a report is, and its words. */

import { get, post } from '../lib/api';
import { speakGame } from '../lib/i18n.svelte';
import type { Lang } from '../lib/settings.svelte';
import type { LabBody, LabRun, LabState } from '../wire';

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
