import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import sharp from 'sharp';
import { levelsOf } from './levels-of.ts';

const run = promisify(execFile);

/** Renders a PDF's page to RGBA with mutool, at 300 dpi and in a size in pixels. @throws Error if its page has another size. */
export async function rasteriseWithMutool(pdf: Uint8Array, { width, height }: Size): Promise<Uint8ClampedArray> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-page-'));
  try {
    const source = join(folder, 'page.pdf');
    const picture = join(folder, 'page.ppm');
    await writeFile(source, pdf);
    await run('mutool', ['draw', '-q', '-o', picture, '-r', '300', '-w', String(width), '-h', String(height), '-f', source]);
    const file = await readFile(picture);
    // Text stands before the pixels, with the size in its second line.
    const head = file.subarray(0, -width * height * 3).toString('latin1');
    if (!head.split('\n').includes(`${width} ${height}`)) throw new Error(`mutool drew a page of another size: ${head}`);
    const pixels = sharp(file.subarray(-width * height * 3), { raw: { width, height, channels: 3 } });
    return levelsOf(await pixels.ensureAlpha().raw().toBuffer());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
