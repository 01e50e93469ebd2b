import type { HeroDrawings } from './hero-drawing.ts';

/** Things that masons built: ruins, wells, hearths and temples. */
export const STONE_AND_HEARTH = {
  column: [
    'shade p -96 90 98 90 100 101 -100 101',
    'ink p -88 79 88 79 96 91 -96 91',
    ...shaft(-42, -60, 66, 20),
    'ink s -56 -58 * -28 -58 * -14 -70 * -70 -70 *',
    'shade s -38 -58 * -28 -58 * -14 -70 * -34 -70 *',
    'ink p -74 -79 -10 -79 -10 -69 -74 -69',
    'shade p -30 -79 -10 -79 -10 -69 -28 -69',
    'ink p -82 -92 20 -92 26 -86 14 -79 -82 -79',
    'shade p -82 -81 16 -81 14 -77 -82 -77',
    'ink p -90 -104 8 -104 4 -98 22 -95 28 -91 -90 -91',
    'shade p -90 -93 26 -93 28 -90 -90 -90',
    ...[-78, -62, -46, -30, -14, 2].map((x) => `shade p ${x} -103 ${x + 7} -103 ${x + 7} -94 ${x} -94`),
    'ink p 24 66 24 4 30 -12 36 -6 44 -26 52 -18 58 -4 66 2 66 66',
    ...flutes(45, 8, 66, 20, [4, -8, -18, -6, 6]),
    'shade p 56 66 57 0 58 -4 66 2 66 66',
    ...foot(45, 20),
    'ink s -8 48 * 34 54 * 42 66 40 84 32 93 * -4 97 *',
    'shade s 40 84 32 93 * -4 97 * 2 88 * 26 84 40 74 *',
    'shade v 4 58 0.8 24 60 1.4 39 63 1',
    'shade v 8 68 0.8 26 69 1.4 41 71 1',
    'shade o -7 72.5 14.6 24.6',
    'ink o -7.6 72.5 11.4 21',
    'shade o -7.6 72.5 2.6 4.4',
    'mark v 70 66 1.2 62 40 1.6 66 20 1.4 54 4 1.2 56 -16 0.8',
    ...leaves([
      [68, 62, 0.4],
      [56, 52, 3.4],
      [72, 44, 0.1],
      [56, 34, 2.9],
      [74, 24, 6],
      [56, 18, 3.6],
      [64, 6, 5.6],
      [46, 4, 2.8],
      [60, -12, 5.2],
      [50, -14, 3.8],
      [78, 66, 0.8],
      [60, 70, 2.2],
    ]),
  ],
  well: [
    'shade o 0 94 84 9',
    'ink o 0 28 72 24',
    'line o 0 27 60 17',
    'shade s -60 27 * -50 16 -24 10 0 10 24 10 50 16 60 27 * 48 22 24 17 0 17 -24 17 -48 22 *',
    'line p -2.5 -32 2.5 -32 2.5 -4 -2.5 -4',
    'mark p -18 -4 18 -4 14 30 -14 30',
    'shade p 6 -4 18 -4 14 30 6 30',
    'line p -19 0 19 0 18.4 5 -18.4 5',
    'line p -16.4 18 16.4 18 15.8 23 -15.8 23',
    'shade o 0 -4 18 4.4',
    'line l 2 -17 -5 -12 -18 0 -24 12 -18 17 -5',
    'mark p -58 -50 -48 -50 -48 26 -58 26',
    'mark p 48 -50 58 -50 58 26 48 26',
    'shade p 54 -50 58 -50 58 26 54 26',
    'shade p -51 -50 -48 -50 -48 26 -51 26',
    'mark p -48 -38 48 -38 48 -26 -48 -26',
    'shade p -48 -30 48 -30 48 -26 -48 -26',
    ...[-12, -6, 0, 6, 12].map((x) => `line l 3.4 ${x - 2} -38 ${x + 2} -26`),
    'line l 4.4 58 -32 72 -32 72 -12 82 -12',
    'ink s -66 38 * -36 50 0 52 36 50 66 38 * 66 86 * 40 97 0 99 -40 97 -66 86 *',
    'shade s 66 38 * 66 86 * 48 95 22 98 * 30 80 34 50 *',
    'ink s -72 28 * -60 39 -34 43 0 44 34 43 60 39 72 28 * 72 36 * 60 48 34 54 0 55 -34 54 -60 48 -72 36 *',
    'shade s -70 39 -60 48 -34 54 0 55 34 54 60 48 70 39 * 66 47 36 57 0 59 -36 57 -66 47 *',
    ...courses(),
    'ink p -62 -104 62 -104 92 -50 -92 -50',
    ...[0, 1, 2, 3].flatMap((row) => shingles(row)),
    'mark p -66 -108 66 -108 68 -101 -68 -101',
    'shade p -94 -51 94 -51 92 -45 -92 -45',
  ],
  fireplace: [
    'shade p -92 88 92 88 100 101 -100 101',
    'ink h 0 -52 82 -52 82 88 0 88',
    'shade p 58 -52 82 -52 82 88 58 88',
    'line s -54 88 * -54 2 * -40 -22 0 -30 40 -22 54 2 * 54 88 *',
    'shade s -54 88 * -54 2 * -40 -22 0 -30 40 -22 54 2 * 54 88 * 47 88 * 47 4 * 34 -15 0 -22 -34 -15 -47 4 * -47 88 *',
    'ink v -60 0 1 -44 3 1',
    'ink v 60 0 1 44 3 1',
    'ink v -48 -20 1 -34 -12 1',
    'ink v 48 -20 1 34 -12 1',
    'ink v -26 -32 1 -18 -18 1',
    'ink v 26 -32 1 18 -18 1',
    'shade p -9 -18 9 -18 13 -42 -13 -42',
    'ink p -7 -20 7 -20 10.5 -40 -10.5 -40',
    'shade P 62 -34 76 -34 76 70 62 70',
    'ink P 65 -30 74 -30 74 66 65 66',
    'ink p -96 -62 96 -62 88 -50 -88 -50',
    'shade p -90 -53 90 -53 86 -47 -86 -47',
    'ink p -100 -72 100 -72 100 -61 -100 -61',
    'shade p -100 -64 100 -64 98 -60 -98 -60',
    'mark s -8 72 * -34 66 -42 40 -30 16 * -26 26 -20 30 * -22 6 -8 -8 2 -16 * 0 4 12 10 16 24 * 22 18 22 8 * 40 30 42 60 12 72 *',
    'cut s -4 72 * -24 64 -24 44 -14 32 * -10 42 -4 42 * -6 26 2 16 * 4 34 20 40 18 56 12 72 *',
    'line v -44 80 5 0 76 6 42 72 6',
    'shade v -42 70 6 -4 76 7 44 80 6',
    'line v -30 70 0.8 -8 74 1 10 75 0.6',
    'line v 0 80 0.6 16 81 1 36 82 0.8',
    'mark o 46 80 5 6',
    'mark o -44 69.6 5 6',
    'line l 3.4 -50 86 -34 86 -34 62',
    'line l 3.4 50 86 34 86 34 62',
    'cut O 34 60 4',
    'mark s -18 -72 * -18 -92 0 -104 18 -92 18 -72 *',
    'shade p -22 -76 22 -76 24 -71 -24 -71',
    'cut o 0 -89 11',
    'line l 1.8 0 -97 0 -89 6 -86',
    'cut P 58 -98 65 -98 65 -78 58 -78',
    'shade P 53 -78 70 -78 66 -72 57 -72',
    'mark S 61.5 -111 * 65 -104 61.5 -98 58 -104 *',
  ],
} as const satisfies HeroDrawings;

