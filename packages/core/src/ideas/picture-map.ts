import { relativeLuminance } from '../design/contrast.ts';
import type { Rect } from '../geometry/shapes.ts';

/** A small picture's pixels: RGBA rows from the top. A 200-pixel thumbnail is plenty. */
export interface PicturePixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** A picture as a coarse grid: how light each cell is, and how much goes on in it. Both 0 to 1, rows from the top. */
export interface PictureMap {
  readonly columns: number;
  readonly rows: number;
  readonly luminance: readonly number[];
  readonly busyness: readonly number[];
}

/** As many as a stored reading has at the most, in the picture's own proportions. */
const CELLS = 1536;

/** Busyness is the mean step of luminance between neighbouring pixels, scaled so that a crisp pattern is about 1. */
const CRISP_STEP = 0.12;

export function mapPicture({ width, height, data }: PicturePixels): PictureMap {
  const columns = Math.max(1, Math.min(width, CELLS, Math.round(Math.sqrt((CELLS * width) / height))));
  const rows = Math.max(1, Math.min(height, Math.floor(CELLS / columns), Math.round((columns * height) / width)));
  const light = Float64Array.from({ length: width * height }, (_, pixel) =>
    relativeLuminance({ r: data[pixel * 4] ?? 0, g: data[pixel * 4 + 1] ?? 0, b: data[pixel * 4 + 2] ?? 0 }),
  );
  const sums = new Float64Array(columns * rows);
  const steps = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      const here = light[y * width + x] ?? 0;
      const right = light[y * width + Math.min(width - 1, x + 1)] ?? here;
      const below = light[Math.min(height - 1, y + 1) * width + x] ?? here;
      sums[cell] = (sums[cell] ?? 0) + here;
      // The steps are perceived, not physical: a step in the dark is seen better than the same step in the light.
      steps[cell] = (steps[cell] ?? 0) + Math.abs(Math.sqrt(here) - Math.sqrt(right)) + Math.abs(Math.sqrt(here) - Math.sqrt(below));
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return {
    columns,
    rows,
    luminance: Array.from(sums, (sum, cell) => sum / (counts[cell] || 1)),
    busyness: Array.from(steps, (sum, cell) => Math.min(1, sum / 2 / (counts[cell] || 1) / CRISP_STEP)),
  };
}

/** The reading of a region of the picture, in fractions of its width and height. */
export interface RegionReading {
  readonly luminance: number;
  readonly darkest: number;
  readonly lightest: number;
  readonly busyness: number;
}

export function readRegion(map: PictureMap, region: Rect): RegionReading {
  const clamp = (value: number, limit: number) => Math.min(limit - 1, Math.max(0, Math.floor(value)));
  const left = clamp(region.x * map.columns, map.columns);
  const right = clamp((region.x + region.width) * map.columns - 1e-9, map.columns);
  const top = clamp(region.y * map.rows, map.rows);
  const bottom = clamp((region.y + region.height) * map.rows - 1e-9, map.rows);
  let luminance = 0;
  let busyness = 0;
  let count = 0;
  let darkest = 1;
  let lightest = 0;
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const cell = row * map.columns + column;
      const light = map.luminance[cell] ?? 0;
      luminance += light;
      busyness += map.busyness[cell] ?? 0;
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
      count += 1;
    }
  }
  return { luminance: luminance / count, busyness: busyness / count, darkest, lightest };
}
