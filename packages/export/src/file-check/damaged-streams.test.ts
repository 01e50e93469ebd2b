import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { describe, expect, test } from 'vitest';
import { rampPicture } from '../testing/hand-pictures.ts';
import { checkPrintFile } from './check-print-file.ts';

const book = specificationOf(createDesign({ extent: 176 }));
const { widthInches, heightInches } = measureCover(book);
const SIDE = 600;

/** Creates a cover with one picture at 300 dpi, as another program would write it. @param pack the data of the image's stream. */
async function coverWith(
  dictionary: Record<string, string | number>,
  pack: Uint8Array,
  { side = SIDE, linearized = false } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([widthInches * 72, heightInches * 72]);
  page.setTrimBox(9, 9, widthInches * 72 - 18, heightInches * 72 - 18);
  const printed = (side / 300) * 72;
  const entries = { Type: 'XObject', Subtype: 'Image', Width: side, Height: side, BitsPerComponent: 8, ...dictionary };
  const image = context.register(PDFRawStream.of(context.obj({ ...entries, Length: pack.length }), pack));
  page.node.setXObject(PDFName.of('Photo'), image);
  page.node.addContentStream(context.register(context.stream(`q ${printed} 0 0 ${printed} 9 9 cm /Photo Do Q`)));
  return document.save({ useObjectStreams: !linearized });
}

const rgb = { ColorSpace: 'DeviceRGB' };
const flate = { ...rgb, Filter: 'FlateDecode' };
const noise = Buffer.from(Array.from({ length: SIDE * SIDE * 3 }, (_, at) => (at * 7919) % 251));
const packed = deflateSync(noise);

async function messagesFor(bytes: Uint8Array): Promise<readonly string[]> {
  const checked = await checkPrintFile(bytes, book);
  if (!checked.ok) throw new Error(checked.fault);
  return checked.value.filter(({ check }) => check === 'damaged-streams').map(({ severity, message }) => `${severity}: ${message}`);
}

describe('a picture in a finished file', () => {
  test('[B6] that is whole is not reported, whatever it is packed in', async () => {
    const jpeg = await rampPicture(SIDE, SIDE);
    expect(await messagesFor(await coverWith(flate, packed))).toEqual([]);
    expect(await messagesFor(await coverWith(rgb, noise))).toEqual([]);
    expect(await messagesFor(await coverWith({ ...rgb, Filter: 'DCTDecode' }, jpeg))).toEqual([]);
    const indexed = deflateSync(Buffer.alloc((SIDE * SIDE) / 2));
    expect(await messagesFor(await coverWith({ ColorSpace: 'DeviceGray', BitsPerComponent: 4, Filter: 'FlateDecode' }, indexed))).toEqual(
      [],
    );
  });

  test('[B6] whose compressed data ends early is an error that says how much is there', async () => {
    const [message] = await messagesFor(await coverWith(flate, packed.subarray(0, packed.length - 40)));
    expect(message).toMatch(
      /^error: A picture of 600 × 600 px is cut short: [\d,]+ of 1,080,000 bytes are there\. Export the file again\.$/,
    );
  });

  test('[B6] that unpacks to fewer rows than it announces is an error', async () => {
    const [message] = await messagesFor(await coverWith(flate, deflateSync(noise.subarray(0, SIDE * 3 * 590))));
    expect(message).toContain('1,062,000 of 1,080,000 bytes');
  });

  test('[B6] that is a JPEG without its last rows is an error', async () => {
    const jpeg = await rampPicture(SIDE, SIDE);
    const [message] = await messagesFor(await coverWith({ ...rgb, Filter: 'DCTDecode' }, jpeg.subarray(0, jpeg.length * 0.7)));
    expect(message).toBe('error: A picture of 600 × 600 px is cut short. Export the file again.');
  });

  test('[B6] in a file that was cut off while it was downloaded is refused or reported, never passed', async () => {
    // A small picture: the reader looks for objects at each byte of a file without an end.
    const side = 150;
    const whole = await coverWith(rgb, noise.subarray(0, side * side * 3), { side, linearized: true });
    expect(await messagesFor(whole)).toEqual([]);
    for (const share of [0.3, 0.6, 0.9, 0.99, 0.999]) {
      const checked = await checkPrintFile(whole.subarray(0, Math.floor(whole.length * share)), book);
      const passed = checked.ok && checked.value.every(({ severity }) => severity !== 'error');
      expect(passed, `${share} of the file`).toBe(false);
    }
  });
});
