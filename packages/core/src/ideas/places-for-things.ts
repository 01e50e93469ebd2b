import { HERO_SIZES, type HeroSize, bearsLargeSize, isLying, sizeOfHero } from '../art/heroes/hero-sizes.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { LayoutId } from '../genres/genre.ts';

/**
 * Scenes that have a place for what the title names, and the sizes of things that the place takes. Without such a thing they are scenes of a
 * genre, so they are not among the families that show one thing. Dark scenes have none: on a lit floor, beside a head before blinds or
 * on a pier, readers found things pasted on, and the bare scene better.
 */
const HELD_IN: Partial<Record<LayoutId, ReadonlySet<HeroSize>>> = {
  // The sign of a shop or an inn shows whatever can be drawn.
  village: sizes(...HERO_SIZES),
  'open-door': sizes('hand', 'keepsake', 'desk', 'carried', 'furniture', 'small animal'),
  kitchen: sizes('table'),
};

function sizes(...taken: readonly HeroSize[]): ReadonlySet<HeroSize> {
  return new Set(taken);
}

/** Reports whether a family is a scene with a place for a thing. */
export function hasPlaceForThing(layout: LayoutId): boolean {
  return HELD_IN[layout] !== undefined;
}

/** Reports whether a scene has a place for a thing. */
export function holdsThing(layout: LayoutId, motif: HeroId): boolean {
  // The floor before a door is seen so low that what lies on it cannot be made out, and nobody opens an umbrella in its sun.
  if (layout === 'open-door' && (isLying(motif) || motif === 'umbrella')) return false;
  const size = sizeOfHero(motif);
  return size !== null && (layout === 'village' || bearsLargeSize(motif)) && (HELD_IN[layout]?.has(size) ?? false);
}
