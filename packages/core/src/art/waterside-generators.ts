import type { ArtGenerator } from './art-generator.ts';
import type { ArtGeneratorId } from './generator-id.ts';
import { pool } from './generators/pool.ts';
import { ferryCrossing } from './generators/ferry-crossing.ts';
import { ferryWake } from './generators/ferry-wake.ts';
import { stormSail } from './generators/storm-sail.ts';
import { fishingVillage } from './generators/fishing-village.ts';
import { harbor } from './generators/harbor.ts';
import { coastTown } from './generators/coast-town.ts';
import { towels } from './generators/towels.ts';
import { pier } from './generators/pier.ts';
import { tallShip } from './generators/tall-ship.ts';
import { underSea } from './generators/under-sea.ts';
import { mirrorLake } from './generators/mirror-lake.ts';
import { littleBoat } from './generators/little-boat.ts';

/** The drawings of seas, lakes, their shores and what floats on them. */
export const WATERSIDE_GENERATORS = {
  pool,
  'ferry-crossing': ferryCrossing,
  'ferry-wake': ferryWake,
  'storm-sail': stormSail,
  'fishing-village': fishingVillage,
  harbor,
  'coast-town': coastTown,
  towels,
  pier,
  'tall-ship': tallShip,
  'under-sea': underSea,
  'mirror-lake': mirrorLake,
  'little-boat': littleBoat,
} satisfies Partial<Record<ArtGeneratorId, ArtGenerator>>;
