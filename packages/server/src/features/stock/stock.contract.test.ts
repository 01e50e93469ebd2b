import { listStockCollection, searchStock } from '@coverwright/contracts/calls/stock.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createVisitor } from '../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite');
});
afterAll(() => server.close());

const service = 'library';

test('[S1] a search of the library gives pictures with status, page and number of pages', async () => {
  const found = await createVisitor(server.url).call(searchStock, { params: { stockService: service, searchTerm: 'full moon', page: 1 } });
  expect(found).toMatchObject({ status: 200, page: 1 });
  expect(found.photos[0]?.id).toBe('moon-full');
  expect(found.photos[0]).toMatchObject({ source: 'library', transparent: true });
});

test('[S4] every picture names its maker, its licence and where it came from', async () => {
  const { photos } = await createVisitor(server.url).call(searchStock, { params: { stockService: service, searchTerm: 'sea', page: 1 } });
  expect(photos.length).toBeGreaterThan(3);
  for (const photo of photos)
    expect(photo).toMatchObject({ photographerName: expect.stringMatching(/\S/), licence: expect.stringMatching(/\S/) });
});

test('[S1] [D11] a genre is a collection, in pages of 24 that do not overlap', async () => {
  const visitor = createVisitor(server.url);
  const page = (imageCollection: string, at: number) =>
    visitor.call(listStockCollection, { params: { stockService: service, imageCollection, page: at } });
  const thriller = await page('thriller', 1);
  expect(thriller.photos.length).toBeGreaterThan(4);
  const all = await visitor.call(searchStock, { params: { stockService: service, searchTerm: ' ', page: 1 } });
  expect(all.photos).toHaveLength(24);
  expect(all.totalPages).toBeGreaterThan(2);
  const second = await visitor.call(searchStock, { params: { stockService: service, searchTerm: ' ', page: 2 } });
  expect(new Set([...all.photos, ...second.photos].map(({ id }) => id)).size).toBe(48);
  expect((await page('thriller', 99)).photos).toEqual([]);
  expect((await page('no-such-genre', 1)).photos).toEqual([]);
});

test('[S1] the picture at the full address has the size on record', async () => {
  const visitor = createVisitor(server.url);
  const { photos } = await visitor.call(searchStock, { params: { stockService: service, searchTerm: 'bottle', page: 1 } });
  const [photo] = photos;
  if (!photo) throw new Error('The library has no bottle');
  const answer = await visitor.fetch(photo.urls.full);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: photo.width, height: photo.height });
});

test('[B22] the library ranks for the front of the book, and a front of no size is refused', async () => {
  const visitor = createVisitor(server.url);
  const ranked = async (query: { frontWidth?: string; frontHeight?: string }) => {
    const { photos } = await visitor.call(searchStock, { params: { stockService: service, searchTerm: ' ', page: 1 }, query });
    return photos.map(({ id }) => id);
  };
  expect(await ranked({ frontWidth: '6.125', frontHeight: '9.25' })).toEqual(await ranked({}));
  expect(await ranked({ frontWidth: '11.25', frontHeight: '8.75' })).not.toEqual(await ranked({}));
  const wrong = await visitor.refusal(searchStock, {
    params: { stockService: service, searchTerm: 'moon', page: 1 },
    query: { frontWidth: '0' },
  });
  expect(wrong).toMatchObject({ status: 400, code: 'badRequest', path: 'frontWidth' });
});

test('[S1] an unknown source is a 404 that lists the known ones, and a page must be a number', async () => {
  const visitor = createVisitor(server.url);
  const unknown = await visitor.refusal(searchStock, { params: { stockService: 'shutterbug', searchTerm: 'moon', page: 1 } });
  expect(unknown).toMatchObject({ status: 404, code: 'unknownStockService', known: ['library'] });
  const wrong = await visitor.refusal(searchStock, { params: { stockService: service, searchTerm: 'moon', page: 'two' } });
  expect(wrong).toMatchObject({ status: 400, code: 'badRequest', path: 'page' });
});
