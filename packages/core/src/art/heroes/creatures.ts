import { BEASTS_AND_BIRDS } from './beasts-and-birds.ts';
import { FABLED_AND_WATER_ANIMALS } from './fabled-and-water-animals.ts';
import { POND_AND_FIELD_ANIMALS } from './pond-and-field-animals.ts';
import { FARM_ANIMALS } from './farm-animals.ts';
import { MOUNTAIN_AND_AIR_ANIMALS } from './mountain-and-air-animals.ts';
import { SMALL_AND_WATER_CREATURES } from './small-and-water-creatures.ts';
import { SMALL_BIRDS_AND_LADYBIRD } from './small-birds-and-ladybird.ts';
import { SEAL_AND_GULL } from './seal-and-gull.ts';
import { CRAWLING_ANIMALS } from './crawling-animals.ts';
import { HAWK_AND_ROOSTER } from './hawk-and-rooster.ts';
import { HORNED_AND_BURDENED_ANIMALS } from './horned-and-burdened-animals.ts';
import { SEA_AND_SHADOW_ANIMALS } from './sea-and-shadow-animals.ts';
import { WAYSIDE_ANIMALS } from './wayside-animals.ts';
import { WILD_ANIMALS } from './wild-animals.ts';

/** Animals, and mythical creatures. */
export const CREATURES = {
  ...SMALL_AND_WATER_CREATURES,
  ...BEASTS_AND_BIRDS,
  ...FARM_ANIMALS,
  ...FABLED_AND_WATER_ANIMALS,
  ...MOUNTAIN_AND_AIR_ANIMALS,
  ...WILD_ANIMALS,
  ...SMALL_BIRDS_AND_LADYBIRD,
  ...POND_AND_FIELD_ANIMALS,
  ...SEAL_AND_GULL,
  ...HAWK_AND_ROOSTER,
  ...HORNED_AND_BURDENED_ANIMALS,
  ...SEA_AND_SHADOW_ANIMALS,
  ...CRAWLING_ANIMALS,
  ...WAYSIDE_ANIMALS,
} as const;
