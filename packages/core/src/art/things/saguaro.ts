import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { polygon } from '../drawing/outlines.ts';

/** Corners of a rounded end, enough for a print. */
const ROUND = 14;
/** Half the width of a trunk and of an arm, as shares of the height. */
const TRUNK = 0.062;
const ARM = 0.044;

/** A saguaro cactus in silhouette: a trunk with an arm on either side, at different heights. */
export function saguaro(random: Random, foot: Point, height: number): Path {
  const first = random() < 0.5 ? -1 : 1;
  return [
    ...column(foot, foot.y - height, height * TRUNK),
    ...arm(random, foot, height, first, between(random, 0.3, 0.38), between(random, 0.74, 0.84)),
    ...arm(random, foot, height, -first, between(random, 0.44, 0.52), between(random, 0.66, 0.74)),
  ];
}

/** An arm that leaves the trunk at one share of its height and ends at another. */
function arm(random: Random, foot: Point, height: number, side: number, from: number, to: number): Path {
  const half = height * ARM;
  const bend = half * 1.6;
  const elbow = { x: foot.x + side * height * between(random, 0.2, 0.25), y: foot.y - height * from };
  // The outer edge turns up in an arc; the inner edge follows it at the arm's width.
  const turn = (reach: number) =>
    Array.from({ length: ROUND + 1 }, (_, step): Point => {
      const angle = (step / ROUND) * (Math.PI / 2);
      return { x: elbow.x + side * (Math.sin(angle) * reach - bend), y: elbow.y - bend + Math.cos(angle) * reach };
    });
  const outer = turn(bend + half);
  const inner = turn(Math.max(1, bend - half)).toReversed();
  const tip = { x: elbow.x, y: foot.y - height * to };
  const outline = [{ x: foot.x, y: elbow.y + half }, ...outer, ...cap(tip, half, side), ...inner, { x: foot.x, y: elbow.y - half }];
  // Both arms run in the same direction as the trunk, so that no overlap is left unfilled.
  return polygon(side > 0 ? outline : outline.toReversed());
}

/** A trunk with a round head that stands a little in the ground. */
function column(foot: Point, top: number, half: number): Path {
  return polygon([{ x: foot.x + half, y: foot.y }, ...cap({ x: foot.x, y: top }, half, 1), { x: foot.x - half, y: foot.y }]);
}

/** Half a circle over a point, from the given side to the other. */
function cap({ x, y }: Point, half: number, side: number): readonly Point[] {
  return Array.from({ length: ROUND + 1 }, (_, step): Point => {
    const angle = (step / ROUND) * Math.PI;
    return { x: x + side * Math.cos(angle) * half, y: y + half - Math.sin(angle) * half };
  });
}
