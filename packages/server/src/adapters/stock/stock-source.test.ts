import { fileURLToPath } from 'node:url';
import { stockPageSchema } from '@coverwright/contracts/calls/stock.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StockSource } from '../../ports/stock-source.ts';
import { RECORDED_SERVICES, type RecordedService } from '../../testing/stock/recorded-services.ts';
import { type ServiceStub, startServiceStub } from '../../testing/stock/service-stub.ts';
import { openLibraryStock } from '../library-stock.ts';

const pathTo = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const library = await openLibraryStock({ pictures: pathTo('assets/pictures'), copies: pathTo('build/pictures') });
const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#705030' } })
  .jpeg()
  .toBuffer();

let stub: ServiceStub;
beforeAll(async () => {
  stub = await startServiceStub();
});
afterAll(() => stub.close());

/** Runs the tests that every source must pass, including the embedded library. */
function describeSource(id: string, open: () => { readonly source: StockSource; readonly pictureId: string }): void {
  test(`[S1] ${id}: a page is of the product's own shape, and a page past the last is empty`, async () => {
    const { source } = open();
    const found = await source.search('sea', 1, {});
    if (!found.ok) throw new Error(found.fault.code);
    const page = stockPageSchema.parse(found.value);
    expect(page.photos.length).toBeGreaterThan(2);
    expect(page.totalPages).toBeGreaterThanOrEqual(1);
    expect(new Set(page.photos.map((photo) => photo.id)).size).toBe(page.photos.length);
    expect(page.photos.every((photo) => photo.source === source.id)).toBe(true);
  });

  test(`[S4] ${id}: every picture names its maker, its licence and where it is from; the small ones are shown from allowed places`, async () => {
    const { source } = open();
    const found = await source.search('sea', 1, {});
    if (!found.ok) throw new Error(found.fault.code);
    for (const photo of found.value.photos) {
      expect(photo.photographerName).toMatch(/\S/);
      expect(photo.licence).toMatch(/CC0|Public [Dd]omain|License$/);
      if (source.about.needsCredit) expect(photo.attribution).toMatch(/\S/);
      if (source.id !== 'library') expect(photo.sourcePage).toMatch(/^https:/);
    }
    expect(source.pictureOrigins.every((origin) => new URL(origin).origin === origin)).toBe(true);
  });

  test(`[S1] ${id}: a collection is a page too, and the original of a picture comes as bytes with its record`, async () => {
    const { source, pictureId } = open();
    expect(await source.collection('thriller', 1, {})).toMatchObject({ ok: true, value: { status: 200 } });
    const original = await source.original(pictureId);
    if (!original.ok) throw new Error(original.fault.code);
    expect(original.value.photo).toMatchObject({ id: pictureId, source: source.id });
    expect((await sharp(original.value.bytes).metadata()).format).toBe('jpeg');
  });
}

describe('library', () => {
  describeSource('library', () => ({ source: library, pictureId: 'message-in-a-bottle' }));

  test('[S1] library: orientation and colour are filters', async () => {
    const upright = await library.search('', 1, { orientation: 'portrait' });
    const blue = await library.search('', 1, { colour: 'blue', orientation: 'landscape' });
    if (!upright.ok || !blue.ok) throw new Error('refused');
    expect(upright.value.photos.every(({ width, height }) => height > width)).toBe(true);
    expect(blue.value.photos.length).toBeGreaterThan(1);
    expect(blue.value.photos.every(({ width, height, dominant }) => width > height && dominant?.startsWith('#'))).toBe(true);
    expect(await library.search('', 999, {})).toMatchObject({ ok: true, value: { photos: [] } });
  });
});

/** Milliseconds since 1970: every time of a day can come. */
const NOON = Date.UTC(2026, 0, 1, 12);

