import type { Rgba } from '../../design/colour.ts';

export type Who = 'woman' | 'man';

/** The two people of a scene, by the number that an artwork stores. */
export const PAIRS: readonly (readonly [Who, Who])[] = [
  ['woman', 'man'],
  ['woman', 'woman'],
  ['man', 'man'],
];

/** Returns the two people that an artwork's number means. */
export function pairOf(people: number): readonly [Who, Who] {
  return PAIRS[Math.round(people)] ?? PAIRS[0]!;
}

/** Skins of the people of a scene, by a number from 0 to 3. */
const SKINS: readonly Rgba[] = [
  { r: 244, g: 196, b: 164, a: 1 },
  { r: 172, g: 108, b: 74, a: 1 },
  { r: 225, g: 167, b: 124, a: 1 },
  { r: 118, g: 74, b: 53, a: 1 },
];
/** The hair that goes with each of them, and with the next. */
const HAIRS: readonly Rgba[] = [
  { r: 122, g: 62, b: 36, a: 1 },
  { r: 46, g: 34, b: 38, a: 1 },
  { r: 202, g: 140, b: 68, a: 1 },
  { r: 38, g: 28, b: 30, a: 1 },
];

/** Returns the skin and the hair of one of two. @param looks the skins of both, two places of four in one number. */
export function looksOf(looks: number, index: 0 | 1): { readonly skin: Rgba; readonly hair: Rgba } {
  const tone = (index === 0 ? Math.round(looks) : Math.floor(Math.round(looks) / 4)) % 4;
  return { skin: SKINS[tone] ?? SKINS[0]!, hair: HAIRS[(tone + index) % HAIRS.length] ?? HAIRS[0]! };
}
