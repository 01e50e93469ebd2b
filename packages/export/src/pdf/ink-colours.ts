import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createDeflate } from 'node:zlib';
import { type InkTable, inkOf } from '@coverwright/core/colour/ink-table.ts';
import { pixelsToInk } from '@coverwright/core/colour/pixels-to-ink.ts';
import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { GradientStop } from '@coverwright/core/scene/scene.ts';
import { hasFewColours } from '../raster/has-few-colours.ts';
import { type Raster, stripsOf } from '../raster/raster.ts';
import type { RasterPixels } from '../raster/raster-pixels.ts';
import { encodeInkJpeg } from './ink-jpeg.ts';
import type { PageColours } from './page-colours.ts';
import type { RasterStream } from './raster-stream.ts';

/**
 * The level below which a drawn colour without a tint counts as black. It is printed in one ink, so that its edges show no misregistration.
 */
const BLACKEST = 16;
/** The number of steps that a gradient is divided into, because inks do not depend linearly on screen colors. */
const RAMP_PIECES = 8;

/** Returns page colors as four inks by an ink table. Every colour is within its limit, and drawn black uses black ink alone. */
export function inkColours(table: InkTable): PageColours {
  const components = (colour: Rgba): number[] =>
    isBlack(colour) ? [0, 0, 0, 1] : inkOf(table, colour.r, colour.g, colour.b).cmyk.map((ink) => ink / 255);
  const written = (colour: Rgba) => components(colour).map(decimals).join(' ');
  return {
    space: 'DeviceCMYK',
    fill: (colour) => `${written(colour)} k`,
    stroke: (colour) => `${written(colour)} K`,
    components,
    stops: (stops) => cutRamps(stops),
    encodeRaster: (raster) => encodeInks(raster, table),
    keepsPictures: false,
  };
}

function isBlack({ r, g, b }: Rgba): boolean {
  return Math.max(r, g, b) <= BLACKEST;
}

/** Rounds down, because a thousandth more of four inks could exceed the limit. */
function decimals(value: number): string {
  return String(Math.floor(value * 1000) / 1000);
}

function cutRamps(stops: readonly GradientStop[]): readonly GradientStop[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next || next.offset <= stop.offset) return [stop];
    return Array.from({ length: RAMP_PIECES }, (_, piece) => between(stop, next, piece / RAMP_PIECES));
  });
}

function between(from: GradientStop, to: GradientStop, share: number): GradientStop {
  const mix = (first: number, second: number) => first + (second - first) * share;
  const [start, end] = [from.colour, to.colour];
  return {
    offset: mix(from.offset, to.offset),
    colour: { r: mix(start.r, end.r), g: mix(start.g, end.g), b: mix(start.b, end.b), a: mix(start.a, end.a) },
  };
}

/** The largest number of different inks of flat artwork, which is kept without loss: it has sharp edges and is small anyway. */
const FLAT_ARTWORK_INKS = 2048;

/**
 * Encodes the inks as JPEG where a photograph or a grain is in them, and without loss otherwise, or if a JPEG would exceed the ink limit.
 * The raster is painted only once.
 */
async function encodeInks(raster: Raster, table: InkTable): Promise<RasterStream> {
  const { width, height } = raster;
  const data = Buffer.alloc(width * height * 4);
  let at = 0;
  for (const strip of stripsOf(raster)) {
    data.set(pixelsToInk(table, strip.data), at);
    at += strip.data.length;
  }
  const inks = { width, height, data };
  const photo = hasFewColours(inks, FLAT_ARTWORK_INKS) ? null : await encodeInkJpeg(inks);
  return photo ?? deflateInks(inks);
}

/** Compresses the inks without loss. Each row is stored as its difference from the row above, and bands are compressed one after another. */
async function deflateInks({ width, height, data }: RasterPixels): Promise<RasterStream> {
  const stride = width * 4;
  const bands = function* () {
    let above = new Uint8Array(stride);
    for (let top = 0; top < height; top += BAND_ROWS) {
      const rows = Math.min(BAND_ROWS, height - top);
      yield filteredRows(data.subarray(top * stride, (top + rows) * stride), stride, rows, above);
      above = Uint8Array.from(data.subarray((top + rows - 1) * stride, (top + rows) * stride));
    }
  };
  // The pipeline ends in a consumer: without one it would resolve before the compressor has written its last bytes.
  const bytes = await pipeline(bands, createDeflate({ level: 5 }), buffer);
  return {
    bytes,
    dictionary: {
      Width: width,
      Height: height,
      ColorSpace: 'DeviceCMYK',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: 4, BitsPerComponent: 8, Columns: width },
    },
  };
}

/** Returns a band as PNG stores it, with each row after the name of its filter. @param above the last row of the previous band. */
function filteredRows(inks: Uint8Array, stride: number, rows: number, above: Uint8Array): Buffer {
  const filtered = Buffer.alloc((stride + 1) * rows);
  for (let row = 0; row < rows; row += 1) {
    const target = row * (stride + 1) + 1;
    const source = row * stride;
    filtered[target - 1] = ABOVE;
    for (let at = 0; at < stride; at += 1) {
      filtered[target + at] = inks[source + at]! - (row === 0 ? above[at]! : inks[source + at - stride]!);
    }
  }
  return filtered;
}

const BAND_ROWS = 128;
/** The number of PNG's filter `Up`. */
const ABOVE = 2;
