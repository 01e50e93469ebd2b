import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

/** A mass of ice between two edges. */
interface IceMass {
  readonly top: number;
  readonly end: number;
  /** The x of its left and right edge at a share of its height, 0 at the top. */
  readonly edges: (share: number) => readonly [number, number];
  /** The width of its broken faces, units. */
  readonly face: number;
  /** 1: the light comes from the left. */
  readonly side: 1 | -1;
  /** The roughness of its faces. */
  readonly relief: number;
}

/** The color of the ice in shade and in light, and the steps between. */
interface IceTones {
  readonly shade: Rgba;
  readonly body: Rgba;
  readonly light: Rgba;
}

const STEPS = 11;

/** Broken ice: faces that turn to the light or away from it. Returns them with their outline. */
export function iceMass(
  random: Random,
  { top, end, edges, face, side, relief }: IceMass,
  { shade, body, light }: IceTones,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const noise = smoothNoise(random);
  const rows = Math.max(5, Math.round((end - top) / face));
  const widest = Math.max(...Array.from({ length: 12 }, (_, index) => edges(index / 11)).map(([from, to]) => to - from));
  const columns = Math.max(5, Math.round(widest / face));
  const points = Array.from({ length: rows + 1 }, (_, row) => {
    const share = row / rows;
    const [left, right] = edges(share);
    return Array.from({ length: columns + 1 }, (_none, column) => {
      const across = column / columns;
      const isInside = column > 0 && column < columns && row > 0 && row < rows;
      const wander = isInside ? face * 0.42 : 0;
      const x = left + (right - left) * across + between(random, -1, 1) * Math.min(wander, ((right - left) / columns) * 0.42);
      const y = top + (end - top) * share + between(random, -1, 1) * wander;
      const round = Math.sqrt(Math.max(0, 1 - (across * 2 - 1) ** 2));
      const rough = fractal(noise, x / (face * 6.4), y / (face * 9.5), 4, 0.6);
      return { x, y, z: round * (right - left) * 0.3 + (1 - 2.2 * Math.abs(rough)) * face * relief };
    });
  });
  const levels: Path[][] = Array.from({ length: STEPS }, () => []);
  const sun = { x: -0.62 * side, y: -0.62, z: 0.48 };
  type Corner = Point & { readonly z: number };
  const shaded = (a: Corner, b: Corner, c: Corner) => {
    const [u, v] = [
      { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z },
      { x: c.x - a.x, y: c.y - a.y, z: c.z - a.z },
    ];
    const normal = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x };
    const long = Math.hypot(normal.x, normal.y, normal.z) || 1;
    const sign = normal.z < 0 ? -1 : 1;
    const lit = (sign * (normal.x * sun.x + normal.y * sun.y + normal.z * sun.z)) / long;
    const level = Math.round((0.46 + lit * 0.66) * (STEPS - 1));
    levels[Math.max(0, Math.min(STEPS - 1, level))]?.push(polygon([a, b, c]));
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [points[row]?.[column], points[row]?.[column + 1], points[row + 1]?.[column + 1], points[row + 1]?.[column]];
      if (!a || !b || !c || !d) continue;
      if ((row + column) % 2 === 0) {
        shaded(a, b, c);
        shaded(a, c, d);
      } else {
        shaded(a, b, d);
        shaded(b, c, d);
      }
    }
  }
  const outline = polygon([
    ...(points[0] ?? []),
    ...points.flatMap((row) => row.slice(-1)),
    ...(points.at(-1) ?? []).toReversed(),
    ...points.toReversed().flatMap((row) => row.slice(0, 1)),
  ]);
  const tone = (level: number) => {
    const share = level / (STEPS - 1);
    return share < 0.5 ? mixColours(shade, body, share * 2) : mixColours(body, light, share * 2 - 1);
  };
  const cracks = Array.from({ length: Math.round(rows * 1.1) }, () => {
    const [row, column] = [Math.floor(random() * (rows - 3)), Math.floor(random() * columns)];
    let at = column;
    return polyline(
      [0, 1, 2, 3].flatMap((step) => {
        at = Math.max(0, Math.min(columns, at + Math.floor(random() * 3) - 1));
        return points[row + step]?.[at] ?? [];
      }),
    );
  });
  return {
    outline,
    nodes: [
      // A thin line in each face's own color closes the seams between the faces.
      ...levels.flatMap((paths, level) => (paths.length > 0 ? [filled(tone(level), ...paths), stroked(tone(level), 0.9, ...paths)] : [])),
      stroked(withAlpha(shade, 0.45), 1.6, ...cracks),
      stroked(
        withAlpha(light, 0.5),
        1.1,
        ...cracks.map((path) =>
          path.map((part) => (part[0] === 'Z' ? part : ([part[0], (part[1] as number) + 1.8, part[2]] as typeof part))),
        ),
      ),
    ],
  };
}
