import { describe, expect, it } from 'vitest';
import type { EventPage, GameCard } from '../../wire';
import roads from '../../../../tests/tournaments/roads.json';
import { bodyOf, draftOf, fresh, localMoment } from './draft';

const GAME = { id: 'any', seats: 2, default_mode: 'quick' } as GameCard;

/** What is sent where nothing is said. */
const EMPTY = { format: 'swiss', rounds: 0, cut: 0, best_of: 1, capacity: 0, terms: { minutes: 0, round_minutes: 0 } };

describe('the form of a tournament', () => {
  it('says what a club evening needs, and nothing that cannot be', () => {
    const body = bodyOf(fresh(GAME, 'Friday'));
    expect(body).toMatchObject({ name: 'Friday', game: 'any', mode: 'quick', format: 'swiss', rounds: 0, cut: 0 });
    expect(body.terms).toMatchObject({ no_show_s: 300, break_s: 120, minutes: 0, languages: ['ko', 'en'] });
  });

  it('leaves out what another format asks for', () => {
    const draft = { ...fresh(GAME, 'Cup'), rounds: 5, round_minutes: 50, best_of: '3' };
    expect(bodyOf(draft)).toMatchObject({ rounds: 5, best_of: 3, terms: { round_minutes: 50 } });
    expect(bodyOf({ ...draft, format: 'arena' })).toMatchObject({ rounds: 0, best_of: 1, terms: { minutes: 60 } });
    expect(bodyOf({ ...draft, format: 'single' }).terms).toMatchObject({ round_minutes: 0 });
    expect(bodyOf({ ...draft, where: 'tables' }).terms).toMatchObject({ no_show_s: 0 });
  });

  it('sends whatever the command line and the server accept, as it is', () => {
    const base = { name: 'Friday', game: 'dice-battle', at_tables: true };
    const terms = { languages: ['ko', 'en'], ...EMPTY.terms };
    for (const road of roads.filter((one) => !('refused' in one || 'malformed' in one))) {
      const asked = { ...EMPTY, ...base, ...road.settings, terms: { ...terms, ...road.settings.terms } };
      const page = { settings: asked, listed: true } as unknown as EventPage;
      expect(bodyOf(draftOf(page), page), road.what).toMatchObject(asked);
    }
  });

  it('gives back what a tournament has, to the millisecond of its start', () => {
    const at = new Date(2026, 10, 20, 19, 30).getTime() + 12_345;
    const body = bodyOf({ ...fresh(GAME, 'Friday'), start: localMoment(at), check_in: 15, clock: '5' });
    const settings = { ...body, seed: 's', terms: { ...body.terms, start_at: at } } as EventPage['settings'];
    const page = { settings, listed: true } as EventPage;
    expect(bodyOf(draftOf(page), page)).toEqual({ ...body, terms: { ...body.terms, start_at: at } });
  });
});
