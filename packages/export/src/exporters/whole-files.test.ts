import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import type { Design } from '@coverwright/core/design/design.ts';
import { GOLDEN_DOCUMENTS } from '@coverwright/render/canvas/golden/golden-documents.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDesignFile } from '../design-file/write-design-file.ts';
import { readDamagedStreams } from '../file-check/reading/read-streams.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { composePackage } from '../package/compose-package.ts';
import { hasTool } from '../testing/find-tool.ts';
import { goldenEngine, readGoldenPicture } from '../testing/golden-ports.ts';
import { onSmallestTrim } from '../testing/on-smallest-trim.ts';
import { damagedEntries, listZipEntries } from '../testing/list-zip-entries.ts';
import { streamZip } from '../design-file/stream-zip.ts';
import { exportDesign } from './export-design.ts';
import type { ExportPorts, PdfColour } from './export-job.ts';

const createdAt = new Date('2026-01-02T03:04:05Z');

/** Returns a golden document on its smallest book: streams and entries of files are written alike for books of every size. */
function designOf(name: string): Design {
  const found = GOLDEN_DOCUMENTS.find((document) => document.name === name);
  if (!found) throw new Error(`No golden document is called ${name}`);
  return onSmallestTrim(found.design);
}

let ports: ExportPorts;
let folder = '';
beforeAll(async () => {
  ports = { engine: await goldenEngine(), readFont: readFontFile, readPicture: readGoldenPicture };
  folder = await mkdtemp(join(tmpdir(), 'coverwright-whole-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * The PDF readers, with the option that prints their version and their arguments. All of them print nothing for a valid file. A reader that
 * is not installed is skipped.
 */
const READERS: readonly (readonly [string, string, readonly string[]])[] = [
  ['mutool', '-v', ['draw', '-q', '-o', '/dev/null', '-F', 'pam', '-r', '20']],
  ['qpdf', '--version', ['--check']],
  ['gs', '--version', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dPDFSTOPONWARNING', '-sDEVICE=nullpage']],
];
const readers = READERS.filter(([program, version]) => hasTool(program, version));

function complaintsAbout(path: string): readonly string[] {
  return readers.flatMap(([program, , args]) => {
    const { status, stdout, stderr } = spawnSync(program, [...args, path], { encoding: 'utf8' });
    // qpdf writes what it checked to stdout and what it found to stderr. Debian's mutool warns that it was built without ICC.
    const words = `${program === 'qpdf' ? '' : stdout}${stderr}`.replace('warning: ICC support is not available', '').trim();
    return status === 0 && words === '' ? [] : [`${program} (${status}): ${words}`];
  });
}

const X1A: PdfColour = { mode: 'cmyk', standard: 'x1a' };
const X4: PdfColour = { mode: 'cmyk', standard: 'x4' };
/** The covers to test: a photograph under type, flat artwork with effects, and a case wrap. */
const FILES: readonly { readonly cover: string; readonly name: string; readonly colour: PdfColour }[] = [
  { cover: 'paperback-ligatures', name: 'RGB', colour: { mode: 'rgb' } },
  { cover: 'paperback-ligatures', name: 'PDF/X-1a', colour: X1A },
  { cover: 'paperback-effects', name: 'RGB', colour: { mode: 'rgb' } },
  { cover: 'paperback-effects', name: 'PDF/X-4', colour: X4 },
  { cover: 'hardback-accents', name: 'PDF/X-1a', colour: X1A },
];

describe('a file is whole to its last byte', () => {
  test.each(FILES)('[B9] the PDF of $cover in $name: every stream unpacks to its announced length', async (file) => {
    const { bytes } = await exportDesign(designOf(file.cover), { kind: 'pdf', colour: file.colour, createdAt }, ports);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(await readDamagedStreams(document)).toEqual([]);
    const streams = document.context.enumerateIndirectObjects().filter(([, object]) => object instanceof PDFRawStream);
    expect(streams.length).toBeGreaterThan(0);
    const path = join(folder, `${file.cover}-${file.name.replace('/', '')}.pdf`);
    await writeFile(path, bytes);
    expect(complaintsAbout(path)).toEqual([]);
  });

  test('[B5] a PNG: every chunk is there and the pixels unpack to the announced size', async () => {
    const { bytes } = await exportDesign(designOf('audiobook-shadow'), { kind: 'png', createdAt }, ports);
    const png = Buffer.from(bytes);
    const parts: Buffer[] = [];
    let last = '';
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
      last = png.toString('latin1', at + 4, at + 8);
      if (last === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
    expect(last).toBe('IEND');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(inflateSync(Buffer.concat(parts)).length).toBe((width * 3 + 1) * height);
  });

  test('[B5] a JPEG decodes to its last row', async () => {
    const { bytes } = await exportDesign(designOf('paperback-ligatures'), { kind: 'jpeg', createdAt }, ports);
    expect(Buffer.from(bytes.subarray(-2)).toString('hex')).toBe('ffd9');
    await expect(sharp(bytes, { failOn: 'warning', limitInputPixels: false }).stats()).resolves.toMatchObject({ isOpaque: true });
  });

  test('[B4] a package, a .coverwright file and a streamed ZIP: every entry unpacks to its size and checksum', {
    timeout: 120_000,
  }, async () => {
    const design = designOf('paperback-ligatures');
    const made = await composePackage({ paperback: design }, { master: 'paperback', createdAt }, ports);
    if (!made.ok) throw new Error(made.fault);
    const pdf = listZipEntries(made.value).find(({ name }) => name.endsWith('.pdf'));
    expect(pdf?.unpacked.subarray(-6).toString('latin1').trim()).toBe('%%EOF');
    const designFile = await writeDesignFile({ paperback: design }, 'paperback', ports);
    const streamed = streamZip(
      entriesOf([
        ['design.coverwright', designFile],
        ['words.txt', Buffer.from('salt '.repeat(100_000))],
      ]),
    );
    for (const archive of [made.value, designFile, new Uint8Array(await new Response(streamed).arrayBuffer())]) {
      expect(damagedEntries(archive)).toEqual([]);
    }
  });
});

async function* entriesOf(entries: readonly (readonly [string, Uint8Array])[]) {
  yield* entries;
}
