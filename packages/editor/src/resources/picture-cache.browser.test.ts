import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createPictureCache, MOST_SPARE } from './picture-cache.ts';

afterEach(() => vi.unstubAllGlobals());

const wearing = (name: string) =>
  afterCommands(createDesign(), {
    name: 'choose-cover-image',
    image: { type: 'UPLOAD', assetId: name, width: 8, height: 8 },
  });

test('[E5] of the pictures that are tried one after the other only the last few are kept, and an early one is fetched again', async () => {
  const dot = await new OffscreenCanvas(8, 8).getContext('2d')?.canvas.convertToBlob();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(dot));
  });
  const cache = createPictureCache(() => {});
  const tried = Array.from({ length: MOST_SPARE + 5 }, (_, at) => `picture ${at}`);
  for (const name of tried) {
    cache.fetchFor(wearing(name));
    await expect.poll(() => cache.pictures.has(name)).toBe(true);
  }
  expect([...cache.pictures.keys()]).toEqual(tried.slice(-MOST_SPARE - 1));
  cache.fetchFor(wearing('picture 0'));
  await expect.poll(() => cache.pictures.has('picture 0')).toBe(true);
  expect(asked.filter((address) => address === '/api/pictures/UPLOAD/picture%200/regular')).toHaveLength(2);
});
