import '@mantine/core/styles.layer.css';
import type { BrandElement } from '@coverwright/contracts/calls/brand.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

const IMAGE = {
  type: 'library',
  assetId: 'library/press',
  width: 60,
  height: 60,
  photographerName: null,
  profileLink: null,
  licence: null,
};

let mounted: Awaited<ReturnType<typeof mountForTest>>;
let kept: BrandElement[];

/** Stubs the server's brand calls with a list of this test's own. */
function answerBrandCalls(): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(address, window.location.href);
    if (!pathname.startsWith('/api/brand')) return others(address, init);
    if (init?.method === 'POST') {
      const element = { id: crypto.randomUUID(), ...JSON.parse(typeof init.body === 'string' ? init.body : '{}') };
      kept = [element, ...kept];
      return Response.json({ element });
    }
    if (init?.method === 'DELETE') {
      kept = kept.filter(({ id }) => !pathname.endsWith(id));
      return Response.json({ deleted: true });
    }
    return Response.json({ elements: kept });
  });
}

beforeEach(async () => {
  kept = [
    { id: 'red', name: 'House red', content: { kind: 'colour', colour: '#a02020' } },
    { id: 'logo', name: 'Quill Press', content: { kind: 'logo', image: IMAGE } },
    { id: 'font', name: 'Oswald', content: { kind: 'font', family: 'Oswald' } },
  ];
  const canvas = new OffscreenCanvas(60, 60);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 60);
  const shape = { uniqueObjectId: 'disc', type: 'ellipse', x: 300, y: 300, width: 400, height: 400 } as const;
  const design = afterCommands(createDesign(), { name: 'add-shape', shape });
  mounted = await mountForTest(design, { 'library/press': await canvas.convertToBlob() });
  answerBrandCalls();
});
afterEach(() => mounted.unmount());

const store = () => mounted.editor.store.getState();

test('[E7] a logo of the brand is laid on the cover by one press', async () => {
  store().openTab('IMAGE_OBJECTS');
  await userEvent.click(page.getByRole('button', { name: 'Add Quill Press' }));
  expect(store().history.present.coverObjectImages).toMatchObject([{ image: { assetId: 'library/press' } }]);
});

test('[E7] a color of the brand is offered in the picker, and the color in use is added to it and removed', async () => {
  store().select('Title');
  store().openTab('TEXT_FORMATTING');
  await userEvent.click(page.getByRole('button', { name: /^Color: #/ }).first());
  const own = page.getByRole('group', { name: 'Your colors' });
  await expect.element(own.getByRole('button')).toHaveAttribute('aria-label', 'Color: #a02020');
  await userEvent.click(page.getByRole('button', { name: 'Add to your colors' }));
  await expect.poll(() => own.getByRole('button').elements()).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Remove from your colors' }));
  await expect.poll(() => own.getByRole('button').elements()).toHaveLength(1);
});

test('[E7] a font of the brand leads the list of fonts', async () => {
  store().select('Title');
  store().openTab('TEXT_FORMATTING');
  await userEvent.click(page.getByRole('button', { name: /^Font/ }).first());
  await expect.element(page.getByRole('group', { name: 'Your fonts' }).getByRole('option', { name: 'Oswald' })).toBeVisible();
});
