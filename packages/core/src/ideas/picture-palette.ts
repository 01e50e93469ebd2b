import { type Rgba, toHex } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import type { Palette } from '../genres/genre.ts';
import { imagePalette } from '../palette/image-palette.ts';
import type { PicturePixels } from './picture-map.ts';

/** Below this a colour is a grey and no accent. HSV saturation. */
const COLOURFUL = 0.35;

/**
 * A palette out of a picture: its own dark as the ground, deepened so that type reads on it, and its liveliest colour as the
 * accent, lightened; where the picture is grey the genre's accent stays. Type keeps the genre's light and dark.
 */
export function picturePalette(pixels: PicturePixels, own: Palette): Palette {
  const colours = imagePalette(pixels);
  const dark = colours.find((colour) => relativeLuminance(colour) < 0.12) ?? colours[0];
  const lively = [...colours].sort((first, second) => saturation(second) * valueOf(second) - saturation(first) * valueOf(first))[0];
  return {
    ...own,
    ground: dark ? toHex(mixed(dark, { r: 12, g: 14, b: 18, a: 1 }, 0.35)) : own.ground,
    accent: lively && saturation(lively) > COLOURFUL ? toHex(mixed(lively, { r: 255, g: 250, b: 240, a: 1 }, 0.25)) : own.accent,
  };
}

function saturation({ r, g, b }: Rgba): number {
  const most = Math.max(r, g, b);
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most;
}

function valueOf({ r, g, b }: Rgba): number {
  return Math.max(r, g, b) / 255;
}

function mixed(colour: Rgba, target: Rgba, share: number): Rgba {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
  return { r: mix(colour.r, target.r), g: mix(colour.g, target.g), b: mix(colour.b, target.b), a: 1 };
}
