import type { PathsD } from '@countertype/clipper2-ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Polygons with the box around all of them. */
interface PolygonGroup {
  box: Box;
  readonly polygons: PathsD;
}

/**
 * Returns polygons in groups whose boxes lie apart, so that each group can be merged or cut by itself. That is far faster than all of them
 * at once: a sweep looks at every edge that it crosses at each corner.
 * @param distance the print pixels that the boxes have to be apart.
 */
export function polygonGroups(polygons: PathsD, distance = 0): readonly PathsD[] {
  const groups: PolygonGroup[] = [];
  let open: PolygonGroup[] = [];
  const byLeft = polygons
    .map((polygon) => ({ polygon, box: boxOf(polygon, distance) }))
    .sort((first, second) => first.box.left - second.box.left);
  for (const { polygon, box } of byLeft) {
    let whole: PolygonGroup = { box, polygons: [polygon] };
    // A group that grows may reach others that it did not reach before.
    for (let near = nearest(open, whole.box); near; near = nearest(open, whole.box)) {
      const joined = near;
      open = open.filter((group) => group !== joined);
      for (const added of whole.polygons) joined.polygons.push(added);
      joined.box = around(joined.box, whole.box);
      whole = joined;
    }
    const ended = open.filter((group) => group.box.right < box.left);
    if (ended.length > 0) {
      groups.push(...ended);
      open = open.filter((group) => group.box.right >= box.left);
    }
    open.push(whole);
  }
  return [...groups, ...open].map((group) => group.polygons);
}

function nearest(groups: readonly PolygonGroup[], box: Box): PolygonGroup | undefined {
  return groups.find((group) => meet(group.box, box));
}

/** Reports whether two boxes overlap or touch. */
function meet(first: Box, second: Box): boolean {
  return first.left <= second.right && second.left <= first.right && first.top <= second.bottom && second.top <= first.bottom;
}

function around(first: Box, second: Box): Box {
  return {
    left: Math.min(first.left, second.left),
    right: Math.max(first.right, second.right),
    top: Math.min(first.top, second.top),
    bottom: Math.max(first.bottom, second.bottom),
  };
}

function boxOf(polygon: PathsD[number], distance: number): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of polygon) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  // Corners are rounded, and boxes that only just miss each other may touch after that.
  const reach = distance / 2 + ROUNDED;
  return { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
}

/** Print pixels: the step to which corners are rounded. */
const ROUNDED = 0.01;
