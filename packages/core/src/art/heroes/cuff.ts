import { spot } from './round-parts.ts';

/** The inner and the outer edge of a bent bar, as radii. */
type Edges = readonly [inner: number, outer: number];

const ARM: Edges = [33, 45];
const BEVEL: Edges = [33, 37];
const LOCK: Edges = [31, 54];
const FACE: Edges = [34, 51];
/** The middle of the lock's parts. */
const LOCK_RADIUS = 42.5;
const TEETH = 9;
const STEPS = 24;

/**
 * Returns the parts of a cuff: an arm with teeth, which a lock holds at its upper end.
 * @param lean turns by which the cuff is turned around its middle
 */
export function cuff(middle: readonly [x: number, y: number], lean: number): readonly string[] {
  const at = (radius: number, turn: number) => spot(middle, radius, turn + lean);
  const arc = (radius: number, from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, index) => at(radius, from + ((to - from) * index) / STEPS));
  const bar = (tone: string, [inner, outer]: Edges, from: number, to: number) =>
    `${tone} p ${[...arc(outer, from, to), ...arc(inner, to, from)].join(' ')}`;
  const light = (radius: number, half: number, from: number, to: number) =>
    `gloss v ${arc(radius, from, to)
      .map((point, index) => `${point} ${(half * Math.sin((Math.PI * index) / STEPS)).toFixed(2)}`)
      .join(' ')}`;
  const tooth = (index: number) => {
    const turn = 0.16 + index * 0.022;
    return `ink p ${at(43, turn)} ${at(49, turn + 0.004)} ${at(43, turn + 0.02)}`;
  };
  const [x = 0, y = 0] = at(LOCK_RADIUS, -0.13).split(' ').map(Number);
  return [
    bar('ink', ARM, 0, 1),
    bar('shade', BEVEL, 0, 1),
    ...Array.from({ length: TEETH }, (_, index) => tooth(index)),
    bar('shade', LOCK, -0.27, 0.05),
    bar('ink', FACE, -0.255, 0.035),
    `line o ${at(LOCK_RADIUS, 0.012)} 3.4`,
    `line o ${at(LOCK_RADIUS, -0.232)} 3.4`,
    `cut o ${x} ${y} 4.4`,
    `cut p ${x - 2} ${y} ${x + 2} ${y} ${x + 3} ${y + 10} ${x - 3} ${y + 10}`,
    light(42, 1.8, 0.4, 0.6),
    light(48, 1.6, -0.2, -0.1),
  ];
}
