import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import { startHistory } from '@coverwright/core/commands/history.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { refreshPictures } from './refresh-pictures.ts';

const stale: DesignImage = {
  type: 'UPLOAD',
  assetId: 'a1',
  width: 10,
  height: 10,
  urls: { full: '/old.jpg' },
  photographerName: null,
  profileLink: null,
  licence: null,
};
const ASSET: Asset = {
  _id: 'a1',
  assetId: 'a1',
  type: 'UPLOAD',
  urls: { full: '/new.jpg', regular: '/new.jpg', thumb: '/new.jpg' },
  width: 10,
  height: 10,
  name: '',
  originalId: null,
};
const empty = createDesign();
const cover: Design = { ...empty, coverImage: { ...empty.coverImage, currentDesignImage: stale } };
const histories = { paperback: startHistory(cover) };
const { signal } = new AbortController();
const serverAnswers = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })),
  );

afterEach(() => vi.unstubAllGlobals());

test('[S3] before a cover is used its uploads get fresh addresses', async () => {
  serverAnswers(200, { uploads: [ASSET] });
  const told: Design[] = [];
  const fresh = await refreshPictures(histories, (_, next) => told.push(next), signal);
  expect(fresh.paperback?.present.coverImage.currentDesignImage?.urls.full).toBe('/new.jpg');
  expect(told).toEqual([fresh.paperback?.present]);
});

test('[S3] where they are not to be had the cover opens all the same, and the failure is only logged', async () => {
  serverAnswers(500, { code: 'internal', message: 'Broken' });
  const logged: string[] = [];
  expect(
    await refreshPictures(
      histories,
      () => {},
      signal,
      (message) => logged.push(message),
    ),
  ).toBe(histories);
  expect(logged).toEqual([expect.stringContaining('could not be refreshed')]);
});
