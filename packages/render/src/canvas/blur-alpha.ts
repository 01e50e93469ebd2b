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
  if (size < 2) return;
  let from = new Uint16Array(alpha.length);
  for (let index = 0; index < alpha.length; index++) from[index] = alpha[index]! * PRECISION;
  let to = new Uint16Array(from.length);
  for (const [rowLength, rows] of [
    [width, height],
    [height, width],
  ] as const) {
    for (const [before, after] of boxesFor(size)) {
      averageRows(from, to, rowLength, rows, before, after);
      [from, to] = [to, from];
    }
    transpose(from, to, rowLength, rows);
    [from, to] = [to, from];
  }
  for (let index = 0; index < alpha.length; index++) alpha[index] = (from[index]! + PRECISION / 2) >> PRECISION_BITS;
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

function transpose(from: Uint16Array, to: Uint16Array, length: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < length; column++) to[column * rows + row] = from[row * length + column]!;
  }
}
