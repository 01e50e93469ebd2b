import { pixelsToInk } from '@coverwright/core/colour/pixels-to-ink.ts';
import sharp from 'sharp';
import { readInkTable } from '../colour/press-profile.ts';
import { levelsOf } from './levels-of.ts';
import type { Separations } from './separations.ts';

/** The level below which a spot of the screen's picture counts as black. */
const BLACKEST = 40;

/**
 * Returns the mean difference of the plates from the inks of the cover's JPEG for screens, in levels. Edges are left out, and black spots:
 * drawn black is printed in one ink, and black of pictures in four.
 */
export async function differenceFromScreen({ width, height, plates }: Separations, jpeg: Uint8Array): Promise<number> {
  const screen = levelsOf(await sharp(jpeg).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer());
  const inks = pixelsToInk(await readInkTable(), screen);
  const printed = [plates.Cyan, plates.Magenta, plates.Yellow, plates.Black];
  let [sum, count] = [0, 0];
  for (let spot = 0; spot < width * height; spot += 1) {
    if (Math.max(...screen.subarray(spot * 4, spot * 4 + 3)) < BLACKEST || isEdge(screen, spot, width)) continue;
    for (const [ink, plate] of printed.entries()) sum += Math.abs((plate[spot] ?? 0) - (inks[spot * 4 + ink] ?? 0));
    count += 4;
  }
  return sum / count;
}

/** Returns true where a neighbor has another color: both readers place an edge between spots in their own way. */
function isEdge(screen: Uint8ClampedArray, spot: number, width: number): boolean {
  return [spot - width, spot - 1, spot + 1, spot + width].some((neighbour) =>
    [0, 1, 2].some((channel) => Math.abs((screen[neighbour * 4 + channel] ?? 0) - (screen[spot * 4 + channel] ?? 0)) > 4),
  );
}
