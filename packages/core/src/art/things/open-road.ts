import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { type LandView, onLand } from './meander.ts';

/** A road on a level land. World units are those of the view. */
export interface OpenRoad {
  /** The side to which it bends first: 1 right. */
  readonly side: 1 | -1;
  /** Half of its width. */
  readonly half: number;
  /** The breadth of its bends beside the line of sight, one unit away. */
  readonly bend: number;
}

interface RoadTones {
  readonly asphalt: Rgba;
  readonly line: Rgba;
  readonly verge: Rgba;
  readonly low: Rgba;
  readonly rim: Rgba;
  readonly black: Rgba;
}

/** Returns where the middle of a road is. Its bends are equally long to the eye. */
export function roadMiddle({ side, bend }: OpenRoad, away: number): number {
  const far = Math.log(Math.max(0.4, away) / 1.05);
  return -0.08 * side + side * bend * away ** 0.66 * Math.sin(far * 2.5) * Math.min(1, Math.max(0, far) * 1.3);
}

const FARTHEST = 15;
const STEPS = 70;

/** A road that winds away to the horizon, with its verges, worn lanes, edge lines and dashes. */
export function openRoad(view: LandView, road: OpenRoad, { asphalt, line, verge, low, rim, black }: RoadTones): readonly SceneNode[] {
  const stops = Array.from({ length: STEPS + 1 }, (_, index) => 0.66 * (FARTHEST / 0.66) ** (index / STEPS));
  const edge = (out: number): readonly Point[] =>
    stops.map((away) => onLand(view, { x: roadMiddle(road, away) + road.half * out * away ** 0.06, away }));
  const strip = (from: number, to: number) => polygon([...edge(from), ...edge(to).toReversed()]);
  const near = onLand(view, { x: 0, away: 0.8 });
  const paint = (tone: Rgba, dark: number) =>
    linearPaint({ x: 0, y: view.vanishing.y }, { x: 0, y: near.y }, [
      mixColours(tone, low, 0.6),
      mixColours(tone, rim, 0.22),
      tone,
      mixColours(tone, black, dark),
    ]);
  const dashes = Array.from({ length: 30 }, (_, index) => {
    const [from, to] = [0.8 + index * 0.36, 0.98 + index * 0.36];
    const spot = (away: number, out: number) => onLand(view, { x: roadMiddle(road, away) + out * 0.014, away });
    return polygon([spot(from, -1), spot((from + to) / 2, -1), spot(to, -1), spot(to, 1), spot((from + to) / 2, 1), spot(from, 1)]);
  });
  return [
    painted(paint(verge, 0.3), strip(-1.22, 1.22)),
    painted(paint(asphalt, 0.24), strip(-1, 1)),
    // Wheels have worn the lanes, and the low sun shines on them.
    filled(withAlpha(black, 0.1), strip(-0.72, -0.5), strip(-0.34, -0.14), strip(0.14, 0.34), strip(0.5, 0.72)),
    filled(withAlpha(rim, 0.16), strip(-0.5, -0.34), strip(0.34, 0.5)),
    stroked(withAlpha(mixColours(low, WHITE, 0.5), 0.75), 2.6, smoothLine(edge(-0.93)), smoothLine(edge(0.93))),
    filled(withAlpha(line, 0.95), ...dashes),
  ];
}
