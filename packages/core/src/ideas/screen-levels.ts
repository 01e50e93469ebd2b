import { BLACK, WHITE } from '../design/colour.ts';
import type { ColourMap, ImageFilter } from '../design/image-filter.ts';
import { colourMapFilter } from '../filters/colour-map.ts';
import type { PictureFacts } from '../pictures/readings/picture-facts.ts';

/** A picture's light over its whole range, for a screen of lines or dots to be made of. */
export function screenLevels(facts: PictureFacts | null, { contrast, gamma }: Pick<ColourMap, 'contrast' | 'gamma'>): ImageFilter {
  return colourMapFilter('Screen', [BLACK, WHITE], {
    low: facts?.low ?? 0,
    high: Math.max(0.3, facts?.high ?? 1),
    contrast,
    gamma,
  });
}
