import { isMinorIn } from '../lettering/minor-words.ts';
import { inEnglish } from '../ideas/title-languages.ts';
import { titleWords } from '../ideas/title-words.ts';

const MIN_LETTERS = 3;
/** Worth a line of its own on a cover, and no picture: it finds a cat on its back. */
const NO_PICTURE = 'back';

/**
 * The words of a title that a search for pictures can use, in the singular and in their order: `The Last Roses` gives `last`, `rose`.
 * Pictures are named in English, and so is what they are searched by. Words that only hold a sentence together find nothing that it speaks of.
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
