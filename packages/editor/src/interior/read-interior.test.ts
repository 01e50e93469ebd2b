import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readInterior } from './read-interior.ts';

async function pdf(...pages: readonly (readonly [number, number])[]): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (const [width, height] of pages) document.addPage([width * 72, height * 72]);
  return document;
}

const read = async (document: PDFDocument) => readInterior((await document.save()).slice().buffer);

test('[B2] pages are counted and measured, turned ones as they are seen', async () => {
  const document = await pdf([6, 9], [9, 6]);
  document.getPage(1).setRotation(degrees(90));
  expect(await read(document)).toEqual({
    ok: true,
    pages: [
      { width: 6, height: 9, isTrimBox: false },
      { width: 6, height: 9, isTrimBox: false },
    ],
  });
});

test('[B2] a page that says where it is cut is that large', async () => {
  const document = await pdf([6.25, 9.25]);
  document.getPage(0).setTrimBox(9, 9, 432, 648);
  expect(await read(document)).toEqual({ ok: true, pages: [{ width: 6, height: 9, isTrimBox: true }] });
});

test('[B2] what is no PDF is told apart from what is locked', async () => {
  expect(await readInterior(new TextEncoder().encode('a manuscript').buffer)).toEqual({ ok: false, fault: 'unreadable' });
  const locked = await pdf([6, 9]);
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  expect(await read(locked)).toEqual({ ok: false, fault: 'locked' });
});

test('[B29] a PDF that was cut short is damaged, however many of its pages can still be read', async () => {
  const whole = await pdf(...Array.from({ length: 50 }, () => [6, 9] as const));
  for (const useObjectStreams of [true, false]) {
    const bytes = await whole.save({ useObjectStreams });
    expect(await readInterior(bytes.slice().buffer)).toMatchObject({ ok: true, pages: { length: 50 } });
    for (const share of [0.3, 0.6, 0.9, 0.99]) {
      const answer = await readInterior(bytes.slice(0, Math.floor(bytes.length * share)).buffer);
      expect(answer, `${share} of it`).toMatchObject({ ok: false, fault: expect.stringMatching(/damaged|unreadable/) });
    }
  }
});
