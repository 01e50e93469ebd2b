import { z } from 'zod';

/** An sRGB color: r, g, b from 0 to 255, a from 0 (transparent) to 1 (opaque). */
export const rgbaSchema = z.strictObject({
  r: z.number().min(0).max(255),
  g: z.number().min(0).max(255),
  b: z.number().min(0).max(255),
  a: z.number().min(0).max(1),
});

export type Rgba = z.infer<typeof rgbaSchema>;

export const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
export const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

export function withAlpha(colour: Rgba, a: number): Rgba {
  return { ...colour, a };
}

export function sameColour(first: Rgba, second: Rgba): boolean {
  return first.r === second.r && first.g === second.g && first.b === second.b && first.a === second.a;
}

/** Parses a hex color. @param hex `#rgb`, `#rrggbb` or `#rrggbbaa`. @throws for any other text, so it is for constants only. */
export function fromHex(hex: string): Rgba {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^([0-9a-f]{6}|[0-9a-f]{8})$/i.test(full)) throw new Error(`Not a hex color: ${hex}`);
  const at = (index: number) => Number.parseInt(full.slice(index, index + 2), 16);
  return { r: at(0), g: at(2), b: at(4), a: full.length === 8 ? at(6) / 255 : 1 };
}

export function toHex(colour: Rgba): string {
  const pair = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${pair(colour.r)}${pair(colour.g)}${pair(colour.b)}${colour.a < 1 ? pair(colour.a * 255) : ''}`;
}
