/** What stands behind a figure, in a field of 160 by 100: shapes far away and shapes that are near. Drawn for Hanpan. */

export interface Ground {
  far: string;
  near?: string;
  /** Lines instead of surfaces, this wide. */
  far_line?: number;
  near_line?: number;
}

const turned = (count: number, shape: (angle: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => shape((2 * Math.PI * i) / count, i)).join('');
const at = (angle: number, far: number): string =>
  `${(80 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** The rosette under a palace roof: two rings of petals around a seed. */
const rosette = (far: number, count: number, wide: number): string =>
  turned(
    count,
    (a) =>
      `M${at(a, far * 0.4)}Q${at(a - wide, far * 0.85)} ${at(a, far)}Q${at(a + wide, far * 0.85)} ${at(a, far * 0.4)}Z`,
  );
const cloud = (x: number, y: number, s: number): string =>
  `M${x} ${y}h${46 * s}a${7 * s} ${7 * s} 0 0 0 0 ${-14 * s}a${10 * s} ${10 * s} 0 0 0 ${-17 * s} ${-7 * s}a${9 * s} ${9 * s} 0 0 0 ${-16 * s} ${4 * s}a${8.5 * s} ${8.5 * s} 0 0 0 ${-13 * s} ${17 * s}Z`;
const rows = (y: number[], part: (y: number) => string): string => y.map(part).join('');

export const GROUNDS: Readonly<Record<string, Ground>> = {
  /* Strokes of a dry brush. Never rays from a disc: that pattern has a history that nobody here wants to see. */
  strokes: {
    far: 'M-10 70Q50 44 118 -10L136 -10Q66 56 -10 84ZM-10 104Q70 72 160 2L172 8Q92 82 10 112Z',
    near: 'M-10 40Q30 24 66 -6L74 -6Q38 32 -10 48ZM50 106Q110 76 170 30V42Q124 82 76 108Z',
  },
  rings: { far: circle(80, 50, 46) + circle(80, 50, 34) + circle(80, 50, 62), far_line: 3, near: circle(80, 50, 24) },
  petals: { far: rosette(66, 12, 0.24), near: rosette(44, 8, 0.36) },
  peaks: {
    far: 'M-4 100L-4 66Q8 40 20 34Q32 42 40 62Q50 26 64 18Q80 10 96 20Q110 30 120 62Q128 40 140 34Q152 42 164 66L164 100Z',
    near: 'M-4 100L-4 84Q20 64 40 78Q62 66 80 80Q104 64 122 78Q144 66 164 84L164 100Z',
  },
  waves: {
    far: rows([52, 66], (y) => `M-8 ${y}q10 -12 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V100H-8Z`),
    near: rows([82, 92], (y) => `M-18 ${y}q10 -12 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V100H-18Z`),
  },
  clouds: {
    far: cloud(6, 42, 1) + cloud(102, 34, 1.1),
    near: cloud(-12, 92, 1.3) + cloud(58, 100, 1.2) + cloud(116, 88, 1.2),
  },
  flames: {
    far: 'M-4 100V70Q6 60 4 42Q20 54 22 70Q34 50 30 22Q54 42 54 68Q70 44 66 8Q98 32 96 68Q108 56 108 34Q126 50 126 72Q138 62 140 44Q156 56 164 76V100Z',
    near: 'M-4 100V86Q12 82 14 66Q28 78 32 88Q46 80 46 60Q66 74 68 88Q84 78 84 56Q104 72 104 88Q118 82 120 66Q136 76 138 88Q150 84 164 90V100Z',
  },
  smoke: {
    far: 'M10 104Q-4 74 22 64Q44 56 36 36Q30 20 48 8M74 104Q60 78 82 66Q104 54 92 30Q86 14 100 -4M128 104Q118 80 138 68Q158 56 146 34Q140 20 152 6',
    far_line: 12,
  },
  ground: {
    far: 'M-4 100V62Q36 46 80 56T164 54V100Z',
    near: 'M-4 100V82Q40 70 84 78T164 74V100Z',
  },
  moon: { far: circle(80, 46, 38), near: 'M-4 100V88Q26 78 56 86T120 84T164 88V100Z' },
  stars: {
    far: [
      [18, 20, 3], [40, 66, 2], [30, 42, 1.6], [60, 14, 2], [104, 16, 2.6], [132, 30, 2], [148, 66, 3], [118, 78, 2],
      [14, 84, 2.2], [140, 10, 1.6], [88, 88, 1.8], [8, 50, 1.6],
    ].map(([x, y, r]) => `M${x} ${y! - 3 * r!}L${x! + r!} ${y! - r!}L${x! + 3 * r!} ${y}L${x! + r!} ${y! + r!}L${x} ${y! + 3 * r!}L${x! - r!} ${y! + r!}L${x! - 3 * r!} ${y}L${x! - r!} ${y! - r!}Z`).join(''), // prettier-ignore
    near: circle(80, 50, 40),
  },
  rain: {
    far: Array.from({ length: 26 }, (_, i) => `M${(i * 37) % 176} ${((i * 53) % 104) - 12}l-7 22`).join(''),
    far_line: 2.6,
    near: 'M-4 100V90Q40 84 80 89T164 87V100Z',
  },
  snow: {
    far: Array.from({ length: 20 }, (_, i) => circle((i * 47) % 168, (i * 31) % 96, 1.6 + (i % 3))).join(''),
    near: 'M-4 100V84Q36 70 80 80T164 78V100Z',
  },
  slash: { far: 'M-10 96Q58 74 172 -8Q98 66 -10 112Z', near: 'M-10 42Q60 40 176 6Q84 52 -10 50Z' },
  lattice: {
    far: 'M20 0V100M50 0V100M110 0V100M140 0V100M0 14H160M0 38H160M0 62H160M0 86H160M65 14V86M95 14V86',
    far_line: 3,
    near: circle(80, 50, 40),
  },
  bricks: {
    far:
      rows([20, 40, 60, 80], (y) => `M0 ${y}H160`) +
      rows([0, 40, 80], (y) => `M24 ${y}v20M72 ${y}v20M120 ${y}v20`) +
      rows([20, 60], (y) => `M0 ${y}v20M48 ${y}v20M96 ${y}v20M144 ${y}v20`),
    far_line: 3,
  },
};
