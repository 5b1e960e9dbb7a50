/**
 * SHA-256 and BLAKE2b of short messages, computed here: browsers have no BLAKE2b, and on a page without https no hashes
 * at all. Slow and plain; a few dozen hashes are all that is ever asked of it. (A test compares both with Python's.)
 */

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0));
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) * 64));
  message.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  const hash = [...START];
  for (let block = 0; block < padded.byteLength; block += 64) {
    const words = Array.from({ length: 16 }, (_, n) => padded.getUint32(block + n * 4));
    for (let n = 16; n < 64; n += 1) {
      const [a, b] = [words[n - 15]!, words[n - 2]!];
      const low = right(a, 7) ^ right(a, 18) ^ (a >>> 3);
      const high = right(b, 17) ^ right(b, 19) ^ (b >>> 10);
      words.push((words[n - 16]! + low + words[n - 7]! + high) | 0);
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n += 1) {
      const one = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
      const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n]! + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => out.setUint32(n * 4, word));
  return new Uint8Array(out.buffer);
}

const WORD = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
// Which words of a block each round mixes in.
const SIGMA = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((line) => [...line].map((digit) => parseInt(digit, 16)));
const MIXED = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map((line) =>
  [...line].map((digit) => parseInt(digit, 16)),
);

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & WORD;

/** Keyed BLAKE2b. The key has at most 64 bytes. */
export function blake2b(key: Uint8Array, message: Uint8Array, size = 32): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(128 * Math.max(2, 1 + Math.ceil(message.length / 128)));
  data.set(key);
  data.set(message, 128);
  const length = message.length ? 128 + message.length : 128;
  const view = new DataView(data.buffer);
  const hash = [...IV];
  hash[0] = hash[0]! ^ 0x01010000n ^ (BigInt(key.length) << 8n) ^ BigInt(size);
  for (let block = 0; block < length; block += 128) {
    const last = block + 128 >= length;
    const words = Array.from({ length: 16 }, (_, n) => view.getBigUint64(block + n * 8, true));
    const v = [...hash, ...IV];
    v[12] = v[12]! ^ BigInt(last ? length : block + 128);
    if (last) v[14] = v[14]! ^ WORD;
    for (let round = 0; round < 12; round += 1) {
      const order = SIGMA[round % 10]!;
      MIXED.forEach(([a, b, c, d], n) => {
        const put = (x: number | undefined, value: bigint): bigint => (v[x!] = value & WORD);
        const get = (x: number | undefined): bigint => v[x!]!;
        put(a, get(a) + get(b) + words[order[2 * n]!]!);
        put(d, turned(get(d) ^ get(a), 32n));
        put(c, get(c) + get(d));
        put(b, turned(get(b) ^ get(c), 24n));
        put(a, get(a) + get(b) + words[order[2 * n + 1]!]!);
        put(d, turned(get(d) ^ get(a), 16n));
        put(c, get(c) + get(d));
        put(b, turned(get(b) ^ get(c), 63n));
      });
    }
    for (let n = 0; n < 8; n += 1) hash[n] = hash[n]! ^ v[n]! ^ v[n + 8]!;
  }
  const out = new DataView(new ArrayBuffer(64));
  hash.forEach((word, n) => out.setBigUint64(n * 8, word, true));
  return new Uint8Array(out.buffer).slice(0, size);
}

export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Texts and bytes one after the other. */
export function joined(...parts: (string | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => [...(typeof part === 'string' ? new TextEncoder().encode(part) : part)]),
  );
}
