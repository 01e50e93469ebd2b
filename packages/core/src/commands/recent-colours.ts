import { MAX_RECENT_COLOURS } from '../design/bounds.ts';
import { type Rgba, sameColour } from '../design/colour.ts';

/** Puts a colour first, or moves a matching one there; the oldest of more than 18 is dropped. */
export function addRecentColour(recent: readonly Rgba[], colour: Rgba): Rgba[] {
  return [colour, ...recent.filter((known) => !sameColour(known, colour))].slice(0, MAX_RECENT_COLOURS);
}
