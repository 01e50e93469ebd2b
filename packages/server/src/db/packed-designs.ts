import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { DESIGN_VERSION } from '@coverwright/core/design/design.ts';
import { isRecord } from '@coverwright/core/design/is-record.ts';
import { customType } from 'drizzle-orm/pg-core';
import { findIds } from './find-ids.ts';

/**
 * A column of designs by format. Each design is stored as its deflated text, beside the few parts of it that queries look for: PostgreSQL
 * would otherwise parse, compress and log the whole of it at every save. Designs from before that are stored as they are, and both are read.
 */
export const packedDesigns = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (designs) => JSON.stringify(packDesigns(designs)),
  fromDriver: unpackDesigns,
});

/** Speed counts for more than size: higher levels save a tenth and take three times as long. */
const LEVEL = 1;

/** Packs the designs of the current version. Equal designs are packed equally, so that an unchanged save is recognised. */
export function packDesigns(designs: unknown): unknown {
  return mapValues(designs, (design) => {
    if (!isRecord(design) || design['version'] !== DESIGN_VERSION) return design;
    const text = JSON.stringify(design);
    const { title, author, genre } = fieldsOf(design['metadata']);
    return {
      packed: deflateRawSync(bytesOf(text), { level: LEVEL }).toString('base64'),
      // What follows has the names and places that it has in the design, so that queries find it in packed and unpacked designs.
      metadata: { title, author, genre },
      frontBoard: { textBoxes: wordsOf(fieldsOf(design['frontBoard'])['textBoxes']) },
      ids: findIds(text),
    };
  });
}

export function unpackDesigns(stored: unknown): unknown {
  return mapValues(stored, (design) => {
    if (!isRecord(design) || typeof design['packed'] !== 'string') return design;
    return JSON.parse(inflateRawSync(Buffer.from(design['packed'], 'base64')).toString()) as unknown;
  });
}

/** The bytes of the text that was packed last. Memory of its own for each text cost as much as packing it. */
const BYTES = Buffer.alloc(2 ** 18);

/** Returns the UTF-8 bytes of a text. They hold until the next call. */
function bytesOf(text: string): Buffer {
  // A unit of UTF-16 takes at most three bytes. Rare, larger texts have memory of their own, so that it is free afterwards.
  return 3 * text.length > BYTES.length ? Buffer.from(text) : BYTES.subarray(0, BYTES.write(text));
}

function mapValues(values: unknown, change: (value: unknown) => unknown): unknown {
  if (!isRecord(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** The words of the texts of a front. */
function wordsOf(boxes: unknown): readonly unknown[] {
  if (!Array.isArray(boxes)) return [];
  return boxes.map((box) => {
    const { panelName, text } = fieldsOf(box);
    return { panelName, text: { text: fieldsOf(text)['text'] } };
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
