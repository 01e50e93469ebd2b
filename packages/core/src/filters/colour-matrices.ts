/** The Rec. 709 weights of r, g and b in luminance. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

/** The 20 numbers of an feColorMatrix: 4 rows (r, g, b, a) of 5 values (r, g, b, a, 1). */
export type ColourMatrix = readonly number[];

/** Returns a saturation matrix: 0 is greyscale, 1 changes nothing, more is more saturated. `gain` multiplies each channel afterwards. */
export function saturationMatrix(amount: number, gain: readonly [number, number, number] = [1, 1, 1]): number[] {
  const row = (channel: number) => [
    ...LUMA.map((weight, from) => (weight * (1 - amount) + (from === channel ? amount : 0)) * (gain[channel] ?? 1)),
    0,
    0,
  ];
  return [...row(0), ...row(1), ...row(2), 0, 0, 0, 1, 0];
}

/** Returns a greyscale matrix with a color filter, as in black-and-white photography: weights of r, g and b that add up to about 1. */
export function greyMatrix(red: number, green: number, blue: number): number[] {
  const row = [red, green, blue, 0, 0];
  return [...row, ...row, ...row, 0, 0, 0, 1, 0];
}

/** Returns the matrix that rotates hues by degrees around the grey axis and keeps lightness (that of feColorMatrix's `hueRotate`). */
export function hueMatrix(degrees: number): number[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const [lr, lg, lb] = LUMA;
  const red = [lr + cos * (1 - lr) - sin * lr, lg - cos * lg - sin * lg, lb - cos * lb + sin * (1 - lb), 0, 0];
  const green = [lr - cos * lr + sin * 0.143, lg + cos * (1 - lg) + sin * 0.14, lb - cos * lb - sin * 0.283, 0, 0];
  const blue = [lr - cos * lr - sin * (1 - lr), lg - cos * lg + sin * lg, lb + cos * (1 - lb) + sin * lb, 0, 0];
  return [...red, ...green, ...blue, 0, 0, 0, 1, 0];
}

/** Returns a matrix with a factor for each channel. */
export function gainMatrix(red: number, green: number, blue: number): number[] {
  return [red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, 1, 0];
}

/** Returns the matrix that applies `first`, then `then`. Alpha is passed through, because a filter never changes it. */
export function chainMatrices(first: ColourMatrix, then: ColourMatrix): number[] {
  const at = (matrix: ColourMatrix, row: number, column: number) => matrix[row * 5 + column] ?? 0;
  const row = (to: number) =>
    [0, 1, 2, 3, 4].map(
      (column) =>
        [0, 1, 2].reduce((sum, through) => sum + at(then, to, through) * at(first, through, column), 0) +
        (column === 3 ? at(then, to, 3) : 0) +
        (column === 4 ? at(then, to, 4) : 0),
    );
  return [...row(0), ...row(1), ...row(2), 0, 0, 0, 1, 0];
}
