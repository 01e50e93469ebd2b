import { INK_LIMIT, type InkTable, tetrahedron } from './ink-table.ts';

/** The problems to mark in a proof. */
export interface ProofMarks {
  /** Marks colours that no ink can reproduce, which print duller. */
  readonly gamut: boolean;
  /** Marks pixels whose inks exceed the limit: they are limited, and dark colors print a little lighter. */
  readonly ink: boolean;
}

export interface ProofReading {
  /** The marked pixels as shares of all pixels, 0 to 1. */
  readonly outOfGamut: number;
  readonly overLimit: number;
}

/** The difference between the screen's colour and the printed one, 0 to 441, from which it is visible as another colour. */
const SEEN = 44;
const TOTAL_SCALE = 400 / 255;
/** The distance between stripes in pixels, and the width of a stripe. */
const STRIPE_EVERY = 12;
const STRIPE = 3;

const GAMUT_MARK = [255, 40, 190] as const;
const INK_MARK = [255, 176, 0] as const;

/** Converts RGBA pixels to their printed appearance, in place, with stripes over marked problems. */
export function proofPixels(table: InkTable, pixels: Uint8ClampedArray, width: number, marks: ProofMarks): ProofReading {
  const offsets = new Int32Array(4);
  const weights = new Float64Array(4);
  let outOfGamut = 0;
  let overLimit = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    tetrahedron(red, green, blue, offsets, weights);
    const read = (channel: number) =>
      table[offsets[0]! + channel]! * weights[0]! +
      table[offsets[1]! + channel]! * weights[1]! +
      table[offsets[2]! + channel]! * weights[2]! +
      table[offsets[3]! + channel]! * weights[3]!;
    const [r, g, b] = [read(4), read(5), read(6)];
    const isDull = Math.hypot(r - red, g - green, b - blue) > SEEN && isTinted(red, green, blue);
    const isHeavy = read(7) * TOTAL_SCALE > INK_LIMIT;
    if (isDull) outOfGamut += 1;
    if (isHeavy) overLimit += 1;
    const mark = marks.gamut && isDull ? GAMUT_MARK : marks.ink && isHeavy ? INK_MARK : null;
    const pixel = at / 4;
    const striped = mark && ((pixel % width) + Math.floor(pixel / width)) % STRIPE_EVERY < STRIPE ? mark : null;
    pixels[at] = striped ? striped[0] : r;
    pixels[at + 1] = striped ? striped[1] : g;
    pixels[at + 2] = striped ? striped[2] : b;
  }
  const count = Math.max(1, pixels.length / 4);
  return { outOfGamut: outOfGamut / count, overLimit: overLimit / count };
}

/** Returns true if a color has a hue. Black prints lighter than it looks on a screen, but has no hue to lose. */
function isTinted(red: number, green: number, blue: number): boolean {
  return Math.max(red, green, blue) - Math.min(red, green, blue) > 40;
}
