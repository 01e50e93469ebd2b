import type { CoverGeometry } from './cover-geometry.ts';
import { type Rect, centreOf } from './shapes.ts';

/** Returns the flaps of a jacket by the board at which each is turned in; none for other covers. */
export function listFlaps({
  flaps,
  boards: { front },
}: Pick<CoverGeometry, 'flaps' | 'boards'>): readonly { readonly board: 'frontFlap' | 'backFlap'; readonly rect: Rect }[] {
  const distance = (flap: Rect) => Math.abs(centreOf(flap).x - centreOf(front).x);
  const nearest = flaps.toSorted((first, second) => distance(first) - distance(second))[0];
  return flaps.map((rect) => ({ board: rect === nearest ? 'frontFlap' : 'backFlap', rect }));
}
