import type { Lettering } from '../design/lettering.ts';
import type { Voice } from '../genres/genre.ts';

type Swashes = Pick<Lettering, 'firstLetter' | 'lastLetter'>;

/**
 * The features with swashed letters of the faces that have some, chosen by eye: the same set of letters holds plainer ones in one face and
 * ornaments in another.
 */
const UPRIGHT: Readonly<Record<string, Swashes>> = {
  Cinzel: { firstLetter: { ss01: 1 }, lastLetter: { ss01: 1 } },
  'Great Vibes': { lastLetter: { ss02: 1 } },
};
const ITALIC: Readonly<Record<string, Swashes>> = {
  'EB Garamond': { firstLetter: { swsh: 1 } },
  'IM Fell English': { lastLetter: { swsh: 1 } },
};

/** Returns the features of the first and last letters of a title in this face; none for a face without swashes. */
export function swashesOf({ font, italic = false }: Pick<Voice, 'font' | 'italic'>): Swashes {
  return (italic ? ITALIC : UPRIGHT)[font] ?? {};
}
