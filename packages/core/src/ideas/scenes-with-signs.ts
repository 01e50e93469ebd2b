import type { LayoutId } from '../genres/genre.ts';

/**
 * Scenes with a sign that shows what the title names. Without it they are scenes of a genre, so they are not among the families that show one
 * thing. Things stand in no other scene: on a lit floor, beside a head before blinds, on a pier or by a door, readers found them pasted on, and
 * the bare scene better.
 */
const SIGNS: ReadonlySet<LayoutId> = new Set(['village']);

/** Reports whether a family is a scene with a sign. */
export function hasSign(layout: LayoutId): boolean {
  return SIGNS.has(layout);
}
