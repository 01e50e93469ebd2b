import type { Rgba } from './colour.ts';

function linear(level: number): number {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The levels of pixels, which are whole numbers: a painting has hundreds of thousands, and the power takes most of their time. */
const LINEAR = Float64Array.from({ length: 256 }, (_, level) => linear(level));

/** Returns the WCAG 2 relative luminance of an opaque sRGB colour, from 0 to 1. */
export function relativeLuminance({ r, g, b }: Pick<Rgba, 'r' | 'g' | 'b'>): number {
  return 0.2126 * (LINEAR[r] ?? linear(r)) + 0.7152 * (LINEAR[g] ?? linear(g)) + 0.0722 * (LINEAR[b] ?? linear(b));
}

/** Returns the WCAG 2 contrast ratio of two luminances, from 1 to 21. */
export function contrastRatio(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
