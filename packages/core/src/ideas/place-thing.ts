import { FOOT } from '../art/generators/great-motif.ts';
import { heroBounds } from '../art/heroes/hero-bounds.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';

/** Units from a front's edge to where a thing that is wider than the front ends. */
const BEYOND = 70;
/** The smallest and the largest that the artwork takes. */
const LEAST_REACH = 120;
const MOST_REACH = 620;

/** Units that a whole thing keeps from the front's edges. */
const ASIDE = 45;

/** Half of the size of a whole drawing that stands in a room of so many units. */
export function reachWithin(motif: HeroId, room: number): number {
  const { x, y, width } = heroBounds(motif);
  return Math.max(LEAST_REACH, Math.min(MOST_REACH, (500 - ASIDE) / Math.max(-x, x + width), room / (FOOT - y)));
}

/** The room of a drawing in the units of an artwork. The drawing is measured by its own ink, not by its square. */
interface Room {
  readonly begin: number;
  readonly foot: number;
}

/** The parameters of the artwork "great-motif" that let a thing fill a height, or the front's width and a little more and end at the foot. */
export function placeThing(motif: HeroId, { begin, foot }: Room): Readonly<Record<'reach' | 'ground' | 'clear', number>> {
  const { x, y, width, height } = heroBounds(motif);
  const widest = (500 + BEYOND) / Math.max(-x, x + width);
  const reach = Math.max(LEAST_REACH, Math.min(MOST_REACH, widest, (foot - begin) / height));
  const top = Math.max(begin, foot - height * reach);
  return { reach, ground: top - y * reach + FOOT * reach, clear: begin };
}
