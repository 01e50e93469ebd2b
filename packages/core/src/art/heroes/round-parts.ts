/** Parts of drawings that repeat around a middle, in the form of `HeroPart`. Angles are in turns, from the right and clockwise. */

type Place = readonly [x: number, y: number];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Returns a point around a middle as a drawing writes it. */
export function spot([x, y]: Place, radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${rounded(x + Math.cos(angle) * radius)} ${rounded(y + Math.sin(angle) * radius)}`;
}

/** Returns the outline of a gear as a part. */
export function gearPart(tone: string, middle: Place, { teeth, outer, root, turn = 0 }: Gear): string {
  const step = 1 / teeth;
  const corners = Array.from({ length: teeth }, (_, index) => {
    const at = turn + index * step;
    return [
      spot(middle, root, at - step * 0.28),
      spot(middle, outer, at - step * 0.17),
      spot(middle, outer, at + step * 0.17),
      spot(middle, root, at + step * 0.28),
    ].join(' ');
  });
  return `${tone} p ${corners.join(' ')}`;
}

interface Gear {
  readonly teeth: number;
  readonly outer: number;
  /** Radius between two teeth. */
  readonly root: number;
  readonly turn?: number;
}

/** Returns a ring as a ribbon of an even width. */
export function ringPart(tone: string, middle: Place, radius: number, half: number): string {
  const points = Array.from({ length: 33 }, (_, index) => `${spot(middle, radius, index / 32)} ${half}`);
  return `${tone} v ${points.join(' ')}`;
}

/** Returns so many of a part around a middle, each made for its turn. */
export function around(count: number, part: (turn: number, index: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, index) => part(index / count, index));
}

/** Returns a pointed petal that begins at a middle. */
export function petalPart(tone: string, middle: Place, turn: number, { from, to, half }: Petal): string {
  const reach = to - from;
  const at = (share: number, aside: number) => spot(middle, from + reach * share, turn + aside);
  return `${tone} s ${at(0, 0)} * ${at(0.45, -half)} ${at(0.8, -half * 0.72)} ${at(1, 0)} * ${at(0.8, half * 0.72)} ${at(0.45, half)}`;
}

interface Petal {
  readonly from: number;
  readonly to: number;
  /** Half of the petal's angle, in turns. */
  readonly half: number;
}
