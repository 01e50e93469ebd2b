import { type Rgba, fromHex, toHex } from '../design/colour.ts';

/** The notations for colors. */
export const COLOUR_NOTATIONS = ['hex', 'rgb', 'cmyk'] as const;
export type ColourNotation = (typeof COLOUR_NOTATIONS)[number];

/** The four inks, from 0 to 1. */
export interface Cmyk {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/**
 * Converts sRGB to four inks by the device formula, in which black replaces the part that all three colours share. It is only approximate,
 * because it knows no press, paper or ink; converting back gives the same colour.
 */
export function cmykOf({ r, g, b }: Pick<Rgba, 'r' | 'g' | 'b'>): Cmyk {
  const k = 1 - Math.max(r, g, b) / 255;
  const ink = (level: number) => (k === 1 ? 0 : (1 - level / 255 - k) / (1 - k));
  return { c: ink(r), m: ink(g), y: ink(b), k };
}

export function rgbOfCmyk({ c, m, y, k }: Cmyk): Rgba {
  const level = (ink: number) => Math.round(255 * (1 - ink) * (1 - k));
  return { r: level(c), g: level(m), b: level(y), a: 1 };
}

/** Writes a color as `#1d3244`, `29, 50, 68` or `57, 26, 0, 73`. Only hex includes the opacity. */
export function writeColour(colour: Rgba, notation: ColourNotation): string {
  switch (notation) {
    case 'hex':
      return toHex(colour);
    case 'rgb':
      return [colour.r, colour.g, colour.b].map(Math.round).join(', ');
    case 'cmyk': {
      const { c, m, y, k } = cmykOf(colour);
      return [c, m, y, k].map((ink) => Math.round(ink * 100)).join(', ');
    }
  }
}

/** Parses a typed colour; null if it is not valid in this notation. Pasted `rgb(…)`, percent signs and spaces are accepted. */
export function readColour(typed: string, notation: ColourNotation): Rgba | null {
  switch (notation) {
    case 'hex': {
      const hex = typed.trim();
      const isHex = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex);
      return isHex ? fromHex(hex) : null;
    }
    case 'rgb': {
      const [r, g, b] = numbersIn(typed, 3, 255) ?? [];
      if (r === undefined || g === undefined || b === undefined) return null;
      return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: 1 };
    }
    case 'cmyk': {
      const [c, m, y, k] = numbersIn(typed, 4, 100) ?? [];
      if (c === undefined || m === undefined || y === undefined || k === undefined) return null;
      return rgbOfCmyk({ c: c / 100, m: m / 100, y: y / 100, k: k / 100 });
    }
  }
}

function numbersIn(typed: string, count: number, most: number): readonly number[] | null {
  const bare = typed
    .trim()
    .replace(/^(rgb|cmyk|device-cmyk)\s*\(?/i, '')
    .replace(/\)$/, '');
  const parts = bare.split(/[\s,;/]+/).filter((part) => part !== '' && part !== '%');
  const numbers = parts.map((part) => (/^\d+(\.\d+)?%?$/.test(part) ? Number.parseFloat(part) : Number.NaN));
  return numbers.length === count && numbers.every((value) => value >= 0 && value <= most) ? numbers : null;
}
