import type { Artwork } from '../design/artwork.ts';
import { isEqual } from '../design/is-equal.ts';
import { mergeFields } from './merge-values.ts';
import type { ThreeWays } from './merge-text-box.ts';

/**
 * Merges an artwork of the layout: the seed, the motif, each color and each number by itself, so that an artwork with another seed still
 * ends where the title does. If the author chose another generator, the author's artwork is kept in the layout's new frame.
 */
export function mergeArtwork({ base, mine, theirs }: Pick<ThreeWays<Artwork>, 'base' | 'mine' | 'theirs'>): Artwork {
  const frame = isEqual(mine.frame, base.frame) ? theirs.frame : mine.frame;
  const colours = mergeFields(base.colours, mine.colours, theirs.colours);
  if (mine.generator !== base.generator || theirs.generator !== base.generator) return { ...mine, colours, frame };
  return { ...mergeFields(base, mine, theirs), colours, parameters: mergeFields(base.parameters, mine.parameters, theirs.parameters) };
}
