import { MMCQ } from '@vibrant/quantizer-mmcq';
import type { Rgba } from '../design/colour.ts';
import type { PicturePixels } from '../ideas/picture-map.ts';

/** The limits of the palette by the specification: up to 64 colours, from every fifth pixel. */
const MOST_COLOURS = 64;
const QUALITY = 5;

/** The palette for a picture without colours: six greys from dark to light. */
export const SIX_GREYS: readonly Rgba[] = [32, 72, 112, 152, 192, 232].map((level) => ({ r: level, g: level, b: level, a: 1 }));

/** The color of a sample outside of the picture or in a transparent part of it. */
export const MID_GREY: Rgba = { r: 128, g: 128, b: 128, a: 1 };

/** Returns a picture's colours, most frequent first, or six greys if it has none (empty or entirely transparent). */
export function imagePalette({ data }: Pick<PicturePixels, 'data'>): readonly Rgba[] {
  const sampled = everyNth(data, QUALITY);
  if (sampled.length === 0) return SIX_GREYS;
  const swatches = MMCQ(sampled, { colorCount: MOST_COLOURS });
  const colours = [...swatches]
    .sort((first, second) => second.population - first.population)
    .map(({ rgb: [r, g, b] }): Rgba => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b), a: 1 }));
  return colours.length > 0 ? colours : SIX_GREYS;
}

/** Returns the color of a pixel; mid-gray outside of the picture and for transparent pixels. */
export function sampleColour({ width, height, data }: PicturePixels, x: number, y: number): Rgba {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (!(column >= 0 && row >= 0 && column < width && row < height)) return MID_GREY;
  const at = (row * width + column) * 4;
  const [r, g, b, a] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
  if (r === undefined || g === undefined || b === undefined || a === undefined || a < HALF_CLEAR) return MID_GREY;
  return { r, g, b, a: 1 };
}

const HALF_CLEAR = 125;

/** Returns every nth pixel, without transparent ones. */
function everyNth(data: ArrayLike<number>, step: number): Uint8ClampedArray {
  const kept: number[] = [];
  for (let at = 0; at + 3 < data.length; at += 4 * step) {
    if ((data[at + 3] ?? 0) < HALF_CLEAR) continue;
    kept.push(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 255);
  }
  return Uint8ClampedArray.from(kept);
}
