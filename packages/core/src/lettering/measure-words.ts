import type { Lettering } from '../design/lettering.ts';
import type { TextBox } from '../design/text-box.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { lineBlock } from './line-face.ts';
import { findMinorWords } from './minor-words.ts';

/** One word of a lettered text. Lengths in em of the face that it is set in. */
export interface LetteredWord {
  /** UTF-16 range in the text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly isMinor: boolean;
  /** The author broke the line after it. */
  readonly endsLine: boolean;
  readonly asMajor: WordMeasure;
  readonly asMinor: WordMeasure;
}

export interface WordMeasure {
  readonly advance: number;
  /** Distance of the outline's left edge from the word's origin, and of its right edge from its advance. */
  readonly leftBearing: number;
  readonly rightBearing: number;
  /** Height of a capital; of the tallest letter in scripts without capitals. */
  readonly cap: number;
}

const EM = 1000;

/** The words of a text in reading order, measured in both faces. */
export function measureWords(text: TextBox['text'], lettering: Lettering, engine: TextEngine): readonly LetteredWord[] {
  const found = [...text.text.matchAll(/\S+/gu)];
  const minor = findMinorWords(found.map(([word]) => word));
  return found.map((match, index): LetteredWord => {
    const [word] = match;
    const end = match.index + word.length;
    const next = found[index + 1]?.index ?? end;
    return {
      start: match.index,
      end,
      isMinor: minor[index] ?? false,
      endsLine: text.text.slice(end, next).includes('\n'),
      asMajor: measureWord(text, lettering, word, false, engine),
      asMinor: measureWord(text, lettering, word, true, engine),
    };
  });
}

function measureWord(text: TextBox['text'], lettering: Lettering, word: string, isMinor: boolean, engine: TextEngine): WordMeasure {
  const layout = layoutText(lineBlock(text, lettering, word, isMinor, EM), engine);
  const ink = layout.inkBounds;
  const [line] = layout.lines;
  if (!ink || !line) return { advance: layout.width / EM, leftBearing: 0, rightBearing: 0, cap: 0.7 };
  const [run] = line.runs;
  const tallest = (line.baseline - ink.y) / EM;
  const hasCapitals = word.toLocaleLowerCase('en') !== word.toLocaleUpperCase('en');
  return {
    advance: layout.width / EM,
    leftBearing: (ink.x - line.left) / EM,
    rightBearing: (line.left + layout.width - ink.x - ink.width) / EM,
    cap: hasCapitals && run ? engine.metrics(run.face).capHeight : Math.max(0.3, tallest),
  };
}
