import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { OVERSHOOT } from './layout-stage.ts';

/** The front from the fold out over its outer edge. A jacket's front runs on over its flap: what ended before the flap does would end in the middle of it. */
export function frontAcross(
  { boards: { front }, panels }: CoverGeometry,
  direction: 'ltr' | 'rtl',
): { readonly x: number; readonly width: number } {
  const over = direction === 'rtl' ? front.x - panels.front.x : panels.front.x + panels.front.width - front.x - front.width;
  const beyond = Math.max(OVERSHOOT, over);
  return { x: direction === 'rtl' ? -beyond : 0, width: front.width + beyond };
}
