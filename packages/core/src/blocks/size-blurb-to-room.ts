import { type SingleCommand, applyCommand } from '../commands/apply-command.ts';
import { BLURB_FONT_SIZES } from '../design/back.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { blurbArea } from '../elements/blurb/blurb-area.ts';
import { type Rect, inset, intersection } from '../geometry/shapes.ts';
import { inkOf } from '../preflight/fixes/fit-inside.ts';
import { TOLERANCE, distanceInside } from '../preflight/measuring/distances.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { AIR, obstaclesOn } from './find-room.ts';

/**
 * Returns the command that sets the blurb in the largest offered size that fits its area on the back, clear of the barcode and of other
 * text there. Returns null if even the smallest size is too large.
 * @param engine with the faces of the design loaded.
 */
export function sizeBlurbToRoom(design: Design, engine: TextEngine): SingleCommand | null {
  const geometry = geometryOf(design);
  const obstacles = obstaclesOn(design, 'back', engine, new Set(['blurb'])).words.filter((rect) => rect !== geometry.barcode);
  for (const fontSize of BLURB_FONT_SIZES.toReversed()) {
    const command = { name: 'edit-blurb', text: { fontSize } } as const;
    const tried = applyCommand(design, command);
    if (tried.ok && hasRoom(tried.value)) return command;
  }
  return null;

  function hasRoom(sized: Design): boolean {
    const area = blurbArea(sized.back, geometry);
    const ink = area && inkOf(sized, 'blurb', engine);
    if (!area || !ink || distanceInside(ink, area) < -TOLERANCE) return false;
    return [...obstacles.map(withAir), ...(geometry.barcode ? [geometry.barcode] : [])].every((rect) => intersection(ink, rect) === null);
  }
}

/**
 * Expands a rectangle by half of the space that blocks keep between them. Blurb text reads as separate from its neighbors at that distance.
 */
function withAir(rect: Rect): Rect {
  return inset(rect, -AIR / 2);
}
