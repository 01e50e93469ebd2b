import type { Rgba } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import type { RegionReading } from './picture-map.ts';

/** Type on a picture aims at this contrast against the awkward part of what lies under it. */
const AIMED_CONTRAST = 5.6;

const STRONGEST_SCRIM = 0.94;
const STEP = 0.03;

/** How strongly a scrim of `scrim`'s colour must cover a region for `ink` to read on its awkward part, 0 to 0.94. */
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
