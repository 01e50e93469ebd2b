import type { CoverGeometry } from './cover-geometry.ts';
import { type Rect, centreOf } from './shapes.ts';

/** Returns the flaps of a jacket by their boards; empty for any other cover. */
export function nameFlaps({
  flaps,
  boards: { front },
}: Pick<CoverGeometry, 'flaps' | 'boards'>): readonly { readonly name: string; readonly rect: Rect }[] {
  const distance = (flap: Rect) => Math.abs(centreOf(flap).x - centreOf(front).x);
  const nearest = flaps.toSorted((first, second) => distance(first) - distance(second))[0];
  return flaps.map((rect) => ({ name: rect === nearest ? 'Front flap' : 'Back flap', rect }));
}
