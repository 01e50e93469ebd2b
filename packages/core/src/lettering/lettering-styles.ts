import type { Lettering } from '../design/lettering.ts';

/** The names of the styles, in the order of the inspector. */
const LETTERING_STYLES = [
  'small-words',
  'ruled',
  'italic-words',
  'script-words',
  'all-alike',
  'key-words',
  'lead-phrase',
  'tight',
  'airy',
] as const;

/** A way of setting the words of a title against each other, whatever its face and effect. */
export interface LetteringStyle {
  readonly name: (typeof LETTERING_STYLES)[number];
  readonly settings: Omit<Lettering, 'largest' | 'wordBreak'>;
}

const OWN = { minorFont: null, minorItalic: false, minorCase: null, minorSize: 0.4, gap: 0.14, rules: false } as const;

const SETTINGS: Readonly<Record<LetteringStyle['name'], LetteringStyle['settings']>> = {
  'small-words': { ...OWN, minorWords: 'own-line' },
  ruled: { ...OWN, minorWords: 'own-line', rules: true },
  'italic-words': { ...OWN, minorWords: 'own-line', minorFont: 'Lora', minorItalic: true, minorCase: 'none', minorSize: 0.5 },
  'script-words': { ...OWN, minorWords: 'own-line', minorFont: 'Great Vibes', minorCase: 'none', minorSize: 0.66, gap: 0.08 },
  'all-alike': { ...OWN, minorWords: 'inline' },
  'key-words': { ...OWN, minorWords: 'key-words' },
  'lead-phrase': { ...OWN, minorWords: 'lead-phrase', minorFont: 'Lora', minorItalic: true, minorCase: 'none', minorSize: 0.56 },
  tight: { ...OWN, minorWords: 'inline', gap: -0.02 },
  airy: { ...OWN, minorWords: 'own-line', minorSize: 0.3, gap: 0.5 },
};

export const STYLES_OF_LETTERING: readonly LetteringStyle[] = LETTERING_STYLES.map((name) => ({ name, settings: SETTINGS[name] }));

/** Returns the style that a lock-up is set in, whatever its largest size; null for settings of its own. */
export function styleOfLettering(lettering: Lettering): LetteringStyle | null {
  const isSet = ({ settings }: LetteringStyle) =>
    (Object.keys(settings) as (keyof typeof settings)[]).every((key) => settings[key] === lettering[key]);
  return STYLES_OF_LETTERING.find(isSet) ?? null;
}

/** Shares of the box's width and of the cap height between which a shuffled lock-up lies. */
const LARGEST = [0.24, 0.46] as const;
const GAP = [-0.02, 0.4] as const;
const SIZE = [0.3, 0.6] as const;
const STEPS = 100;

/**
 * Returns another lock-up: the next style in turn, with other distances and sizes.
 * @param random from 0 up to 1
 */
export function shuffleLettering(lettering: Lettering, random: () => number): Lettering {
  const own = styleOfLettering(lettering);
  const others = STYLES_OF_LETTERING.filter(({ name }) => name !== own?.name);
  const next = others[Math.floor(random() * others.length)];
  const between = ([least, most]: readonly [number, number]) => Math.round((least + (most - least) * random()) * STEPS) / STEPS;
  return { ...lettering, ...next?.settings, gap: between(GAP), minorSize: between(SIZE), largest: between(LARGEST) };
}
