import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontFilePath } from '@coverwright/export/fonts/node-font-files.ts';
import { encodeCoverage } from '@coverwright/render/fonts/coverage-ranges.ts';
import { FONT_FACES } from '@coverwright/render/fonts/catalogue.ts';
import { faceCovers } from '@coverwright/render/fonts/face-coverage.ts';
import features from '@coverwright/core/text/data/face-features.json' with { type: 'json' };
import coverage from '@coverwright/render/fonts/data/coverage.json' with { type: 'json' };
import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { fontLicences } from './font-licences.ts';
import { readFontList } from './font-list.ts';
import { measureFeatures } from './measure-features.ts';

const require = createRequire(import.meta.url);

describe('the catalogue and the font files', () => {
  test('[E4] the coverage on record is what each file has, character for character', async () => {
    const indexOf: Readonly<Record<string, number>> = coverage.faces;
    for (const face of FONT_FACES) {
      const codePoints = new Face(new Blob(await readFile(fontFilePath(face)))).collectUnicodes();
      expect([face.id, coverage.ranges[indexOf[face.id] ?? -1]]).toEqual([face.id, encodeCoverage(codePoints)]);
      expect(codePoints.every((codePoint) => faceCovers(face.id, codePoint))).toBe(true);
    }
  });

  test('[B17] the OpenType features on record are those that the letters of each file have', { timeout: 60_000 }, async () => {
    expect(await measureFeatures()).toEqual(features);
  });

  test('[B15] the installed packages are those whose licences are on record', async () => {
    for (const { npm, version } of await readFontList()) {
      const { version: installed }: { version: string } = require(`${npm}/package.json`);
      expect([npm, installed]).toEqual([npm, version]);
    }
  });

  test('[B15] every package’s licence goes out with its fonts, and is the one on record', async () => {
    const parts = (await fontLicences()).split(/\n\n\n(?=[^\n]+ \((?:OFL-1.1|Apache-2.0)\)\n=)/);
    expect(parts).toHaveLength((await readFontList()).length);
    for (const part of parts) {
      const heading = part.slice(0, part.indexOf('\n'));
      expect([heading, /apache/i.test(part.slice(heading.length))]).toEqual([heading, heading.endsWith('(Apache-2.0)')]);
      expect([heading, /copyright|©|\(c\)/i.test(part)]).toEqual([heading, true]);
    }
  });
});
