import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

const image = { type: 'library', assetId: 'moon', width: 300, height: 200 };
const withMoon = afterCommands(createDesign(), {
  name: 'add-object-image',
  object: { uniqueObjectId: 'moon', image, x: 100, y: 100, width: 300, height: 200 },
});

/** A server that charges a credit at the start, and never finishes. */
function stubServer() {
  let credits = 3;
  const fetchBefore = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(address, window.location.href);
    if (pathname === '/api/asset/cutout-credits') return Promise.resolve(Response.json({ creditsRemaining: credits }));
    if (pathname !== '/api/asset/remove-image-background') return fetchBefore(address, init);
    credits -= 1;
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError'))));
  });
}

test('[E11] what is left of the removals is read again once one was called off, by its button or with the drawer', async () => {
  mounted = await mountForTest(withMoon);
  stubServer();
  const { store } = mounted.editor;
  store.getState().select('moon');
  const remove = page.getByRole('button', { name: 'Remove background' });
  await expect.element(page.getByText(/^3 background removals left/)).toBeVisible();
  await remove.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(page.getByText(/^2 background removals left/)).toBeVisible();
  await remove.click();
  await expect.element(page.getByText(/^Removing the background/)).toBeVisible();
  store.getState().openTab('SPINE');
  store.getState().select(null);
  await expect.element(remove).not.toBeInTheDocument();
  store.getState().select('moon');
  await expect.element(page.getByText(/^1 background removal left/)).toBeVisible();
});
