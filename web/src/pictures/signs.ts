/** The small signs, on a grid of 24: lines where `line` says so, else surfaces. */

interface SignPath {
  d: string;
  line?: boolean;
}

export const SIGNS: Readonly<Record<string, SignPath>> = {
  dot: { d: 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0 -10Z' },
  // What becomes of a card, and whom it is for
  target: { d: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0 -6M12 1v5M12 18v5M1 12h5M18 12h5', line: true },
  nullified: { d: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18M6 18L18 6', line: true },
  'no-target': { d: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0 -14M9 9l6 6M15 9l-6 6', line: true },
  back: { d: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3', line: true },
  gone: { d: 'M12 3C14 8 19 9 19 15a7 7 0 0 1 -14 0C5 11 8 11 9 7C10 9 11 8 12 3Z' },
  tag: { d: 'M4 4h8l9 9l-8 8l-9 -9ZM8.5 8.5v.01', line: true },
  // Piles
  hand: { d: 'M3 8l6 -2l4.500 13l-6 2ZM9.500 4.500h7v14h-2.800L9.500 6ZM18 6l4 1.200l-4 13l-3 -.900h3Z' },
  deck: { d: 'M4 7l9 -5l7 3l-9 5ZM4 9.500l7 3l9 -5v2.500l-9 5l-7 -3ZM4 14l7 3l9 -5v2.500l-9 5l-7 -3Z' },
  discard: { d: 'M6 2h12v13h-3V5H9v10H6ZM12 8v9h4l-4 5l-4 -5h4' },
  // What a page says
  star: { d: 'M12 2l3 6.6l7 .8l-5.200 4.900l1.400 7.200L12 18l-6.200 3.500l1.400 -7.200L2 9.400l7 -.8Z' },
  no: { d: 'M5 5l14 14M19 5L5 19', line: true },
  yes: { d: 'M4 12.500l5.500 5.500L20 6', line: true },
  plus: { d: 'M12 4v16M4 12h16', line: true },
  play: { d: 'M6 3.500L20 12L6 20.500Z' },
  left: { d: 'M15 4L7 12l8 8', line: true },
  right: { d: 'M9 4l8 8l-8 8', line: true },
  down: { d: 'M4 9l8 8l8 -8', line: true },
  flag: { d: 'M5 22V3c5 -3 8 3 14 0v10c-6 3 -9 -3 -14 0' },
  time: { d: 'M6 2h12M6 22h12M7 2c0 6 5 6 5 10c0 -4 5 -4 5 -10M7 22c0 -6 5 -6 5 -10c0 4 5 4 5 10', line: true },
  use: { d: 'M8 11V4.500a1.500 1.500 0 0 1 3 0V10h5.500a3 3 0 0 1 3 3.500l-1 5a4 4 0 0 1 -4 3.500h-3a5 5 0 0 1 -4 -2l-4 -6a1.600 1.600 0 0 1 2.500 -2Z' },
  learn: { d: 'M12 4L1 9.500L12 15l9 -4.500V17h2V9.500ZM5 13.500V17c2 2.500 12 2.500 14 0v-3.500L12 17Z' },
  chart: { d: 'M3 21V3h2v16h16v2ZM8 17V11h3v6ZM13 17V6h3v11ZM18 17V9h3v8Z' },
  gear: { d: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0 -8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200L19 19M5 19l2.800 -2.800M16.200 7.800L19 5', line: true },
}; // prettier-ignore
