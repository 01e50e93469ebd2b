import type { PictureReading } from '../design/composition.ts';
import { remember } from '../scene/remember.ts';
import type { PictureMap } from './picture-map.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = LETTERS.length - 1;

/** A map as it is stored. Luminance is kept by its square root: the eye tells the darks apart more finely than the lights. */
export function readingOfMap({ columns, rows, luminance, busyness }: PictureMap): PictureReading {
  const written = (shares: readonly number[]) => shares.map((share) => LETTERS.charAt(Math.round(share * STEPS))).join('');
  return { columns, rows, luminance: written(luminance.map(Math.sqrt)), busyness: written(busyness) };
}

/** The map that a reading stores. The same reading gives the same value. */
export const mapOfReading = remember(({ columns, rows, luminance, busyness }: PictureReading): PictureMap => {
  const shares = (letters: string) => Array.from(letters, (letter) => Math.max(0, LETTERS.indexOf(letter)) / STEPS);
  return { columns, rows, luminance: shares(luminance).map((root) => root * root), busyness: shares(busyness) };
});
