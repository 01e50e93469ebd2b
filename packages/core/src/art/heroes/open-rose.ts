import type { HeroPart } from './hero-drawing.ts';

/** The middle of the bloom, in the units of drawings. */
const MIDDLE = { x: 0, y: -30 };
/** The rings of petals from the outermost one in: number of petals, reach, and turn in parts of a petal. */
const RINGS = [
  { petals: 5, reach: 68, turn: 0.1 },
  { petals: 5, reach: 55, turn: 0.62 },
  { petals: 4, reach: 42, turn: 0.3 },
  { petals: 3, reach: 29, turn: 0.75 },
  { petals: 3, reach: 17.5, turn: 0.2 },
] as const;
/** Shares of a petal's half width, and its reach there: it is broad, with a slight tip. */
const OUTLINE = [
  [-1, 0.66],
  [-0.78, 0.9],
  [-0.42, 0.99],
  [0, 1.045],
  [0.42, 0.99],
  [0.78, 0.9],
  [1, 0.66],
] as const;
/** The shift of a petal's light part towards the light, in units. */
const LIT = 1.3;

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

function petal(reach: number, half: number, angle: number, shift: number): string {
  const points = OUTLINE.map(([share, far]) => ({
    x: MIDDLE.x - shift + Math.cos(angle + share * half) * reach * far,
    y: MIDDLE.y - shift + Math.sin(angle + share * half) * reach * far,
  }));
  return [...points, { x: MIDDLE.x, y: MIDDLE.y }].map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join(' ');
}

/** Petals ring on ring, each in the shade of its own rim on the one below. */
const PETALS: readonly HeroPart[] = RINGS.flatMap(({ petals, reach, turn }) =>
  Array.from({ length: petals }, (_, index) => {
    const angle = ((index + turn) * 2 * Math.PI) / petals;
    const half = (Math.PI / petals) * 1.22;
    return [`shade s ${petal(reach, half, angle, 0)}`, `mark s ${petal(reach * 0.93, half * 0.9, angle, LIT)}`] as const;
  }).flat(),
);

/** An open rose from above on a stem with two leaves. */
export const OPEN_ROSE: readonly HeroPart[] = [
  'ink v 4 20 4 9 58 4.4 1 98 4.4',
  'ink p 5 46 15 40 9 54',
  'ink p 4 70 -8 64 2 80',
  'ink s 6 68 * 20 40 48 34 80 42 * 70 66 40 78 *',
  'ink s 2 88 * -14 62 -44 54 -78 62 * -66 86 -32 96 *',
  'cut l 2.2 12 66 40 55 66 47',
  'cut l 2.2 -6 86 -34 75 -64 67',
  'cut l 1.6 28 60 44 64',
  'cut l 1.6 40 55 54 58',
  'cut l 1.6 -22 79 -36 84',
  'cut l 1.6 -36 74 -50 77',
  ...PETALS,
  'shade v 3 -31 1 -3 -36 2.4 -5 -30 2 0 -26 1',
];
