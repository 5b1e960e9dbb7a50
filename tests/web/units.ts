/** What the tests ask of the client's own code: questions in, answers out, as JSON. */

import { render } from 'svelte/server';
import { sheetOf } from '../../web/src/board/plain/facts';
import { byRounds, lastRound } from '../../web/src/board/rounds';
import { entries } from '../../web/src/board/story';
import { loadClient, type GameView } from '../../web/src/games/client';
import { loadCardFace } from '../../web/src/games/pictures';
import { loadGameTexts } from '../../web/src/games/texts';
import { routeOf } from '../../web/src/lib/address';
import { commitmentOf, matchKey, pledgeOf, serverValue } from '../../web/src/lib/fair';
import { blake2b, fromHex, sha256, toHex } from '../../web/src/lib/hashes';
import { loadTexts, t } from '../../web/src/lib/i18n.svelte';
import { line, promptText, refusalText, remedy, tone, why, type Names, type Seat } from '../../web/src/lib/narrate';
import { counted, curve, filtered, NO_FILTER, type CardRecord, type Filter } from '../../web/src/decks/cards';
import { readDeck, writeDeck } from '../../web/src/decks/list';
import { settings } from '../../web/src/lib/settings.svelte';
import { showOf } from '../../web/src/lib/show';
import { patched } from '../../web/src/lib/patch';
import { filmOf, frameAt, linkTo } from '../../web/src/replay/film';
import { stopOf } from '../../web/src/sound/play';
import { due, showable, type Scene } from '../../web/src/tutorial/lessons';
import { seatName } from '../../web/src/lib/words';
import type { DeckCard, Event, Prompt, Refusal, SeatInfo, Timeline as Told } from '../../web/src/wire';

/** A timeline of a game, told by its name: the tests make no table. */
type Timeline = Told & { game: string };

interface Words {
  game: string;
  lang: 'ko' | 'en';
  names: Names;
  events: { event: Event; viewer: Seat | null }[];
  refusals: Refusal[];
  prompts: Prompt[];
  reasons: { id: string; args?: Record<string, unknown> }[];
}

