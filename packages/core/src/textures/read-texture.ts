import { type Matrix, invert, multiply } from '../geometry/shapes.ts';
import { TEXTURES, type TextureName } from './texture-names.ts';
import { type TextureTile, textureTile } from './texture-tile.ts';

/** The place of a texture, from its scene node. */
export interface TexturePlace {
  readonly texture: TextureName;
  readonly scale: number;
  readonly offset: { readonly x: number; readonly y: number };
}

/** The scale below which a tile's pixels are larger than the canvas's, so that levels are interpolated. */
const ENLARGED = 0.77;
/** The scale above which several pixels of the tile fall on one of the canvas, so that more than one of them is sampled. */
const REDUCED = 1.2;

/**
 * Reads a texture for the pixels of a canvas, row by row, wrapping around the tile's edges. It uses its own arithmetic, so that every
 * painter gets the same levels. Near its own size a texture is copied pixel by pixel, because interpolation would blur its grain
 * periodically.
 * @param matrix from the coordinates of the texture's place to the canvas's pixels.
 * @param into `width × rows` levels.
 */
export function readTexture(
  { texture, scale, offset }: TexturePlace,
  matrix: Matrix,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  into: Uint8Array,
): void {
  const unit = TEXTURES[texture].pixel * scale;
  const toCanvas = multiply(matrix, [unit, 0, 0, unit, offset.x, offset.y]);
  const [a, b, c, d] = toCanvas;
  const shrunk = 1 / Math.sqrt(Math.abs(a * d - b * c));
  let halvings = 0;
  while (shrunk / 2 ** (halvings + 1) >= REDUCED && 2 ** (halvings + 1) < TEXTURES[texture].size) halvings += 1;
  const tile = textureTile(texture, halvings);
  const fromCanvas = multiply([1 / 2 ** halvings, 0, 0, 1 / 2 ** halvings, 0, 0], invert(toCanvas));
  if (shrunk < ENLARGED) readBetween(tile, fromCanvas, area, into);
  else if (shrunk < REDUCED) readNearest(tile, fromCanvas, area, into);
  else readFour(tile, fromCanvas, area, into);
}

type Area = Parameters<typeof readTexture>[2];

function readNearest({ size, levels }: TextureTile, [a, b, c, d, e, f]: Matrix, { x, y, width, height }: Area, into: Uint8Array): void {
  const mask = size - 1;
  for (let row = 0; row < height; row += 1) {
    let u = a * (x + 0.5) + c * (y + row + 0.5) + e;
    let v = b * (x + 0.5) + d * (y + row + 0.5) + f;
    const start = row * width;
    for (let column = 0; column < width; column += 1) {
      into[start + column] = levels[(Math.floor(v) & mask) * size + (Math.floor(u) & mask)]!;
      u += a;
      v += b;
    }
  }
}

/** Reads the mean of four samples within each pixel. */
function readFour({ size, levels }: TextureTile, [a, b, c, d, e, f]: Matrix, { x, y, width, height }: Area, into: Uint8Array): void {
  const mask = size - 1;
  const right = a / 2;
  const rightDown = b / 2;
  const down = c / 2;
  const downDown = d / 2;
  for (let row = 0; row < height; row += 1) {
    let u = a * (x + 0.25) + c * (y + row + 0.25) + e;
    let v = b * (x + 0.25) + d * (y + row + 0.25) + f;
    const start = row * width;
    for (let column = 0; column < width; column += 1) {
      into[start + column] =
        (levels[(Math.floor(v) & mask) * size + (Math.floor(u) & mask)]! +
          levels[(Math.floor(v + rightDown) & mask) * size + (Math.floor(u + right) & mask)]! +
          levels[(Math.floor(v + downDown) & mask) * size + (Math.floor(u + down) & mask)]! +
          levels[(Math.floor(v + rightDown + downDown) & mask) * size + (Math.floor(u + right + down) & mask)]! +
          2) >>
        2;
      u += a;
      v += b;
    }
  }
}

function readBetween({ size, levels }: TextureTile, [a, b, c, d, e, f]: Matrix, { x, y, width, height }: Area, into: Uint8Array): void {
  const mask = size - 1;
  for (let row = 0; row < height; row += 1) {
    // A level is sampled at the middle of its pixel.
    let u = a * (x + 0.5) + c * (y + row + 0.5) + e - 0.5;
    let v = b * (x + 0.5) + d * (y + row + 0.5) + f - 0.5;
    const start = row * width;
    for (let column = 0; column < width; column += 1) {
      const left = Math.floor(u);
      const top = Math.floor(v);
      const across = u - left;
      const upper = (top & mask) * size;
      const lower = ((top + 1) & mask) * size;
      const x0 = left & mask;
      const x1 = (left + 1) & mask;
      const first = levels[upper + x0]! + (levels[upper + x1]! - levels[upper + x0]!) * across;
      const second = levels[lower + x0]! + (levels[lower + x1]! - levels[lower + x0]!) * across;
      into[start + column] = first + (second - first) * (v - top) + 0.5;
      u += a;
      v += b;
    }
  }
}
