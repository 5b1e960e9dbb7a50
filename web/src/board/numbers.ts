/** The numbers of a variant that the board draws, asked of the server: the client knows no rule. */

export interface BoardNumbers {
  energyCap: number;
  gaugeFull: number;
  odds: { tendency: string; success: number; risk: string; points: number }[];
}

interface ParamsReply {
  parameters: { name: string; value: number }[];
  odds: BoardNumbers['odds'];
}

/** The numbers of Dice Battle with these changes. */
export async function boardNumbers(overrides: Record<string, number>): Promise<BoardNumbers> {
  const query = Object.entries(overrides).map(([name, value]) => `set=${encodeURIComponent(`${name}=${value}`)}`);
  const response = await fetch(`/api/games/dice-battle/params?${query.join('&')}`);
  const reply = (await response.json()) as ParamsReply;
  const value = (name: string): number => reply.parameters.find((row) => row.name === name)?.value ?? 0;
  return { energyCap: value('energy.cap'), gaugeFull: value('gauge.full'), odds: reply.odds };
}
