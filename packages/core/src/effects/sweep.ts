import type { Point } from '../geometry/shapes.ts';
import { flattenPath } from '../scene/flatten-path.ts';
import type { Path, PathCommand } from '../scene/path.ts';
import { mergeAreas } from '../scene/path-areas.ts';

/**
 * Returns the area that is covered when an area moves by an offset, including its start and its end: the side of a solid letter, or a long
 * shadow.
 */
export function sweepAreas(areas: Path, offset: Point): Path {
  const sides = flattenPath(areas).flatMap(({ points }) => chainsOf(points, offset).flatMap((chain) => sideOf(chain, offset)));
  return mergeAreas([...areas, ...areas.map((command) => moved(command, offset)), ...sides]);
}

/** Returns the parts of a contour that run in one direction across the offset. Each part sweeps over a simple polygon. */
function chainsOf(points: readonly Point[], offset: Point): readonly (readonly Point[])[] {
  const chains: Point[][] = [];
  let way = 0;
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length];
    if (!to) continue;
    const across = Math.sign((to.x - from.x) * offset.y - (to.y - from.y) * offset.x);
    if (across === 0) {
      way = 0;
      continue;
    }
    if (across === way) chains.at(-1)?.push(to);
    else chains.push([from, to]);
    way = across;
  }
  return chains;
}

/**
 * Returns the polygon that a part sweeps over. All polygons have the same winding direction, so that they add up under the nonzero rule.
 */
function sideOf(chain: readonly Point[], { x: dx, y: dy }: Point): Path {
  const back = chain.toReversed().map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  const polygon = [...chain, ...back];
  const turned = signedArea(polygon) < 0 ? polygon.toReversed() : polygon;
  return [...turned.map(({ x, y }, index): PathCommand => [index === 0 ? 'M' : 'L', x, y]), ['Z']];
}

export function signedArea(polygon: readonly Point[]): number {
  return polygon.reduce((sum, from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return sum + (from.x * to.y - to.x * from.y) / 2;
  }, 0);
}

function moved(command: PathCommand, { x, y }: Point): PathCommand {
  return command[0] === 'M' || command[0] === 'L' ? [command[0], command[1] + x, command[2] + y] : command;
}
