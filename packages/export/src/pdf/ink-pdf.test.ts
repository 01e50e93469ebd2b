import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { INK_LIMIT } from '@coverwright/core/colour/ink-table.ts';
import { pixelsToInk } from '@coverwright/core/colour/pixels-to-ink.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { GOLDEN_DOCUMENTS } from '@coverwright/render/canvas/golden/golden-documents.ts';
import { meanDifference } from '@coverwright/render/canvas/golden/mean-difference.ts';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDesign } from '../exporters/export-design.ts';
import type { ExportPorts, PdfColour } from '../exporters/export-job.ts';
import { checkPrintFile } from '../file-check/check-print-file.ts';
import { CMYK_PROFILE, PRESS, readInkTable } from '../colour/press-profile.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { soundCover } from '../preflight/testing/cover-parts.ts';
import { hasTool } from '../testing/find-tool.ts';
import { goldenEngine, readGoldenPicture } from '../testing/golden-ports.ts';
import { fillOf, plainOutlines, sceneOf, solid, glyphsOf } from '../testing/hand-scene.ts';
import { levelsOf } from '../testing/levels-of.ts';
import { maxInkOf, separate, type Separations } from '../testing/separations.ts';
import { inkColours } from './ink-colours.ts';
import { renderPdf } from './render-pdf.ts';

const run = promisify(execFile);
const createdAt = new Date('2026-01-02T03:04:05Z');
const hasGhostscript = hasTool('gs', '--version');
const hasMutool = hasTool('mutool', '-v');

