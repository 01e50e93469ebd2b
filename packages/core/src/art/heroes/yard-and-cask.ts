import { HANGING_SCARECROW } from './hanging-scarecrow.ts';
import type { HeroDrawings } from './hero-drawing.ts';
import { around, spot, turnedPart } from './round-parts.ts';

/** The turns of a hammer, a pencil and a match that lie across their squares. */
const HAMMER = 0.1;
const PENCIL = -0.11;
const MATCH = 0.045;

/** Things of a field, a yard and a cellar, and tools for a hand. */
export const YARD_AND_CASK = {
  scarecrow: HANGING_SCARECROW,
  barrel: [
    'shade o 0 98 66 6',
    'mark s -50 -92 * 50 -92 * 68 -50 74 0 68 56 50 96 * 20 101 -20 101 -50 96 * -68 56 -74 0 -68 -50 *',
    'shade s 50 -92 * 68 -50 74 0 68 56 50 96 * 34 100 18 101 * 40 40 42 -20 32 -92 *',
    ...[-0.78, -0.5, -0.18, 0.16, 0.48, 0.78].map(
      (share) =>
        `ink v ${(share * 51).toFixed(1)} -90 0.9 ${(share * 72).toFixed(1)} -40 1.1 ${(share * 75).toFixed(1)} 0 1.1 ${(share * 70).toFixed(1)} 50 1.1 ${(share * 51).toFixed(1)} 99 0.9`,
    ),
    ...[
      [-84, 54, 10],
      [-50, 69, 8],
      [42, 72, 8],
      [80, 58, 11],
    ].flatMap(([y = 0, half = 0, tall = 0]) => hoop(y, half, tall)),
    'mark o 0 -92 50 11',
    'shade o 0 -91 43 8',
    'mark o 0 -89.4 42 7',
    ...[-24, -8, 8, 24].map((x) => `shade v ${x} -96 0.7 ${x} -83 0.7`),
    'line o 0 -4 8 8',
    'shade o 0 -4 5 5',
    'gloss v -56 -36 0.6 -61 0 2.2 -58 32 0.6',
  ],
  hammer: [
    'mark s -8 -44 * 8 -44 * 9 0 12 40 13 96 * 8 106 -8 106 -13 96 * -12 40 -9 0 *',
    'shade s 2 -44 8 -44 * 9 0 12 40 13 96 * 8 106 2 106 * 5 40 *',
    'ink s -13 50 * 13 50 * 14 96 * 8 107 -8 107 -14 96 *',
    'shade s 4 50 13 50 * 14 96 * 8 107 2 107 *',
    ...[58, 66, 74, 82].map((y) => `line v -13 ${y} 0.5 0 ${y + 2} 0.9 13 ${y} 0.5`),
    'gloss v -5 -30 0.4 -5 6 1.2 -7 42 0.4',
    'ink s -16 -84 * 18 -84 * 22 -78 * 40 -78 * 44 -86 * 62 -86 * 64 -80 64 -52 62 -46 * 44 -46 * 40 -54 * 22 -54 * 16 -42 * -14 -42 * -20 -52 -40 -54 -62 -44 -78 -22 * -90 -26 -92 -30 * -80 -60 -54 -80 -16 -84 *',
    'shade s 62 -46 * 44 -46 * 40 -54 * 22 -54 * 16 -42 * -14 -42 * -20 -52 -40 -54 -62 -44 -78 -22 * -86 -25 * -66 -52 -40 -64 -14 -62 * 64 -62 * 64 -52 *',
    'line s -88 -27 * -74 -50 -54 -62 -36 -66 * -54 -58 -70 -46 -83 -24 *',
    'gloss v -62 -66 0.5 -40 -76 1.6 10 -78 0.6',
    'gloss v 46 -80 0.5 54 -80.6 1.4 60 -80 0.5',
    'line p -10 -86 10 -86 8 -82 -8 -82',
  ].map((part) => turnedPart(part, HAMMER)),
  pencil: [
    'mark p -124 -19 84 -19 84 19 -124 19',
    'gloss p -124 -19 84 -19 84 -15.6 -124 -15.6',
    'gloss p -124 -6.6 84 -6.6 84 -4.4 -124 -4.4',
    'shade p -124 7 84 7 84 19 -124 19',
    'cut s 84 -19 * 130 -3 * 130 3 * 84 19 * 76 13 85 7 * 74 0 85 -7 * 76 -13 *',
    'shade s 130 3 * 84 19 * 76 13 85 7 * 106 4 *',
    'line s 113 -9 * 132 -1.6 133 1.6 * 113 9 * 117 4 113 0 117 -4 *',
    'gloss v 116 -4 0.3 122 -2.4 0.8 128 -0.8 0.3',
    'ink s -94 -19 * -122 -19 * -130 -12 -132 0 -130 12 -122 19 * -94 19 *',
    'line s -94 7 * -131 7 * -130 12 -122 19 * -94 19 *',
    'gloss v -124 -14 0.4 -112 -14 1.4 -98 -14 0.4',
    'gloss p -94 -19 -90 -19 -90 19 -94 19',
    ...[-76, -66, -56, -40, -34, -24, -14].map((x) => `cut p ${x} -0.6 ${x + 5} -0.6 ${x + 5} 3 ${x} 3`),
  ].map((part) => turnedPart(part, PENCIL)),
  match: [
    'mark s -6 -24 * -34 -28 -44 -52 -34 -74 * -30 -62 -24 -58 * -28 -86 -8 -100 0 -116 * 10 -98 8 -90 16 -82 * 22 -92 20 -98 * 36 -78 44 -56 36 -36 20 -24 8 -22 *',
    'cut s -2 -28 * -22 -32 -28 -48 -18 -62 * -14 -54 -10 -54 * -10 -74 2 -86 * 6 -72 16 -66 24 -50 22 -36 10 -28 *',
    'gloss s 0 -30 * -10 -36 -10 -48 2 -62 * 10 -50 12 -38 6 -30 *',
    'ink p -7 -12 7 -12 7 112 -7 112',
    'shade p 1 -12 7 -12 7 112 1 112',
    'line s -7 -12 * 7 -12 * 6 6 7 18 * 2 10 -2 22 -7 8 *',
    'line s -8 -12 * -12 -28 -4 -42 4 -42 12 -28 8 -12 *',
    'gloss v -5 -24 0.4 -5 -32 1.2 -1 -38 0.4',
    'gloss v -4 30 0.3 -4 60 0.9 -4 96 0.3',
  ].map((part) => turnedPart(part, MATCH)),
  wheelbarrow: [
    'line v -98 -30 2.6 -60 -16 2.6 40 40 2.8 72 64 2.6',
    'mark v -102 -38 4.6 -72 -26 4.6 40 38 4 70 62 3.4',
    'line v -46 14 3 -56 56 3 -62 92 3',
    'line v -24 24 3 -40 60 3 -62 92 3',
    'line p -72 88 -50 88 -50 95 -72 95',
    'line v 66 62 3 40 24 3 20 6 2',
    'ink s -74 -46 * 82 -34 * 48 30 * -34 22 -50 14 *',
    'shade s 82 -34 * 48 30 * -34 22 -50 14 * -8 12 36 8 54 -36 *',
    'ink p -80 -52 88 -38 86 -30 -78 -43',
    'gloss v -70 -47 0.5 0 -41 1.2 76 -35 0.5',
    'line c 8 66 62 29',
    'shade c 3 66 62 22',
    ...around(8, (turn) => `shade l 2.4 66 62 ${spot([66, 62], 22, turn)}`),
    'mark o 66 62 6.4',
    'line o 66 62 2.4',
    'gloss v -58 -26 0.5 -50 -10 1.6 -40 6 0.5',
  ],
} as const satisfies HeroDrawings;

/** An iron hoop around a barrel. */
function hoop(y: number, half: number, tall: number): readonly string[] {
  const band = (left: number, right: number) =>
    `s ${left} ${y} * ${(left + right) / 2} ${y + 7} ${right} ${y} * ${right} ${y + tall} * ${(left + right) / 2} ${y + tall + 7} ${left} ${y + tall} *`;
  return [
    `ink ${band(-half, half)}`,
    `gloss v ${-half * 0.86} ${y + 3.6} 0.4 ${-half * 0.6} ${y + 6} 1.1 ${-half * 0.3} ${y + 8} 0.4`,
    `mark o ${-half * 0.2} ${y + tall / 2 + 5.6} 1.8`,
  ];
}
