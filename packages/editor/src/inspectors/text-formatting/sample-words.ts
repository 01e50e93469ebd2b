import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { useMemo } from 'react';

/** The part of a text that a preview shows: its first words, with their font and color. */
export type SampleWords = Pick<TextBox['text'], 'text' | 'font' | 'bold' | 'italic' | 'case' | 'colour'>;

/** Maximum number of words in a small preview. */
const MOST_WORDS = 3;
const MOST_LETTERS = 18;
const NOTHING_TYPED = 'Aa';

/** Returns the first words of a text, as many as a small preview has space for. */
export function firstWords(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let shown = words[0]?.slice(0, MOST_LETTERS) ?? NOTHING_TYPED;
  for (const word of words.slice(1, MOST_WORDS)) {
    if (shown.length + 1 + word.length > MOST_LETTERS) break;
    shown += ` ${word}`;
  }
  return shown;
}

/** Returns the same value as long as the preview looks the same, so that other changes of the text do not render it. */
export function useSampleWords({ text, font, bold, italic, case: letters, colour }: SampleWords, shown = firstWords): SampleWords {
  const { r, g, b } = colour;
  const words = shown(text);
  return useMemo(() => {
    const opaque: Rgba = { r, g, b, a: 1 };
    return { text: words, font, bold, italic, case: letters, colour: opaque };
  }, [words, font, bold, italic, letters, r, g, b]);
}
