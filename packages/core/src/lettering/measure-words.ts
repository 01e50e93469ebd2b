import type { Lettering } from '../design/lettering.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { type LetteredText, lineBlock } from './line-face.ts';
import { findMinorWords, isJoiningWord, isSmallWord, isWeakWord, keepsTogether, opensClause } from './minor-words.ts';

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
  /** True if the word joins the words after it to those before, such as "and". */
  readonly isJoining: boolean;
  /** True if the word opens a clause, such as "who". */
  readonly opensClause: boolean;
  /** True if a comma, colon or dash follows the word, which is a good place for a break. */
  readonly endsPhrase: boolean;
  /** True if the author broke the line after the word. */
  readonly endsLine: boolean;
  /** True if the word forms an expression with the next one, as in "Déjà Vu" or "Best Friend", so that no line ends between them. */
  readonly isTied: boolean;
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
}

const EM = 1000;
const LEAST_CAP = 0.3;
const LEAST_LOW = 0.2;

/** Returns the words of a text in reading order, measured in both faces. */
export function measureWords(text: LetteredText, lettering: Lettering, engine: TextEngine): readonly LetteredWord[] {
  const found = [...text.text.matchAll(/\S+/gu)].flatMap((match) => brokenWord(match, text.text, lettering.wordBreak));
  const minor = findMinorWords(
    found.map(({ word }) => word),
    lettering.minorWords,
  );
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
      isJoining: isJoiningWord(word),
      opensClause: opensClause(word),
      endsPhrase: /[,;:.!?–—]$/u.test(word),
      isTied: keepsTogether(word, found[index + 1]?.word),
      endsLine: isFirstPart || text.text.slice(end, next).includes('\n'),
      asMajor,
      asMinor: minor[index] ? measureWord(text, lettering, word, true, minorFace(), engine) : asMajor,
    };
  });
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
  if (!ink || !line) return { advance: layout.width / EM, leftBearing: 0, rightBearing: 0, cap: LEAST_CAP, low: LEAST_CAP };
  const tallest = (line.baseline - ink.y) / EM;
  const hasCapitals = word.toLocaleLowerCase('en') !== word.toLocaleUpperCase('en');
  return {
    advance: layout.width / EM,
    leftBearing: (ink.x - line.left) / EM,
    rightBearing: (line.left + layout.width - ink.x - ink.width) / EM,
    cap: Math.max(LEAST_CAP, hasCapitals ? heights.cap : tallest),
    low: Math.max(LEAST_LOW, hasCapitals ? heights.low : tallest),
  };
}

interface FaceHeights {
  readonly cap: number;
  readonly low: number;
}

/** Measures the ink of an H and an x, because the heights in a font's tables are not always true. */
function heightsOfFace(text: LetteredText, lettering: Lettering, isMinor: boolean, engine: TextEngine): FaceHeights {
  const heightOf = (letter: string) => {
    const { inkBounds, lines } = layoutText(lineBlock(text, lettering, letter, isMinor, EM), engine);
    return inkBounds ? ((lines[0]?.baseline ?? 0) - inkBounds.y) / EM : LEAST_CAP;
  };
  return { cap: heightOf('H'), low: heightOf('x') };
}
