import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { type PDFDict, type PDFDocument, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { componentsOf, isMask } from './colour-space.ts';
import { dictionaryAt, elementsAt, nameAt, numberAt, objectAt } from './read-object.ts';

/** A stream whose data ends early. */
export interface DamagedStream {
  /** The size of the picture in pixels; null for a stream that is not an image. */
  readonly picture: { readonly width: number; readonly height: number } | null;
  readonly objectNumber: number;
  /** The number of bytes that could be decompressed, and the number that the dictionary announces; null if it announces none. */
  readonly unpacked: number;
  readonly expected: number | null;
}

/** The size in bytes up to which a decompressed stream is measured. A poster of four inks at 300 dpi takes half of it. */
const MAX_UNPACKED_BYTES = 2_000_000_000;

/**
 * Returns every stream of the file that cannot be decompressed to its end, or that contains fewer bytes than its image needs. Streams with
 * a filter that is not supported here (JPX, JBIG2, CCITT, chains of filters) are not checked.
 */
export async function readDamagedStreams(document: PDFDocument): Promise<readonly DamagedStream[]> {
  const damaged: DamagedStream[] = [];
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const fault = await readStream(object, reference);
    if (fault) damaged.push(fault);
  }
  return damaged;
}

/** The distance in bytes from the end within which readers look for a file's end marker (ISO 32000-1, Annex H, note 18). */
const END_MARKER_WITHIN = 1024;

/** Returns false for a truncated file, which readers rebuild to print the remaining part. */
export function hasEndMarker(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-END_MARKER_WITHIN)).includes('%%EOF');
}

async function readStream(stream: PDFRawStream, { objectNumber }: PDFRef): Promise<DamagedStream | null> {
  const { dict, contents } = stream;
  const [filter, ...others] = filtersOf(dict);
  if (others.length > 0) return null;
  const picture = pictureOf(dict);
  if (filter === 'DCTDecode') {
    const isWhole = await isWholeJpeg(contents);
    return isWhole ? null : { picture, objectNumber, unpacked: contents.length, expected: null };
  }
  if (filter !== undefined && filter !== 'FlateDecode') return null;
  const expected = picture && expectedBytes(dict, picture);
  const { length, isWhole } = filter === undefined ? { length: contents.length, isWhole: true } : await measureInflated(contents);
  return isWhole && length >= (expected ?? 0) ? null : { picture, objectNumber, unpacked: length, expected };
}

function filtersOf(dictionary: PDFDict): readonly string[] {
  const single = nameAt(dictionary, 'Filter');
  return single === null ? elementsAt(dictionary, 'Filter').map((name) => String(name).slice(1)) : [single];
}

function pictureOf(dictionary: PDFDict): DamagedStream['picture'] {
  if (nameAt(dictionary, 'Subtype') !== 'Image') return null;
  return { width: numberAt(dictionary, 'Width') ?? 0, height: numberAt(dictionary, 'Height') ?? 0 };
}

/**
 * Returns the number of bytes of an image's rows before compression (ISO 32000-1, 8.9.5.2 and 7.4.4.4); null if its color space is unknown.
 */
function expectedBytes(dictionary: PDFDict, { width, height }: { readonly width: number; readonly height: number }): number | null {
  const isStencil = isMask(dictionary);
  const components = isStencil ? 1 : componentsOf(objectAt(dictionary, 'ColorSpace'));
  if (components === null) return null;
  const bits = isStencil ? 1 : (numberAt(dictionary, 'BitsPerComponent') ?? 8);
  const row = Math.ceil((width * components * bits) / 8);
  const predictor = numberAt(dictionaryAt(dictionary, 'DecodeParms'), 'Predictor') ?? 1;
  // PNG's predictors put the number of the filter in front of each row.
  return (predictor >= 10 ? row + 1 : row) * height;
}

/** Decompresses a zlib stream in pieces and measures its length, without keeping the data. */
async function measureInflated(bytes: Uint8Array): Promise<{ readonly length: number; readonly isWhole: boolean }> {
  let length = 0;
  try {
    await pipeline(Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)]), createInflate(), async (pieces) => {
      for await (const piece of pieces) {
        length += (piece as Buffer).length;
        if (length > MAX_UNPACKED_BYTES) return;
      }
    });
    return { length, isWhole: true };
  } catch {
    return { length, isWhole: length > MAX_UNPACKED_BYTES };
  }
}

/** Returns true for a JPEG whose rows can all be decoded. */
async function isWholeJpeg(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: false }).stats();
    return true;
  } catch {
    return false;
  }
}