let ports: ExportPorts;
let folder = '';
beforeAll(async () => {
  ports = { engine: await goldenEngine(), readFont: readFontFile, readPicture: readGoldenPicture };
  folder = await mkdtemp(join(tmpdir(), 'coverwright-inks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const golden = (name: string) => {
  const found = GOLDEN_DOCUMENTS.find((document) => document.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found.design;
};
/** The covers to test: every effect, texture, blend mode and warp, and every step of a picture. */
const INKED = [
  'paperback-ligatures',
  'paperback-effects',
  'paperback-window',
  'paperback-lettered',
  'paperback-textured',
  'paperback-warps',
  'paperback-treatments',
  'paperback-broken',
  'paperback-lit',
  'paperback-surfaces',
  'paperback-blends',
  'paperback-woven',
  'paperback-bent',
  'paperback-worn',
  'paperback-pictures',
  ...GOLDEN_DOCUMENTS.map(({ name }) => name).filter((name) => name.startsWith('audiobook-artworks')),
];
/** The level below which a spot of the screen's picture counts as black. */
const BLACKEST = 40;
const X1A: PdfColour = { mode: 'cmyk', standard: 'x1a' };
/** A cover that consists of vectors alone, so that the structure of its file is not hidden in the bytes of a photograph. */
const plain = soundCover({ extent: 176 });
const plainPdf = async (colour: PdfColour) => (await exportDesign(plain, { kind: 'pdf', colour, createdAt }, ports)).bytes;
const pdfOf = async (name: string, colour: PdfColour) =>
  (await exportDesign(golden(name), { kind: 'pdf', colour, createdAt }, ports)).bytes;

/**
 * Returns the mean difference of the plates from the inks of the cover's picture for screens, in levels. Edges are left out, and black
 * spots: drawn black is printed in one ink, and black of pictures in four.
 */
async function differenceFromScreen({ width, height, plates }: Separations, design: Design): Promise<number> {
  const { bytes } = await exportDesign(design, { kind: 'jpeg', createdAt }, ports);
  const screen = levelsOf(await sharp(bytes).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer());
  const inks = pixelsToInk(await readInkTable(), screen);
  const printed = [plates.Cyan, plates.Magenta, plates.Yellow, plates.Black];
  let [sum, count] = [0, 0];
  for (let spot = 0; spot < width * height; spot += 1) {
    if (Math.max(...screen.subarray(spot * 4, spot * 4 + 3)) < BLACKEST || isEdge(screen, spot, width)) continue;
    for (const [ink, plate] of printed.entries()) sum += Math.abs((plate[spot] ?? 0) - (inks[spot * 4 + ink] ?? 0));
    count += 4;
  }
  return sum / count;
}

/** Returns true where a neighbor has another color: both readers place an edge between spots in their own way. */
function isEdge(screen: Uint8ClampedArray, spot: number, width: number): boolean {
  return [spot - width, spot - 1, spot + 1, spot + width].some((neighbour) =>
    [0, 1, 2].some((channel) => Math.abs((screen[neighbour * 4 + channel] ?? 0) - (screen[spot * 4 + channel] ?? 0)) > 4),
  );
}

/** Returns a page of vectors alone: white paper, a colour that would need 300 percent of ink, and black text. */
async function handPage(): Promise<Uint8Array> {
  const page = { x: 0, y: 0, width: 2, height: 2 };
  const scene = sceneOf(600, 600, [
    fillOf(0, 0, 600, 600, solid(255, 255, 255)),
    fillOf(0, 300, 600, 300, solid(12, 24, 40)),
    glyphsOf([1, 1, 1], 60, 200, 120, solid(0, 0, 0)),
    fillOf(0, 450, 600, 150, {
      kind: 'linear',
      from: { x: 0, y: 0 },
      to: { x: 600, y: 0 },
      stops: [
        { offset: 0, colour: { r: 0, g: 0, b: 60, a: 1 } },
        { offset: 1, colour: { r: 60, g: 0, b: 0, a: 1 } },
      ],
    }),
  ]);
  return renderPdf(scene, {
    title: 'Ink',
    author: 'A. Press',
    createdAt,
    outlines: plainOutlines,
    readPicture: () => Promise.reject(new Error('No pictures')),
    boxes: { widthIn: 2, heightIn: 2, trim: page, bleed: page },
    colours: inkColours(await readInkTable()),
    intent: { standard: 'x1a', profile: await readFile(CMYK_PROFILE), ...PRESS },
  });
}

describe('a file of inks', () => {
  test.each([
    ['x1a', '%PDF-1.3', 'PDF/X-1:2001', 'PDF/X-1a:2001'],
    ['x4', '%PDF-1.6', 'PDF/X-4', null],
  ] as const)(
    '[B9] %s says what it is, for which press, and carries nothing that its standard forbids',
    async (standard, header, version, conformance) => {
      const bytes = await plainPdf({ mode: 'cmyk', standard });
      const text = Buffer.from(bytes).toString('latin1');
      expect(text.slice(0, 8)).toBe(header);
      const document = await PDFDocument.load(bytes, { updateMetadata: false });
      const information = document.context.lookup(document.context.trailerInfo.Info, PDFDict);
      expect(textOf(information, 'GTS_PDFXVersion')).toBe(version);
      expect(textOf(information, 'GTS_PDFXConformance')).toBe(conformance);
      expect(information.lookup(PDFName.of('Trapped'))).toBe(PDFName.of('False'));
      const [intent] =
        document.catalog
          .lookup(PDFName.of('OutputIntents'))
          ?.toString()
          .match(/\d+ 0 R/) ?? [];
      expect(intent).toBeDefined();
      expect(text).toContain('/S /GTS_PDFX');
      expect(text).toContain('(FOGRA39)');
      expect(text.includes('pdfxid:GTS_PDFXVersion')).toBe(standard === 'x4');
      for (const forbidden of ['/DeviceRGB', '/ICCBased', '/SMask', '/ExtGState', '/Font', '/Annots', '/Encrypt', '/Separation'])
        expect(text).not.toContain(forbidden);
      expect(document.context.trailerInfo.ID).toBeDefined();
      expect(Buffer.compare(await plainPdf({ mode: 'cmyk', standard }), bytes)).toBe(0);
    },
  );

  test('[B9] its page is as large as the same cover’s in the screen’s colours, and a printer finds nothing to mend', async () => {
    const checked = await checkPrintFile(await plainPdf(X1A), specificationOf(plain));
    expect(checked.ok && checked.value.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe.runIf(hasGhostscript)('the plates that Ghostscript makes', () => {
  // A test for each: a busy machine takes more than two minutes for all of them.
  test.each(INKED)(
    `[B9] never carry more than ${INK_LIMIT} per cent on one spot, and print the colors of the screen, with photographs and effects: %s`,
    async (name) => {
      const separations = await separate(await pdfOf(name, X1A), 100);
      const most = maxInkOf(separations);
      expect(most).toBeLessThanOrEqual(INK_LIMIT);
      expect(most).toBeGreaterThan(120);
      expect(await differenceFromScreen(separations, golden(name))).toBeLessThanOrEqual(2);
    },
  );

  test('[B9] print black words in black alone, and hold a colour that would take more', async () => {
    const { width, plates, ...rest } = await separate(await handPage(), 150);
    const at = (x: number, y: number) => {
      const pixel = Math.round((y / 600) * rest.height) * width + Math.round((x / 600) * width);
      return [plates.Cyan[pixel], plates.Magenta[pixel], plates.Yellow[pixel], plates.Black[pixel]];
    };
    // The middle of the first letter, which is a square.
    expect(at(60 + 36, 200 - 36)).toEqual([0, 0, 0, 255]);
    expect(at(580, 20)).toEqual([0, 0, 0, 0]);
    // Only the black plate has ink in the whole upper half.
    const half = width * Math.floor(rest.height / 2 - 2);
    for (const ink of ['Cyan', 'Magenta', 'Yellow'] as const) expect(Math.max(...plates[ink].subarray(0, half))).toBe(0);
    expect(maxInkOf({ width, plates, ...rest })).toBeLessThanOrEqual(INK_LIMIT);
  });
});

test.runIf(hasMutool)('[B5] [B9] mutool shows the print file as our own JPEG', async () => {
  for (const name of ['hardback-accents']) {
    const path = join(folder, `${name}.pdf`);
    await writeFile(path, await pdfOf(name, { mode: 'rgb' }));
    const { bytes: jpeg } = await exportDesign(golden(name), { kind: 'jpeg', createdAt }, ports);
    const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    await run('mutool', ['draw', '-q', '-o', `${path}.png`, '-r', '300', '-w', String(info.width), '-h', String(info.height), '-f', path]);
    const drawn = await sharp(await readFile(`${path}.png`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([drawn.info.width, drawn.info.height]).toEqual([info.width, info.height]);
    expect(meanDifference(levelsOf(drawn.data), levelsOf(data)), name).toBeLessThanOrEqual(1.5);
  }
});

function textOf(dictionary: PDFDict, key: string): string | null {
  const object = dictionary.lookup(PDFName.of(key));
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null;
}
