import { BlendMode, PDFDocument, PDFName, type PDFPage, PDFString, StandardFonts, cmyk, degrees } from '@cantoo/pdf-lib';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { inches } from '@coverwright/core/units/units.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CMYK_PROFILE } from '../colour/press-profile.ts';
import { exportDesign } from '../exporters/export-design.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { rampPicture } from '../testing/hand-pictures.ts';
import { checkPrintFile } from './check-print-file.ts';
import { fileSize } from './checks/file-size.ts';
import { FILE_RULES } from './file-rules.ts';

const book = specificationOf(createDesign({ extent: 176 }));
const { widthInches, heightInches } = measureCover(book);
const [WIDTH, HEIGHT] = [widthInches * 72, heightInches * 72];

/** Creates a valid file and introduces a fault with `spoil`. */
async function faultyFile(spoil: (document: PDFDocument, page: PDFPage) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([WIDTH, HEIGHT]);
  page.setTrimBox(9, 9, WIDTH - 18, HEIGHT - 18);
  page.drawRectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
  await spoil(document, page);
  return document.save();
}

async function findingsOf(bytes: Uint8Array, specification = book) {
  const checked = await checkPrintFile(bytes, specification);
  if (!checked.ok) throw new Error(checked.fault);
  return checked.value;
}

async function found(spoil: Parameters<typeof faultyFile>[0]) {
  return (await findingsOf(await faultyFile(spoil))).map(({ check, severity }) => `${severity} ${check}`);
}

