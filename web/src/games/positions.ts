/** Positions that show a clause at work, as a case would give them: the rules page opens them to be played. */

/** What a case would say of the table, by the clause it shows. */
export type Positions = Record<string, Record<string, unknown>>;

const files = import.meta.glob<{ default: Positions }>('./*/positions.ts');

/** The positions of a game; none where it has no such file. */
export async function loadPositions(game: string): Promise<Positions> {
  return (await files[`./${game}/positions.ts`]?.())?.default ?? {};
}
