import type { Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { across } from '../drawing/outlines.ts';

/** The height of a skyline of hills or mountains at every x: y grows downwards. */
export type Ridge = (x: number) => number;

export interface RidgeStyle {
  /** The middle height, and how far peaks and valleys leave it. */
  readonly base: number;
  readonly reach: number;
  /** `sharp`: mountains; `round`: hills. */
  readonly shape: 'sharp' | 'round';
  /** Units between one peak and the next. */
  readonly spacing: number;
}

export function ridgeOf(random: Random, { base, reach, shape, spacing }: RidgeStyle): Ridge {
  const noise = smoothNoise(random);
  const isSharp = shape === 'sharp';
  return (x) => {
    if (!isSharp) return base - reach * fractal(noise, x / spacing, 0, 5, 0.35);
    // Folding the noise at zero makes its zero crossings peaks.
    let [sum, total, strength, scale] = [0, 0, 1, 1];
    for (let octave = 0; octave < 5; octave += 1) {
      sum += strength * (1 - 2.6 * Math.abs(noise((x / spacing) * scale, octave * 7.3)));
      total += strength;
      strength *= 0.5;
      scale *= 2.05;
    }
    return base - (reach * sum) / total;
  };
}

/** A ridge that is read from its heights at every `step` units: a line that many strokes follow need not be worked out for each. */
export function sampledRidge(ridge: Ridge, { x, width }: Rect, step = 6): Ridge {
  const heights = across({ x: x - 40 * step, y: 0, width: width + 80 * step, height: 0 }, step, ridge);
  const [first, second] = heights;
  if (!first || !second) return ridge;
  const wide = second.x - first.x;
  return (at) => {
    const place = (at - first.x) / wide;
    const index = Math.floor(place);
    const [from, to] = [heights[index], heights[index + 1]];
    return from && to ? from.y + (to.y - from.y) * (place - index) : ridge(at);
  };
}
