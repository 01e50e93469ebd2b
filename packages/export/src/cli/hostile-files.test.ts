import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDesignFile } from '@coverwright/core/design-file/read-design-file.ts';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureCommandLine } from './testing/capture-command-line.ts';

let folder = '';
let archive: Record<string, Uint8Array> = {};
let picture = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverwright-hostile-'));
  await sharp({ create: { width: 1200, height: 1800, channels: 3, background: '#204060' } })
    .jpeg()
    .toFile(at('sea.jpg'));
  await captureCommandLine(
    'new',
    '--title',
    'Tide',
    '--author',
    'Ann Reed',
    '--genre',
    'poetry',
    '--pages',
    '176',
    '--image',
    at('sea.jpg'),
    '-o',
    at('one.json'),
  );
  await captureCommandLine('pack', at('one.json'), '-o', at('one.coverwright'));
  archive = unzipSync(await readFile(at('one.coverwright')));
  picture = Object.keys(archive).find((name) => name.endsWith('.jpg')) ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['text', strToU8('This is no picture.')],
  ['a JPEG that was cut short', 'half'],
] as const)('[B29] preflight and render of an archive whose picture is %s say so in one sentence', async (_, content) => {
  const whole = archive[picture] ?? new Uint8Array();
  const broken = content === 'half' ? whole.subarray(0, whole.length / 2) : content;
  await writeFile(at('broken.coverwright'), zipSync({ ...archive, [picture]: broken }));
  for (const args of [
    ['preflight', at('broken.coverwright')],
    ['render', at('broken.coverwright'), '-o', at('broken.jpg')],
    ['package', at('broken.coverwright'), '-o', at('broken.zip')],
  ]) {
    const { code, text } = await captureCommandLine(...args);
    expect({ code, text }, args[0]).toEqual({
      code: 2,
      text: expect.stringMatching(/broken\.coverwright: the picture \S+ is damaged, or is not a picture$/),
    });
  }
  const { code, text } = await captureCommandLine('check', at('broken.coverwright'));
  expect({ code, lines: text.split('\n').length }).toEqual({ code: 2, lines: 1 });
});

test('[B29] an archive that unpacks to more than 300 MB is refused before it is unpacked', () => {
  const zeros = new Uint8Array(101_000_000);
  const bomb = zipSync({ ...archive, 'a.bin': zeros, 'b.bin': zeros, 'c.bin': zeros }, { level: 1 });
  expect(bomb.byteLength).toBeLessThan(5_000_000);
  expect(readDesignFile(bomb)).toEqual({ ok: false, fault: 'unpacks to more than 300 MB, which no title takes' });
  expect(readDesignFile(bomb.subarray(0, 1000))).toEqual({ ok: false, fault: 'is not a .coverwright file, or is damaged' });
});

test('[B29] an archive that says it is smaller than it is gives no more than it said', () => {
  const lying = zipSync({ 'a.bin': new Uint8Array(1_000_000) });
  const view = new DataView(lying.buffer, lying.byteOffset, lying.byteLength);
  // The uncompressed size, in the central directory: offset 24 from its signature.
  for (let place = 0; place + 28 < lying.length; place += 1)
    if (view.getUint32(place, true) === 0x02014b50) view.setUint32(place + 24, 10, true);
  expect(Object.values(safely(() => unzipSync(lying)) ?? {}).every(({ length }) => length <= 10)).toBe(true);
});

function safely<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
