import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import { type Path, pathBounds } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from './nodes.ts';

/** A drawing as an engraver cuts it and a colorist washes it. */
interface Engraving {
  readonly ink: Rgba;
  readonly paper: Rgba;
  /** Distance of two lines, units. */
  readonly pitch: number;
  /** The most units from a shaded edge to where its lines end. */
  readonly depth: number;
}

/** Lines run to the edges that the light from the upper left leaves in shade; those of the second set cross them in the deepest shade. */
const SETS = [
  { along: { x: 0.8, y: 0.6 }, reach: 1, thick: 0.36 },
  { along: { x: 0.28, y: 0.96 }, reach: 0.52, thick: 0.28 },
] as const;
/** Parts that are smaller than this many pitches have no lines. */
const SMALL = 4;
/** The share of a part's smaller side that lines may cover, and of the way from edge to edge. */
const [MOST_OF_SIDE, MOST_OF_WAY] = [0.62, 0.72];

/** Returns the filled parts of a drawing with a wash of color, lines that swell towards the shade, and an outline. Strokes stay as they are. */
export function engraved(parts: readonly SceneNode[], engraving: Engraving): readonly SceneNode[] {
  return parts.flatMap((part) => engravedPart(part, engraving));
}

function engravedPart(node: SceneNode, engraving: Engraving): readonly SceneNode[] {
  if (node.kind === 'group') return [{ ...node, children: node.children.flatMap((child) => engravedPart(child, engraving)) }];
  if (node.kind !== 'fill' || node.paint.kind !== 'solid') return [node];
  const box = pathBounds(node.path);
  if (!box) return [node];
  const { ink, paper, pitch, depth } = engraving;
  const { colour } = node.paint;
  const side = Math.min(box.width, box.height);
  const wash = linearPaint({ x: box.x, y: box.y }, { x: box.x + box.width, y: box.y + box.height }, [
    mixColours(colour, paper, 0.4),
    mixColours(colour, paper, 0.14),
    mixColours(colour, ink, 0.2),
  ]);
  const outline = stroked(withAlpha(ink, 0.85), Math.max(0.7, Math.min(1.9, side * 0.02)), node.path);
  if (side < SMALL * pitch) return [painted(wash, node.path), outline];
  const most = Math.min(depth, side * MOST_OF_SIDE);
  const contours = flattenPath(node.path, pitch / 6).map(({ points }) => points);
  const lines = SETS.flatMap(({ along, reach, thick }) => hatches(contours, along, { pitch, depth: most * reach, thick: pitch * thick }));
  return [painted(wash, node.path), filled(withAlpha(ink, 0.8), ...lines), outline];
}

/** Wedges along one direction, which end at a shape's edges and are thickest there. */
function hatches(
  contours: readonly (readonly Point[])[],
  along: Point,
  { pitch, depth, thick }: { readonly pitch: number; readonly depth: number; readonly thick: number },
): readonly Path[] {
  const across = { x: -along.y, y: along.x };
  const crossings = new Map<number, number[]>();
  for (const points of contours) {
    let from = points.at(-1);
    for (const to of points) {
      if (from) {
        const [a, b] = [from, to].map(({ x, y }) => ({ u: x * along.x + y * along.y, v: (x * across.x + y * across.y) / pitch }));
        const [low, high] = a!.v < b!.v ? [a!, b!] : [b!, a!];
        for (let row = Math.ceil(low.v); row < high.v; row += 1) {
          const place = low.u + ((row - low.v) / (high.v - low.v)) * (high.u - low.u);
          const found = crossings.get(row);
          if (found) found.push(place);
          else crossings.set(row, [place]);
        }
      }
      from = to;
    }
  }
  return [...crossings].flatMap(([row, places]) => {
    const sorted = places.toSorted((a, b) => a - b);
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index): Path => {
      const [start, end] = [sorted[index * 2]!, sorted[index * 2 + 1]!];
      // Neighbors end at different places, as the hand that cuts them does.
      const long = Math.min(depth, (end - start) * MOST_OF_WAY) * (0.82 + 0.18 * Math.sin(row * 2.4));
      if (long < pitch) return [];
      const at = (u: number, off: number): [number, number] => [
        Math.round((u * along.x + (row * pitch + off) * across.x) * 10) / 10,
        Math.round((u * along.y + (row * pitch + off) * across.y) * 10) / 10,
      ];
      return [['M', ...at(end - long, 0)], ['L', ...at(end, -thick)], ['L', ...at(end, thick)], ['Z']];
    });
  });
}
