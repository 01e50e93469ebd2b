import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

interface Flight {
  /** The outer corners of its lowest and its highest step. */
  readonly from: Point;
  readonly to: Point;
  readonly steps: number;
  /** The way from the outer end of a step to the one at the rock. */
  readonly inwards: Point;
}

interface FlightTones {
  readonly stone: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** A flight of worn stone steps along a rock, on a wall of its own. */
export function stairFlight(
  random: Random,
  { from, to, steps, inwards }: Flight,
  { stone, light, shade }: FlightTones,
): readonly SceneNode[] {
  const [run, rise] = [(to.x - from.x) / steps, (to.y - from.y) / steps];
  const corner = (step: number, up: number): Point => ({ x: from.x + run * step, y: from.y + rise * (step + up) });
  const within = ({ x, y }: Point): Point => ({ x: x + inwards.x, y: y + inwards.y });
  const thick = Math.abs(rise) * 3.4;
  const treads: Path[] = [];
  const worn: Path[] = [];
  const risers: Path[] = [];
  const edges: Path[] = [];
  for (let step = 0; step < steps; step += 1) {
    const [near, far] = [corner(step, 1), corner(step + 1, 0)];
    treads.push(polygon([near, far, within(far), within(near)]));
    risers.push(polygon([corner(step, 0), near, within(near), within(corner(step, 0))]));
    edges.push(polyline([near, within(near)]), polyline([near, far]));
    const share = between(random, 0.25, 0.5);
    const at = (across: number, along: number): Point => ({
      x: near.x + (far.x - near.x) * along + inwards.x * across,
      y: near.y + inwards.y * across,
    });
    worn.push(polygon([at(share, 0.08), at(share + 0.3, 0.05), at(share + 0.34, 0.8), at(share + 0.06, 0.9)]));
  }
  const outline = Array.from({ length: steps }, (_, step) => [corner(step, 0), corner(step, 1)]).flat();
  const end = corner(steps, 0);
  const wall = polygon([...outline, end, { x: end.x, y: end.y + thick }, { x: from.x, y: from.y + thick }]);
  const joints = Array.from({ length: Math.round(steps * 1.3) }, (_, index) => {
    const share = (index + random() * 0.6) / (steps * 1.3);
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share + thick * (index % 2 ? 0.12 : 0.55)];
    return polyline([
      { x, y },
      { x, y: y + thick * 0.36 },
    ]);
  });
  const course = [0.1, 0.5].map((down) =>
    polyline([
      { x: from.x, y: from.y + thick * down },
      { x: to.x, y: to.y + thick * down },
    ]),
  );
  const thin = Math.max(0.7, Math.abs(rise) * 0.12);
  return [
    filled(mixColours(stone, shade, 0.42), ...risers),
    painted(linearPaint(from, to, [mixColours(stone, light, 0.45), mixColours(stone, light, 0.66)]), ...treads),
    filled(withAlpha(mixColours(stone, shade, 0.4), 0.3), ...worn),
    painted(
      linearPaint({ x: 0, y: Math.min(from.y, to.y) }, { x: 0, y: Math.max(from.y, to.y) + thick }, [
        mixColours(stone, shade, 0.3),
        mixColours(stone, shade, 0.62),
        mixColours(mixColours(stone, shade, 0.8), BLACK, 0.15),
      ]),
      wall,
    ),
    stroked(withAlpha(mixColours(shade, BLACK, 0.3), 0.5), thin, ...course, ...joints),
    stroked(withAlpha(mixColours(stone, light, 0.85), 0.9), thin, ...edges),
  ];
}
