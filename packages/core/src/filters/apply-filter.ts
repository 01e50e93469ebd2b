import type { ImageFilter } from '../design/image-filter.ts';
import { compileFilter, type CompiledFilter } from './compile-filter.ts';

/**
 * Applies a picture filter to pixels. It is the only implementation on the screen, in a worker and in print.
 * @param pixels RGBA, 8 bits per channel, sRGB, not premultiplied; changed in place, with alpha untouched.
 */
export function applyFilter(pixels: Uint8ClampedArray, filter: ImageFilter): void {
  applyCompiledFilter(pixels, compileFilter(filter));
}

/** Applies a compiled filter, like `applyFilter`, for filters that are applied more than once. */
export function applyCompiledFilter(pixels: Uint8ClampedArray, { matrix, tables }: CompiledFilter): void {
  if (matrix && tables) applyBoth(pixels, matrix, tables);
  else if (matrix) applyMatrix(pixels, matrix);
  else if (tables) applyTables(pixels, tables);
}

function applyTables(pixels: Uint8ClampedArray, [red, green, blue]: NonNullable<CompiledFilter['tables']>): void {
  for (let index = 0; index < pixels.length; index += 4) {
    pixels[index] = red[pixels[index]!]!;
    pixels[index + 1] = green[pixels[index + 1]!]!;
    pixels[index + 2] = blue[pixels[index + 2]!]!;
  }
}

/** Applies a matrix. Storing into a clamped array rounds and clamps, as the specification of matrices requires. */
function applyMatrix(pixels: Uint8ClampedArray, matrix: Float64Array): void {
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11] = rowsOf(matrix);
  for (let index = 0; index < pixels.length; index += 4) {
    const r = pixels[index]!;
    const g = pixels[index + 1]!;
    const b = pixels[index + 2]!;
    pixels[index] = m0 * r + m1 * g + m2 * b + m3;
    pixels[index + 1] = m4 * r + m5 * g + m6 * b + m7;
    pixels[index + 2] = m8 * r + m9 * g + m10 * b + m11;
  }
}

function applyBoth(pixels: Uint8ClampedArray, matrix: Float64Array, tables: NonNullable<CompiledFilter['tables']>): void {
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11] = rowsOf(matrix);
  const [red, green, blue] = tables;
  const level = new Uint8ClampedArray(3);
  for (let index = 0; index < pixels.length; index += 4) {
    const r = pixels[index]!;
    const g = pixels[index + 1]!;
    const b = pixels[index + 2]!;
    level[0] = m0 * r + m1 * g + m2 * b + m3;
    level[1] = m4 * r + m5 * g + m6 * b + m7;
    level[2] = m8 * r + m9 * g + m10 * b + m11;
    pixels[index] = red[level[0]]!;
    pixels[index + 1] = green[level[1]]!;
    pixels[index + 2] = blue[level[2]]!;
  }
}

type Twelve = [number, number, number, number, number, number, number, number, number, number, number, number];

function rowsOf(matrix: Float64Array): Twelve {
  const at = (index: number) => matrix[index] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9), at(10), at(11)];
}
