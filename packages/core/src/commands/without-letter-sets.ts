import type { TextBox } from '../design/text-box.ts';
import type { FontFeatures } from '../design/text-lines.ts';

type Text = TextBox['text'];

/** Alternates, and the numbered sets and variants of characters. */
const LETTER_SETS = /^(salt|ss\d\d|cv\d\d)$/;

/**
 * Removes the OpenType features that mean something else in every font: a numbered set of letters holds swashes in one and plainer letters
 * in another. Small capitals, ligatures and figures are what an author wants in any font.
 */
export function withoutLetterSets(text: Text): Text {
  const { features, lettering, ...rest } = text;
  const kept = keptOf(features);
  if (!lettering) return { ...rest, ...(kept && { features: kept }) };
  const { firstLetter, lastLetter, ...lockUp } = lettering;
  const [first, last] = [keptOf(firstLetter), keptOf(lastLetter)];
  return {
    ...rest,
    ...(kept && { features: kept }),
    lettering: { ...lockUp, ...(first && { firstLetter: first }), ...(last && { lastLetter: last }) },
  };
}

function keptOf(features: FontFeatures | undefined): FontFeatures | undefined {
  const kept = Object.entries(features ?? {}).filter(([tag]) => !LETTER_SETS.test(tag));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
