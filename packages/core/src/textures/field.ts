import { seededRandom } from '../random/seeded-random.ts';

/**
 * A square of numbers that tiles: its right edge continues on its left, and its bottom on its top. Textures are made only by adding,
 * multiplying and comparing such numbers, so that every machine computes the same levels; there is no sine and no power, which engines may
 * round differently.
 */
export interface Field {
  /** The number of values along a side: a power of two. */
  readonly size: number;
  readonly values: Float32Array;
}

export function createField(size: number): Field {
  return { size, values: new Float32Array(size * size) };
}

/** The gain of B-spline noise: the measured value that scales noise to a deviation equal to the amplitude. */
const SPLINE_GAIN = 3.62;

/**
 * Adds smooth random hills: random numbers on a lattice, interpolated with cubic B-splines.
 * @param cell the lattice's width and height in values of the field; both divide its size.
 * @param amplitude the standard deviation of the added values.
 */
export function addNoise({ size, values }: Field, seed: number, cell: number | readonly [number, number], amplitude: number): void {
  const [cellX, cellY] = typeof cell === 'number' ? [cell, cell] : cell;
  const columns = size / cellX;
  const rows = size / cellY;
  const random = seededRandom(seed);
  const gain = SPLINE_GAIN * amplitude;
  const across = weightsOf(cellX);
  const lines = new Float32Array(rows * size);
  for (let row = 0; row < rows; row += 1) {
    const lattice = Float32Array.from({ length: columns }, () => (random() * 2 - 1) * gain);
    for (let column = 0; column < columns; column += 1) {
      const a = lattice[(column + columns - 1) % columns]!;
      const b = lattice[column]!;
      const c = lattice[(column + 1) % columns]!;
      const d = lattice[(column + 2) % columns]!;
      const start = row * size + column * cellX;
      for (let step = 0; step < cellX; step += 1) {
        const at = step * 4;
        lines[start + step] = a * across[at]! + b * across[at + 1]! + c * across[at + 2]! + d * across[at + 3]!;
      }
    }
  }
  const down = weightsOf(cellY);
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y / cellY);
    const at = (y % cellY) * 4;
    const wa = down[at]!;
    const wb = down[at + 1]!;
    const wc = down[at + 2]!;
    const wd = down[at + 3]!;
    const a = ((row + rows - 1) % rows) * size;
    const b = row * size;
    const c = ((row + 1) % rows) * size;
    const d = ((row + 2) % rows) * size;
    const start = y * size;
    for (let x = 0; x < size; x += 1) {
      values[start + x] = values[start + x]! + wa * lines[a + x]! + wb * lines[b + x]! + wc * lines[c + x]! + wd * lines[d + x]!;
    }
  }
}

/** Adds octaves of noise, each half as wide as the previous one and `gain` times as strong. */
export function addHills(field: Field, seed: number, cell: number, octaves: number, amplitude: number, gain = 0.5): void {
  for (let octave = 0; octave < octaves; octave += 1) addNoise(field, seed + octave, cell / 2 ** octave, amplitude * gain ** octave);
}

/** Returns the four B-spline weights for each position between two lattice points. */
function weightsOf(cell: number): Float32Array {
  const weights = new Float32Array(cell * 4);
  for (let step = 0; step < cell; step += 1) {
    const t = step / cell;
    const u = 1 - t;
    weights[step * 4] = (u * u * u) / 6;
    weights[step * 4 + 1] = (3 * t * t * t - 6 * t * t + 4) / 6;
    weights[step * 4 + 2] = (3 * u * u * u - 6 * u * u + 4) / 6;
    weights[step * 4 + 3] = (t * t * t) / 6;
  }
  return weights;
}

/** Adds independent random numbers with a nearly normal distribution. @param amplitude the standard deviation. */
export function addSpeckle({ values }: Field, seed: number, amplitude: number): void {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  // The sum of four random bytes has a mean of 510 and a standard deviation of 147.8.
  const gain = amplitude / 147.8;
  for (let index = 0; index < values.length; index += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    mixed ^= mixed >>> 14;
    const sum = (mixed & 255) + ((mixed >>> 8) & 255) + ((mixed >>> 16) & 255) + (mixed >>> 24);
    values[index] = values[index]! + (sum - 510) * gain;
  }
}

/** Returns the field lit from the top left: its slope to the right and downwards. */
export function shaded({ size, values }: Field): Field {
  const light = createField(size);
  const mask = size - 1;
  for (let y = 0; y < size; y += 1) {
    const row = y * size;
    const below = ((y + 1) & mask) * size;
    for (let x = 0; x < size; x += 1) {
      light.values[row + x] = values[row + ((x + 1) & mask)]! + values[below + x]! - 2 * values[row + x]!;
    }
  }
  return light;
}

/** Returns the field sampled at displaced positions. `right` and `down` are the displacements. */
export function warped(field: Field, right: Field, down: Field): Field {
  const { size } = field;
  const moved = createField(size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      moved.values[at] = sampleField(field, x + right.values[at]!, y + down.values[at]!);
    }
  }
  return moved;
}

/** Returns an interpolated value of the field, which wraps around at its edges. */
export function sampleField({ size, values }: Field, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const along = y - top;
  const mask = size - 1;
  const x0 = left & mask;
  const x1 = (left + 1) & mask;
  const y0 = (top & mask) * size;
  const y1 = ((top + 1) & mask) * size;
  const upper = values[y0 + x0]! + (values[y0 + x1]! - values[y0 + x0]!) * across;
  const lower = values[y1 + x0]! + (values[y1 + x1]! - values[y1 + x0]!) * across;
  return upper + (lower - upper) * along;
}

/** Shifts and scales all values to a mean and a standard deviation. */
export function settle({ values }: Field, mean: number, deviation: number): void {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    sum += value;
    squares += value * value;
  }
  const middle = sum / values.length;
  const gain = deviation / Math.sqrt(squares / values.length - middle * middle || 1);
  for (let index = 0; index < values.length; index += 1) values[index] = mean + (values[index]! - middle) * gain;
}

/** Returns 0 up to `from` and 1 beyond `to`, with a smooth ramp between them; it falls if `from` is greater. */
export function ramp(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
