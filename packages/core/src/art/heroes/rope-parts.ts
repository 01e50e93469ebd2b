/** A point of a rope's middle. */
export type Place = readonly [x: number, y: number];

interface Rope {
  /** Half of the rope's thickness. */
  readonly half: number;
  readonly tone: string;
  readonly strands: string;
  /** -1 for the mirror image. */
  readonly side?: 1 | -1;
  /** True for a length that crosses over another one of the same rope. */
  readonly isOver?: boolean;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Returns a length of rope with its strands and a dark edge. */
export function ropeParts(
  points: readonly Place[],
  { half, tone, strands: strandTone, side = 1, isOver = false }: Rope,
): readonly string[] {
  // The knot's rope sets the proportions of all.
  const size = half / 13;
  const width = rounded(1.5 * size ** 0.5);
  const along = points.map(([x, y]) => `${x * side} ${y}`);
  const last = points.length - 1;
  const strands = points.slice(0, -1).flatMap(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    const count = Math.max(2, Math.round(Math.hypot(nextX - x, nextY - y) / (9 * size ** 0.6)));
    return Array.from({ length: count }, (_, step) => {
      const share = (step + 0.5) / count;
      const [midX, midY] = curve(points, index, share);
      const [endX, endY] = curve(points, index, share + 0.1);
      const length = Math.hypot(endX - midX, endY - midY) || 1;
      const [alongX, alongY] = [(endX - midX) / length, (endY - midY) / length];
      const at = (ahead: number, aside: number) =>
        `${((midX + alongX * ahead - alongY * aside) * side).toFixed(1)} ${(midY + alongY * ahead + alongX * aside).toFixed(1)}`;
      return `${strandTone} v ${at(5 * size, -half + 1.6 * size)} 0.5 ${at(2 * size, -3 * size)} ${width} ${at(-2 * size, 4 * size)} ${width} ${at(-5 * size, half - 1.6 * size)} 0.5`;
    });
  });
  return [
    `line v ${along.map((place, index) => `${place} ${isOver && (index === 0 || index === last) ? half - 2 * size : rounded(half + 2.4 * size ** 0.5)}`).join(' ')}`,
    `${tone} v ${along.map((place) => `${place} ${half}`).join(' ')}`,
    ...strands,
  ];
}

/** A place between two points of a line, on the same curve as a ribbon's middle. */
function curve(points: readonly Place[], index: number, t: number): Place {
  const at = (place: number) => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0];
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [blend(0), blend(1)];
}
