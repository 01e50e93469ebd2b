import { createDesign } from '@coverwright/core/design/create-design.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { RenderRequest } from '../../ports/renderer.ts';
import { createProcessRenderer } from './process-renderer.ts';

const renderer = createProcessRenderer({ filesAtOnce: 1 });
afterAll(() => renderer.close());

const request = (changes: Partial<RenderRequest>): RenderRequest => ({
  design: createDesign({ format: 'paperback' }),
  kind: 'jpeg',
  widthPx: 600,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  pictures: new Map(),
  fonts: new Map(),
  onProgress: () => {},
  signal: new AbortController().signal,
  ...changes,
});

test('[C3] a cover is painted in a process while this one goes on, and tells its progress', async () => {
  const shares: number[] = [];
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  const bytes = await renderer.render(request({ onProgress: (share) => shares.push(share) }));
  clearInterval(timer);
  expect((await sharp(bytes).metadata()).width).toBe(600);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(turns).toBeGreaterThan(3);
});

test('[B4] [C3] a package is made in a process too', async () => {
  const others = { ebook: createDesign({ format: 'ebook' }) };
  const bytes = await renderer.render(request({ kind: 'package', widthPx: null, others }));
  expect(Buffer.from(bytes).toString('latin1', 0, 2)).toBe('PK');
  for (const name of ['README.txt', 'book-title-hardback.pdf', 'book-title-ebook.jpg', 'licences.csv']) {
    expect(Buffer.from(bytes).includes(name), name).toBe(true);
  }
});

test('[C3] what fails in a process is told, and the next job runs all the same', async () => {
  const image = {
    type: 'library',
    assetId: 'gone',
    width: 10,
    height: 10,
    photographerName: null,
    profileLink: null,
    licence: null,
  };
  const design = createDesign({ format: 'ebook' });
  const broken = { ...design, coverImage: { ...design.coverImage, currentDesignImage: image } };
  await expect(renderer.render(request({ design: broken }))).rejects.toThrow('The file gone was not handed over');
  const file = await renderer.render(request({ kind: 'pdf', widthPx: null }));
  expect(new TextDecoder().decode(file.subarray(0, 5))).toBe('%PDF-');
});

test('[C3] a job that is called off ends at once, and takes no other with it', async () => {
  const cancel = new AbortController();
  const running = renderer.render(request({ widthPx: null, signal: cancel.signal, onProgress: () => cancel.abort() }));
  const other = renderer.render(request({}));
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect((await sharp(await other).metadata()).width).toBe(600);
  await expect(renderer.render(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ name: 'AbortError' });
});

test('[B29] a cover that takes longer than it may is stopped and told so, and the next one is painted', async () => {
  const impatient = createProcessRenderer({ filesAtOnce: 1, fileLimitMs: 20 });
  await expect(impatient.render(request({ widthPx: null }))).rejects.toMatchObject({ name: 'PoolFault', reason: 'timeout' });
  expect((await sharp(await impatient.render(request({ kind: 'thumbnail', widthPx: 100 }))).metadata()).width).toBe(100);
  await impatient.close();
});
