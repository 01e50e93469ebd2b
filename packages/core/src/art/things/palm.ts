import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { polygon } from '../drawing/outlines.ts';

const FRONDS = 9;
const BARBS = 24;

/** Returns a palm's silhouette. @param lean horizontal distance of its crown from its foot. */
export function palm(random: Random, foot: Point, height: number, lean: number): Path {
  const trunkAt = (share: number): Point => ({ x: foot.x + lean * share ** 1.8, y: foot.y - height * share });
  const steps = Array.from({ length: 9 }, (_, index) => index / 8);
  const side = (sign: 1 | -1) =>
    steps.map((share) => ({ x: trunkAt(share).x + sign * height * (0.026 - 0.014 * share), y: trunkAt(share).y }));
  const crown = trunkAt(1);
  const fronds = Array.from({ length: FRONDS }, (_, index) =>
    frond(random, crown, height, -Math.PI / 2 + (index - (FRONDS - 1) / 2) * 0.62),
  );
  return [...polygon([...side(1), ...side(-1).toReversed()]), ...fronds.flat()];
}

function frond(random: Random, root: Point, height: number, heading: number): Path {
  const angle = heading + between(random, -0.12, 0.12);
  const length = height * between(random, 0.36, 0.46);
  const [dx, up] = [Math.cos(angle), Math.sin(angle)];
  const curve = (t: number): Point => {
    const points = [
      root,
      { x: root.x + dx * length * 0.35, y: root.y + up * length * 0.5 - length * 0.06 },
      { x: root.x + dx * length * 0.8, y: root.y + up * length * 0.6 + length * 0.04 },
      { x: root.x + dx * length, y: root.y + up * length * 0.55 + length * 0.5 },
    ];
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return points.reduce((sum, point, index) => ({ x: sum.x + point.x * weights[index]!, y: sum.y + point.y * weights[index]! }), {
      x: 0,
      y: 0,
    });
  };
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let barb = 0; barb <= BARBS; barb += 1) {
    const t = barb / BARBS;
    const place = curve(t);
    const next = curve(Math.min(1, t + 0.01));
    const before = curve(Math.max(0, t - 0.01));
    const tangent = Math.atan2(next.y - before.y, next.x - before.x);
    const reach = length * 0.15 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.9)) * (barb % 2 === 0 ? 1 : 0.35);
    upper.push({ x: place.x + Math.sin(tangent) * reach * 0.55, y: place.y - Math.cos(tangent) * reach * 0.55 });
    lower.push({
      x: place.x - Math.sin(tangent) * reach + Math.cos(tangent) * reach * 0.4,
      y: place.y + Math.cos(tangent) * reach + reach * 0.35,
    });
  }
  return polygon([...upper, ...lower.toReversed()]);
}
