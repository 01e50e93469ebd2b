import type { Rgba } from '../design/colour.ts';

/** Between two colours: 0 is the first, 1 the second. Opaque. */
export function mixColours(first: Rgba, second: Rgba, share: number): Rgba {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
  return { r: mix(first.r, second.r), g: mix(first.g, second.g), b: mix(first.b, second.b), a: 1 };
}
