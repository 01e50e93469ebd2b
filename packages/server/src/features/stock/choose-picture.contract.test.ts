import { setTimeout as wait } from 'node:timers/promises';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { listUploads } from '@coverwright/contracts/calls/assets.ts';
import { chooseStockPhoto, getStockChoice, listStockServices, searchStock, type StockChoice } from '@coverwright/contracts/calls/stock.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { stockImage } from '@coverwright/core/pictures/library-image.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { RECORDED_SERVICES } from '../../testing/stock/recorded-services.ts';
import { type ServiceStub, startServiceStub } from '../../testing/stock/service-stub.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const service = RECORDED_SERVICES.find(({ id }) => id === 'unsplash');
if (!service) throw new Error('Unsplash is not recorded');
const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#2a4a6a' } })
  .jpeg()
  .toBuffer();
const chosen = { source: 'unsplash', id: service.pictureId };

async function settled(visitor: Visitor, { id }: StockChoice): Promise<StockChoice> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const choice = await visitor.call(getStockChoice, { params: { id } });
    if (choice.state === 'done' || choice.state === 'failed') return choice;
    await wait(25);
  }
  throw new Error('The copy never came');
}

describe.each(DATABASE_KINDS)('chosen pictures on %s', (kind) => {
  let stub: ServiceStub;
  let server: TestServer;
  const renderer = createFakeRenderer();
  beforeAll(async () => {
    stub = await startServiceStub();
    server = await startTestServer(kind, {
      renderer,
      environment: { CHECKOUT: 'off' },
      remoteStock: [service.open({ baseUrl: stub.url, pauseMs: 1 })],
    });
  });
  afterAll(async () => {
    await server.close();
    await stub.close();
  });
  beforeEach(() =>
    stub.answer((address) => (address.pathname.startsWith('/picture') ? { body: picture } : { body: service.answer(address, 4) })),
  );

  test('[S1] the sources are listed, and browsers may load their small pictures', async () => {
    const visitor = createVisitor(server.url);
    const { services } = await visitor.call(listStockServices);
    expect(services.map(({ id, needsCredit }) => [id, needsCredit])).toEqual([
      ['library', false],
      ['unsplash', true],
    ]);
    const page = await visitor.fetch('/');
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://images.unsplash.com");
    const found = await visitor.call(searchStock, {
      params: { stockService: 'unsplash', searchTerm: 'sea', page: 1 },
      query: { colour: 'blue' },
    });
    expect(found.photos).toHaveLength(4);
  });

  test('[S1] [S4] a choice is copied once, keeps its credit, and is served to its owner alone', async () => {
    const visitor = createVisitor(server.url);
    const done = await settled(visitor, await visitor.call(chooseStockPhoto, { body: chosen }));
    expect(done).toMatchObject({
      state: 'done',
      photo: {
        width: 1600,
        height: 1000,
        photographerName: 'Brian Aguirre',
        licence: 'Unsplash License',
        attribution: expect.stringMatching('Unsplash'),
      },
    });
    const again = await visitor.call(chooseStockPhoto, { body: chosen });
    expect(again).toEqual(done);
    expect(stub.asked.filter((path) => path.startsWith('/picture/'))).toHaveLength(1);
    const urls = done.photo?.urls ?? { full: '', regular: '', thumb: '' };
    const widths = await Promise.all(
      [urls.full, urls.regular, urls.thumb].map(
        async (url) => (await sharp(await (await visitor.fetch(url)).arrayBuffer()).metadata()).width,
      ),
    );
    expect(widths).toEqual([1600, 1600, 400]);
    const stranger = createVisitor(server.url);
    await stranger.call(chooseStockPhoto, { body: { source: 'library', id: 'message-in-a-bottle' } });
    expect((await stranger.fetch(urls.full)).status).toBe(404);
    expect(await stranger.refusal(getStockChoice, { params: { id: done.id } })).toMatchObject({ status: 404 });
    expect((await visitor.call(listUploads, { query: {} })).assets).toEqual([]);
  });

  test('[S1] print needs no source any more: the copy is what is printed', async () => {
    const visitor = createVisitor(server.url);
    const done = await settled(visitor, await visitor.call(chooseStockPhoto, { body: chosen }));
    if (!done.photo) throw new Error('No photo');
    stub.answer(() => ({ status: 500 }));
    const image = stockImage(done.photo);
    const design = {
      ...createDesign({ format: 'ebook' }),
      coverImage: { ...createDesign({ format: 'ebook' }).coverImage, currentDesignImage: image },
    };
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook: design }, kind: 'jpeg' } });
    await finished(visitor, jobId);
    const printed = renderer.requests.at(-1)?.pictures.get(image.assetId);
    expect((await sharp(printed).metadata()).width).toBe(1600);
    expect(stub.asked).toEqual([]);
  });

  test('[S1] a picture on a cover that was never copied is copied when it is printed', async () => {
    const visitor = createVisitor(server.url);
    const image = stockImage({ ...PHOTO, id: chosen.id });
    const design = {
      ...createDesign({ format: 'ebook' }),
      coverImage: { ...createDesign({ format: 'ebook' }).coverImage, currentDesignImage: image },
    };
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook: design }, kind: 'jpeg' } });
    expect(await finished(visitor, jobId)).toBe('done');
    expect(renderer.requests.at(-1)?.pictures.get(image.assetId)?.byteLength).toBeGreaterThan(1000);
  });

  test('[M12] a copy that fails says so, and is tried again when it is chosen again', async () => {
    const visitor = createVisitor(server.url);
    stub.answer((address) => ({ body: address.pathname.startsWith('/picture') ? picture.subarray(0, 300) : service.answer(address, 4) }));
    const failed = await settled(visitor, await visitor.call(chooseStockPhoto, { body: chosen }));
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringMatching('could not be read') });
    stub.answer((address) => ({ body: address.pathname.startsWith('/picture') ? picture : service.answer(address, 4) }));
    expect(await settled(visitor, await visitor.call(chooseStockPhoto, { body: chosen }))).toMatchObject({ state: 'done' });
  });

  test('[S1] the library needs no copy; an unknown source or picture is a 404', async () => {
    const visitor = createVisitor(server.url);
    const own = await visitor.call(chooseStockPhoto, { body: { source: 'library', id: 'message-in-a-bottle' } });
    expect(own).toMatchObject({ state: 'done', photo: { urls: { full: '/pictures/photos/message-in-a-bottle.jpg' } } });
    expect(await visitor.refusal(chooseStockPhoto, { body: { source: 'library', id: 'nothing' } })).toMatchObject({
      code: 'assetNotFound',
    });
    expect(await visitor.refusal(chooseStockPhoto, { body: { source: 'shutterbug', id: '1' } })).toMatchObject({
      code: 'unknownStockService',
      known: ['library', 'unsplash'],
    });
  });
});

async function finished(visitor: Visitor, id: string): Promise<string> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const { state } = await visitor.call(getExport, { params: { id } });
    if (state !== 'queued' && state !== 'running') return state;
    await wait(25);
  }
  throw new Error('The export never ended');
}

const PHOTO = {
  source: 'unsplash',
  id: '',
  width: 1600,
  height: 1000,
  photographerName: 'Brian Aguirre',
  profileLink: null,
  licence: 'Unsplash License',
};
