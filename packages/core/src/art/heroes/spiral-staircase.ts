import type { HeroPart } from './hero-drawing.ts';

const STEPS = 17;
/** The turn of one step around the newel, in turns, and where the first begins. */
const STEP = 0.083;
const BEGIN = 0.3;
/** The reach of the treads, and the share of it that is seen of their depth. */
const REACH = 66;
const FLAT = 0.18;
/** The lowest tread, the rise of one, and its thickness. */
const FOOT = 88;
const RISE = 9.8;
const THICK = 4.2;
/** The height of the handrail over the treads. */
const RAIL = 30;

interface Spot {
  readonly x: number;
  readonly y: number;
}

function rim(turn: number, level: number, reach = REACH): Spot {
  const angle = turn * 2 * Math.PI;
  return { x: Math.cos(angle) * reach, y: FOOT - level * RISE + Math.sin(angle) * reach * FLAT };
}

const written = ({ x, y }: Spot, down = 0) => `${x.toFixed(1)} ${(y + down).toFixed(1)}`;

/** Reports whether a place around the newel is nearer to the eye than the newel. */
const isNear = (turn: number) => Math.sin(turn * 2 * Math.PI) >= 0;

function step(index: number): readonly string[] {
  const from = BEGIN + index * STEP;
  const to = from + STEP * 1.12;
  const [first, second, inner, other] = [rim(from, index), rim(to, index), rim(from, index, 7), rim(to, index, 7)];
  const isLit = Math.cos((from + STEP / 2) * 2 * Math.PI) < 0.35;
  return [
    `shade p ${written(first)} ${written(second)} ${written(second, THICK)} ${written(first, THICK)}`,
    `line p ${written(first)} ${written(inner)} ${written(inner, RISE)} ${written(first, THICK)}`,
    `${isLit ? 'ink' : 'shade'} p ${written(inner)} ${written(first)} ${written(second)} ${written(other)}`,
    `gloss v ${written(inner)} 0.3 ${written(first)} 0.8`,
  ];
}

function baluster(index: number): string {
  const place = rim(BEGIN + (index + 0.5) * STEP, index, REACH - 3);
  return `line v ${written(place)} 1 ${written(place, -RAIL)} 1`;
}

/** A stretch of the handrail along some steps. */
function rail(indices: readonly number[]): string {
  const places = indices.map((index) => `${written(rim(BEGIN + (index + 0.5) * STEP, index, REACH - 3), -RAIL)} 2.6`);
  return `mark v ${places.join(' ')}`;
}

const indices = Array.from({ length: STEPS }, (_, index) => index);
const middleOf = (index: number) => BEGIN + (index + 0.5) * STEP;

/** The steps on one side of the newel in runs, so that the rail is drawn as it is hidden. */
function runs(near: boolean): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const index of indices) {
    if (isNear(middleOf(index)) !== near) continue;
    const last = found.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else found.push([index]);
  }
  return found;
}

/** Runs reach one step into their neighbors, so that the rail has no gaps. */
const longer = (run: readonly number[]) => {
  const [first = 0, last = 0] = [run[0], run.at(-1)];
  return [...(first > 0 ? [first - 1] : []), ...run, ...(last < STEPS - 1 ? [last + 1] : [])];
};

function half(near: boolean): readonly string[] {
  const own = indices.filter((index) => isNear(middleOf(index)) === near);
  return [...own.toReversed().flatMap(step), ...own.map(baluster), ...runs(near).map((run) => rail(longer(run)))];
}

/** A spiral staircase around its newel, as seen from a little above. */
export const SPIRAL_STAIRCASE: readonly HeroPart[] = [
  'shade o 0 98 74 8',
  ...half(false),
  'ink p -6 -96 6 -96 6 98 -6 98',
  'shade p 1 -96 6 -96 6 98 1 98',
  'mark o 0 -98 9 9',
  'gloss o -3 -101 2.6 2.6',
  ...half(true),
];
