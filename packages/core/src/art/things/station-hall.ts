import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polar, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { type HallView, metreAt, seenAt, vaultAt } from './hall-view.ts';

export interface HallTones {
  /** Iron in the light of the hall's end, and iron against it. */
  readonly lit: Rgba;
  readonly iron: Rgba;
  /** The dim air under the roof, into which the nearest ribs fade: words stand on it. */
  readonly air: Rgba;
  /** The sky behind the glass, from the top of the arch down. */
  readonly sky: readonly [Rgba, Rgba];
  readonly light: Rgba;
}

/** The vault of the hall, meters: its middle, the height where it springs from the walls, and its radius. */
const MIDDLE = 1.4;
const SPRING = 5;
const RADIUS = 13;
/** The distances of the ribs of the roof, the farthest first; the glazed end wall stands behind the first. */
const RIBS = [8.2, 6.2, 4.8, 3.7, 2.9, 2.25, 1.75, 1.35];

/** Points on the vault at a distance. @param radius in meters. */
function vault(view: HallView, distance: number, radius = RADIUS): readonly Point[] {
  return vaultAt(view, { middle: MIDDLE, spring: SPRING, radius }, distance);
}

/** The glazed end of the hall, through which its light comes. */
export function hallEnd(view: HallView, tones: HallTones): readonly SceneNode[] {
  const [far] = RIBS;
  if (far === undefined) return [];
  const metre = metreAt(view, far);
  const middle = seenAt(view, MIDDLE, SPRING, far);
  const ground = seenAt(view, MIDDLE, -0.9, far).y;
  const half = RADIUS * metre;
  const glass = polygon([...vault(view, far), { x: middle.x - half, y: ground }, { x: middle.x + half, y: ground }]);
  const bars: Path[] = Array.from({ length: 11 }, (_, index) => {
    const angle = -(Math.PI * (index + 1)) / 12;
    return polyline([polar(middle, half * 0.2, angle), polar(middle, half, angle)]);
  });
  const rings = [0.2, 0.46, 0.73].map((share) => smoothLine(vault(view, far, RADIUS * share)));
  const posts = Array.from({ length: 13 }, (_, index) => {
    const x = middle.x + half * ((index - 6) / 6);
    return polyline([
      { x, y: middle.y },
      { x, y: ground },
    ]);
  });
  const beam = polyline([
    { x: middle.x - half, y: middle.y },
    { x: middle.x + half, y: middle.y },
  ]);
  return [
    painted(linearPaint({ x: 0, y: middle.y - half }, { x: 0, y: ground }, [...tones.sky, mixColours(tones.light, WHITE, 0.35)]), glass),
    glow({ x: view.vanishing.x, y: view.vanishing.y - metre * 3 }, half * 0.95, withAlpha(mixColours(tones.light, WHITE, 0.5), 0.9)),
    stroked(withAlpha(tones.iron, 0.85), 1.6, ...bars, ...posts),
    stroked(withAlpha(tones.iron, 0.9), 2.6, ...rings, beam),
    stroked(tones.iron, 7, smoothLine(vault(view, far))),
  ];
}

/** The roof of the hall: ribs with lattices, panes between them, and the light of the end wall on their edges. They fade towards the viewer. */
export function hallRoof(view: HallView, tones: HallTones): readonly SceneNode[] {
  const last = RIBS.length - 1;
  const panes = RIBS.slice(0, last).flatMap((far, index) => {
    const near = RIBS[index + 1] ?? far;
    const fade = 1 - index / last;
    const [inner, outer] = [vault(view, far), vault(view, near)];
    // Every second strip between two ribs is of glass.
    const strips = [4, 8, 12, 16, 20, 24].map((step) =>
      polygon([inner[step - 1], outer[step - 1], outer[step + 1], inner[step + 1]].filter((point) => point !== undefined)),
    );
    return [filled(withAlpha(tones.lit, 0.04 + 0.24 * fade ** 1.5), ...strips)];
  });
  const purlins = Array.from({ length: 13 }, (_, index) => {
    const step = 2 + index * 2;
    const points = [vault(view, RIBS[0] ?? 1)[step], vault(view, RIBS[last] ?? 1)[step]];
    return polyline(points.filter((point) => point !== undefined));
  });
  const ribs = RIBS.flatMap((distance, index) => {
    const fade = 1 - index / (last + 1.5);
    const metre = metreAt(view, distance);
    const iron = mixColours(tones.air, tones.iron, 0.16 + 0.84 * fade ** 1.6);
    const lattice = vault(view, distance, RADIUS + 0.75).flatMap((point, step, outer) => {
      const inner = vault(view, distance)[step + 1];
      const next = outer[step + 2];
      return step % 2 === 0 && inner && next ? [polyline([point, inner, next])] : [];
    });
    return [
      stroked(withAlpha(iron, 0.7), metre * 0.09, ...lattice),
      stroked(iron, metre * 0.2, smoothLine(vault(view, distance, RADIUS + 0.8))),
      stroked(iron, metre * 0.3, smoothLine(vault(view, distance))),
      stroked(withAlpha(tones.light, 0.5 * fade ** 1.5), metre * 0.05, smoothLine(vault(view, distance, RADIUS - 0.16))),
    ];
  });
  return [...panes, stroked(withAlpha(tones.lit, 0.3), 1.4, ...purlins), ...ribs];
}
