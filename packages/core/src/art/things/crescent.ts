import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { polar, polygon } from '../drawing/outlines.ts';

const STEPS = 48;

/** A lying crescent: a disc less another disc that overlaps its upper right. @param sign 1 opens it to the right, -1 to the left. */
export function crescent(middle: Point, radius: number, sign: 1 | -1): Path {
  // The bite, in shares of the radius: where its middle is, and how large it is.
  const [x, y, bite] = [0.34, -0.4, 0.82];
  const away = Math.hypot(x, y);
  const heading = Math.atan2(y, x);
  // The discs cross at this angle to either side of the heading, seen from each middle.
  const along = (1 - bite * bite + away * away) / (2 * away);
  const outer = Math.acos(along);
  const inner = Math.acos((along - away) / bite);
  const far = Array.from({ length: STEPS + 1 }, (_, step) =>
    polar({ x: 0, y: 0 }, 1, heading + outer + (step / STEPS) * (2 * Math.PI - 2 * outer)),
  );
  const near = Array.from({ length: STEPS + 1 }, (_, step) =>
    polar({ x, y }, bite, heading - inner - (step / STEPS) * (2 * Math.PI - 2 * inner)),
  );
  return polygon([...far, ...near].map((point) => ({ x: middle.x + sign * point.x * radius, y: middle.y + point.y * radius })));
}
