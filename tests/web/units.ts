/** What the tests ask of the client's own code: lists of questions in, lists of answers out, as JSON. */

import { loadTexts, t } from '../../web/src/lib/i18n.svelte';
import { line, promptText, refusalText, remedy, tone, why, type Names, type Seat } from '../../web/src/lib/narrate';
import type { Event, Prompt, Refusal } from '../../web/src/wire';

interface Told {
  event: Event;
  viewer: Seat | null;
}

interface Questions {
  lang: 'ko' | 'en';
  names: Names;
  events: Told[];
  refusals: Refusal[];
  prompts: Prompt[];
  reasons: { id: string; args?: Record<string, unknown> }[];
}

let input = '';
for await (const chunk of process.stdin) input += chunk;
const asked = JSON.parse(input) as Questions;
await loadTexts(asked.lang);
const answers = {
  events: asked.events.map(({ event, viewer }) => [line(event, asked.names, viewer), why(event, asked.names, viewer), tone(event)]),
  refusals: asked.refusals.map((refusal) => [refusalText(refusal), remedy(refusal)]),
  prompts: asked.prompts.map((prompt) => promptText(prompt)),
  reasons: asked.reasons.map((reason) => t(reason.id, reason.args ?? {})),
};
process.stdout.write(JSON.stringify(answers));
