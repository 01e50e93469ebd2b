import type { FontFamily } from './font-family.ts';

const CUT_NAMES: Readonly<Record<number, string>> = { 300: 'Light', 800: 'ExtraBold', 900: 'Black' };

/**
 * Returns the cuts beside regular and bold as families whose regular is that cut. A family without a regular cut (Open Sans Condensed
 * begins at 300) has none: its lightest cut is its regular.
 */
export function displayCuts(family: FontFamily): readonly FontFamily[] {
  if (!family.faces.some((face) => face.weight === 400)) return [];
  return Object.entries(CUT_NAMES).flatMap(([weight, name]) => {
    const cut = family.faces.filter((face) => face.weight === Number(weight));
    if (cut.length === 0) return [];
    // The bold of a light cut is the family's bold; a black cut has no bolder one.
    const bold = Number(weight) < 400 ? family.faces.filter((face) => face.weight === 700) : [];
    return [{ ...family, family: `${family.family} ${name}`, faces: [...cut, ...bold] }];
  });
}
