import type { ThemeShades } from './theme-colours.ts';

/** Index of a color's main shade, with which buttons and bars are filled in the light scheme. */
export const MAIN_SHADE = 8;

/** The position of each shade between the palest (0) and the main one (1), as in the house's own colors. */
const STEPS = [0, 0.07, 0.21, 0.37, 0.51, 0.63, 0.75, 0.88] as const;
const PALEST = { lightness: 0.968, strength: 0.16 };
const DEEPEST = 0.76;

interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Returns ten shades of a hue, palest first, with the given color as the main shade. @param main `#rrggbb` */
export function deriveShades(main: string): ThemeShades {
  const { lightness, a, b } = toOklab(main);
  const between = (step: number, from: number, to: number) => from + (to - from) * step;
  // Middle shades have the most chroma, as dyes do; the palest are nearly paper.
  const at = (step: number) => {
    const strength = between(step, PALEST.strength, 1) * (1 + 0.7 * Math.sin(Math.PI * step));
    return toHex({ lightness: between(step, Math.max(PALEST.lightness, lightness), lightness), a: a * strength, b: b * strength });
  };
  const [s0, s1, s2, s3, s4, s5, s6, s7] = STEPS;
  const deepest = toHex({ lightness: lightness * DEEPEST, a: a * 0.8, b: b * 0.8 });
  return [at(s0), at(s1), at(s2), at(s3), at(s4), at(s5), at(s6), at(s7), main.toLowerCase(), deepest];
}

/** Converts to Oklab, Björn Ottosson's color space, in which equal distances look equal. */
function toOklab(hex: string): Oklab {
  const linear = (from: number) => {
    const level = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [linear(1), linear(3), linear(5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Converts from Oklab, and clips values outside of sRGB. */
function toHex({ lightness, a, b }: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const levels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const written = levels.map((level) => {
    const share = Math.min(1, Math.max(0, level));
    const gamma = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${written.join('')}`;
}
