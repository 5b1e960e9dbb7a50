/** Where the pips of a die's face are, in a square of 72. */

const [A, B, C] = [18, 36, 54];

export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[B, B]],
  2: [
    [A, A],
    [C, C],
  ],
  3: [
    [A, A],
    [B, B],
    [C, C],
  ],
  4: [
    [A, A],
    [C, A],
    [A, C],
    [C, C],
  ],
  5: [
    [A, A],
    [C, A],
    [B, B],
    [A, C],
    [C, C],
  ],
  6: [
    [A, A],
    [C, A],
    [A, B],
    [C, B],
    [A, C],
    [C, C],
  ],
};
