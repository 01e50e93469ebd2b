import type { Lettering } from '../design/lettering.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { leadPhraseOf } from './lead-phrase.ts';
import { startsDependentPhrase } from './joined-words.ts';
import { type LetteredText, lineBlock } from './line-face.ts';
import { findMinorWords, isJoiningWord, isQuietWord, isSmallWord, isWeakWord } from './minor-words.ts';
import { phraseCuts } from './phrase-cuts.ts';
import { type WordKind, endsPhrase, kindsOf } from './word-kinds.ts';

/** A word of a lettered text. Lengths are in em of the face that it is set in. */
export interface LetteredWord {
  /** The UTF-16 range of the word in the text, with an exclusive end. */
  readonly start: number;
  readonly end: number;
  readonly isMinor: boolean;
  /** True if the word carries little meaning, even in a style without minor words. */
  readonly isSmall: boolean;
  /** True if the word does not say what the book is about, so that it should not be larger than words that do. */
  readonly isWeak: boolean;
  /** True if the word carries no meaning by itself, such as "every" or "even", so that it should be smaller than words that do. */
  readonly isQuiet: boolean;
  /** True if the word joins the words after it to those before, such as "and". */
  readonly isJoining: boolean;
  /** True if a phrase such as "of Grandmother" begins with the word, in a script without small words. */
  readonly isDependent: boolean;
  /** True if the word is a noun or a name that says what the book is about. */
  readonly isNaming: boolean;
  /** The cost of a line that ends on the word, from 0 to 1: it breaks the sense. */
  readonly cut: number;
  /** True if a comma, colon or dash follows the word, which is a good place for a break. */
  readonly endsPhrase: boolean;
  /** True if the title proper ends with the word, and what follows explains it, as after a colon. */
  readonly endsHeading: boolean;
  /** True if the author broke the line after the word. */
  readonly endsLine: boolean;
  readonly asMajor: WordMeasure;
  readonly asMinor: WordMeasure;
}

export interface WordMeasure {
  readonly advance: number;
  /** The distance of the outline's left edge from the word's origin, and of its right edge from its advance. */
  readonly leftBearing: number;
  readonly rightBearing: number;
  /** The height of a capital or, in scripts without capitals, of the tallest letter. */
  readonly cap: number;
  /** The height of a letter without an ascender or, if all letters are capitals, of a capital. */
  readonly low: number;
  /** The advance of a space beside the word. */
  readonly space: number;
}

const NAMING: ReadonlySet<WordKind> = new Set(['noun', 'unknown', 'defined']);

const EM = 1000;
const LEAST_CAP = 0.3;
const LEAST_LOW = 0.2;

/** Returns the words of a text in reading order, measured in both faces. */
export function measureWords(text: LetteredText, lettering: Lettering, engine: TextEngine): readonly LetteredWord[] {
  const found = [...text.text.matchAll(/\S+/gu)].flatMap((match) => brokenWord(match, text.text, lettering.wordBreak));
  const words = found.map(({ word }) => word);
  const minor = lettering.minorWords === 'lead-phrase' ? besideLead(words) : findMinorWords(words, lettering.minorWords);
  const [kinds, cuts] = [kindsOf(words), phraseCuts(words)];
  const headingEnd = headingEndOf(words);
  const major = heightsOfFace(text, lettering, false, engine);
  let knownMinor: FaceHeights | null = null;
  const minorFace = () => (knownMinor ??= heightsOfFace(text, lettering, true, engine));
  return found.map(({ word, start, isPart, isFirstPart }, index): LetteredWord => {
    const end = start + word.length;
    const next = found[index + 1]?.start ?? end;
    const asMajor = measureWord(text, lettering, word, false, major, engine);
    return {
      start,
      end,
      isMinor: minor[index] ?? false,
      isSmall: isSmallWord(word),
      isWeak: !isPart && isWeakWord(word),
      isQuiet: !isPart && isQuietWord(word),
      isJoining: isJoiningWord(word),
      isDependent: startsDependentPhrase(word),
      isNaming: isPart || (isName(kinds, index) && !isWeakWord(word)),
      cut: cuts[index] ?? 0,
      endsPhrase: endsPhrase(word),
      endsHeading: index === headingEnd,
      endsLine: isFirstPart || text.text.slice(end, next).includes('\n'),
      asMajor,
      asMinor: minor[index] ? measureWord(text, lettering, word, true, minorFace(), engine) : asMajor,
    };
  });
}

