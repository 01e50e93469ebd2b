import type { HeroId } from '../art/heroes/hero-ids.ts';
import { fitsInStreet, fitsOnTable } from '../art/heroes/hero-sizes.ts';
import type { LayoutId } from '../genres/genre.ts';

/**
 * Scenes with a sign, a sill, a table or a stack of books that shows what the title names, and what fits there. Without it they are scenes of a genre, so they are not
 * among the families that show one thing. Things stand in no other scene: on a lit floor, beside a head before blinds, on a pier or by a door,
 * readers found them pasted on, and the bare scene better.
 */
const SIGNS: ReadonlyMap<LayoutId, (motif: HeroId) => boolean> = new Map([
  ['village', fitsInStreet],
  ['window-cat', fitsOnTable],
  ['keepsakes', (motif) => fitsOnTable(motif) && motif !== 'book'],
  ['book-stack', (motif) => fitsOnTable(motif) && motif !== 'book'],
]);

/** Reports whether a family is a scene with a sign. */
export function hasSign(layout: LayoutId): boolean {
  return SIGNS.has(layout);
}

/** Returns the rule for what a scene's sign can show; undefined for a family without a sign. */
export function fitsOnSign(layout: LayoutId): ((motif: HeroId) => boolean) | undefined {
  return SIGNS.get(layout);
}
