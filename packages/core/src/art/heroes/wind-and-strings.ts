import type { HeroDrawings } from './hero-drawing.ts';
import { turnedPart } from './round-parts.ts';

/** The turn of a flute that lies across its square. */
const ACROSS = -0.115;

/** Instruments that are blown, and one that is plucked. */
export const WIND_AND_STRINGS = {
  harp: [
    'shade s -70 90 * 44 90 * 54 101 * -78 101 *',
    ...strings(),
    'mark s -66 88 * -40 88 * -6 60 28 20 58 -34 * 62 -48 * 78 -44 * 74 -20 44 36 8 78 -18 94 * -60 94 *',
    'shade s -18 94 * 8 78 44 36 74 -20 78 -44 * 70 -46 * 62 -22 34 30 0 68 -34 90 *',
    'ink v -42 82 0.8 -8 56 1.8 26 14 1.8 58 -38 0.8',
    'mark s -72 -66 * -60 -70 * -54 -66 * -50 82 * -46 90 * -74 90 * -70 82 *',
    'shade s -60 -66 -54 -66 * -50 82 * -46 90 * -60 90 * -58 82 *',
    'gloss v -66 -54 0.5 -66 0 1.8 -64 70 0.5',
    'ink p -76 -62 -50 -62 -52 -56 -74 -56',
    'ink p -74 70 -46 70 -44 77 -76 77',
    'mark s -86 -84 * -76 -104 -48 -108 -28 -90 * -8 -66 24 -54 44 -66 * 58 -76 80 -70 86 -54 * 88 -40 74 -34 64 -42 * 44 -32 14 -36 -16 -54 -36 -66 * -48 -60 -60 -60 -70 -64 * -84 -66 -90 -74 -86 -84 *',
    'shade s -36 -66 * -16 -54 14 -36 44 -32 64 -42 * 74 -34 88 -40 86 -54 * 80 -44 68 -50 58 -52 * 40 -42 14 -44 -14 -62 -34 -74 *',
    'gloss v -72 -90 0.6 -58 -98 2 -42 -92 1.6 -24 -76 0.6',
    'ink o -66 -80 11 11',
    'mark o -66 -80 6 6',
    'ink o 73 -54 8 8',
    'mark o 73 -54 4 4',
    ...Array.from({ length: 11 }, (_, index) => {
      const share = index / 10;
      return `line o ${(-40 + share * 94).toFixed(1)} ${neck(share).toFixed(1)} 2.2`;
    }),
  ],
  saxophone: [
    'line s -66 -92 * -44 -98 * -40 -88 * -62 -80 *',
    'ink v -48 -94 3.4 -38 -93 4.4',
    'mark v -46 -93 3.6 -24 -100 5 -2 -98 6 8 -84 6.4 6 -68 6.4',
    'mark s -2 -70 * 14 -70 * 16 -20 16 20 14 48 * 18 66 32 74 46 68 54 48 56 22 54 4 42 -14 * 98 -34 * 92 -10 90 20 90 48 86 82 64 104 34 106 6 100 -10 76 -12 40 -8 -10 *',
    'shade s 90 48 86 82 64 104 34 106 6 100 -10 76 -12 44 * -4 74 10 90 32 94 56 88 72 68 76 40 76 10 74 -8 84 -28 98 -34 * 92 -10 90 20 *',
    'shade s 42 -14 * 58 -30 80 -38 98 -34 * 84 -22 62 -12 42 -14 *',
    'ink s 48 -16 * 60 -27 78 -34 92 -32 * 80 -22 64 -16 *',
    'gloss v 62 4 0.6 65 30 2.2 62 60 1.6 52 78 0.5',
    'gloss v 2 -58 0.6 1 -10 1.8 0 50 0.8',
    'shade p -4 -72 16 -72 16 -64 -4 -64',
    'shade v -12 70 1.6 0 70 2 14 60 1.6',
    'line v 22 -62 1.6 24 0 1.8 20 54 1.6',
    ...[-50, -28, -6, 16, 38].flatMap((y, index) => saxKey(6, y, 8.4 - (index === 0 ? 2 : 0))),
    'line l 3 -10 -36 -22 -30 -24 -20',
    'shade o -25 -18 5 6.4',
    'line l 3 -12 18 -24 22 -26 32',
    'shade o -27 34 5 6.4',
    ...saxKey(70, 36, 10),
    ...saxKey(64, 64, 9),
    'line v 24 30 1.6 40 34 1.8 62 36 1.6',
    'line c 2.4 -16 -2 6',
  ],
  flute: [
    'ink p -128 -9 104 -9 104 9 -128 9',
    'shade p -128 3 104 3 104 9 -128 9',
    'ink p 104 -8 128 -8 128 8 104 8',
    'shade p 104 3 128 3 128 8 104 8',
    'gloss p -120 -5.6 -70 -5.6 -70 -3 -120 -3',
    'gloss p -58 -5.6 94 -5.6 94 -3 -58 -3',
    ...[-126, -70, -50, 68, 84, 124].flatMap((x) => [`mark p ${x - 3} -11 ${x + 3} -11 ${x + 3} 11 ${x - 3} 11`]),
    'ink s -112 -9 * -108 -15 -86 -15 -82 -9 * -84 2 -97 5 -110 2 *',
    'shade s -82 -9 * -84 2 -97 5 -110 2 * -100 1 -90 -2 -86 -13 *',
    'line o -97 -8 6.4 3.6',
    'line v -46 -16 1.2 10 -17 1.4 62 -16 1.2',
    ...[-36, -16, 0, 16, 36, 52].flatMap((x, index) => fluteKey(x, index === 3 || index === 0)),
    'line v 76 -15 1.2 98 -16 1.4 116 -14 1.2',
    ...[94, 110].flatMap((x) => fluteKey(x, false)),
    'line l 2.6 58 6 66 14 78 13',
    'shade o 60 13 5.6 3.8',
  ].map((part) => turnedPart(part, ACROSS)),
  whistle: [
    'line v -66 -20 1.8 -84 -34 2 -92 -60 2 -74 -88 2 -36 -98 2 6 -92 2 30 -76 2 26 -58 2 6 -60 2 2 -78 2 22 -92 2 56 -98 2 92 -90 2 108 -72 1.6',
    'ink s 100 -30 * 100 4 * 34 14 * 42 34 40 60 24 86 -6 98 -38 96 -66 76 -78 44 -74 10 -56 -16 -28 -30 *',
    'shade s 100 4 * 34 14 * 42 34 40 60 24 86 -6 98 -38 96 -66 76 -77 56 * -56 76 -22 84 10 70 24 44 22 10 * 20 2 * 100 -6 *',
    'shade o -18 34 40 40',
    'ink o -19.4 33 37 37',
    'shade o -19 33.6 29 29',
    'mark o -19.6 33 26 26',
    'line s -38 40 * -30 18 -10 12 8 24 * -2 18 -16 20 -28 30 *',
    'gloss v -36 48 0.6 -24 54 1.8 -6 50 0.6',
    'line p 2 -30 38 -30 32 -8 10 -12',
    'shade p 38 -30 42 -30 37 -4 32 -8',
    'mark o 14 -16 8 6',
    'line s 90 -32 101 -31 * 101 5 * 90 6 *',
    'gloss v -64 16 0.8 -54 -4 3 -32 -18 1',
    'gloss v 48 -24 0.6 66 -24 1.8 86 -23 0.6',
    'ink s -78 0 * -86 -8 -86 -24 -72 -32 -56 -28 -52 -14 * -62 -4 *',
    'cut o -70 -17 6.4 6.4',
  ],
} as const satisfies HeroDrawings;