describe.each(RECORDED_SERVICES.map((service) => [service.id, service] as const))('%s', (id, service: RecordedService) => {
  let time = NOON;
  const open = (timeoutMs = 5000) => service.open({ baseUrl: stub.url, timeoutMs, pauseMs: 1, now: () => time });
  const answerWith = (results: number) =>
    stub.answer((address) => {
      if (address.pathname.startsWith('/picture')) return { body: picture };
      const body = service.answer(address, results);
      return body === null ? { status: 404, body: { message: 'Not Found' } } : { body };
    });
  beforeEach(() => {
    time = NOON;
    answerWith(5);
  });

  describeSource(id, () => ({ source: open(), pictureId: service.pictureId }));

  test(`[S1] ${id}: nothing found is an empty page, not a fault`, async () => {
    answerWith(0);
    expect(await open().search('qwertz', 1, {})).toMatchObject({ ok: true, value: { status: 200, photos: [], totalPages: 1 } });
  });

  test(`[S1] ${id}: filters are asked in the service's own words`, async () => {
    await open().search('sea', 1, { orientation: 'portrait', colour: 'pink' });
    for (const words of service.narrowed) expect(stub.asked[0]).toContain(words);
  });

  test(`[A6] ${id}: 429 is passed on, and the service is then left alone for the time that it asks`, async () => {
    stub.answer(() => ({ status: 429, headers: { 'retry-after': '60' } }));
    const source = open();
    expect(await source.search('sea', 1, {})).toEqual({ ok: false, fault: { code: 'tooManyRequests' } });
    expect(await source.search('moon', 1, {})).toEqual({ ok: false, fault: { code: 'tooManyRequests' } });
    expect(stub.asked).toHaveLength(1);
    time = NOON + 61_000;
    answerWith(5);
    expect(await source.search('moon', 1, {})).toMatchObject({ ok: true });
  });

  test(`[M12] ${id}: one stumble is tried again; a service that is down is a refusal`, async () => {
    stub.answer((address, count) =>
      count === 1 ? { status: 503 } : { body: address.pathname.startsWith('/picture') ? picture : service.answer(address, 5) },
    );
    const found = await open().search('sea', 1, {});
    expect(found).toMatchObject({ ok: true });
    stub.answer(() => ({ status: 500 }));
    expect(await open().search('sea', 1, {})).toMatchObject({ ok: false, fault: { code: 'stockUnavailable' } });
    expect(stub.asked).toHaveLength(2);
  });

  test(`[M12] ${id}: a service that says nothing is given up in time, and not asked twice`, async () => {
    stub.answer(() => ({ isSilent: true }));
    expect(await open(60).search('sea', 1, {})).toMatchObject({ ok: false, fault: { code: 'stockUnavailable' } });
    expect(stub.asked).toHaveLength(1);
  });

  test(`[M12] ${id}: an answer of another shape is a refusal`, async () => {
    stub.answer(() => ({ body: { surprise: true } }));
    expect(await open().search('sea', 1, {})).toMatchObject({ ok: false, fault: { code: 'stockUnavailable' } });
    stub.answer(() => ({ body: 'not what was promised' }));
    expect(await open().search('sea', 1, {})).toMatchObject({ ok: false, fault: { code: 'stockUnavailable' } });
  });

  test(`[S1] ${id}: the same question is asked once an hour`, async () => {
    const source = open();
    await source.search('sea', 1, {});
    const before = stub.asked.length;
    await source.search('sea', 1, {});
    expect(stub.asked).toHaveLength(before);
    time = NOON + 3_600_001;
    await source.search('sea', 1, {});
    expect(stub.asked.length).toBeGreaterThan(before);
  });
});

describe('what single services ask for', () => {
  const open = (id: string) => {
    const service = RECORDED_SERVICES.find((candidate) => candidate.id === id);
    if (!service) throw new Error(id);
    stub.answer((address) => (address.pathname.startsWith('/picture') ? { body: picture } : { body: service.answer(address, 4) }));
    return { source: service.open({ baseUrl: stub.url }), service };
  };

  test('[S4] unsplash is told of a choice, and credited with its referral', async () => {
    const { source } = open('unsplash');
    await source.original('Dwu85P9SOI1');
    expect(stub.asked.filter((path) => path.startsWith('/photos/1/download'))).toHaveLength(1);
    expect(stub.asked).toContain('/picture/photo-1?ixid=M3w&ixlib=rb-4.1.0&fm=jpg&q=95');
    expect(stub.headers[0]).toMatchObject({ authorization: 'Client-ID a-key', 'accept-version': 'v1' });
    const found = await source.search('sea', 1, {});
    expect(found).toMatchObject({ value: { photos: [{ profileLink: expect.stringContaining('utm_source=coverwright') }, {}, {}, {}] } });
  });

  test('[S4] the keys go to the service alone, never with a picture', async () => {
    const { source } = open('pexels');
    await source.original('2014401');
    expect(stub.headers.map(({ authorization }) => authorization)).toEqual(['a-key', undefined]);
  });

  test('[S4] Wikimedia Commons offers only what owes nothing, and names its makers in plain text', async () => {
    const { source, service } = open('commons');
    stub.answer((address) => {
      const body = service.answer(address, 3) as {
        query: { pages: { imageinfo: { extmetadata: { License: { value: string } } }[] }[] };
      };
      const license = body.query.pages[0]?.imageinfo[0]?.extmetadata.License;
      if (license) license.value = 'cc-by-sa-4.0';
      return { body };
    });
    const found = await source.search('sea', 1, {});
    expect(found).toMatchObject({ ok: true, value: { photos: [{ photographerName: 'Willem & Witsen' }, {}], totalPages: 2 } });
  });

  test('[S4] openverse never offers a licence that a cover cannot keep, nor a file that may not be fetched', async () => {
    const { source, service } = open('openverse');
    stub.answer((address) => {
      const body = service.answer(address, 4) as { results: { license: string; url: string }[] };
      const [first, second] = body.results;
      if (first) first.license = 'by-nc';
      if (second) second.url = 'https://192.168.0.1/picture.jpg';
      return { body };
    });
    const found = await source.search('sea', 1, {});
    expect(found).toMatchObject({ ok: true, value: { photos: [{}, {}] } });
  });
});
