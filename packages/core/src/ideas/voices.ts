import type { Voice } from '../genres/genre.ts';

export const serif = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'none',
  letterSpacing: -5,
  lineSpacing: 1,
  ...more,
});
export const condensed = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'uppercase',
  letterSpacing: 10,
  lineSpacing: 1,
  ...more,
});

export const capitals = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'uppercase',
  letterSpacing: 10,
  lineSpacing: 1,
  ...more,
});

export const grotesk = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'none',
  letterSpacing: -35,
  lineSpacing: 1,
  ...more,
});

export const hand = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'uppercase',
  letterSpacing: 0,
  lineSpacing: 1,
  ...more,
});

/** Faces of thrillers and crime novels, for places that quieter books show as well. */
export const URGENT: readonly Voice[] = [condensed('Antonio', { bold: true }), condensed('League Gothic')];

/** Tall black letters, for front pages and posters. */
export const POSTER: readonly Voice[] = [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')];

/** Round letters for children. */
export const STORYBOOK: readonly Voice[] = [
  serif('Chewy'),
  serif('Baloo 2', { bold: true }),
  serif('Bubblegum Sans'),
  serif('Luckiest Guy'),
];

/** Letters as on signs and notices of the frontier, and plain ones for other books under the same sky. */
export const WESTERN: readonly Voice[] = [
  condensed('League Gothic'),
  capitals('Alfa Slab One'),
  condensed('Bebas Neue'),
  capitals('Rye'),
  serif('Gloock'),
  serif('DM Serif Display'),
];

/** Serif letters of literary novels and memoirs. */
export const QUIET: readonly Voice[] = [
  serif('Gloock'),
  serif('Playfair Display', { bold: true }),
  serif('DM Serif Display'),
  serif('Young Serif'),
];

/** Capitals as they are cut in stone. */
export const CARVED: readonly Voice[] = [
  capitals('Cinzel', { bold: true }),
  capitals('Cinzel Decorative', { bold: true }),
  capitals('Marcellus SC'),
];

/** Narrow letters that leave the picture its width. */
export const NARROW: readonly Voice[] = [condensed('League Gothic'), condensed('Bebas Neue'), condensed('Antonio', { bold: true })];