/** Returns true for a noun. In Hebrew and Arabic the second of two words with articles describes the first. */
function isName(kinds: readonly WordKind[], index: number): boolean {
  return NAMING.has(kinds[index] ?? 'noun') && !(kinds[index] === 'defined' && kinds[index - 1] === 'defined');
}

/** Returns true for each word outside the phrase that leads a title, and for none if no phrase does or the author broke the lines. */
function besideLead(words: readonly string[]): readonly boolean[] {
  const lead = leadPhraseOf(words);
  return words.map((_, index) => lead !== null && (index < lead.first || index >= lead.end));
}

/** A few words more than two explain a heading; fewer are a part of it. */
const LEAST_EXPLANATION = 3;
const LONGEST_HEADING = 5;

/** Returns the index of the last word of the title proper where a colon or a dash ends it; -1 for a title without one. */
function headingEndOf(words: readonly string[]): number {
  const end = words.findIndex((word) => /[:–—]$/u.test(word));
  return end < LONGEST_HEADING && end < words.length - LEAST_EXPLANATION ? end : -1;
}

interface FoundWord {
  readonly word: string;
  readonly start: number;
  readonly isPart: boolean;
  /** True if the second part of the same word begins the next line. */
  readonly isFirstPart: boolean;
}

/** Returns a word of the text, in two parts if the style breaks it. */
function brokenWord({ 0: word, index: start }: RegExpExecArray, text: string, wordBreak = ''): readonly FoundWord[] {
  const at = wordBreak.indexOf('|');
  const isBroken = at > 0 && at < wordBreak.length - 1 && text.trim() === wordBreak.replace('|', '');
  if (!isBroken) return [{ word, start, isPart: false, isFirstPart: false }];
  return [
    { word: word.slice(0, at), start, isPart: true, isFirstPart: true },
    { word: word.slice(at), start: start + at, isPart: true, isFirstPart: false },
  ];
}

function measureWord(
  text: LetteredText,
  lettering: Lettering,
  word: string,
  isMinor: boolean,
  heights: FaceHeights,
  engine: TextEngine,
): WordMeasure {
  const layout = layoutText(lineBlock(text, lettering, word, isMinor, EM), engine);
  const ink = layout.inkBounds;
  const [line] = layout.lines;
  if (!ink || !line)
    return { advance: layout.width / EM, leftBearing: 0, rightBearing: 0, cap: LEAST_CAP, low: LEAST_CAP, space: heights.space };
  const tallest = (line.baseline - ink.y) / EM;
  const hasCapitals = word.toLocaleLowerCase('en') !== word.toLocaleUpperCase('en');
  return {
    advance: layout.width / EM,
    leftBearing: (ink.x - line.left) / EM,
    rightBearing: (line.left + layout.width - ink.x - ink.width) / EM,
    cap: Math.max(LEAST_CAP, hasCapitals ? heights.cap : tallest),
    low: Math.max(LEAST_LOW, hasCapitals ? heights.low : tallest),
    space: heights.space,
  };
}

interface FaceHeights {
  readonly cap: number;
  readonly low: number;
  readonly space: number;
}

/** Measures the ink of an H and an x, because the heights in a font's tables are not always true. */
function heightsOfFace(text: LetteredText, lettering: Lettering, isMinor: boolean, engine: TextEngine): FaceHeights {
  const heightOf = (letter: string) => {
    const { inkBounds, lines } = layoutText(lineBlock(text, lettering, letter, isMinor, EM), engine);
    return inkBounds ? ((lines[0]?.baseline ?? 0) - inkBounds.y) / EM : LEAST_CAP;
  };
  const widthOf = (letters: string) => layoutText(lineBlock(text, lettering, letters, isMinor, EM), engine).width / EM;
  return { cap: heightOf('H'), low: heightOf('x'), space: widthOf('H H') - 2 * widthOf('H') };
}
