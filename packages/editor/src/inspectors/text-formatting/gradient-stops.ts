import type { GradientStyle } from '@coverwright/core/effects/gradient/style.ts';

export type Stops = GradientStyle['stops'];
export const FEWEST_STOPS = 2;
export const MOST_STOPS = 8;

/** Adds a stop in the middle of the widest gap, in the color that is there, so that nothing changes until the stop is edited. */
export function withStopAdded(stops: Stops): Stops {
  const gaps = stops.slice(1).map(({ offset }, index) => offset - (stops[index]?.offset ?? 0));
  const at = gaps.indexOf(Math.max(...gaps));
  const [before, after] = [stops[at], stops[at + 1]];
  if (!before || !after || stops.length >= MOST_STOPS) return stops;
  const middle = (key: 'r' | 'g' | 'b' | 'a') => (before.colour[key] + after.colour[key]) / 2;
  const colour = { r: Math.round(middle('r')), g: Math.round(middle('g')), b: Math.round(middle('b')), a: middle('a') };
  return [...stops.slice(0, at + 1), { offset: (before.offset + after.offset) / 2, colour }, ...stops.slice(at + 1)];
}

export function withStopRemoved(stops: Stops, index: number): Stops {
  return stops.length <= FEWEST_STOPS ? stops : stops.filter((_, at) => at !== index);
}

/** Returns the stops in reverse order. */
export function reversedStops(stops: Stops): Stops {
  return stops.toReversed().map(({ offset, colour }) => ({ offset: 1 - offset, colour }));
}

/** Returns how far a stop can be moved without passing its neighbours. */
export function stopRange(stops: Stops, index: number): { readonly min: number; readonly max: number } {
  return { min: stops[index - 1]?.offset ?? 0, max: stops[index + 1]?.offset ?? 1 };
}
