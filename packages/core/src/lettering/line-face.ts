import type { TextBox } from '../design/text-box.ts';
import type { Lettering } from '../design/lettering.ts';
import type { EndFeatures, TextBlock } from '../text/text-layout.ts';

/** The properties of a text that decide how a lock-up is set. */
export type LetteredText = Pick<
  TextBox['text'],
  'text' | 'font' | 'fontSize' | 'bold' | 'italic' | 'case' | 'letterSpacing' | 'alignment' | 'features'
>;

/** Returns the font and the text case of minor lines. */
export function minorFaceOf(text: LetteredText, lettering: Lettering) {
  return {
    family: lettering.minorFont ?? text.font,
    // A minor font is a quiet one; bold is for the words that carry the title.
    bold: lettering.minorFont === null && text.bold,
    italic: lettering.minorItalic || (lettering.minorFont === null && text.italic),
    case: lettering.minorCase ?? text.case,
  };
}

/**
 * Returns the words of a line as a text block at `size` print pixels per em. The block has a single line of any length.
 * @param ends the features of the line's first and last letters
 */
export function lineBlock(
  text: LetteredText,
  lettering: Lettering,
  words: string,
  isMinor: boolean,
  size: number,
  ends?: EndFeatures,
): TextBlock {
  const own = { family: text.font, bold: text.bold, italic: text.italic, case: text.case };
  const face = isMinor ? minorFaceOf(text, lettering) : own;
  const { family, bold, italic } = face;
  const features = { ...text.features, ...(isMinor && lettering.minorFeatures) };
  return {
    spans: [
      {
        text: words,
        family,
        bold,
        italic,
        size,
        letterSpacing: isMinor ? 0 : text.letterSpacing,
        ...(Object.keys(features).length > 0 && { features }),
        ...(ends && { endFeatures: ends }),
      },
    ],
    width: Number.POSITIVE_INFINITY,
    alignment: 'left',
    lineSpacing: 1,
    case: face.case,
    direction: 'auto',
  };
}
