import type { HeroDrawings } from './hero-drawing.ts';
import { around, spot } from './round-parts.ts';

/** The hinge of a scallop, where its ribs meet. */
const HINGE = [0, 84] as const;
const RIBS = 9;
/** Half of the angle between the outer ribs, in turns. */
const SPREAD = 0.155;

/** Shells, and jewelry that is worn at the neck. */
export const SHELLS_AND_JEWELRY = {
  seashell: [
    'ink s -14 62 * -44 62 -54 74 * -40 88 -16 92 *',
    'ink s 14 62 * 44 62 54 74 * 40 88 16 92 *',
    'line l 1.8 -46 74 -18 78',
    'line l 1.8 46 74 18 78',
    ...Array.from({ length: RIBS }, (_, index) => ribOf(index)).flat(),
    band(0.44, 3),
    band(0.66, 4),
    band(0.84, 3),
    'mark o 0 84 13 10',
    'line l 1.8 -8 82 0 88 8 82',
  ],
  pearl: [
    'ink s -84 14 * -98 -22 -84 -56 -58 -78 -30 -88 0 -94 30 -88 58 -78 84 -56 98 -22 84 14 *',
    'shade s 30 -88 58 -78 84 -56 98 -22 84 14 * 66 12 * 84 -18 70 -50 40 -74 *',
    'mark s -66 10 * -80 -20 -66 -48 -44 -66 -20 -74 0 -78 20 -74 44 -66 66 -48 80 -20 66 10 *',
    ...[-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42].map(
      (lean) =>
        `line v ${(lean * 40).toFixed(0)} 0 0.8 ${(lean * 120).toFixed(0)} -40 1.6 ${(lean * 152).toFixed(0)} ${(-72 + Math.abs(lean) * 50).toFixed(0)} 0.6`,
    ),
    'ink s -94 18 * -60 8 0 4 60 8 94 18 * 98 38 80 64 44 84 0 92 -44 84 -80 64 -98 38 *',
    'shade s -94 22 * -98 38 -80 64 -44 84 0 92 44 84 80 64 98 38 94 22 * 70 58 30 72 0 74 -30 72 -70 58 *',
    'mark s -84 20 * -50 10 0 6 50 10 84 20 * 60 38 30 48 0 50 -30 48 -60 38 *',
    'line l 2 -82 34 -56 56 -20 66',
    'line l 2 82 34 56 56 20 66',
    'line l 2 -30 80 0 84 30 80',
    'shade o 2 38 30 8',
    'ink o 0 10 33',
    'cut o 0 10 30',
    'shade s 24 -8 30 10 22 31 0 40 -20 32 * 4 28 18 14 *',
    'gloss o -10 0 9 8',
    'gloss o 10 24 3 2.4',
  ],
  amulet: [
    ...chain(-1),
    ...chain(1),
    'mark s 0 -40 8 -36 10 -26 6 -16 * -6 -16 * -10 -26 -8 -36',
    'cut o 0 -29 4.4 5',
    'mark m 0 -24 14 -20 24 -14 *',
    ...around(20, (turn) => `mark o ${spot([0, 36], 57, turn)} 6`),
    'mark o 0 36 57',
    'shade s 40 -4 52 14 57 36 50 64 30 84 4 93 * 30 72 44 44 *',
    ...around(12, (turn) => `shade s ${spot([0, 36], 36, turn - 0.03)} * ${spot([0, 36], 53, turn)} * ${spot([0, 36], 36, turn + 0.03)} *`),
    ...around(12, (turn) => `ink o ${spot([0, 36], 48, turn + 1 / 24)} 3`),
    'line o 0 36 37',
    'mark o 0 36 34.6',
    'ink o 0 36 31',
    'shade s 0 36 * 29 26 31 36 24 56 0 67 -20 60 *',
    'line c 1.3 0 36 16',
    ...around(8, (turn) => `line l 1.3 ${spot([0, 36], 16, turn)} ${spot([0, 36], 31, turn)}`),
    'gloss s -22 22 * -14 12 -2 9 * -8 18 -16 24 *',
    'gloss o -22 32 2',
    'mark m 0 92 5 94 4 99 0 100',
  ],
} as const satisfies HeroDrawings;

function ribOf(index: number): readonly string[] {
  const step = (2 * SPREAD) / (RIBS - 1);
  const aside = -SPREAD + step * index;
  const at = (share: number, shift: number) => spot(HINGE, reachOf(aside + shift * step) * share, 0.75 + aside + shift * step);
  const lobe = `${at(0.8, -0.5)} ${at(0.95, -0.44)} ${at(1.02, -0.24)} ${at(1.04, 0)} ${at(1.02, 0.24)} ${at(0.95, 0.44)} ${at(0.8, 0.5)}`;
  return [
    `ink s ${at(0, 0)} * ${lobe}`,
    `shade s ${at(0.06, 0.3)} * ${at(0.8, 0.16)} ${at(0.98, 0.2)} ${at(1.01, 0.3)} ${at(0.95, 0.44)} ${at(0.8, 0.5)}`,
  ];
}

/** A scallop is a little wider than a circle about its hinge. */
function reachOf(aside: number): number {
  return 166 - 46 * (aside / SPREAD) ** 2;
}

/** A colored band across the ribs. */
function band(share: number, half: number): string {
  const points = Array.from({ length: 19 }, (_, index) => -SPREAD * 1.08 + (SPREAD * 2.16 * index) / 18);
  const rise = (index: number) => (index % 2 === 0 ? -1.5 : 1.5);
  return `mark v ${points.map((aside, index) => `${spot(HINGE, reachOf(aside) * share + rise(index), 0.75 + aside)} ${half}`).join(' ')}`;
}

/** The links of one side of a chain, every second one seen from its edge. */
function chain(side: 1 | -1): readonly string[] {
  return Array.from({ length: 11 }, (_, index) => index / 10).map((share, index) => {
    const x = side * (70 - 62 * share ** 0.8);
    const y = -96 + 66 * share ** 1.5;
    return index % 2 === 0 ? `mark c 2.6 ${x.toFixed(1)} ${y.toFixed(1)} 4.6` : `shade o ${x.toFixed(1)} ${y.toFixed(1)} 3.4 3.4`;
  });
}
