import { contrastRatio, relativeLuminance } from '../design/contrast.ts';

/** The paintings of text for measuring. All three have the same size, in rows from the top. */
export interface InkPixels {
  readonly width: number;
  readonly height: number;
  /** The cover with the text, as RGBA. */
  readonly painted: ArrayLike<number>;
  /** The same cover without the letters, as RGBA. */
  readonly ground: ArrayLike<number>;
  /** The letters alone, as RGBA, whose alpha shows where they are. */
  readonly letters: ArrayLike<number>;
}

/** The luminances of a background, each from 0 to 1. */
export interface GroundReading {
  /** The median of them. It decides whether text counts as lighter or darker. */
  readonly groundLuminance: number;
  /**
   * The luminances of the background's darker and lighter parts; a sixth of it is beyond each. Dark text is hard to read on the darker
   * part, light text on the lighter.
   */
  readonly darkGround: number;
  readonly lightGround: number;
}

/** The contrast of text with the background right around it. */
export interface InkReading extends GroundReading {
  /** The WCAG contrast ratio against the more difficult part of the background, 1 to 21. */
  readonly contrast: number;
  /** The WCAG contrast ratio against the median of the background. */
  readonly typicalContrast: number;
  /** The relative luminance of the letters, 0 to 1. */
  readonly inkLuminance: number;
  /** The difference in lightness between text and background, 0 to 100. */
  readonly lightnessStep: number;
  /** The unevenness of the background: the standard deviation of its lightness, 0 (flat) to 50. */
  readonly busyness: number;
}

/** The share of the strongest letter pixel from which a pixel counts as ink. Pixels nearer to an edge mix ink and background. */
const SOLID = 0.8;
const CLEAR = 0.15;
/** The width of the ring around the letters whose pixels count as their background, as a share of the pixels' height. */
const RING = 0.035;
const HARD_SHARE = 1 / 6;

/** Measures the contrast of text; null if no letter is visible at this size. */
export function measureInk(pixels: InkPixels): InkReading | null {
  const { width, height, painted, ground, letters } = pixels;
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) alpha[pixel] = letters[pixel * 4 + 3] ?? 0;
  const most = alpha.reduce((found, level) => Math.max(found, level), 0);
  if (most === 0) return null;
  const near = grown(alpha, width, height, Math.max(2, Math.round(height * RING)));
  const inks: number[] = [];
  const grounds: number[] = [];
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const level = (alpha[pixel] ?? 0) / most;
    if (level >= SOLID) inks.push(luminanceAt(painted, pixel));
    else if (level <= CLEAR && (near[pixel] ?? 0) >= most * SOLID) grounds.push(luminanceAt(ground, pixel));
  }
  // If letters fill everything, the background behind them is measured.
  if (grounds.length === 0) for (let pixel = 0; pixel < alpha.length; pixel += 1) grounds.push(luminanceAt(ground, pixel));
  const inkLuminance = mean(inks);
  const around = measureGround(grounds);
  const lights = grounds.map(lightness);
  return {
    ...around,
    contrast: contrastOn(around, inkLuminance),
    typicalContrast: contrastRatio(inkLuminance, around.groundLuminance),
    inkLuminance,
    lightnessStep: Math.abs(lightness(inkLuminance) - lightness(around.groundLuminance)),
    busyness: deviation(lights),
  };
}

/** Measures a background by the luminances of its pixels, 0 to 1, in any order. */
export function measureGround(luminances: readonly number[]): GroundReading {
  // An array of numbers sorts itself several times faster than one that calls a function for each pair.
  const sorted = Float64Array.from(luminances).sort();
  return {
    groundLuminance: quantile(sorted, 0.5),
    darkGround: quantile(sorted, HARD_SHARE),
    lightGround: quantile(sorted, 1 - HARD_SHARE),
  };
}

/** Returns the contrast ratio of text with a luminance against the more difficult part of a background; 1 if the luminance occurs in it. */
export function contrastOn({ groundLuminance, darkGround, lightGround }: GroundReading, ink: number): number {
  if (ink >= groundLuminance) return ink <= lightGround ? 1 : contrastRatio(ink, lightGround);
  return ink >= darkGround ? 1 : contrastRatio(ink, darkGround);
}

function luminanceAt(pixels: ArrayLike<number>, pixel: number): number {
  return relativeLuminance({ r: pixels[pixel * 4] ?? 0, g: pixels[pixel * 4 + 1] ?? 0, b: pixels[pixel * 4 + 2] ?? 0 });
}

/** Returns CIE L*: 0 for black, 100 for white, in perceptually even steps. */
function lightness(luminance: number): number {
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}

/** Returns the highest level within `reach` pixels, in a square. */
function grown(levels: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const across = new Uint8Array(levels.length);
  const grownLevels = new Uint8Array(levels.length);
  for (let row = 0; row < height; row += 1) spread(levels, across, { start: row * width, step: 1, length: width }, reach);
  for (let column = 0; column < width; column += 1) spread(across, grownLevels, { start: column, step: width, length: height }, reach);
  return grownLevels;
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

/**
 * Writes the highest level within `reach` places of a line. The highest so far is looked for again only when it leaves that window, which
 * is seldom.
 */
function spread(from: Uint8Array, to: Uint8Array, { start, step, length }: Line, reach: number): void {
  let most = -1;
  let mostAt = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < length; at += 1) {
    const last = Math.min(length - 1, at + reach);
    if (mostAt < at - reach) {
      most = -1;
      for (let near = Math.max(0, at - reach); near < last; near += 1) {
        const level = from[start + near * step] ?? 0;
        if (level >= most) [most, mostAt] = [level, near];
      }
    }
    const entering = from[start + last * step] ?? 0;
    if (entering >= most) [most, mostAt] = [entering, last];
    to[start + at * step] = most;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
