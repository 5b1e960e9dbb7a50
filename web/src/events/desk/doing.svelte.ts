/** What is done from the desk: one thing after another, and what the server says of it, where it was pressed. */

import type { EventAct } from '../../wire';
import type { LiveEvent } from '../live.svelte';
import { tourProblem } from '../words';

export class Doing {
  /** The place where something was refused, and why. */
  place = $state('');
  problem = $state('');
  /** What was done last, for screen readers. */
  told = $state('');

  constructor(private readonly live: LiveEvent) {}

  /** Whether it was done. `told`: what is said then. */
  async act(place: string, act: EventAct, told = ''): Promise<boolean> {
    this.place = place;
    this.problem = '';
    this.told = '';
    try {
      await this.live.act(act);
      this.told = told;
      return true;
    } catch (error) {
      this.problem = tourProblem(error);
      return false;
    }
  }

  /** What was refused there. */
  at = (place: string): string => (this.place === place ? this.problem : '');
}
