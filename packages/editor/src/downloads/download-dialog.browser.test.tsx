import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

const SAMPLES: Finding = {
  check: 'sample-text',
  severity: 'error',
  message: 'The back cover still has sample text.',
  element: 'blurb',
  fix: null,
};

let mounted: Awaited<ReturnType<typeof mountForTest>>;
/** The number of requests for a file. */
let asked: number;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
  // The findings that these tests set stay until the cover changes, once its first check is over.
  await vi.waitUntil(() => mounted.editor.store.getState().checked, { timeout: 30_000 });
  asked = 0;
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    // The shop sells nothing, so every file is free.
    if (address === '/api/page/pricing') return Promise.resolve(Response.json({ productPackages: [], checkout: 'off', currency: 'USD' }));
    if (!address.startsWith('/api/exports')) return stubbed(address, init);
    if (init?.method === 'POST') asked += 1;
    // The file is never ready, because these tests are about its request.
    return Promise.resolve(Response.json({ jobId: '00000000-0000-4000-8000-000000000002', state: 'queued', progress: 0 }));
  });
});
afterEach(() => mounted.unmount());

const dialog = () => page.getByRole('dialog', { name: 'Download the print PDF' });

/** Marks the current cover as checked, with these findings. */
function checked(...findings: Finding[]) {
  mounted.editor.store.setState(({ history }) => ({ findings, checked: history.present }));
}

async function askForPrintPdf() {
  await userEvent.click(page.getByRole('button', { name: 'Download' }));
  await userEvent.click(page.getByRole('menuitem', { name: /^Print PDF/ }));
  await expect.element(dialog()).toBeVisible();
}

test('[E17] [E14] a cover without errors is made at once', async () => {
  checked();
  await askForPrintPdf();
  await expect.poll(() => asked).toBe(1);
});

test('[E17] [E14] a cover that nobody has checked yet waits for the check, and is not made when it finds errors', async () => {
  mounted.editor.store.setState({ findings: [], checked: null });
  await askForPrintPdf();
  await expect.element(dialog().getByText('Checking the cover…')).toBeVisible();
  checked(SAMPLES);
  await expect.element(dialog().getByText('The back cover still has sample text.')).toBeVisible();
  expect(asked).toBe(0);
});

test('[E17] [B32] the sample text goes with one button, and the file is made by itself', async () => {
  checked(SAMPLES);
  await askForPrintPdf();
  const { getState } = mounted.editor.store;
  const before = getState().history.present;
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Title of the book' }), 'Salt');
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Author’s name' }), 'Ann Reed');
  await userEvent.click(dialog().getByRole('button', { name: 'Replace the sample text' }));
  expect(getState().history.present).not.toBe(before);
  expect(asked).toBe(0);
  checked();
  await expect.poll(() => asked).toBe(1);
});

test('[E17] a cover with errors is downloaded by those who want it anyway, once', async () => {
  checked(SAMPLES);
  await askForPrintPdf();
  await userEvent.click(dialog().getByRole('button', { name: 'Download anyway' }));
  await expect.poll(() => asked).toBe(1);
  checked();
  await expect.element(dialog().getByRole('progressbar')).toBeVisible();
  expect(asked).toBe(1);
});
