import { boxMean } from './box-mean.ts';
import { type ColourPlane, createPlane, type Plane } from './plane.ts';

/**
 * Estimates the colors of the subject in half-transparent pixels, without which a cut-out would have a rim in the color of its background.
 * One step of "blur fusion" (Forte, 2021).
 * @param radius distance in pixels within which the subject's color is searched
 */
export function foregroundColours({ width, height, data }: ColourPlane, alpha: Plane, radius: number): ColourPlane {
  const colours = new Float32Array(width * height * 3);
  const inside = boxMean(alpha, radius);
  const outside = createPlane(width, height);
  for (let channel = 0; channel < 3; channel++) {
    const own = createPlane(width, height);
    for (let at = 0; at < own.data.length; at++) {
      const share = alpha.data[at] ?? 0;
      const colour = data[at * 3 + channel] ?? 0;
      own.data[at] = colour * share;
      outside.data[at] = colour * (1 - share);
    }
    const front = boxMean(own, radius);
    const back = boxMean(outside, radius);
    for (let at = 0; at < own.data.length; at++) {
      const share = alpha.data[at] ?? 0;
      const near = inside.data[at] ?? 0;
      const colour = data[at * 3 + channel] ?? 0;
      const subject = near > 1e-4 ? (front.data[at] ?? 0) / near : colour;
      const behind = near < 1 - 1e-4 ? (back.data[at] ?? 0) / (1 - near) : colour;
      const fixed = subject + share * (colour - share * subject - (1 - share) * behind);
      colours[at * 3 + channel] = Math.min(1, Math.max(0, fixed));
    }
  }
  return { width, height, data: colours };
}
