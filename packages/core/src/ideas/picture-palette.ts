import { type Rgba, fromHex, toHex } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import type { Palette } from '../genres/genre.ts';
import { imagePalette } from '../palette/image-palette.ts';
import { remember } from '../scene/remember.ts';
import { mixColours } from '../palette/mix-colours.ts';
import type { PicturePixels } from './picture-map.ts';

/** Below this a colour is a grey and no accent. HSV saturation. */
const COLOURFUL = 0.35;
const NIGHT: Rgba = { r: 12, g: 14, b: 18, a: 1 };
const GREY: Rgba = { r: 120, g: 120, b: 120, a: 1 };
const CREAM: Rgba = { r: 255, g: 250, b: 240, a: 1 };

/**
 * A palette out of a picture: its own dark as the ground, deepened so that type reads on it, and its liveliest colour as the
 * accent, lightened; where the picture is grey the palette's own accent stays. Type keeps the palette's light and dark.
 */
export function picturePalette(pixels: PicturePixels, own: Palette): Palette {
  const { dark, lively } = keyColours(pixels);
  return {
    ...own,
    ground: dark ? toHex(mixColours(dark, NIGHT, 0.35)) : own.ground,
    accent: lively ? toHex(mixColours(lively, CREAM, 0.25)) : own.accent,
  };
}

/** The other way round: a pale ground tinted by the picture, and the complement of its liveliest colour, deep, as the accent. */
export function complementPalette(pixels: PicturePixels, own: Palette): Palette {
  const { lively } = keyColours(pixels);
  const key = lively ?? fromHex(own.accent);
  const across: Rgba = { r: 255 - key.r, g: 255 - key.g, b: 255 - key.b, a: 1 };
  return {
    light: own.light,
    dark: toHex(mixColours(across, NIGHT, 0.9)),
    ground: toHex(mixColours(key, CREAM, 0.84)),
    accent: toHex(mixColours(mixColours(across, GREY, 0.2), NIGHT, 0.4)),
  };
}

const keyColours = remember((pixels: PicturePixels) => {
  const colours = imagePalette(pixels);
  const lively = [...colours].sort((first, second) => liveliness(second) - liveliness(first))[0];
  return {
    dark: colours.find((colour) => relativeLuminance(colour) < 0.12) ?? colours[0],
    lively: lively && saturation(lively) > COLOURFUL ? lively : undefined,
  };
});

function liveliness(colour: Rgba): number {
  return saturation(colour) * (Math.max(colour.r, colour.g, colour.b) / 255);
}

function saturation({ r, g, b }: Rgba): number {
  const most = Math.max(r, g, b);
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most;
}
