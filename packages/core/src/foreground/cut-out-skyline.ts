import type { DesignImage } from '../design/design-image.ts';
import type { PicturePixels } from '../ideas/picture-map.ts';

/** A picture without its background, which can stand before a title as the part under a horizon does. */
export interface CutOut {
  /** The cut-out, which has the proportions of the picture that it was cut out of. */
  readonly image: DesignImage;
  /** The upper edge of the subject as shares of the picture's height, from left to right; 1 where nothing of it is. */
  readonly skyline: readonly number[];
}

/** The most columns that a skyline has. */
const COLUMNS = 400;
/** The opacity, of 255, from which a pixel belongs to the subject. */
const SOLID = 24;
/** The columns on both sides over which the edge is raised, so that a ridge of fewer points cuts off no hair. */
const SPREAD = 3;

/** Reads the upper edge of a cut-out's subject. Returns null if the picture is opaque everywhere, or empty. */
export function readSkyline({ width, height, data }: PicturePixels): readonly number[] | null {
  const columns = Math.min(COLUMNS, width);
  const tops = Array.from({ length: columns }, () => height);
  let clear = 0;
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) >= SOLID) tops[Math.floor((x * columns) / width)] = y;
      else clear += 1;
    }
  }
  if (clear === 0 || clear === width * height || columns < 2) return null;
  return tops.map((_, at) => Math.min(...tops.slice(Math.max(0, at - SPREAD), at + SPREAD + 1)) / height);
}
