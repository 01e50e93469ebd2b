import { MAX_RECENT_COLOURS } from '../design/bounds.ts';
import { type Rgba, sameColour } from '../design/colour.ts';

/** Puts a colour first in the list, or moves an equal one there. The list keeps the 18 latest. */
export function addRecentColour(recent: readonly Rgba[], colour: Rgba): Rgba[] {
  return [colour, ...recent.filter((known) => !sameColour(known, colour))].slice(0, MAX_RECENT_COLOURS);
}