/** The height of a harp's neck at its pins. */
function neck(share: number): number {
  return -76 + Math.sin(share * Math.PI * 0.86) * 26 - share * share * 2;
}

function strings(): readonly string[] {
  return Array.from({ length: 11 }, (_, index) => {
    const share = index / 10;
    const [x, top] = [-40 + share * 94, neck(share)];
    const bottom = 82 - share * 104 - share * (1 - share) * 20;
    return `${index % 4 === 0 ? 'mark' : 'line'} v ${x.toFixed(1)} ${top.toFixed(1)} 0.9 ${(x + 3 - share * 4).toFixed(1)} ${Math.max(top + 8, bottom).toFixed(1)} 0.9`;
  });
}

function saxKey(x: number, y: number, radius: number): readonly string[] {
  return [
    `line o ${x + 0.8} ${y + 1} ${radius + 1}`,
    `shade o ${x} ${y} ${radius}`,
    `mark o ${x - 0.6} ${y - 0.8} ${(radius * 0.7).toFixed(1)}`,
    `gloss o ${x - 2} ${y - 2.6} 1.6`,
  ];
}

function fluteKey(x: number, isLong: boolean): readonly string[] {
  return [
    `line v ${x} -17 1.2 ${x} -6 1.4`,
    `line o ${x} -7.6 ${isLong ? 8.6 : 7.6} 5.8`,
    `mark o ${x} -8.6 ${isLong ? 8 : 7} 5`,
    `gloss o ${x - 2} -10.4 2.2 1`,
  ];
}
