import { type InkTable, tetrahedron } from './ink-table.ts';

/** Converts RGBA pixels, without alpha, to CMYK bytes. Neighboring pixels of one colour are looked up once. */
export function pixelsToInk(table: InkTable, pixels: Uint8Array | Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const inks = new Uint8Array(pixels.length);
  const offsets = new Int32Array(4);
  const weights = new Float64Array(4);
  let last = -1;
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels[at]!;
    const green = pixels[at + 1]!;
    const blue = pixels[at + 2]!;
    const colour = (red << 16) | (green << 8) | blue;
    if (colour === last) {
      inks[at] = inks[at - 4]!;
      inks[at + 1] = inks[at - 3]!;
      inks[at + 2] = inks[at - 2]!;
      inks[at + 3] = inks[at - 1]!;
      continue;
    }
    last = colour;
    tetrahedron(red, green, blue, offsets, weights);
    const [p, q, r, s] = [offsets[0]!, offsets[1]!, offsets[2]!, offsets[3]!];
    const [a, b, c, d] = [weights[0]!, weights[1]!, weights[2]!, weights[3]!];
    for (let channel = 0; channel < 4; channel += 1) {
      inks[at + channel] = Math.round(
        table[p + channel]! * a + table[q + channel]! * b + table[r + channel]! * c + table[s + channel]! * d,
      );
    }
  }
  return inks;
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
