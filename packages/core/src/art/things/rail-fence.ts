import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

interface Course {
  /** Where the fence stands, and how tall it is there, from its far end, 0, to the viewer, 1. */
  readonly spot: (t: number) => Point;
  readonly tall: (t: number) => number;
  /** The side that the sun stands on: 1 right. */
  readonly side: 1 | -1;
}

interface Fence {
  readonly nodes: readonly SceneNode[];
  readonly posts: readonly { readonly outline: Path; readonly foot: Point }[];
}

const FIELDS = 8;
/** The heights of the rails, as shares of the posts. */
const RAILS = [0.36, 0.62, 0.86] as const;

/** A fence of split rails that comes towards the viewer, with the sun on its upper edges. */
export function railFence({ spot, tall, side }: Course, wood: Rgba, lit: Rgba): Fence {
  // Posts stand closer together where they are far.
  const along = (index: number) => (index / FIELDS) ** 0.8;
  const posts = Array.from({ length: FIELDS + 1 }, (_, index) => {
    const foot = spot(along(index));
    const height = tall(along(index));
    const half = height * 0.06;
    const outline = polygon([
      { x: foot.x - half, y: foot.y + 4 },
      { x: foot.x - half * 0.8, y: foot.y - height },
      { x: foot.x + half * 0.9, y: foot.y - height * 1.04 },
      { x: foot.x + half, y: foot.y + 4 },
    ]);
    return { outline, foot };
  });
  const rails = Array.from({ length: FIELDS }, (_, index) =>
    RAILS.map((up, row) => {
      const [from, to] = [along(index), along(index + 1)];
      const [a, b] = [spot(from), spot(to)];
      const sag = row % 2 === 0 ? 0.03 : -0.03;
      return ribbon([
        { x: a.x - side * 3, y: a.y - tall(from) * (up + sag), width: tall(from) * 0.036 },
        { x: b.x + side * 3, y: b.y - tall(to) * (up - sag), width: tall(to) * 0.036 },
      ]);
    }),
  ).flat();
  const outlines = posts.map(({ outline }) => outline);
  return {
    posts,
    nodes: [
      filled(lit, ...rails),
      clipped(rails.flat(), [shadowOf([filled(wood, ...rails)], wood, { x: 0, y: 2.2 }, 0.6)]),
      filled(lit, ...outlines),
      clipped(outlines.flat(), [shadowOf([filled(wood, ...outlines)], wood, { x: -side * 3, y: 0 }, 0.8)]),
    ],
  };
}
