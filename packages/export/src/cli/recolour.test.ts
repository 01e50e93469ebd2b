import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureCommandLine } from './testing/capture-command-line.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverwright-recolor-'));
  const book = ['--title', 'The Glass Harbor', '--author', 'Mara Quinn', '--genre', 'fantasy'];
  await captureCommandLine('ideas', ...book, '-n', '6', '-o', folder);
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(at(name), 'utf8'));

test('[B23] recolor paints ideas in a genre’s palette, and "first" gives the first file back', { timeout: 240_000 }, async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const idea = `idea-0${number}.json`;
    const painted = await captureCommandLine('recolor', at(idea), '--palette', 'romance:2', '-o', at('romance.json'));
    expect(painted.text).toContain('#0f3d57 #1f7a8c #4fb8b8 #f3d9a8 #fff7e6 #ff6b5e #ffc857');
    expect(painted.code).toBe(0);
    expect(await read('romance.json')).not.toEqual(await read(idea));
    await captureCommandLine('recolor', at('romance.json'), '--palette', 'first', '-o', at('first.json'));
    expect(await read('first.json')).toEqual(await read(idea));
  }
});

test('[B23] recolor takes seven colors, and says what it takes otherwise', async () => {
  const seven = '0f3d57 1f7a8c 4fb8b8 f3d9a8 fff7e6 ff6b5e ffc857';
  const [byNumber, byName] = [at('seven.json'), at('named.json')];
  await captureCommandLine('recolor', at('idea-01.json'), '--palette', seven, '-o', byNumber);
  await captureCommandLine('recolor', at('idea-01.json'), '--palette', 'romance:2', '-o', byName);
  expect(await read('seven.json')).toEqual(await read('named.json'));
  const wrong = await captureCommandLine('recolor', at('idea-01.json'), '--palette', 'romance:9', '-o', byName);
  expect(wrong.code).toBe(2);
  expect(wrong.text).toContain('Romance has the palettes 1 to');
  const unknown = await captureCommandLine('recolor', at('idea-01.json'), '--palette', 'mud', '-o', byName);
  expect(unknown.text).toContain('--palette takes "first", a genre with a number');
});
