/** Unicode script names and their ISO 15924 tags. Scripts that are not listed are shaped as `Zyyy` (common). */
const TAGS = {
  Latin: 'Latn',
  Cyrillic: 'Cyrl',
  Greek: 'Grek',
  Hebrew: 'Hebr',
  Arabic: 'Arab',
  Devanagari: 'Deva',
  Bengali: 'Beng',
  Gurmukhi: 'Guru',
  Gujarati: 'Gujr',
  Oriya: 'Orya',
  Tamil: 'Taml',
  Telugu: 'Telu',
  Kannada: 'Knda',
  Malayalam: 'Mlym',
  Sinhala: 'Sinh',
  Thai: 'Thai',
  Lao: 'Laoo',
  Tibetan: 'Tibt',
  Myanmar: 'Mymr',
  Khmer: 'Khmr',
  Mongolian: 'Mong',
  Georgian: 'Geor',
  Armenian: 'Armn',
  Ethiopic: 'Ethi',
  Cherokee: 'Cher',
  Syriac: 'Syrc',
  Thaana: 'Thaa',
  Nko: 'Nkoo',
  Hangul: 'Hang',
  Han: 'Hani',
  Hiragana: 'Hira',
  Katakana: 'Kana',
  Bopomofo: 'Bopo',
  Runic: 'Runr',
  Ogham: 'Ogam',
  Gothic: 'Goth',
} as const;

export const COMMON_SCRIPT = 'Zyyy';
const PATTERNS = Object.entries(TAGS).map(([name, tag]) => ({ tag, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));
const known = new Map<number, string>();

/** Returns the ISO 15924 tag of a character's script; `Zyyy` for spaces, digits, punctuation and marks that follow their base. */
export function scriptOf(codePoint: number): string {
  const cached = known.get(codePoint);
  if (cached !== undefined) return cached;
  const character = String.fromCodePoint(codePoint);
  const tag = PATTERNS.find(({ pattern }) => pattern.test(character))?.tag ?? COMMON_SCRIPT;
  known.set(codePoint, tag);
  return tag;
}

const CURSIVE = new Set(['Arab', 'Syrc', 'Mong', 'Nkoo', 'Thaa']);

/** Returns true for scripts with joined letters, in which letter spacing would tear words apart. */
export function isCursive(script: string): boolean {
  return CURSIVE.has(script);
}
