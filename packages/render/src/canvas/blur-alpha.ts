/** The fractional bits of a level that are kept between passes, so that six roundings do not add up to a visible step. */
const PRECISION_BITS = 8;
const PRECISION = 1 << PRECISION_BITS;

/**
 * Blurs one channel with a Gaussian, approximated by three box averages in each direction (SVG filter effects, feGaussianBlur). Integer
 * arithmetic gives the same bits on every machine, which a platform's own shadow does not guarantee.
 * @param alpha `width × height` levels, changed in place.
 * @param sigma standard deviation in pixels.
 */
export function blurAlpha(alpha: Uint8Array, width: number, height: number, sigma: number): void {
  const size = Math.floor(sigma * ((3 * Math.sqrt(2 * Math.PI)) / 4) + 0.5);
  const ink = size < 2 ? null : inkOf(alpha, width, height);
  if (!ink) return;
  // Nothing changes beyond the reach of the ink, and rows without ink stay empty until they are blurred downwards.
  const reach = 3 * (size >> 1);
  const [left, right] = [Math.max(0, ink.left - reach), Math.min(width, ink.right + reach)];
  const [top, bottom] = [Math.max(0, ink.top - reach), Math.min(height, ink.bottom + reach)];
  const [columns, rows] = [right - left, bottom - top];
  const inked = new Uint16Array(columns * (ink.bottom - ink.top));
  for (let y = ink.top, to = 0; y < ink.bottom; y++) {
    for (let x = left; x < right; x++, to++) inked[to] = alpha[y * width + x]! * PRECISION;
  }
  const across = averaged(inked, columns, size);
  const upright = new Uint16Array(columns * rows);
  for (let y = ink.top - top, from = 0; y < ink.bottom - top; y++) {
    for (let x = 0; x < columns; x++, from++) upright[x * rows + y] = across[from]!;
  }
  const blurred = averaged(upright, rows, size);
  for (let y = 0; y < rows; y++) {
    const start = (top + y) * width + left;
    for (let x = 0; x < columns; x++) alpha[start + x] = (blurred[x * rows + y]! + PRECISION / 2) >> PRECISION_BITS;
  }
}

/** Returns the smallest area that holds all ink, with its right and bottom excluded; null without ink. */
function inkOf(alpha: Uint8Array, width: number, height: number) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width;
    let first = start;
    while (first < end && alpha[first] === 0) first++;
    if (first === end) continue;
    let last = end - 1;
    while (alpha[last] === 0) last--;
    if (top === height) top = y;
    bottom = y + 1;
    left = Math.min(left, first - start);
    right = Math.max(right, last - start + 1);
  }
  return bottom > 0 ? { left, right, top, bottom } : null;
}

/** Returns the levels after three box averages along rows of `length`. The levels themselves are overwritten. */
function averaged(levels: Uint16Array, length: number, size: number): Uint16Array {
  let [from, to]: readonly [Uint16Array, Uint16Array] = [levels, new Uint16Array(levels.length)];
  for (const [before, after] of boxesFor(size)) {
    averageRows(from, to, length, levels.length / length, before, after);
    [from, to] = [to, from];
  }
  return from;
}

/**
 * Returns the reach of each of the three boxes before and after its pixel. A box of even size cannot be centred, so two of them are offset
 * in opposite directions.
 */
function boxesFor(size: number): readonly (readonly [number, number])[] {
  const half = size >> 1;
  return size % 2 === 1
    ? [
        [half, half],
        [half, half],
        [half, half],
      ]
    : [
        [half, half - 1],
        [half - 1, half],
        [half, half],
      ];
}

function averageRows(from: Uint16Array, to: Uint16Array, length: number, rows: number, before: number, after: number): void {
  const share = 1 / (before + after + 1);
  for (let row = 0; row < rows; row++) {
    const start = row * length;
    const end = start + length;
    let sum = 0;
    for (let index = start; index < Math.min(start + after, end); index++) sum += from[index]!;
    for (let index = start; index < end; index++) {
      if (index + after < end) sum += from[index + after]!;
      to[index] = sum * share + 0.5;
      if (index - before >= start) sum -= from[index - before]!;
    }
  }
}
