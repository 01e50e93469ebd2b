import type { RichAlignment, RichSpan } from './rich-text.ts';

const ALIGNMENT = /\btext-align\s*:\s*(left|center|right|justify)\b/i;
const ALIGN_ATTRIBUTE = /\balign\s*=\s*["']?(left|center|right|justify)\b/i;
const ALIGNMENTS: Readonly<Record<string, RichAlignment>> = { left: 'left', center: 'center', right: 'right', justify: 'justify' };

/** Returns the alignment from `style="text-align: …"` or the old `align` attribute; null if there is no valid one. */
export function readAlignment(attributes: string): RichAlignment | null {
  const word = ALIGNMENT.exec(attributes)?.[1] ?? ALIGN_ATTRIBUTE.exec(attributes)?.[1];
  return (word === undefined ? undefined : ALIGNMENTS[word.toLowerCase()]) ?? null;
}

export type Marks = Omit<RichSpan, 'text'>;

const MARKS_OF: Readonly<Record<string, Partial<Marks>>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  cite: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  span: {},
};

/**
 * Returns the style changes of an inline tag, including those of its style attribute, which word processors use; null for a tag without
 * any.
 */
export function readMarks(name: string, attributes: string): Partial<Marks> | null {
  const marks = MARKS_OF[name];
  if (!marks) return null;
  const weight = /\bfont-weight\s*:\s*(bold|normal|\d{3})/i.exec(attributes)?.[1]?.toLowerCase();
  const style = /\bfont-style\s*:\s*(italic|normal)/i.exec(attributes)?.[1]?.toLowerCase();
  return {
    ...marks,
    ...(weight === undefined ? {} : { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(style === undefined ? {} : { italic: style === 'italic' }),
    ...(/\btext-decoration(?:-line)?\s*:[^;"']*\bunderline\b/i.test(attributes) ? { underline: true } : {}),
  };
}
