import { HERO_SIZES, type HeroSize, bearsLargeSize, isLying, sizeOfHero } from '../art/heroes/hero-sizes.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { LayoutId } from '../genres/genre.ts';

/**
 * Scenes that have a place for what the title names, and the sizes of things that the place takes. Without such a thing they are scenes of a
 * genre, so they are not among the families that show one thing.
 */
const HELD_IN: Partial<Record<LayoutId, ReadonlySet<HeroSize>>> = {
  doorway: sizes('hand', 'keepsake', 'desk', 'carried', 'furniture', 'small animal', 'large animal'),
  headlights: sizes('hand', 'keepsake', 'carried', 'furniture', 'small animal', 'large animal'),
  'street-lamp': sizes('hand', 'keepsake', 'carried', 'furniture', 'small animal'),
  blinds: sizes('hand', 'keepsake', 'desk', 'carried', 'perched animal'),
  // The sign of a shop or an inn shows whatever can be drawn.
  village: sizes(...HERO_SIZES),
  pier: sizes('keepsake', 'carried', 'furniture', 'small animal'),
  // On a lane or in a meadow a hat would be as large as a cart.
  avenue: sizes('carried', 'furniture', 'small animal', 'large animal'),
  'frontier-street': sizes('carried', 'furniture', 'small animal', 'large animal'),
  fireflies: sizes('keepsake', 'carried', 'furniture', 'small animal', 'large animal'),
  'open-door': sizes('hand', 'keepsake', 'desk', 'carried', 'furniture', 'small animal'),
  kitchen: sizes('table'),
  manor: sizes('hand', 'keepsake', 'carried', 'furniture', 'small animal', 'large animal'),
};

/** Scenes whose ground is seen from so low that what lies on it cannot be made out. */
const ONLY_STANDING: ReadonlySet<LayoutId> = new Set(['pier', 'frontier-street', 'manor', 'open-door']);

/** Scenes in a low sun, where an open umbrella in the rain would be nonsense. */
const IN_SUN: ReadonlySet<LayoutId> = new Set(['pier', 'avenue', 'frontier-street', 'open-door']);

/** Scenes by daylight, and signs, where a thing has its own colors. */
const IN_OWN_COLORS: ReadonlySet<LayoutId> = new Set(['kitchen', 'village', 'open-door']);

function sizes(...taken: readonly HeroSize[]): ReadonlySet<HeroSize> {
  return new Set(taken);
}

/** Reports whether a family is a scene with a place for a thing. */
export function hasPlaceForThing(layout: LayoutId): boolean {
  return HELD_IN[layout] !== undefined;
}

/** Reports whether a scene shows a thing in the thing's own colors, and not in the light of a lamp or a low sun. */
export function showsInOwnColors(layout: LayoutId): boolean {
  return IN_OWN_COLORS.has(layout);
}

/** Reports whether a scene has a place for a thing. */
export function holdsThing(layout: LayoutId, motif: HeroId): boolean {
  if (IN_SUN.has(layout) && motif === 'umbrella') return false;
  if (ONLY_STANDING.has(layout) && isLying(motif)) return false;
  const size = sizeOfHero(motif);
  return size !== null && (layout === 'village' || bearsLargeSize(motif)) && (HELD_IN[layout]?.has(size) ?? false);
}
