import { expect, test } from 'vitest';
import { rasteriseWithPdfium, readWithPdfium } from '../testing/read-with-pdfium.ts';
import { type Receipt, writeReceipt } from './write-receipt.ts';

const RECEIPT: Receipt = {
  number: 'CW-261123-7F3K2Q',
  date: 'November 23, 2026',
  paidAt: new Date('2026-11-23T10:00:00Z'),
  seller: ['Harbor Books', '1 Quay Street', 'Galway', 'help@harbor.example'],
  buyer: 'ann@example.org',
  subject: 'Cover of “Соль и 海”',
  lines: [{ name: 'Paperback and eBook', amount: '£39' }],
  total: '£39',
  notes: ['This was a test payment: no money was taken.'],
};

/** Returns the share of dark pixels in a band of the page, from 0 to 1 of its height. */
async function inkBetween(bytes: Uint8Array, from: number, to: number): Promise<number> {
  const [width, height] = [425, 550];
  const pixels = await rasteriseWithPdfium(bytes, width, height);
  let dark = 0;
  for (let row = Math.round(from * height); row < to * height; row += 1)
    for (let column = 0; column < width; column += 1) if ((pixels[(row * width + column) * 4] ?? 255) < 128) dark += 1;
  return dark / (width * height * (to - from));
}

test('[C3] a receipt is one letter page of vectors, and the same receipt is the same file', async () => {
  const bytes = await writeReceipt(RECEIPT);
  const { pages, boxes, objects } = await readWithPdfium(bytes);
  expect([pages, boxes.media]).toEqual([1, [0, 0, 612, 792]]);
  expect(objects).not.toContain('image');
  expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await writeReceipt(RECEIPT)))).toBe(0);
  expect(await inkBetween(bytes, 0.1, 0.6)).toBeGreaterThan(0.005);
  // The margin below stays empty.
  expect(await inkBetween(bytes, 0.92, 1)).toBe(0);
});

test('[C3] another order gives another file', async () => {
  const other = await writeReceipt({ ...RECEIPT, number: 'CW-261123-000000', total: '£40' });
  expect(Buffer.compare(Buffer.from(other), Buffer.from(await writeReceipt(RECEIPT)))).not.toBe(0);
});
