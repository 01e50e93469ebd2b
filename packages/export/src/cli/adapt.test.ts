import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureCommandLine } from './testing/capture-command-line.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverwright-adapt-'));
  await writeFile(at('blurb.txt'), 'Whose story it is, and what stands in the way.');
  const book = ['--title', 'The Garden of Small Mercies', '--author', 'Marta Kowalczyk', '--blurb-file', at('blurb.txt')];
  await captureCommandLine('ideas', ...book, '--genre', 'womens-fiction', '-n', '8', '-o', folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function designIn(name: string): Promise<Design> {
  const parsed = parseDesign(JSON.parse(await readFile(at(name), 'utf8')));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const BOOKS = [
  ['--format', 'hardback'],
  ['--format', 'audiobook'],
  ['--format', 'ebook'],
  ['--trim', '5x8'],
  ['--trim', '8.5x8.5', '--pages', '120'],
  ['--trim', '8.25x6', '--pages', '560'],
  ['--platform', 'ingramspark-jacket', '--format', 'hardback'],
  ['--direction', 'rtl'],
];

test.each(BOOKS.map((book, index) => [book.join(' '), book, index] as const))(
  '[B18] adapt %s of an idea gives a cover that the printer takes',
  { timeout: 240_000 },
  async (_, book, index) => {
    for (const idea of [1 + index, 1 + ((index + 3) % BOOKS.length)]) {
      const adapted = await captureCommandLine('adapt', at(`idea-0${idea}.json`), ...book, '-o', at('adapted.json'));
      expect(adapted.code, adapted.text).toBe(0);
      const { text } = await captureCommandLine('preflight', at('adapted.json'), '--json');
      const { findings }: { findings: { severity: string; check: string; message: string }[] } = JSON.parse(text);
      // Only the author knows the ISBN that another printer requires.
      const errors = findings.filter(
        ({ severity, check }) => severity === 'error' && check !== 'sample-text' && check !== 'barcode-required',
      );
      expect(errors, `idea ${idea}`).toEqual([]);
    }
  },
);

test('[B18] adapt there and back writes the first design again', async () => {
  await captureCommandLine('adapt', at('idea-02.json'), '--format', 'audiobook', '-o', at('there.json'));
  await captureCommandLine('adapt', at('there.json'), '--format', 'paperback', '-o', at('back.json'));
  expect(await designIn('back.json')).toEqual(await designIn('idea-02.json'));
});

test('[B18] a design from before covers remembered how they were composed is adapted by what its elements keep to', async () => {
  const { composition: _, ...old } = await designIn('idea-03.json');
  await writeFile(at('old.json'), JSON.stringify(old));
  await captureCommandLine('adapt', at('old.json'), '--trim', '8.25x6', '-o', at('old-wide.json'));
  const wide = await designIn('old-wide.json');
  expect(wide.measurements.trimSize).toEqual({ width: 8.25, height: 6 });
  expect(wide.frontBoard.textBoxes[0]?.text.fontSize).toBeLessThan(old.frontBoard.textBoxes[0]?.text.fontSize ?? 0);
  await captureCommandLine('adapt', at('old-wide.json'), '--trim', '6x9', '-o', at('old-again.json'));
  const { origin: _origin, ...again } = await designIn('old-again.json');
  expect(again).toEqual(old);
});

test('[B18] [B15] adapt says what the printer does not offer, and refuses what was asked for and is not', async () => {
  const nearest = await captureCommandLine('adapt', at('idea-01.json'), '--format', 'hardback', '--pages', '60', '-o', at('adapted.json'));
  expect(nearest).toEqual({ code: 2, text: expect.stringContaining('enter a page count from') });
  await captureCommandLine('adapt', at('idea-01.json'), '--trim', '8.5x8.5', '-o', at('square.json'));
  const square = await captureCommandLine('adapt', at('square.json'), '--format', 'hardback', '-o', at('adapted.json'));
  expect(square).toEqual({ code: 0, text: expect.stringContaining('trim 8.5 × 8.5 in is not offered there; it is 7 × 10 in now') });
});

test.each([
  [[], 'say what changes: --format, --trim, --pages, --paper, --platform, --spine or --direction'],
  [['--direction', 'up'], '--direction is ltr or rtl; up given'],
  [['--trim', 'large'], '--trim is width x height in inches, such as 6x9 or 7.44x9.69; large given'],
] as const)('[B18] adapt with %j is answered in one sentence', async (options, sentence) => {
  expect(await captureCommandLine('adapt', at('idea-01.json'), ...options, '-o', at('adapted.json'))).toEqual({ code: 2, text: sentence });
});
