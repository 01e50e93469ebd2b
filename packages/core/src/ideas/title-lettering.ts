import { type Lettering, letteringSchema } from '../design/lettering.ts';
import type { KindOfFace, Voice } from '../genres/genre.ts';
import { keyWordsOf } from '../lettering/minor-words.ts';
import { leadPhraseOf } from '../lettering/lead-phrase.ts';
import { isLongTitle } from '../lettering/line-penalty.ts';
import { kindOfFace } from './type-manners.ts';

/** The lettering of a lock-up for each kind of face. Small words of capitals are the italics of a quiet serif, never small capitals. */
const QUIET_ITALIC = { minorFont: 'Cormorant Garamond', minorItalic: true, minorCase: 'lowercase' } as const;

const LETTERING = {
  condensed: { gap: 0.1, minorSize: 0.42, rules: true },
  capitals: { gap: 0.2, minorSize: 0.5, rules: true, ...QUIET_ITALIC },
  wide: { gap: 0.3, minorSize: 0.5 },
  serif: { gap: 0.14, minorSize: 0.46, minorItalic: true },
  'light serif': { gap: 0.13, minorSize: 0.48, minorItalic: true },
  grotesk: { gap: 0.15, minorWords: 'inline' },
  heavy: { gap: 0.14, minorSize: 0.46 },
  script: { gap: 0.05, minorWords: 'inline' },
  hand: { gap: 0.1, minorWords: 'inline' },
  blackletter: { gap: 0.1, minorWords: 'inline' },
  typewriter: { gap: 0.4, minorWords: 'inline' },
} as const;

/** The small words around a lead phrase are an italic, or capitals of a plain face beside heavy ones. */
const ITALIC = { minorFont: 'Lora', minorItalic: true, minorCase: 'none' } as const;
const PLAIN_CAPITALS = { minorFont: 'Oswald', minorItalic: false, minorCase: 'uppercase' } as const;

/** The small words around a lead phrase for each kind of face; those of the title's own face where there is no other. */
const BESIDE_LEAD: Readonly<Record<KindOfFace, Partial<Lettering>>> = {
  condensed: PLAIN_CAPITALS,
  capitals: { minorFont: 'EB Garamond', minorItalic: true, minorCase: 'none' },
  wide: { minorFont: 'Jost', minorItalic: false, minorCase: 'none' },
  serif: ITALIC,
  'light serif': { minorFont: 'EB Garamond', minorItalic: true, minorCase: 'none' },
  grotesk: { minorItalic: false },
  heavy: ITALIC,
  script: { minorFont: 'Josefin Sans', minorItalic: false, minorCase: 'uppercase' },
  hand: { minorItalic: false },
  blackletter: { minorFont: 'EB Garamond', minorItalic: true, minorCase: 'none' },
  typewriter: { minorItalic: false },
};
/** The same for single faces whose kind does not say it: slab letters of a western, and letters for children. */
const BESIDE_LEAD_OF_FACE: Readonly<Record<string, Partial<Lettering>>> = {
  Rye: { minorFont: 'Roboto Slab', minorItalic: false, minorCase: 'uppercase' },
  'Alfa Slab One': { minorFont: 'Roboto Slab', minorItalic: false, minorCase: 'uppercase' },
  'Black Ops One': { minorFont: 'Roboto Slab', minorItalic: false, minorCase: 'uppercase' },
  Chewy: { minorFont: 'Baloo 2', minorItalic: false },
  'Bubblegum Sans': { minorFont: 'Baloo 2', minorItalic: false },
  'Luckiest Guy': { minorFont: 'Baloo 2', minorItalic: false },
};
const SIZE_BESIDE_LEAD = 0.56;

/** Returns the style of a long title of which one phrase leads, in this face. */
export function leadLettering({ font }: Pick<Voice, 'font'>): Partial<Lettering> {
  const face = BESIDE_LEAD_OF_FACE[font] ?? BESIDE_LEAD[kindOfFace(font)];
  return { minorFont: font, minorCase: null, ...face, minorWords: 'lead-phrase', minorSize: SIZE_BESIDE_LEAD, rules: false };
}

/**
 * Returns the style of small words that a title needs. A sentence is a block of even lines, of which one may lead, because
 * phrases of several sizes look like a ladder; a shorter title has large key words.
 */
function sentenceLettering(title: string): Partial<Lettering> {
  const found = keyWordsOf(title);
  return found === 'none' ? {} : { minorWords: found === 'sentence' ? 'inline' : 'key-words' };
}

/** The least gap between the lines of a long title, as a share of their cap height: a block of tight lines is hard to read. */
const GAP_OF_LONG = 0.17;

/**
 * Returns the lettering with the style of small words and the gap that a title needs whatever its family. A small line of its own at the
 * side of a left-aligned title looks like a scrap, so there small words stay in their lines.
 */
export function letteringFor(
  title: string,
  lettering: Lettering,
  voice: Pick<Voice, 'font'>,
  alignment: 'left' | 'center' | 'right' = 'center',
): Lettering {
  const words = title.trim().split(/\s+/u);
  const lead = leadPhraseOf(words) && leadLettering(voice);
  const isLong = isLongTitle(words.map(({ length }) => ({ start: 0, end: length })));
  const minorWords = alignment !== 'center' && lettering.minorWords === 'own-line' ? 'inline' : lettering.minorWords;
  const gap = isLong ? Math.max(lettering.gap, GAP_OF_LONG) : lettering.gap;
  return { ...lettering, minorWords, gap, ...(lead ?? sentenceLettering(title)) };
}

/** The lettering of a title in this voice. @param largest cap height at most, as a share of the measure. */
export function letteringOf(voice: Pick<Voice, 'font'>, largest: number): Lettering {
  return letteringSchema.parse({ ...LETTERING[kindOfFace(voice.font)], largest: Math.min(2, Math.max(0.05, largest)) });
}
