import { readFile } from 'node:fs/promises';
import { INK_LIMIT } from '@coverwright/core/colour/ink-table.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportDesign } from '../exporters/export-design.ts';
import type { ExportPorts, PdfColour } from '../exporters/export-job.ts';
import { checkPrintFile } from '../file-check/check-print-file.ts';
import { CMYK_PROFILE, PRESS, readInkTable } from '../colour/press-profile.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { soundCover } from '../preflight/testing/cover-parts.ts';
import { hasTool } from '../testing/find-tool.ts';
import { goldenEngine, readGoldenPicture } from '../testing/golden-ports.ts';
import { fillOf, plainOutlines, sceneOf, solid, glyphsOf } from '../testing/hand-scene.ts';
import { maxInkOf, separate } from '../testing/separations.ts';
import { inkColours } from './ink-colours.ts';
import { renderPdf } from './render-pdf.ts';

const createdAt = new Date('2026-01-02T03:04:05Z');
const hasGhostscript = hasTool('gs', '--version');

let ports: ExportPorts;
beforeAll(async () => {
  ports = { engine: await goldenEngine(), readFont: readFontFile, readPicture: readGoldenPicture };
});

const X1A: PdfColour = { mode: 'cmyk', standard: 'x1a' };
/** A cover that consists of vectors alone, so that the structure of its file is not hidden in the bytes of a photograph. */
const plain = soundCover({ extent: 176 });
const plainPdf = async (colour: PdfColour) => (await exportDesign(plain, { kind: 'pdf', colour, createdAt }, ports)).bytes;

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

function textOf(dictionary: PDFDict, key: string): string | null {
  const object = dictionary.lookup(PDFName.of(key));
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null;
}
