import type { FilterAdjustments } from '../design/image-filter.ts';

/** Describes what the curve of lightness depends on. */
export type CurveSliders = Pick<FilterAdjustments, 'brightness' | 'contrast' | 'shadows' | 'highlights' | 'fade'>;

/** Blacks at full fade, and how much of the whites is given up for it. */
const LIFTED_BLACK = 0.28;
const LOWERED_WHITE = 0.06;

/**
 * Maps one level by the sliders of lightness, 0 to 1 in and out. Each step is monotonic at every setting, so no gradation of a picture is
 * ever inverted.
 */
export function toneCurve(level: number, { brightness, contrast, shadows, highlights, fade }: CurveSliders): number {
  const opened = openShadows(level, shadows);
  const mirrored = 1 - openShadows(1 - opened, -highlights);
  return faded(contrasted(brightened(mirrored, brightness), contrast), fade);
}

/** Moves the dark third. Beyond these factors the curve would fall somewhere. */
function openShadows(level: number, amount: number): number {
  const strength = amount > 0 ? 1.8 : 0.9;
  return level + amount * strength * level * (1 - level) ** 3;
}

/** Moves the middle and holds black and white. */
function brightened(level: number, amount: number): number {
  return level / (level + (1 - level) * 2 ** (-1.6 * amount));
}

/** An S through the middle; negative: flat towards the middle grey. */
function contrasted(level: number, amount: number): number {
  if (amount < 0) return 0.5 + (level - 0.5) * (1 + 0.7 * amount);
  const power = 2 ** (1.2 * amount);
  return level < 0.5 ? 0.5 * (2 * level) ** power : 1 - 0.5 * (2 * (1 - level)) ** power;
}

function faded(level: number, amount: number): number {
  const black = LIFTED_BLACK * amount;
  return black + level * (1 - black - LOWERED_WHITE * amount);
}
