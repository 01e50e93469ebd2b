const SHORT = 3;
const LONG = 4;
const BYTES_OF = { [SHORT]: 2, [LONG]: 4 } as const;
/** The photometric interpretation by the number of channels: red, green and blue, or four inks. */
const INTERPRETATION = { 3: 2, 4: 5 } as const;
const UNCOMPRESSED = 1;
/** The number of rows in a strip, which readers load as a whole. */
const ROWS_PER_STRIP = 64;

/**
 * Returns the bytes before the pixels of an uncompressed TIFF (revision 6.0): 8-bit red, green and blue, or four inks, in rows from the top.
 * Its offsets allow up to 4 GB.
 */
export function tiffHeader(width: number, height: number, channels: 3 | 4 = 3): Uint8Array {
  const tops = Array.from({ length: Math.ceil(height / ROWS_PER_STRIP) }, (_, strip) => strip * ROWS_PER_STRIP);
  const stride = width * channels;
  const fields: readonly Field[] = [
    { tag: 256, type: LONG, values: [width] },
    { tag: 257, type: LONG, values: [height] },
    // BitsPerSample: the bits of each sample.
    { tag: 258, type: SHORT, values: Array.from({ length: channels }, () => 8) },
    { tag: 259, type: SHORT, values: [UNCOMPRESSED] },
    { tag: 262, type: SHORT, values: [INTERPRETATION[channels]] },
    // StripOffsets: counted from the pixels' start until the header's size is known.
    { tag: 273, type: LONG, values: tops.map((top) => top * stride), isOffset: true },
    { tag: 277, type: SHORT, values: [channels] },
    { tag: 278, type: LONG, values: [ROWS_PER_STRIP] },
    { tag: 279, type: LONG, values: tops.map((top) => Math.min(ROWS_PER_STRIP, height - top) * stride) },
  ];
  const lists = 8 + 2 + fields.length * 12 + 4;
  const pixels = fields.reduce((at, field) => at + listBytes(field), lists);
  const header = new DataView(new ArrayBuffer(pixels));
  header.setUint32(0, 0x49_49_2a_00);
  header.setUint32(4, 8, true);
  header.setUint16(8, fields.length, true);
  let list = lists;
  for (const [index, field] of fields.entries()) {
    const { tag, type, values, isOffset = false } = field;
    const at = 10 + index * 12;
    header.setUint16(at, tag, true);
    header.setUint16(at + 2, type, true);
    header.setUint32(at + 4, values.length, true);
    const bytes = listBytes(field);
    if (bytes > 0) header.setUint32(at + 8, list, true);
    const place = bytes > 0 ? list : at + 8;
    for (const [nth, value] of values.entries()) {
      if (type === SHORT) header.setUint16(place + nth * 2, value, true);
      else header.setUint32(place + nth * 4, isOffset ? value + pixels : value, true);
    }
    list += bytes;
  }
  return new Uint8Array(header.buffer);
}

interface Field {
  readonly tag: number;
  readonly type: typeof SHORT | typeof LONG;
  readonly values: readonly number[];
  readonly isOffset?: boolean;
}

/** Returns the number of bytes of a field's list. Up to four bytes fit into the field itself. */
function listBytes({ type, values }: Field): number {
  const bytes = values.length * BYTES_OF[type];
  return bytes > 4 ? bytes : 0;
}
