import { type InkTable, tetrahedron } from './ink-table.ts';

/** The colors that are remembered with their inks: most of a picture's pixels have a color that came shortly before. */
const REMEMBERED_BITS = 16;

/** Converts RGBA pixels, without alpha, to CMYK bytes. */
export function pixelsToInk(table: InkTable, pixels: Uint8Array | Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const inks = new Uint8Array(pixels.length);
  const spots = new Uint32Array(inks.buffer);
  const colours = new Int32Array(1 << REMEMBERED_BITS).fill(-1);
  const known = new Uint32Array(1 << REMEMBERED_BITS);
  const offsets = new Int32Array(4);
  const weights = new Float64Array(4);
  let last = -1;
  let lastInks = 0;
  for (let spot = 0; spot < spots.length; spot += 1) {
    const red = pixels[spot * 4]!;
    const green = pixels[spot * 4 + 1]!;
    const blue = pixels[spot * 4 + 2]!;
    const colour = (red << 16) | (green << 8) | blue;
    if (colour !== last) {
      last = colour;
      const place = Math.imul(colour, SCATTER) >>> (32 - REMEMBERED_BITS);
      if (colours[place] !== colour) {
        colours[place] = colour;
        tetrahedron(red, green, blue, offsets, weights);
        writeInks(table, offsets, weights, inks, spot * 4);
        known[place] = spots[spot]!;
      }
      lastInks = known[place]!;
    }
    spots[spot] = lastInks;
  }
  return inks;
}

/** The golden ratio in 32 bits, by which neighboring colors get places far apart (Knuth's multiplicative hashing). */
const SCATTER = 0x9e_37_79_b1;

function writeInks(table: InkTable, offsets: Int32Array, weights: Float64Array, inks: Uint8Array, at: number): void {
  const p = offsets[0]!;
  const q = offsets[1]!;
  const r = offsets[2]!;
  const s = offsets[3]!;
  const a = weights[0]!;
  const b = weights[1]!;
  const c = weights[2]!;
  const d = weights[3]!;
  for (let channel = 0; channel < 4; channel += 1) {
    inks[at + channel] = Math.round(table[p + channel]! * a + table[q + channel]! * b + table[r + channel]! * c + table[s + channel]! * d);
  }
}

/** Returns the highest total ink of CMYK bytes, in percent. */
export function maxInk(inks: Uint8Array): number {
  let most = 0;
  for (let at = 0; at < inks.length; at += 4) {
    const total = inks[at]! + inks[at + 1]! + inks[at + 2]! + inks[at + 3]!;
    if (total > most) most = total;
  }
  return (most / 255) * 100;
}
