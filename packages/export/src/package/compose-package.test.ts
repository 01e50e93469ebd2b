import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { deriveFormat } from '@coverwright/core/commands/derive-format.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { designJsonSchema } from '../design-file/design-json-schema.ts';
import { readDesignFile } from '@coverwright/core/design-file/read-design-file.ts';
import { writeDesignFile } from '../design-file/write-design-file.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { soundCover } from '../preflight/testing/cover-parts.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { rampPicture } from '../testing/hand-pictures.ts';
import { composePackage } from './compose-package.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { preflightDesign } from '../preflight/preflight-design.ts';
import { licenceLedger } from './licence-ledger.ts';
import { packageReadme } from './package-readme.ts';

const image = {
  type: 'library',
  assetId: 'library/sea, calm',
  width: 4200,
  height: 3000,
  photographerName: 'Ann "Nan" Reed',
  profileLink: 'https://example.org/sea',
  licence: 'CC0-1.0',
};
const master = soundCover({ extent: 200 }, { name: 'choose-cover-image', image });

const derived = deriveFormat(master, 'ebook', null);
if (!derived.ok) throw new Error(derived.fault.message);
const ebook = afterCommands(derived.value, { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Salt, the eBook' } } });

const ports = { engine: await createHarfBuzzEngine(), readFont: readFontFile, readPicture: () => rampPicture(4200, 3000) };
const designs = { paperback: master, ebook };

describe('one master, four products', () => {
  let files: Record<string, Uint8Array> = {};
  beforeAll(async () => {
    const made = await composePackage(designs, { master: 'paperback', createdAt: new Date(0) }, ports);
    if (!made.ok) throw new Error(made.fault);
    files = unzipSync(made.value);
  });

  test('[B4] the ZIP holds both print files, both pictures, the licences, the designs and what goes where', async () => {
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'salt-paperback.pdf',
      'salt-hardback.pdf',
      'salt-the-ebook-ebook.jpg',
      'salt-audiobook.jpg',
      'licences.csv',
      'salt.coverwright',
    ]);
    const { boxes } = await readWithPdfium(files['salt-hardback.pdf'] ?? new Uint8Array());
    expect((boxes.media[2] / 72).toFixed(3)).toBe((2 * (6 + 5 / 25.4) + 200 * 0.002252 + 4.8 / 25.4 + 30 / 25.4).toFixed(3));
    expect(await sharp(files['salt-the-ebook-ebook.jpg']).metadata()).toMatchObject({ width: 1600, height: 2560, format: 'jpeg' });
    expect(await sharp(files['salt-audiobook.jpg']).metadata()).toMatchObject({ width: 3000, height: 3000 });
    const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
    expect(readme).toContain('Salt, by Ada Name');
    expect(readme).toContain('6 × 9 in, 200 pages, white paper');
  });

  test('[B15] its ledger names every picture and every font, and by what right', () => {
    const ledger = strFromU8(files['licences.csv'] ?? new Uint8Array());
    expect(ledger).toContain(
      'picture,"library/sea, calm","Ann ""Nan"" Reed",CC0-1.0,https://example.org/sea,paperback hardback ebook audiobook',
    );
    expect(ledger).toContain('font,EB Garamond,,OFL-1.1,@expo-google-fonts/eb-garamond,');
    expect(ledger).toContain('Tinos (for Times New Roman)');
    expect(ledger.split('\r\n').every((line) => line === '' || line.split(',').length >= 6)).toBe(true);
  });

  test('[B4] a part that was touched in one format is its own there, and the rest follows the master', () => {
    const opened = readDesignFile(files['salt.coverwright'] ?? new Uint8Array());
    if (!opened.ok) throw new Error(opened.fault);
    const title = (format: 'ebook' | 'audiobook') =>
      opened.value.designs[format]?.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title')?.text.text;
    expect([title('ebook'), title('audiobook')]).toEqual(['Salt, the eBook', 'Salt']);
  });
});

describe('a .coverwright file', () => {
  test('[B15] is read as it was written, and written again it is the same file', async () => {
    const written = await writeDesignFile(designs, 'paperback', ports);
    const opened = readDesignFile(written);
    if (!opened.ok) throw new Error(opened.fault);
    expect(opened.value.designs).toEqual(designs);
    expect(opened.value.master).toBe('paperback');
    const { assets } = opened.value;
    const again = await writeDesignFile(opened.value.designs, opened.value.master, {
      readPicture: (asset) => Promise.resolve(assets.get(asset) ?? new Uint8Array()),
    });
    expect(Buffer.compare(again, written)).toBe(0);
  });

  test.each([
    ['bytes of something else', () => Promise.resolve(new Uint8Array([1, 2, 3])), 'is not a .coverwright file'],
    [
      'a ZIP of something else',
      () => import('../design-file/zip-files.ts').then(({ zipFiles }) => zipFiles([['a.txt', new Uint8Array(3)]])),
      'has no coverwright.json',
    ],
  ])('[B15] %s is refused with a sentence', async (_, bytes, sentence) => {
    const opened = readDesignFile(await bytes());
    expect(opened.ok ? '' : opened.fault).toContain(sentence);
  });

  test('[B15] the published schema is today’s', async () => {
    const published = JSON.parse(await readFile(new URL('../../../../docs/design.schema.json', import.meta.url), 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(designJsonSchema())));
    expect(Object.keys(published.properties)).toContain('frontBoard');
  });
});

test('[B15] a ledger of nothing brought says so of uploads', () => {
  const own = soundCover(
    {},
    {
      name: 'choose-cover-image',
      image: { ...image, type: 'UPLOAD', assetId: 'mine', licence: null, photographerName: null, profileLink: null },
    },
  );
  expect(licenceLedger([own])).toContain('picture,mine,the author,"the author’s own, or as the author knows",UPLOAD,paperback');
});

test('[B24] an icon that owes a credit is in the ledger, and its credit is offered for the copyright page', async () => {
  const drawn = coverShapeSchema.parse({
    uniqueObjectId: 'raven',
    type: 'rectangle',
    x: 600,
    y: 1500,
    width: 300,
    height: 300,
    icon: {
      set: 'game-icons',
      name: 'raven',
      licence: 'CC BY 3.0',
      credit: 'Icon: game-icons.net, CC BY 3.0',
      width: 512,
      height: 512,
      paths: [{ d: 'M0 0h512v512H0z' }],
    },
  });
  const design = { ...master, coverShapes: [drawn] };
  expect(licenceLedger([design])).toContain('icon,game-icons/raven,"Icon: game-icons.net, CC BY 3.0",CC BY 3.0,game-icons,paperback');
  expect(packageReadme([{ design, file: 'salt.pdf' }], [])).toContain('  Icon: game-icons.net, CC BY 3.0');
  const found = (await preflightDesign(design, ports)).filter(({ check }) => check === 'picture-licence');
  expect(found).toMatchObject([{ severity: 'warning', fix: { command: { name: 'edit-blurb' } } }]);
  const command = found[0]?.fix?.command;
  if (!command) throw new Error('No fix');
  const credited = afterCommands(design, command);
  expect((await preflightDesign(credited, ports)).filter(({ check }) => check === 'picture-licence')).toEqual([]);
});
