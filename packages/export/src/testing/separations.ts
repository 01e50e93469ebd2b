import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const;

export interface Separations {
  readonly width: number;
  readonly height: number;
  /** The levels of each plate, from 0 for bare paper to 255 for full ink. */
  readonly plates: Readonly<Record<(typeof INKS)[number], Uint8Array>>;
}

/** Returns the separations of a PDF's page by Ghostscript. */
export async function separate(pdf: Uint8Array, dpi: number): Promise<Separations> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-plates-'));
  try {
    const source = join(folder, 'page.pdf');
    await writeFile(source, pdf);
    await run('gs', [
      '-q',
      '-dSAFER',
      '-dBATCH',
      '-dNOPAUSE',
      '-sDEVICE=tiffsep',
      `-r${dpi}`,
      `-sOutputFile=${join(folder, 'plate.tif')}`,
      source,
    ]);
    const plates = await Promise.all(INKS.map((ink) => readPlate(join(folder, `plate(${ink}).tif`))));
    const [first] = plates;
    if (!first) throw new Error('Ghostscript made no plates');
    const [Cyan, Magenta, Yellow, Black] = plates.map(({ data }) => data) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
    return { width: first.width, height: first.height, plates: { Cyan, Magenta, Yellow, Black } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a plate, whose file is white where there is no ink. */
async function readPlate(path: string) {
  const { data, info } = await sharp(await readFile(path), { limitInputPixels: false })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const levels = new Uint8Array(width * height);
  for (let at = 0; at < levels.length; at += 1) levels[at] = 255 - data[at * channels]!;
  return { width, height, data: levels };
}

/** Returns the highest total ink of any spot, in percent. */
export function maxInkOf({ plates }: Separations): number {
  const { Cyan, Magenta, Yellow, Black } = plates;
  let most = 0;
  for (let at = 0; at < Cyan.length; at += 1) {
    const total = (Cyan[at] ?? 0) + (Magenta[at] ?? 0) + (Yellow[at] ?? 0) + (Black[at] ?? 0);
    if (total > most) most = total;
  }
  return (most / 255) * 100;
}
