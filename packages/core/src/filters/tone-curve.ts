import type { FilterAdjustments } from '../design/image-filter.ts';

/** The sliders that the tone curve depends on. */
export type CurveSliders = Pick<FilterAdjustments, 'brightness' | 'contrast' | 'shadows' | 'highlights' | 'fade'>;

/** The level of black at full fade, and the share of the whites that is given up for it. */
const LIFTED_BLACK = 0.28;
const LOWERED_WHITE = 0.06;

/**
 * Maps a level by the sliders of lightness, from 0 to 1. Each step is monotonic at every setting, so the tones of a picture are never
 * inverted.
 */
export function toneCurve(level: number, { brightness, contrast, shadows, highlights, fade }: CurveSliders): number {
  const opened = openShadows(level, shadows);
  const mirrored = 1 - openShadows(1 - opened, -highlights);
  return faded(contrasted(brightened(mirrored, brightness), contrast), fade);
}

/** Moves the darkest third. With larger factors the curve would decrease somewhere. */
function openShadows(level: number, amount: number): number {
  const strength = amount > 0 ? 1.8 : 0.9;
  return level + amount * strength * level * (1 - level) ** 3;
}

/** Moves the midtones and keeps black and white. */
function brightened(level: number, amount: number): number {
  return level / (level + (1 - level) * 2 ** (-1.6 * amount));
}

/** Applies an S-curve through the middle; a negative amount flattens the tones towards middle grey. */
function contrasted(level: number, amount: number): number {
  if (amount < 0) return 0.5 + (level - 0.5) * (1 + 0.7 * amount);
  const power = 2 ** (1.2 * amount);
  return level < 0.5 ? 0.5 * (2 * level) ** power : 1 - 0.5 * (2 * (1 - level)) ** power;
}

function faded(level: number, amount: number): number {
  const black = LIFTED_BLACK * amount;
  return black + level * (1 - black - LOWERED_WHITE * amount);
}