const tasks = {
  /** Hashes and keys of dice, as the fair-dice page computes them. */
  async fair({ secret, values, messages }: { secret: string; values: Record<string, string>; messages: string[] }): Promise<unknown> {
    return {
      sha256: messages.map((message) => toHex(sha256(fromHex(message)))),
      blake2b: messages.map((message) => toHex(blake2b(fromHex(secret), fromHex(message)))),
      commitment: commitmentOf(secret),
      pledge: pledgeOf(commitmentOf(secret), 'p1', values.p1!),
      server: serverValue(secret, 'p2'),
      key: matchKey(secret, values),
    };
  },

  async words(asked: Words): Promise<unknown> {
    await loadTexts(asked.lang);
    await loadGameTexts(asked.game);
    return {
      events: asked.events.map(({ event, viewer }) => [line(event, asked.names, viewer), why(event, asked.names, viewer), tone(event, viewer)]),
      refusals: asked.refusals.map((refusal) => [refusalText(refusal), remedy(refusal)]),
      prompts: asked.prompts.map((prompt) => promptText(prompt)),
      reasons: asked.reasons.map((reason) => t(reason.id, reason.args ?? {})),
    };
  },

  /** Views in words, as the board for any game shows them. */
  async sheets({ game, lang, names, views }: Words & { views: object[] }): Promise<unknown> {
    await loadTexts(lang);
    await loadGameTexts(game);
    return views.map((view) => sheetOf(view, names));
  },

  /** The page and id of each address. */
  async routes(paths: string[]): Promise<unknown> {
    return paths.map((path) => routeOf(path, '')).map(({ page, id, part }) => [page, id, part]);
  },

  /** What people at a table are called. */
  async seats({ lang, seats }: { lang: 'ko' | 'en'; seats: SeatInfo[] }): Promise<unknown> {
    await loadTexts(lang);
    return seats.map((seat) => seatName(seat, 'dice-battle'));
  },

  /** The board after each step, as the client puts it together from the step before and the patches. */
  async patched({ steps }: Timeline): Promise<unknown> {
    return steps.slice(1).map(({ patches }, n) => patches.reduce(patched, steps[n]!.view));
  },

  /** Every frame of a replay, and where its own link leads. */
  async film(timeline: Timeline): Promise<unknown> {
    const client = await loadClient(timeline.game);
    const film = filmOf(timeline, client);
    const frames = film.frames.map((frame) => {
      const query = new URLSearchParams(linkTo(frame, 'p1'));
      const event = query.get('event');
      const { step, line, told, whole, view } = frame;
      return { step, kind: line?.event.kind ?? null, told, whole, view, round: lastRound(film.lines.slice(0, told), client.roundOf).length, link: frameAt(film, Number(query.get('step')), event === null ? null : Number(event)) };
    });
    const lost = [frameAt(film, 9999, null), frameAt(film, 1, 9999), frameAt(film, -5, null)];
    return { frames, rounds: film.rounds, lines: film.lines.length, lost };
  },

  /** How long each step of a game is shown at a speed, with the stops that blows make. */
  async show({ game, steps, speed }: Timeline & { speed: number }): Promise<unknown> {
    const client = await loadClient(game);
    settings.motion = 'full';
    return steps.map(({ events }) => {
      const stops = events.map((event) => client.cueOf?.(event) ?? null).map((cue) => (cue ? stopOf(cue) : 0));
      const shown = showOf(client, events).map((ms) => ms / speed);
      return [...shown, ...stops].reduce((sum, ms) => sum + ms, 0);
    });
  },

  /** The log of a game, round by round: how many events it could tell, and the kinds and places of each of its lines. */
  async story(timeline: Timeline): Promise<unknown> {
    const { roundOf, partOf, quiet } = await loadClient(timeline.game);
    const lines = timeline.steps.flatMap(({ step, events }) => events.map((event, index) => ({ step, index, event })));
    const at = ({ step, index, event }: (typeof lines)[number]): unknown => ({ step, index, kind: event.kind });
    return byRounds(lines, roundOf).map(({ round, lines: all }) => {
      const shown = all.filter(({ event }) => !quiet?.has(event.kind));
      const told = entries(shown, partOf!);
      return {
        round,
        events: shown.length,
        lines: told.map((entry) => ({ told: entry.told.map(at), results: entry.results.map(at), all: entry.all.map(at) })),
      };
    });
  },

  /** What the deck builder makes of cards, filters and texts. */
  async decks({ cards, filters, texts, deck }: { cards: CardRecord[]; filters: Partial<Filter>[]; texts: string[]; deck: string[] }): Promise<unknown> {
    return {
      found: filters.map((filter) => filtered(cards, { ...NO_FILTER, ...filter }).map((card) => card.id)),
      read: texts.map((text) => readDeck(text, cards)),
      text: writeDeck('Mine', counted(deck), cards),
      curve: curve(cards, counted(deck)),
    };
  },

  /** What stands on the cards of a game, as the deck builder and the table show them. */
  async faces({ game, lang, cards }: Words & { cards: DeckCard[] }): Promise<unknown> {
    await loadTexts(lang);
    await loadGameTexts(game);
    const Face = (await loadCardFace(game))!;
    return cards.map((card) => render(Face, { props: { card } }).body);
  },

  /** All lessons of a game: what they point at, and their words for each way to press things. */
  async guide({ game, lang }: Words): Promise<unknown> {
    await loadTexts(lang);
    const tutorial = (await loadClient(game)).tutorial;
    const said = (id: string): string[] => ['touch', 'keys'].map((by) => t(`tutorial-${id}`, { by }));
    return tutorial?.lessons.map(({ id, press }) => ({ id, press, said: said(id) })) ?? [];
  },

  /** The lessons a learner meets who answers as the game was played and does all that is asked besides. */
  async lessons(timeline: Timeline): Promise<unknown> {
    const tutorial = (await loadClient(timeline.game)).tutorial!;
    const { lessons, moment } = tutorial;
    const met: string[] = [];
    let index = 0;
    for (const { step, view } of timeline.steps) {
      const log = timeline.steps.slice(0, step + 1).flatMap((one) => one.events.map((event, i) => ({ step: one.step, index: i, event })));
      const scene: Scene = { view: view as GameView, log, hint: false, opened: false };
      for (;;) {
        index = due(tutorial, index, scene);
        const lesson = lessons[index];
        if (!lesson || !showable(tutorial, lesson, scene)) break;
        met.push(`${moment(scene.view)} ${lesson.id}`);
        if (lesson.id === 'why') scene.opened = true;
        else if (lesson.id === 'hint') scene.hint = true;
        else index += 1;
      }
    }
    return { met, all: lessons.map((lesson) => lesson.id), seed: tutorial.table.seed, overrides: tutorial.table.overrides ?? {} };
  },
};

let input = '';
for await (const chunk of process.stdin) input += chunk;
const { task, asked } = JSON.parse(input) as { task: keyof typeof tasks; asked: never };
process.stdout.write(JSON.stringify(await tasks[task](asked)));
