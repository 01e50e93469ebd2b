import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runAction } from '../actions/run-action.ts';
import { mountForTest } from '../testing/mount-for-test.tsx';
import { openShopWindow } from './shop-window-action.ts';

const MANIFEST = {
  version: 1,
  covers: ['thriller', 'romance', 'fantasy'].map((genre) => ({
    genre,
    file: `${genre}/1.jpg`,
    title: `A ${genre}`,
    author: 'A. Writer',
    width: 300,
    height: 450,
    idea: 'centred',
    picture: null,
  })),
};

let mounted: Awaited<ReturnType<typeof mountForTest>>;
/** The answer to the request for the shelf's list. */
let shelf: () => Response;
beforeEach(async () => {
  mounted = await mountForTest(afterCommands(createDesign(), { name: 'set-panel-colour', panel: 'front', colour: fromHex('#1c3a5e') }));
  const stubbed = globalThis.fetch;
  shelf = () => new Response(JSON.stringify(MANIFEST));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/neighbours/manifest.json' ? Promise.resolve(shelf()) : stubbed(address, init),
  );
});
afterEach(() => mounted.unmount());

const dialog = () => page.getByRole('dialog', { name: 'Shop-window test' });
const open = () => runAction(openShopWindow, mounted.editor);
/** Returns the number of distinct channel values: text on a background has many, an unpainted canvas has one. */
const levelsOf = (width: number) => {
  const canvas = dialog()
    .getByRole('img', { name: `Your cover, ${width} pixels wide` })
    .first()
    .element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas');
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() };
  return new Set(data).size;
};

describe('the shop-window test', () => {
  test('[B10] shows the cover painted at three sizes and in its place on a shelf, with a score and its reasons', async () => {
    open();
    await expect.element(dialog()).toBeVisible();
    for (const width of [60, 100, 160]) await expect.poll(() => levelsOf(width)).toBeGreaterThan(10);
    const results = dialog()
      .getByRole('list', { name: /^Search results/ })
      .getByRole('listitem');
    await expect.poll(() => results.elements().length).toBe(4);
    expect(results.nth(2).element().textContent).toContain('Book Title');
    const report = dialog().getByRole('region');
    await expect.element(report.getByText('of 100')).toBeVisible();
    expect(report.getByRole('listitem').elements().length).toBeGreaterThan(3);
  });

  test('[B10] in greys everything on the page is grey; Escape closes it', async () => {
    open();
    await userEvent.click(dialog().getByRole('switch', { name: /^Grayscale/ }));
    const greys = () => getComputedStyle(dialog().element().querySelector('[data-grey]') ?? document.body).filter;
    await expect.poll(greys).toContain('grayscale');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().query()).toBeNull();
  });

  test('[B10] a shelf that cannot be fetched is said; the cover is tested all the same', async () => {
    shelf = () => new Response(null, { status: 503 });
    open();
    await expect.element(dialog().getByText(/^The other covers could not be loaded/)).toBeVisible();
    await expect.poll(() => levelsOf(100)).toBeGreaterThan(10);
  });
});