const jpeg = (width: number, height: number) => rampPicture(width, height);
const seeThrough = () =>
  sharp({ create: { width: 900, height: 900, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .png()
    .toBuffer();

describe('a finished file', () => {
  test('[B6] of our own passes every check, with a picture and without, paperback and hardback', async () => {
    const ports = { engine: await createHarfBuzzEngine(), readFont: readFontFile, readPicture: () => jpeg(4400, 3200) };
    const image = { type: 'UPLOAD' as const, assetId: 'ramp', width: 4400, height: 3200 };
    const credit = { photographerName: null, profileLink: null, licence: null };
    for (const plain of [createDesign(), createDesign({ format: 'hardback' }), createDesign({ extent: 177, readingDirection: 'rtl' })]) {
      const pictured = {
        ...plain,
        coverImage: { ...plain.coverImage, format: 'full' as const, currentDesignImage: { ...image, ...credit } },
      };
      for (const design of [plain, pictured]) {
        const { bytes } = await exportDesign(design, { kind: 'pdf', createdAt: new Date('2026-01-02T03:04:05Z') }, ports);
        expect(await findingsOf(bytes, specificationOf(design))).toEqual([]);
      }
    }
  });

  test('[B6] that is right in everything passes, whoever made it', async () => {
    expect(await found(() => {})).toEqual([]);
  });

  test('[B6] of a wrong size is told the right one', async () => {
    const [finding] = await findingsOf(await faultyFile((_, page) => page.setMediaBox(0, 0, WIDTH - 0.3, HEIGHT)));
    expect(finding).toMatchObject({ check: 'page-size', severity: 'error', element: null });
    expect(finding?.message).toContain('a paperback of 6 × 9 in, 176 pages, white paper needs 12.646 × 9.250 in');
  });

  test('[B6] may be off by 0.002 in and no more', async () => {
    expect(await found((_, page) => page.setMediaBox(0, 0, WIDTH + 0.0019 * 72, HEIGHT))).toEqual([]);
    expect(await found((_, page) => page.setMediaBox(0, 0, WIDTH + 0.0025 * 72, HEIGHT))).toContain('error page-size');
  });

  test.each<[string, string, Parameters<typeof faultyFile>[0]]>([
    ['two pages', 'error page-count', (document) => document.addPage([WIDTH, HEIGHT])],
    ['a page that is cropped', 'error page-size', (_, page) => page.setCropBox(9, 9, WIDTH - 18, HEIGHT - 18)],
    ['a page that is turned', 'error page-size', (_, page) => page.setRotation(degrees(90))],
    ['a trim box of another book', 'warning page-boxes', (_, page) => page.setTrimBox(9, 9, WIDTH - 30, HEIGHT - 18)],
    ['a trim box off the middle', 'warning page-boxes', (_, page) => page.setTrimBox(5, 9, WIDTH - 18, HEIGHT - 18)],
    ['a bleed box within the trim box', 'error page-boxes', (_, page) => page.setBleedBox(20, 20, WIDTH - 40, HEIGHT - 40)],
    ['no trim box', 'hint page-boxes', (_, page) => page.node.delete(PDFName.of('TrimBox'))],
    [
      'a comment',
      'error annotations',
      ({ context }, page) => {
        const note = context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 20, 20], Contents: PDFString.of('nice') });
        page.node.addAnnot(context.register(note));
      },
    ],
    ['a form field', 'error annotations', (document, page) => document.getForm().createTextField('name').addToPage(page)],
    [
      'bookmarks',
      'error bookmarks',
      ({ context, catalog }) => {
        const first = context.register(context.obj({ Title: PDFString.of('Front') }));
        catalog.set(PDFName.of('Outlines'), context.obj({ First: first, Last: first, Count: 1 }));
      },
    ],
    ['a script', 'error scripts', (document) => document.addJavaScript('hello', 'app.alert(1)')],
    ['an attachment', 'error attachments', (document) => document.attach(Uint8Array.of(1, 2, 3), 'notes.txt')],
    [
      'a hidden layer',
      'error layers',
      ({ context, catalog }) => {
        const group = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Template') }));
        catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: { OFF: [group] } }));
      },
    ],
    ['see-through colour', 'error transparency', (_, page) => page.drawRectangle({ width: 50, height: 50, opacity: 0.5 })],
    ['a blend mode', 'error transparency', (_, page) => page.drawRectangle({ width: 50, height: 50, blendMode: BlendMode.Multiply })],
    [
      'a picture with soft edges',
      'error transparency',
      async (document, page) => page.drawImage(await document.embedPng(await seeThrough()), { width: 72, height: 72 }),
    ],
    [
      'a transparency group with nothing see-through in it',
      'warning transparency',
      ({ context }, page) => page.node.set(PDFName.of('Group'), context.obj({ S: 'Transparency', CS: 'DeviceRGB' })),
    ],
    [
      'a coarse picture',
      'warning image-dpi',
      async (document, page) => page.drawImage(await document.embedJpg(await jpeg(600, 400)), { width: 432, height: 288 }),
    ],
    [
      'a picture that is a little coarse',
      'hint image-dpi',
      async (document, page) =>
        page.drawImage(await document.embedJpg(await jpeg(600, 400)), { width: 200, height: 100, rotate: degrees(30) }),
    ],
    [
      'a font that is not embedded',
      'error fonts',
      async (document, page) => page.drawText('Salt', { font: await document.embedFont(StandardFonts.Helvetica) }),
    ],
  ])('[B6] with %s: %s', async (_, expected, spoil) => {
    expect(await found(spoil)).toEqual([expected]);
  });

  test('[B6] is looked into as deep as it goes: a coarse picture on a page set into the page', async () => {
    const inner = await PDFDocument.create();
    const page = inner.addPage([144, 144]);
    page.drawImage(await inner.embedJpg(await jpeg(300, 300)), { width: 72, height: 72 });
    const bytes = await faultyFile(async (document, outer) => {
      const [embedded] = await document.embedPdf(await inner.save());
      if (embedded) outer.drawPage(embedded, { xScale: 2, yScale: 2 });
    });
    const finding = (await findingsOf(bytes)).find(({ check }) => check === 'image-dpi');
    expect(finding).toMatchObject({
      severity: 'hint',
      message: expect.stringContaining('300 × 300 px is 2.00 × 2.00 in large and prints at 150 dpi'),
    });
  });

  test.each([{ userPassword: 'open sesame', ownerPassword: 'secret' }, { ownerPassword: 'secret' }])(
    '[B6] with a password is told so and nothing else (%o)',
    async (passwords) => {
      const document = await PDFDocument.create();
      document.addPage([WIDTH, HEIGHT]);
      document.encrypt({ ...passwords, permissions: {} });
      expect(await findingsOf(await document.save())).toMatchObject([{ check: 'encryption', severity: 'error' }]);
    },
  );

  test('[B6] over 650 MB is too large', () => {
    const rules = FILE_RULES.kdp;
    expect(fileSize({ size: 650e6, rules })).toEqual([]);
    expect(fileSize({ size: 650e6 + 1, rules })).toMatchObject([
      { severity: 'error', message: expect.stringContaining('651 MB; 650 MB are taken') },
    ]);
  });

  test('[B6] that is no PDF, or the ruin of one, is refused', async () => {
    const whole = await faultyFile(() => {});
    for (const bytes of [new Uint8Array(), Buffer.from('hello'), await readFile(new URL(import.meta.url)), whole.subarray(0, 40)]) {
      expect(await checkPrintFile(bytes, book)).toEqual({ ok: false, fault: 'unreadable' });
    }
  });
});

