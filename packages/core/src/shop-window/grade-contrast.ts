import { BLACK, type Rgba, WHITE } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import { type InkReading, contrastOn } from './measure-ink.ts';
import { say } from './say.ts';

/** The contrast ratios that WCAG 2 requires of normal and of large text. */
const ENOUGH = 4.5;
const ENOUGH_WHEN_LARGE = 3;
/** The size in points from which text counts as large. */
const LARGE = 18;
const LARGE_BOLD = 14;

export interface ContrastVerdict {
  /** The contrast ratio with one decimal, never rounded up past a limit. */
  readonly ratio: number;
  readonly passes: boolean;
  readonly sentence: string;
  /** A colour with a clearly better contrast; null if the current one is sufficient. */
  readonly suggestion: { readonly colour: Rgba; readonly name: string } | null;
}

/** Grades the contrast of text of a size with its background, and suggests white or black if that is better. */
export function gradeContrast(reading: InkReading, { points, bold }: { readonly points: number; readonly bold: boolean }): ContrastVerdict {
  const isLarge = points >= (bold ? LARGE_BOLD : LARGE);
  const needed = isLarge ? ENOUGH_WHEN_LARGE : ENOUGH;
  const ratio = Math.floor(reading.contrast * 10) / 10;
  const passes = reading.contrast >= needed;
  return { ratio, passes, sentence: sentenceOf(reading.contrast, needed), suggestion: passes ? null : suggest(reading) };
}

function sentenceOf(contrast: number, needed: number): string {
  if (contrast < needed) return say('needsContrast', { least: needed });
  return contrast < ENOUGH ? say('readableAtThisSize') : say('easyToRead');
}

function suggest(reading: InkReading): ContrastVerdict['suggestion'] {
  const contrast = (colour: Rgba) => contrastOn(reading, relativeLuminance(colour));
  const plain = contrast(WHITE) >= contrast(BLACK) ? { colour: WHITE, name: say('white') } : { colour: BLACK, name: say('black') };
  return contrast(plain.colour) > reading.contrast ? plain : null;
}
