import { BEASTS_AND_BIRDS } from './beasts-and-birds.ts';
import { SMALL_AND_WATER_CREATURES } from './small-and-water-creatures.ts';

/** Animals, and mythical creatures. */
export const CREATURES = { ...SMALL_AND_WATER_CREATURES, ...BEASTS_AND_BIRDS } as const;