describe('colour of a finished file', () => {
  const press = { ...book, platform: 'ingramspark' as const, typedSpine: inches(0.396352) };

  test('[B6] [B9] our own for a printer of inks has nothing to mend, and the same in light is sent back', async () => {
    const ports = { engine: await createHarfBuzzEngine(), readFont: readFontFile, readPicture: () => jpeg(4400, 3200) };
    const design = createDesign({ publisher: 'ingramspark', extent: 176, typedSpine: 0.396352 });
    const request = { kind: 'pdf', createdAt: new Date(0) } as const;
    const inks = await exportDesign(design, request, ports);
    expect(await findingsOf(inks.bytes, specificationOf(design))).toEqual([]);
    const light = await exportDesign(design, { ...request, colour: { mode: 'rgb' } }, ports);
    const findings = await findingsOf(light.bytes, specificationOf(design));
    expect(findings.map(({ check, severity }) => `${severity} ${check}`)).toEqual(['error colour-space', 'warning output-intent']);
  });

  test('[B6] [B9] drawn ink and ink in pictures are counted, each by itself', async () => {
    const drawn = await faultyFile((_, page) => page.drawRectangle({ width: 50, height: 50, color: cmyk(0.9, 0.9, 0.8, 0.2) }));
    const found = (await findingsOf(drawn, press)).find(({ check }) => check === 'total-ink');
    expect(found?.message).toContain('carries 280% ink; the limit of IngramSpark is 240%');
    const heavy = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#050505' } })
      .toColourspace('cmyk')
      .withIccProfile(fileURLToPath(CMYK_PROFILE))
      .jpeg({ quality: 98 })
      .toBuffer();
    const pictured = await faultyFile(async (document, page) => page.drawImage(await document.embedJpg(heavy), { width: 9, height: 9 }));
    const message = (await findingsOf(pictured, press)).find(({ check }) => check === 'total-ink')?.message ?? '';
    expect(Number(/carries (\d+)%/.exec(message)?.[1])).toBeGreaterThan(270);
  });

  test('[B6] a spot ink is found on every platform', async () => {
    const file = await faultyFile((document, page) => {
      const tint = document.context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 1, 0], N: 1 });
      const space = document.context.register(document.context.obj(['Separation', 'Gold', 'DeviceCMYK', tint]));
      page.node.normalize();
      page.node.Resources()?.set(PDFName.of('ColorSpace'), document.context.obj({ Spot: space }));
      const content = document.context.register(document.context.stream('/Spot cs 1 scn 0 0 9 9 re f'));
      page.node.addContentStream(content);
    });
    expect((await findingsOf(file)).map(({ check }) => check)).toContain('colour-space');
  });
});
