import { isMinorIn } from '../lettering/minor-words.ts';
import { inEnglish } from '../ideas/title-languages.ts';
import { titleWords } from '../ideas/title-words.ts';

const MIN_LETTERS = 3;
/** A word that is common in titles but misleading in a search: `back` finds a cat on its back. */
const NO_PICTURE = 'back';

/**
 * Returns the words of a title that a search for pictures can use, in the singular and in order: `The Last Roses` gives `last`, `rose`.
 * Pictures are named in English, and so are these words. Function words are left out, because they find unrelated pictures.
 */
export function searchWords(title: string): readonly string[] {
  return [
    ...new Set(
      titleWords(title)
        .map(inEnglish)
        .filter((word) => word.length >= MIN_LETTERS && word !== NO_PICTURE && !isMinorIn(word, 'key-words')),
    ),
  ];
}
