import type { Rgba } from '../design/colour.ts';
import { fromOklab, toOklab } from './oklab.ts';

/**
 * Mixes two colors in OKLab, so that the middle is no grayer than its ends. A `share` of 0 is the first, 1 the second. The result is
 * opaque.
 */
export function mixColours(first: Rgba, second: Rgba, share: number): Rgba {
  if (share <= 0) return { ...first, a: 1 };
  if (share >= 1) return { ...second, a: 1 };
  const [from, to] = [toOklab(first), toOklab(second)];
  const mix = (start: number, end: number) => start + (end - start) * share;
  return fromOklab({ l: mix(from.l, to.l), a: mix(from.a, to.a), b: mix(from.b, to.b) });
}

/** Returns `count` evenly spaced colors from the first to the last of `colours`. */
export function colourRamp(colours: readonly Rgba[], count: number): readonly Rgba[] {
  return Array.from({ length: count }, (_, step) => {
    const at = count > 1 ? (step / (count - 1)) * (colours.length - 1) : 0;
    const index = Math.min(colours.length - 2, Math.floor(at));
    const [from, to] = [colours[Math.max(0, index)], colours[Math.max(0, index) + 1]];
    if (!from) throw new Error('A ramp needs at least one color');
    return to ? mixColours(from, to, at - index) : from;
  });
}
