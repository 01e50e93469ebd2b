import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

const DOT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function photo(id: string, part: Partial<StockPhoto> = {}): StockPhoto {
  return {
    id,
    urls: { full: DOT, regular: DOT, thumb: DOT },
    width: 30,
    height: 40,
    description: `Sea ${id}`,
    photographerName: 'Ann Lens',
    profileLink: 'https://example.org/@ann',
    source: 'far',
    sourcePage: null,
    licence: 'Far licence',
    licenceUrl: null,
    attribution: null,
    focus: null,
    dominant: '#204060',
    transparent: false,
    ...part,
  };
}

const SERVICES = [
  { id: 'library', name: 'Library', home: null, needsCredit: false, orientations: ['portrait'], colours: [] },
  {
    id: 'far',
    name: 'Far Photos',
    home: 'https://example.org',
    needsCredit: true,
    orientations: ['portrait', 'square'],
    colours: ['blue'],
  },
];

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

let asked: string[];
let answer: (path: string) => Reply | Promise<Reply>;
let mounted: Awaited<ReturnType<typeof mountForTest>>;

beforeEach(async () => {
  asked = [];
  answer = () => ({ body: { status: 200, photos: [], page: 1, totalPages: 1 } });
  mounted = await mountForTest(createDesign());
  const outer = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.startsWith('/api/pictures/')) return outer(DOT);
    if (!address.startsWith('/api/')) return outer(address, init);
    asked.push(`${init?.method ?? 'GET'} ${address}`);
    const { status = 200, body } = address === '/api/stock/services' ? { body: { services: SERVICES } } : await answer(address);
    return new Response(JSON.stringify(body), { status });
  });
  await page.getByRole('navigation', { name: 'Parts of the cover' }).getByRole('button', { name: 'Picture', exact: true }).click();
});
afterEach(() => mounted.unmount());

const onCover = () => mounted.editor.store.getState().history.present.coverImage.currentDesignImage;
const pageOf = (...photos: StockPhoto[]): Reply => ({ body: { status: 200, photos, page: 1, totalPages: 1 } });
const openFar = () => page.getByRole('button', { name: 'Far Photos' }).click();

describe('the sources of pictures', () => {
  test('[B22] after two seconds a source that does not answer says so and offers the library, and its pictures still come', async () => {
    let arrive = (_: Reply) => {};
    answer = (path) => (path.includes('far') ? new Promise((resolve) => (arrive = resolve)) : pageOf(photo('near', { source: 'library' })));
    await openFar();
    const slow = page.getByRole('status').filter({ hasText: 'Far Photos is slow to answer' });
    await expect.element(slow, { timeout: 4_000 }).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Use the library' })).toBeVisible();
    arrive(pageOf(photo('late')));
    await expect.element(page.getByRole('button', { name: 'Sea late, by Ann Lens' })).toBeVisible();
    await expect.element(slow).not.toBeInTheDocument();
  });

  test('[S1] [S4] a remote picture names its maker, is copied when it is chosen, and only the copy comes onto the cover', async () => {
    let copies = 0;
    answer = (path) => {
      if (!path.startsWith('/api/stock/chosen')) return pageOf(photo('one'), photo('two'));
      copies += 1;
      return { body: copies < 2 ? { id: 'c', state: 'queued' } : { id: 'c', state: 'done', photo: photo('two', { width: 60 }) } };
    };
    await openFar();
    await expect.element(page.getByRole('link', { name: 'Ann Lens' }).first()).toHaveAttribute('href', 'https://example.org/@ann');
    await expect.element(page.getByRole('link', { name: 'Far Photos' })).toHaveAttribute('href', 'https://example.org');
    await page.getByRole('button', { name: 'Sea two, by Ann Lens' }).click();
    await expect.element(page.getByText('Fetching…')).toBeVisible();
    expect(onCover()).toBeNull();
    await expect.poll(onCover).toMatchObject({ type: 'far', assetId: 'far/two', width: 60, photographerName: 'Ann Lens' });
    expect(onCover()).not.toHaveProperty('urls');
    expect(asked).toContain('POST /api/stock/chosen');
    expect(mounted.editor.store.getState().history.past).toHaveLength(1);
    await expect.element(page.getByText('Picture by Ann Lens, Far licence')).toBeVisible();
  });

  test('[M12] a picture that cannot be copied says so, leaves the cover alone, and is tried again by one button', async () => {
    let fails = true;
    answer = (path) => {
      if (!path.startsWith('/api/stock/chosen')) return pageOf(photo('one'));
      return {
        body: fails ? { id: 'c', state: 'failed', error: 'The picture is gone.' } : { id: 'c', state: 'done', photo: photo('one') },
      };
    };
    await openFar();
    await page.getByRole('button', { name: 'Sea one, by Ann Lens' }).click();
    await expect.element(page.getByText(/The picture is gone\./)).toBeVisible();
    expect(onCover()).toBeNull();
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(onCover).toMatchObject({ assetId: 'far/one' });
  });

  test('[S1] shape and colour narrow a search down, and each source offers what it knows', async () => {
    answer = () => pageOf(photo('one'));
    await openFar();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Square' }).click();
    await page.getByRole('button', { name: 'blue' }).click();
    await expect.poll(() => asked.at(-1)).toMatch(/\/api\/far\/.*orientation=square&colour=blue/);
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect.poll(() => asked.at(-1)).toMatch(/\/api\/library\/[^?]*\?frontWidth=6\.125&frontHeight=9\.25$/);
    expect(page.getByRole('button', { name: 'blue' }).elements()).toHaveLength(0);
  });

  test('[M12] a source that fails offers another try, and the library', async () => {
    answer = (path) =>
      path.startsWith('/api/far/')
        ? { status: 429, body: { error: 'too many requests', code: 'tooManyRequests' } }
        : pageOf(photo('own', { source: 'library', photographerName: null }));
    await openFar();
    await expect.element(page.getByText(/This source has a limit/)).toBeVisible();
    const before = asked.length;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Use the library' }).click();
    await expect.element(page.getByRole('button', { name: 'Sea own' })).toBeVisible();
  });

  test('[S2] one’s own pictures are listed to their end, removed and brought back', async () => {
    const asset = (id: string) => ({
      _id: id,
      assetId: id,
      type: 'UPLOAD',
      urls: { full: DOT, regular: DOT, thumb: DOT },
      width: 3,
      height: 2,
      name: `${id}.jpg`,
      originalId: null,
    });
    answer = (path) => {
      if (path.includes('/uploads/a')) return { body: asset('a') };
      return {
        body: path.includes('cursor=next')
          ? { assets: [asset('c')], nextCursor: null }
          : { assets: [asset('a'), asset('b')], nextCursor: 'next' },
      };
    };
    await page.getByRole('button', { name: 'Yours' }).click();
    await expect.element(page.getByRole('button', { name: 'c.jpg', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove a.jpg' }).click();
    await expect.poll(() => asked).toContain('DELETE /api/asset/uploads/a');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.element(page.getByRole('button', { name: 'a.jpg', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'b.jpg', exact: true }).click();
    await expect.poll(onCover).toMatchObject({ type: 'UPLOAD', assetId: 'b' });
  });
});
