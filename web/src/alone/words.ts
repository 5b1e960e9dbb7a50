/** What a page and the worker with the engine say to each other. */

export type ToWorker =
  | { type: 'start'; folder: string; lang: string }
  | { type: 'request'; id: number; method: string; address: string; body: string }
  | { type: 'connect'; line: number; table: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'hang-up'; line: number }
  | { type: 'hashes'; id: number; game: string; seed: number };

export type FromWorker =
  | { type: 'started' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; kind: string; body: Uint8Array<ArrayBuffer> }
  | { type: 'told'; line: number; text: string }
  | { type: 'closed'; line: number; code: number }
  | { type: 'hashes'; id: number; hashes: string[] };
