/** The faces of Clash’s opponents, by their name in the ladder. */

import type { Look } from '../../pictures/portraits';

const portraits: Readonly<Record<string, Look>> = {
  dummy: { face: 'sack', skin: '#e0c183', field: 'yellow', robe: '#b98d4a', hair: 'tuft', hair_colour: '#c79a3a', extra: 'stitches' },
  gardener: { face: 'round', skin: '#cfe0a8', field: 'green', robe: '#4a7a3a', hair: 'cap', hat: 'leaves', hat_colour: '#3a8a58', extra: 'flower' },
  priest: { face: 'long', skin: '#dcebf5', field: 'blue', robe: '#e8f1f7', hair: 'parted', hair_colour: '#a9c8de', hat: 'ice', hat_colour: '#8cc4e8' },
  golem: { face: 'stone', skin: '#9a9286', field: 'red', robe: '#6d665c', extra: 'cracks' },
  arbiter: { face: 'long', skin: '#f7f0de', field: 'teal', robe: '#1c2126', hat: 'winged', hat_colour: '#1c2126', extra: 'halves' },
}; // prettier-ignore

export default portraits;
