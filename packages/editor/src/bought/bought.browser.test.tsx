import { createDesign } from '@coverwright/core/design/create-design.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

const ITEM = '00000000-0000-4000-8000-000000000001';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
/** Paths of the requests to the server. */
let asked: string[];
beforeEach(async () => {
  mounted = await mountForTest(createDesign({ format: 'ebook' }));
  mounted.editor.store.setState({ itemId: ITEM, currentChangesSaved: true, bought: { revisionsRemaining: 2 } });
  asked = [];
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`);
    if (!address.endsWith('/create-revision-draft')) return stubbed(address, init);
    return Promise.resolve(Response.json({ error: 'This cover has no revisions left.', code: 'noRevisionsLeft' }, { status: 409 }));
  });
});
afterEach(() => mounted.unmount());

const state = () => mounted.editor.store.getState();
const banner = () => page.getByRole('region', { name: 'Bought cover' });

describe('a bought cover', () => {
  test('[B32] says so, and offers its files, a revision and a new cover of the same design', async () => {
    await expect.element(banner().getByText(/You bought this cover.*2 revisions left/)).toBeVisible();
    await expect.element(banner().getByRole('button', { name: 'Start a revision' })).toBeEnabled();
    await expect.element(banner().getByRole('button', { name: 'Use as template' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    for (const name of ['Save', 'Undo', 'Layers']) expect(page.getByRole('button', { name, exact: true }).query()).toBeNull();
    expect(page.getByRole('navigation', { name: 'Parts of the cover' }).query()).toBeNull();
  });

  test('[B32] is not changed by hand, by key or by a save, and tells how it can be', async () => {
    const before = state().history.present;
    const { x, y, width, height } = elementBox(before, 'Title')?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
    const { camera } = mounted.editor.camera.getState();
    const position = { x: (x + width / 2) * camera.scale + camera.x, y: (y + height / 2) * camera.scale + camera.y };
    await page.getByTestId('stage').dblClick({ position });
    await userEvent.keyboard('text{Delete}');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect([state().history.present, state().editingId]).toEqual([before, null]);
    expect(asked.filter((call) => call.startsWith('P'))).toEqual([]);
    await expect.element(page.getByText(/so it can’t change\. Press Start a revision/)).toBeVisible();
  });

  test('[B32] whose revision is refused says why, and stays open', async () => {
    await userEvent.click(banner().getByRole('button', { name: 'Start a revision' }));
    await expect.element(page.getByText('This cover has no revisions left.')).toBeVisible();
    expect(asked).toContain('POST /api/covers/create-revision-draft');
    await expect.element(banner().getByRole('button', { name: 'Start a revision' })).toBeEnabled();
    mounted.editor.store.setState({ bought: { revisionsRemaining: 0 } });
    await expect.element(banner().getByRole('button', { name: 'Start a revision' })).toBeDisabled();
  });
});
