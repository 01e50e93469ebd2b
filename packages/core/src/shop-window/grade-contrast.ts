import { BLACK, type Rgba, WHITE } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import { type InkReading, contrastOn } from './measure-ink.ts';
import { say } from './say.ts';

/** The contrasts that WCAG 2 requires of normal and of large text. */
const ENOUGH = 4.5;
const ENOUGH_WHEN_LARGE = 3;
/** Points from which words count as large. */
const LARGE = 18;
const LARGE_BOLD = 14;

export interface ContrastVerdict {
  /** The ratio with one decimal, never rounded up over a limit. */
  readonly ratio: number;
  readonly passes: boolean;
  readonly sentence: string;
  /** A colour that reads clearly better; null where the present one does. */
  readonly suggestion: { readonly colour: Rgba; readonly name: string } | null;
}

/** Returns how well words of a size read on their ground, and which of white and black would read better. */
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
