/** Every artwork generator, in the order of the gallery. Documents store these ids. */
export const ART_GENERATOR_IDS = [
  'papercut',
  'flow',
  'bird-flock',
  'leaf-shadow',
  'doorway',
  'keyhole',
  'moon-wood',
  'bare-wood',
  'rooftop',
  'beach',
  'road-sunset',
  'swiss-modules',
  'giant-planet',
  'meadow',
  'light',
  'shade',
  'texture',
  'flower-frame',
  'tarot-card',
  'deco-fan',
  'village-street',
] as const;

export type ArtGeneratorId = (typeof ART_GENERATOR_IDS)[number];
