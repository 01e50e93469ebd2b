import { type Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import { insideTest } from '../../scene/inside-test.ts';
import { type Path, pathBounds } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled } from './nodes.ts';
import { polygon } from './outlines.ts';

/** The grains of color that model a drawing, as a lithographer's chalk does. */
export interface Stipple {
  /** Distance between two grains where they lie closest, units. */
  readonly grain: number;
  /** Units from a shape's edge to where its shade ends. */
  readonly depth: number;
  /** The color that shade leans to, and the one that light leans to. */
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** The light comes from the upper left. */
const TOWARDS_SHADE: Point = { x: 0.78, y: 0.62 };
/** Light reaches less far into a shape than shade. */
const LIT = 0.62;
/** Steps in which the distance to the edge is measured. */
const STEPS = 7;
const SHADE = 0.5;
const LIGHT = 0.34;
/** The most that shade may reach into a shape, as a share of its smaller side. */
const NARROW = 0.5;
/** Shapes that are smaller than this many grains stay flat. */
const LEAST_GRAINS = 9;

/** Returns a filled node with grains of shade along its lower right edges and of light along its upper left ones. Other nodes stay as they are. */
export function stippled(node: SceneNode, { grain, depth: most, shade, light }: Stipple, random: Random): readonly SceneNode[] {
  if (node.kind !== 'fill' || node.paint.kind !== 'solid') return [node];
  const box = pathBounds(node.path);
  if (!box || Math.min(box.width, box.height) < LEAST_GRAINS * grain) return [node];
  // Shade from one side must leave some of a narrow shape's own color.
  const depth = Math.min(most, NARROW * Math.min(box.width, box.height));
  const isInside = insideTest(
    flattenPath(node.path, grain / 4).map(({ points }) => points),
    grain,
  );
  const { colour } = node.paint;
  const dark: Path[] = [];
  const pale: Path[] = [];
  for (let y = box.y; y < box.y + box.height; y += grain) {
    for (let x = box.x; x < box.x + box.width; x += grain) {
      const at = { x: x + grain * random(), y: y + grain * random() };
      const [chance, size, turn] = [random(), random(), random()];
      if (!isInside(at)) continue;
      // A point is kept by the square of its nearness to an edge, so its chance says how far to look for one.
      const steps = Math.min(STEPS, Math.floor(STEPS * (1 - Math.sqrt(chance))) + 1);
      const grains = isNear(at, 1, depth, steps) ? dark : isNear(at, -1, depth * LIT, steps) ? pale : null;
      grains?.push(grainAt(at, grain * (0.34 + 0.3 * size), turn));
    }
  }
  return [
    node,
    ...(dark.length > 0 ? [filled(mixColours(colour, shade, SHADE), ...dark)] : []),
    ...(pale.length > 0 ? [filled(mixColours(colour, light, LIGHT), ...pale)] : []),
  ];

  /** True where the shape ends within so many steps towards the shade, or for -1 towards the light. */
  function isNear(at: Point, sign: 1 | -1, reach: number, steps: number): boolean {
    for (let step = 1; step <= steps; step += 1) {
      const far = (sign * reach * step) / STEPS;
      if (!isInside({ x: at.x + TOWARDS_SHADE.x * far, y: at.y + TOWARDS_SHADE.y * far })) return true;
    }
    return false;
  }
}

/** A small square, turned. */
function grainAt({ x, y }: Point, radius: number, turn: number): Path {
  const angle = (turn * Math.PI) / 2;
  const [across, down] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return polygon([
    { x: x + across, y: y + down },
    { x: x - down, y: y + across },
    { x: x - across, y: y - down },
    { x: x + down, y: y - across },
  ]);
}