/** The flutes of a shaft; those on its sides are seen from aside. @param tops where each begins below a broken edge. */
function flutes(x: number, top: number, bottom: number, half: number, tops: readonly number[] = []): readonly string[] {
  return [-0.76, -0.42, 0, 0.42, 0.76].map((place, index) => {
    const width = half * 0.13 * (1 - Math.abs(place) * 0.5);
    const at = x + place * half;
    return `shade v ${(at - place * 1.6).toFixed(1)} ${(tops[index] ?? top) + 4} ${width.toFixed(1)} ${at.toFixed(1)} ${bottom - 5} ${width.toFixed(1)}`;
  });
}

function foot(x: number, half: number): readonly string[] {
  const [wide, wider] = [half + 4, half + 9];
  return [
    `ink p ${x - wide} 65 ${x + wide} 65 ${x + wide} 71 ${x - wide} 71`,
    `shade p ${x - wide} 69 ${x + wide} 69 ${x + wide} 72 ${x - wide} 72`,
    `ink p ${x - wider} 71 ${x + wider} 71 ${x + wider} 80 ${x - wider} 80`,
    `shade p ${x + 8} 72 ${x + wider} 72 ${x + wider} 80 ${x + 6} 80`,
  ];
}

function shaft(x: number, top: number, bottom: number, half: number): readonly string[] {
  return [
    `ink p ${x - half + 4} ${top} ${x + half - 4} ${top} ${x + half} ${bottom} ${x - half} ${bottom}`,
    ...flutes(x, top, bottom, half),
    `shade p ${x + half * 0.5} ${top} ${x + half - 4} ${top} ${x + half} ${bottom} ${x + half * 0.58} ${bottom}`,
    ...foot(x, half),
  ];
}

