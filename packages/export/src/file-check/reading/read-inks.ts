import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PDFRawStream } from '@cantoo/pdf-lib';
import { maxInk } from '@coverwright/core/colour/pixels-to-ink.ts';
import sharp from 'sharp';
import { readColourSpace } from './colour-space.ts';
import { elementsAt, dictionaryAt, nameAt, numberAt, objectAt } from './read-object.ts';
import type { PageContents } from './walk-content.ts';

const unpack = promisify(inflate);

/** Returns the highest total ink of a page in percent, of drawn colors and of every readable CMYK picture. */
export async function readInks({ pictures, colours }: PageContents): Promise<number> {
  let most = colours.maxInk * 100;
  for (const { stream, dictionary } of pictures) {
    if (!(stream instanceof PDFRawStream) || readColourSpace(objectAt(dictionary, 'ColorSpace')).space !== 'cmyk') continue;
    const inks = await readPicture(stream).catch(() => null);
    if (inks) most = Math.max(most, maxInk(inks));
  }
  return most;
}

/** Returns a picture's CMYK bytes; null for a filter that is not supported here. */
async function readPicture(stream: PDFRawStream): Promise<Uint8Array | null> {
  const { dict, contents } = stream;
  const filters = [nameAt(dict, 'Filter'), ...elementsAt(dict, 'Filter').map(String)].filter((name) => name !== null);
  if (filters.length !== 1 || numberAt(dict, 'BitsPerComponent') !== 8) return null;
  if (filters[0] === 'DCTDecode' || filters[0] === '/DCTDecode') return decodeJpeg(contents);
  if (filters[0] !== 'FlateDecode' && filters[0] !== '/FlateDecode') return null;
  const parameters = dictionaryAt(dict, 'DecodeParms');
  const predictor = numberAt(parameters, 'Predictor') ?? 1;
  const rows = await unpack(contents);
  if (predictor < 10) return predictor === 1 ? rows : null;
  return withoutPredictor(rows, (numberAt(dict, 'Width') ?? 0) * 4, 4);
}

/** Decodes a JPEG. The decoder also handles files of photo programs, which store inverted inks. */
function decodeJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
}

/** Reverses PNG's row filters (ISO 15948, 9.2). */
export function withoutPredictor(rows: Uint8Array, stride: number, step: number): Uint8Array {
  const height = Math.floor(rows.length / (stride + 1));
  const pixels = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (stride + 1)] ?? 0;
    const source = row * (stride + 1) + 1;
    const target = row * stride;
    for (let at = 0; at < stride; at += 1) {
      const left = at >= step ? pixels[target + at - step]! : 0;
      const above = row > 0 ? pixels[target + at - stride]! : 0;
      const corner = row > 0 && at >= step ? pixels[target + at - stride - step]! : 0;
      pixels[target + at] = rows[source + at]! + predicted(filter, left, above, corner);
    }
  }
  return pixels;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
      return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
    }
    default:
      return 0;
  }
}
