import type { Rgba } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import type { RegionReading } from './picture-map.ts';

/** The contrast of type on a picture, against the most difficult part of the picture under it. */
const AIMED_CONTRAST = 5.6;

const STRONGEST_SCRIM = 0.94;
const STEP = 0.03;

/** Returns how strongly a scrim of the color `scrim` must cover a region for `ink` to read on its most difficult part, 0 to 0.94. */
export function scrimStrength(region: RegionReading, ink: Rgba, scrim: Rgba): number {
  const inkLuminance = relativeLuminance(ink);
  const awkward = inkLuminance > relativeLuminance(scrim) ? region.lightest : region.darkest;
  const level = levelOf(awkward);
  for (let strength = 0; strength < STRONGEST_SCRIM; strength += STEP) {
    const mixed = (channel: number) => level * (1 - strength) + channel * strength;
    const under = relativeLuminance({ r: mixed(scrim.r), g: mixed(scrim.g), b: mixed(scrim.b) });
    if (contrastRatio(inkLuminance, under) >= AIMED_CONTRAST) return strength;
  }
  return STRONGEST_SCRIM;
}

/** The grey level, 0 to 255, of a luminance. */
function levelOf(luminance: number): number {
  const share = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  return share * 255;
}