/** Leaves of ivy, each at a place and turned by so many radians. */
function leaves(places: readonly (readonly [number, number, number])[]): readonly string[] {
  return places.map(([x, y, turn]) => {
    const to = (along: number, aside: number) =>
      `${(x + along * Math.cos(turn) - aside * Math.sin(turn)).toFixed(1)} ${(y + along * Math.sin(turn) + aside * Math.cos(turn)).toFixed(1)}`;
    return `mark s ${to(-3, 0)} * ${to(-4, -5)} * ${to(1, -4)} ${to(8, 0)} * ${to(1, 4)} ${to(-4, 5)} *`;
  });
}

/** The joints of a well's stones, in courses around it. */
function courses(): readonly string[] {
  const [rows, wide] = [
    [62, 76, 90],
    [-0.86, -0.5, -0.1, 0.3, 0.66, 0.92],
  ];
  const sag = (x: number) => 10 * Math.sqrt(Math.max(0, 1 - (x / 68) ** 2));
  const line = (y: number) => `shade v ${[-66, -44, -22, 0, 22, 44, 66].map((x) => `${x} ${(y - 8 + sag(x)).toFixed(1)} 1.2`).join(' ')}`;
  return rows
    .flatMap((y, row) => [
      ...(row < 2 ? [line(y)] : []),
      ...wide.map((share) => {
        const x = 66 * (share + (row % 2 === 0 ? 0 : 0.18));
        return Math.abs(x) > 64
          ? ''
          : `shade v ${x.toFixed(1)} ${(y - 21 + sag(x)).toFixed(1)} 1.2 ${x.toFixed(1)} ${(y - 9 + sag(x)).toFixed(1)} 1.2`;
      }),
    ])
    .filter((part) => part !== '');
}

/** A row of a roof's shingles, from its ridge down. */
function shingles(row: number): readonly string[] {
  const [top, half, count] = [-104 + row * 13.5, 62 + row * 7.5, 7 + (row % 2)];
  const step = (half * 2) / count;
  const shade = `shade p ${-half - 6} ${top + 11} ${half + 6} ${top + 11} ${half + 7} ${top + 14} ${-half - 7} ${top + 14}`;
  return [
    shade,
    ...Array.from({ length: count - 1 }, (_, index) => {
      const x = -half + step * (index + 1);
      return `shade v ${x.toFixed(1)} ${top} 0.9 ${(x * 1.09).toFixed(1)} ${top + 12} 0.9`;
    }),
  ];
}
