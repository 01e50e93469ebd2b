/**
 * Makes the pictures of the README with the command line that it describes: contact sheets of ideas, and books in the hand from the designs of
 * the public pages. Writes docs/pictures. Run: node tools/run.mjs tools/docs-pictures/make.ts
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const ROOT = new URL('../../', import.meta.url);
const COMMAND_LINE = fileURLToPath(new URL('packages/export/src/cli/main.ts', ROOT));
const SHEET_WIDTH = 1500;
const MOCK_UP = { width: 720, height: 560 };

/** The contact sheets, each with a dozen ideas: typical, ornamental, right-to-left, and with long texts. */
const SHEETS = [
  { name: 'ideas-thriller', words: ['--title', 'The Last Light Out', '--author', 'R. J. Calloway', '--genre', 'thriller'] },
  { name: 'ideas-fantasy', words: ['--title', 'The Crown of Salt', '--author', 'R. J. Thornwood', '--genre', 'fantasy'] },
  { name: 'ideas-literary', words: ['--title', 'הבית הלבן שעל שפת הים', '--author', 'נועה ברק', '--genre', 'literary'] },
  {
    name: 'ideas-cookbook',
    words: ['--title', 'Sunday Suppers: Slow Food From a Small Kitchen by the Harbor', '--author', 'Rosa Bellini', '--genre', 'cookbook'],
  },
] as const;

const MOCK_UPS = [
  { design: 'roofs-of-lisbon', scene: 'standing' },
  { design: 'seventh-guest', scene: 'lying' },
  { design: 'lantern-keepers', scene: 'stack' },
  { design: 'ninth-orbit', scene: 'e-reader' },
] as const;

const scratch = await mkdtemp(join(tmpdir(), 'coverwright-docs-'));
for (const { name, words } of SHEETS) {
  const folder = join(scratch, name);
  await run(process.execPath, [COMMAND_LINE, 'ideas', ...words, '-n', '12', '--seed', '7', '-o', folder]);
  await sharp(join(folder, 'contact-sheet.jpg')).resize({ width: SHEET_WIDTH }).webp({ quality: 78 }).toFile(toFile(name));
}

const tiles = await Promise.all(
  MOCK_UPS.map(async ({ design, scene }, index) => {
    const path = join(scratch, `${scene}.png`);
    const source = fileURLToPath(new URL(`assets/site/designs/${design}.json`, ROOT));
    // An eBook's cover is shown on a screen.
    const adapted = join(scratch, `${scene}.json`);
    if (scene === 'e-reader') await run(process.execPath, [COMMAND_LINE, 'adapt', source, '--format', 'ebook', '-o', adapted]);
    await run(process.execPath, [
      COMMAND_LINE,
      'mockup',
      scene === 'e-reader' ? adapted : source,
      '--scene',
      scene,
      '--ground',
      '#efece2',
      '-o',
      path,
    ]);
    const tile = await sharp(path)
      .resize({ ...MOCK_UP, fit: 'cover' })
      .png()
      .toBuffer();
    return { input: tile, left: (index % 2) * MOCK_UP.width, top: Math.floor(index / 2) * MOCK_UP.height };
  }),
);
await sharp({ create: { width: 2 * MOCK_UP.width, height: 2 * MOCK_UP.height, channels: 3, background: '#efece2' } })
  .composite(tiles)
  .webp({ quality: 82 })
  .toFile(toFile('mock-ups'));
await rm(scratch, { recursive: true });

function toFile(name: string): string {
  return fileURLToPath(new URL(`docs/pictures/${name}.webp`, ROOT));
}
