import { isCommonWord } from './common-words.ts';
import { MEAL_WORDS } from './dish-names.ts';
import { THEMES } from './theme-words.ts';
import { inEnglish } from './title-languages.ts';
import { lexicon } from './title-motifs.ts';
import { hasExpression, wordsInTheirSense } from './title-senses.ts';

/** Words that some family draws, or that have a silhouette. */
const THEME_WORDS: ReadonlySet<string> = new Set(Object.values(THEMES).flatMap((words) => words.split(' ')));

/**
 * Reports whether a title has a word that is neither known to the drawings nor one of everyday language, as “Pilchards” and “The Crossing
 * Guard”. It is most often the name of a thing, and a scene with another subject beside it says another book.
 */
export function hasUnknownWord(title: string): boolean {
  return hasExpression(title) || wordsInTheirSense(title).some((word) => word !== null && !isKnown(word));
}

/** Words that tell how something is or what is done, and name no thing: “Unsaid”, “Naturalized”, “Stillness”. */
const NO_THING = /^un|(?:ness|tion|sion|ment|ity|ing|ed|less|able|ish|ly|hood|ance|ence|ism|dom)$/u;

function isKnown(word: string): boolean {
  const english = inEnglish(word);
  return NO_THING.test(word) || isCommonWord(word) || lexicon().has(english) || THEME_WORDS.has(english) || MEAL_WORDS.has(english);
}

/** Reports whether a title has a word that may name a thing, known or not: “Elevators”, but not “Why We Believe”. */
export function hasNoun(title: string): boolean {
  return wordsInTheirSense(title).some((word) => word !== null && !NO_THING.test(word) && !isCommonWord(word));
}
