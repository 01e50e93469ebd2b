import type { SmallPicture } from './small-picture.ts';

/** The lower edge of a picture's sky, so that a title can be placed behind the objects that rise into it. */
export interface Horizon {
  /** The quality of the line: how well it follows an edge in the picture, and how smooth it is. */
  readonly quality: number;
  /** The heights of the sky's lower edge as shares of the picture's height, at even distances from left to right. */
  readonly line: readonly number[];
}

/** The color differences, in levels, up to which a neighbor still belongs to the sky. */
const TOLERANCES = [6, 9, 12, 16, 20, 25, 30, 36, 44, 54];
/** The rate at which the sky's mean color follows new pixels, so that the sky grows across gradients but not across edges. */
const FOLLOWS = 0.08;
/**
 * The smallest and the largest share of the picture for a sky. Outside of these there is nothing to place a title behind, or no room for
 * it.
 */
const LEAST = 0.18;
const MOST = 0.82;
/** The loss of quality for a jump of the line between neighboring columns. */
const JAGGED = 1.6;
const FARTHEST_JUMP = 40;
/**
 * The share of the height above which a jump between two columns counts as a wall instead of a horizon, and the loss of quality for each.
 */
const WALL = 0.12;
const WALLED = 25;
/** The loss of quality for a sky that extends to the lower edge over the whole width. */
const LEAKED = 100;
/** The loss of quality for detail within the sky, per level of mean step. Leaves and walls are not sky, however sharp their edge. */
const RESTLESS = 5;
/** The number of rows without sky that end it; birds and masts have fewer. */
const SOLID_ROWS = 7;
/** The height of pictures for which the numbers above were chosen. */
const MEASURED = 600;
const POINTS = 160;

/** Grows the sky from the top row at several tolerances, and returns the one whose edge lies on the strongest edge of the picture. */
export function readHorizon(picture: SmallPicture): Horizon | null {
  const found = TOLERANCES.map((tolerance) => judged(picture, calmed(skyLine(picture, grownSky(picture, tolerance))))).filter(
    (horizon) => horizon !== null,
  );
  const [first, ...others] = found;
  if (!first) return null;
  return others.reduce((best, next) => (next.quality > best.quality ? next : best), first);
}

function grownSky({ width, height, colours }: SmallPicture, tolerance: number): Uint8Array {
  const isSky = new Uint8Array(width * height);
  const sky = new Float32Array(width * height * 3);
  const waiting = new Int32Array(width * height);
  let count = 0;
  for (let x = 0; x < width; x += 1) {
    isSky[x] = 1;
    waiting[count++] = x;
    for (let channel = 0; channel < 3; channel += 1) sky[x * 3 + channel] = colours[x * 3 + channel]!;
  }
  while (count > 0) {
    const from = waiting[--count]!;
    const x = from % width;
    const y = (from - x) / width;
    for (let side = 0; side < 4; side += 1) {
      const nextX = side === 0 ? x + 1 : side === 1 ? x - 1 : x;
      const nextY = side === 2 ? y + 1 : side === 3 ? y - 1 : y;
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
      const next = nextY * width + nextX;
      if (isSky[next]) continue;
      const red = colours[next * 3]! - sky[from * 3]!;
      const green = colours[next * 3 + 1]! - sky[from * 3 + 1]!;
      const blue = colours[next * 3 + 2]! - sky[from * 3 + 2]!;
      if (red * red + green * green + blue * blue >= tolerance * tolerance) continue;
      isSky[next] = 1;
      for (let channel = 0; channel < 3; channel += 1) {
        sky[next * 3 + channel] = sky[from * 3 + channel]! * (1 - FOLLOWS) + colours[next * 3 + channel]! * FOLLOWS;
      }
      waiting[count++] = next;
    }
  }
  return isSky;
}

/** Returns, for each column, the row at which the sky ends for at least several rows. */
function skyLine({ width, height }: SmallPicture, isSky: Uint8Array): Float32Array {
  const solid = Math.max(2, Math.round((SOLID_ROWS * height) / MEASURED));
  const line = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    let run = 0;
    let y = 0;
    for (; y < height; y += 1) {
      run = isSky[y * width + x] ? 0 : run + 1;
      if (run === solid) break;
    }
    line[x] = run === solid ? y - solid + 1 : height;
  }
  return line;
}

function judged(picture: SmallPicture, line: Float32Array): Horizon | null {
  const { width, height } = picture;
  const unit = MEASURED / height;
  let sum = 0;
  let edges = 0;
  let jumps = 0;
  let steps = 0;
  let walls = 0;
  let leaks = 0;
  for (let x = 0; x < width; x += 1) {
    const y = line[x]!;
    sum += y;
    if (y < height - 2) edges += edgeAt(picture, x, Math.round(y));
    else leaks += 1;
    for (let row = 1; row < y; row += 1) steps += stepAt(picture, x, row);
    if (x === 0) continue;
    const jump = Math.abs(y - line[x - 1]!);
    jumps += Math.min(FARTHEST_JUMP, jump * unit);
    if (jump > WALL * height) walls += 1;
  }
  const mean = sum / width / height;
  if (mean < LEAST || mean > MOST) return null;
  const restlessness = steps / Math.max(1, sum) / unit;
  const faults = (jumps / width) * JAGGED + walls * WALLED + (leaks / width) * LEAKED + restlessness * RESTLESS;
  return { quality: Math.round(edges / width - faults), line: sampled(line, height) };
}

/** Returns the color step across a row, over as many rows as the softening affects. */
function edgeAt({ width, height, colours }: SmallPicture, x: number, y: number): number {
  const reach = Math.max(1, Math.round((3 * height) / MEASURED));
  const above = (Math.max(0, y - reach) * width + x) * 3;
  const below = (Math.min(height - 1, y + reach) * width + x) * 3;
  return Math.max(
    Math.abs(colours[above]! - colours[below]!),
    Math.abs(colours[above + 1]! - colours[below + 1]!),
    Math.abs(colours[above + 2]! - colours[below + 2]!),
  );
}

/** Returns the difference of a pixel from the one above and the one to its left, in levels. */
function stepAt({ width, colours }: SmallPicture, x: number, y: number): number {
  const at = (y * width + x) * 3;
  const above = at - width * 3;
  const beside = x > 0 ? at - 3 : at;
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    sum += Math.abs(colours[at + channel]! - colours[above + channel]!) + Math.abs(colours[at + channel]! - colours[beside + channel]!);
  }
  return sum / 6;
}

/** Returns the line after a median filter over nine columns, which removes masts and birds. */
function calmed(line: Float32Array): Float32Array {
  return line.map((value, x) =>
    x < 4 || x >= line.length - 4 ? value : [...line.subarray(x - 4, x + 5)].sort((first, second) => first - second)[4]!,
  );
}

function sampled(line: Float32Array, height: number): readonly number[] {
  return Array.from({ length: POINTS }, (_, point) => {
    const x = (point / (POINTS - 1)) * (line.length - 1);
    const left = Math.floor(x);
    const right = Math.min(line.length - 1, left + 1);
    const y = line[left]! + (line[right]! - line[left]!) * (x - left);
    return Math.round((y / height) * 1000) / 1000;
  });
}
