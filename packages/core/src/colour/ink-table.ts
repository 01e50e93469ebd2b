/** The number of nodes along each of red, green and blue. */
export const NODES = 33;
/** The bytes of a node: cyan, magenta, yellow, black; red, green, blue as printed; the total before the limit. */
export const NODE_BYTES = 8;
export const TABLE_BYTES = NODES ** 3 * NODE_BYTES;

/** The largest total ink on one spot, in percent of one full ink: the limit of IngramSpark and most digital presses. */
export const INK_LIMIT = 240;
/** The scale of the unlimited total, which is stored as a byte: 400 percent are 255. */
const TOTAL_SCALE = 400 / 255;

/** The result of printing a colour. */
export interface Inked {
  /** The inks, 0 to 255 each. */
  readonly cmyk: readonly [number, number, number, number];
  /** The color on paper in sRGB. */
  readonly printed: readonly [number, number, number];
  /** The total ink in percent before it was limited. */
  readonly unlimited: number;
}

export type InkTable = Uint8Array;

/** Opens an ink table. @throws Error if the bytes are not an ink table. */
export function openInkTable(bytes: Uint8Array): InkTable {
  if (bytes.length !== TABLE_BYTES) throw new Error(`An ink table has ${TABLE_BYTES} bytes; these are ${bytes.length}`);
  return bytes;
}

/** Returns the inks of an sRGB colour. Levels are from 0 to 255, and may be fractional. */
export function inkOf(table: InkTable, red: number, green: number, blue: number): Inked {
  const node = interpolated(table, red, green, blue);
  return {
    cmyk: [node[0] ?? 0, node[1] ?? 0, node[2] ?? 0, node[3] ?? 0],
    printed: [node[4] ?? 0, node[5] ?? 0, node[6] ?? 0],
    unlimited: (node[7] ?? 0) * TOTAL_SCALE,
  };
}

const scratch = new Float64Array(NODE_BYTES);

function interpolated(table: InkTable, red: number, green: number, blue: number): Float64Array {
  const offsets = new Int32Array(4);
  const weights = new Float64Array(4);
  tetrahedron(red, green, blue, offsets, weights);
  for (let channel = 0; channel < NODE_BYTES; channel += 1) {
    let sum = 0;
    for (let corner = 0; corner < 4; corner += 1) sum += (table[(offsets[corner] ?? 0) + channel] ?? 0) * (weights[corner] ?? 0);
    scratch[channel] = sum;
  }
  return scratch;
}

const STEP = NODE_BYTES;
const STRIDES: readonly [number, number, number] = [NODES * NODES * STEP, NODES * STEP, STEP];

/**
 * Returns the four nodes around a colour and their weights (Sakamoto's six tetrahedra). The path from the cell's lower corner follows the
 * axis with the largest remainder first.
 */
export function tetrahedron(red: number, green: number, blue: number, offsets: Int32Array, weights: Float64Array): void {
  const scale = (NODES - 1) / 255;
  const x = red * scale;
  const y = green * scale;
  const z = blue * scale;
  const i = Math.min(NODES - 2, Math.floor(x));
  const j = Math.min(NODES - 2, Math.floor(y));
  const k = Math.min(NODES - 2, Math.floor(z));
  let a = x - i;
  let b = y - j;
  let c = z - k;
  let [along, then, last] = STRIDES;
  const base = i * along + j * then + k * last;
  if (a < b) {
    [a, b] = [b, a];
    [along, then] = [then, along];
  }
  if (b < c) {
    [b, c] = [c, b];
    [then, last] = [last, then];
  }
  if (a < b) {
    [a, b] = [b, a];
    [along, then] = [then, along];
  }
  offsets[0] = base;
  offsets[1] = base + along;
  offsets[2] = base + along + then;
  offsets[3] = base + along + then + last;
  weights[0] = 1 - a;
  weights[1] = a - b;
  weights[2] = b - c;
  weights[3] = c;
}
