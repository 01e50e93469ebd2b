/** Rec. 709 weights of r, g and b in lightness. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

/** The 20 numbers of feColorMatrix: 4 rows (r, g, b, a) of 5 (r, g, b, a, 1). */
export type ColourMatrix = readonly number[];

/** 0 is greyscale, 1 leaves the picture alone, more is richer. `gain` multiplies each channel afterwards. */
export function saturationMatrix(amount: number, gain: readonly [number, number, number] = [1, 1, 1]): number[] {
  const row = (channel: number) => [
    ...LUMA.map((weight, from) => (weight * (1 - amount) + (from === channel ? amount : 0)) * (gain[channel] ?? 1)),
    0,
    0,
  ];
  return [...row(0), ...row(1), ...row(2), 0, 0, 0, 1, 0];
}

/** Greyscale through a coloured lens, as black-and-white film sees it: weights of r, g and b, adding up to about 1. */
export function greyMatrix(red: number, green: number, blue: number): number[] {
  const row = [red, green, blue, 0, 0];
  return [...row, ...row, ...row, 0, 0, 0, 1, 0];
}
