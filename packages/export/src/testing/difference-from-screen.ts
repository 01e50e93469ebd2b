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
    if (isBlack(screen, spot) || isEdge(screen, spot, width)) continue;
    for (let ink = 0; ink < 4; ink += 1) sum += Math.abs((printed[ink]?.[spot] ?? 0) - (inks[spot * 4 + ink] ?? 0));
    count += 4;
  }
  return sum / count;
}

function isBlack(screen: Uint8ClampedArray, spot: number): boolean {
  return Math.max(screen[spot * 4] ?? 0, screen[spot * 4 + 1] ?? 0, screen[spot * 4 + 2] ?? 0) < BLACKEST;
}

/** Returns true where a neighbor has another color: both readers place an edge between spots in their own way. */
function isEdge(screen: Uint8ClampedArray, spot: number, width: number): boolean {
  return (
    areApart(screen, spot, spot - width) ||
    areApart(screen, spot, spot - 1) ||
    areApart(screen, spot, spot + 1) ||
    areApart(screen, spot, spot + width)
  );
}

/** Spots outside of the picture count as black. */
function areApart(screen: Uint8ClampedArray, spot: number, other: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((screen[other * 4 + channel] ?? 0) - (screen[spot * 4 + channel] ?? 0)) > 4) return true;
  }
  return false;
}
