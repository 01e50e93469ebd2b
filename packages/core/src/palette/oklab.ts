import type { Rgba } from '../design/colour.ts';

/** A color in OKLab: `l` from 0 (black) to 1 (white), `a` green to red, `b` blue to yellow. Equal distances look like equal differences. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Converts sRGB to OKLab. Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function toOklab(colour: Rgba): Oklab {
  const [red, green, blue] = [linear(colour.r), linear(colour.g), linear(colour.b)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Returns the chroma of a color: 0 for gray, up to about 0.3 for the most vivid screen colors. */
export function chromaOf(colour: Rgba): number {
  const { a, b } = toOklab(colour);
  return Math.hypot(a, b);
}

/** Converts OKLab to the nearest sRGB color, opaque. */
export function fromOklab({ l, a, b }: Oklab): Rgba {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    a: 1,
  };
}

function linear(level: number): number {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, share)));
}
