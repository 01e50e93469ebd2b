import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { levelsOf } from './levels-of.ts';

const run = promisify(execFile);

interface Raster {
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  readonly xDpi: number;
  readonly yDpi: number;
}

/** Renders a PDF's page to RGBA with Ghostscript, with anti-aliasing as on screens and platforms. */
export async function rasteriseWithGhostscript(pdf: Uint8Array, { width, height, xDpi, yDpi }: Raster): Promise<Uint8ClampedArray> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-page-'));
  try {
    const source = join(folder, 'page.pdf');
    const picture = join(folder, 'page.ppm');
    await writeFile(source, pdf);
    const smooth = ['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'];
    const size = [`-r${xDpi}x${yDpi}`, `-g${width}x${height}`, '-dFIXEDMEDIA'];
    // The plain raster: Ghostscript takes twice as long to pack it as a PNG as to draw it.
    await run('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=ppmraw', ...smooth, ...size, `-sOutputFile=${picture}`, source]);
    // A line of text stands before the pixels.
    const pixels = (await readFile(picture)).subarray(-width * height * 3);
    return levelsOf(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
