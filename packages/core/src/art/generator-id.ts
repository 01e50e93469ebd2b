/** Every artwork generator, in the order of the gallery. Documents store these ids. */
export const ART_GENERATOR_IDS = ['papercut', 'flow', 'bird-flock', 'light', 'shade', 'texture'] as const;

export type ArtGeneratorId = (typeof ART_GENERATOR_IDS)[number];
