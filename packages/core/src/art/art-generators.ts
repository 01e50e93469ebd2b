import type { ArtGenerator } from './art-generator.ts';
import type { ArtGeneratorId } from './generator-id.ts';
import { birdFlock } from './generators/bird-flock.ts';
import { flow } from './generators/flow.ts';
import { light } from './generators/light.ts';
import { papercut } from './generators/papercut.ts';
import { shade } from './generators/shade.ts';
import { texture } from './generators/texture.ts';

/** The registry: the compiler asks for a line here for every id in `generator-id.ts`. */
export const ART_GENERATORS = {
  papercut,
  flow,
  'bird-flock': birdFlock,
  light,
  shade,
  texture,
} satisfies Record<ArtGeneratorId, ArtGenerator>;
