import '@mantine/core/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import type { Design } from '@coverwright/core/design/design.ts';
import fontAddress from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createIdeasClient } from '../ideas/ideas-client.ts';
import { createSetupResources } from '../resources/setup-resources.ts';
import { createJournal } from '../saving/journal.ts';
import { createUnloadSnapshots } from '../saving/unload-snapshots.ts';
import { createMemoryStore } from '../saving/memory-store.ts';
import { coverToolsLoader } from '../session/load-cover-tools.ts';
import { createFaults } from '../session/open-design-screen.ts';
import { forgetInquiry } from './stored-inquiry.ts';
import { SetupScreen } from './setup-screen.tsx';
import { createSetupVisit } from './setup-visit.ts';

let root: Root;
/** Lets the worker's part and the cover tools be loaded, which wait for it. */
let releaseTools: () => void;
const onDone = vi.fn<(design: Design) => void>();
const onFailed = vi.fn<() => void>();
beforeEach(async () => {
  forgetInquiry(() => window.sessionStorage);
  const browserFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    String(address).startsWith('/api/')
      ? Promise.resolve(new Response('null', { status: 404 }))
      : browserFetch(String(address).startsWith('/fonts/') ? fontAddress : address, init),
  );
  onDone.mockClear();
  const unloadSnapshots = createUnloadSnapshots(() => window.localStorage);
  const journal = createJournal({ records: createMemoryStore(), unloadSnapshots, now: () => Date.now() });
  const mayLoad = new Promise<void>((resolve) => (releaseTools = resolve));
  const resources = { ...createSetupResources(), ideas: createIdeasClient(() => mayLoad.then(() => null)) };
  const load = coverToolsLoader(resources, () => {});
  const loadCoverTools = async () => {
    await mayLoad;
    return load();
  };
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <MantineProvider>
      <SetupScreen
        visit={createSetupVisit(resources.ideas)}
        tools={{ resources, loadCoverTools, journal, faults: createFaults() }}
        onDone={onDone}
        onFailed={onFailed}
        onGoOn={() => {}}
        onOpened={() => {}}
      />
    </MantineProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

test('[E17] what is missing is told, and the first of it has the keys, at the first press', async () => {
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await expect.element(page.getByText('Enter the title of your book.')).toBeVisible();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Title' }).element());
});

test('[E17] a title is typed and a genre chosen while the cover families load; the first cover shows what was typed', async () => {
  const title = page.getByRole('textbox', { name: 'Title' });
  await userEvent.fill(title, 'The Long');
  await page.getByRole('button', { name: 'Mystery', exact: true }).click();
  await expect.element(page.getByText('Making a first cover …')).toBeInTheDocument();
  releaseTools();
  await userEvent.type(title, ' Book');
  await expect.element(title).toHaveValue('The Long Book');
  await expect.element(page.getByText('Making a first cover …')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^A first idea/)).toBeInTheDocument();
  expect(document.activeElement).toBe(title.element());
});

test('[E17] a page count that was emptied is there again when its field is left', async () => {
  await page.getByText(/^Book details/).click();
  const pages = page.getByRole('textbox', { name: 'Pages' });
  await userEvent.fill(pages, '');
  await userEvent.keyboard('{Tab}');
  await expect.element(pages).toHaveValue('300');
  await userEvent.fill(pages, '240');
  await userEvent.keyboard('{Tab}');
  await expect.element(pages).toHaveValue('240');
});

test('[E17] a page count that no printer binds is marked with the range, stays as it was typed, and holds setup up', async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'The Long Book');
  await page.getByRole('button', { name: 'Mystery', exact: true }).click();
  await page.getByText(/^Book details/).click();
  const pages = page.getByRole('textbox', { name: 'Pages' });
  await userEvent.fill(pages, '9999');
  await userEvent.keyboard('{Tab}');
  await expect.element(pages).toHaveValue('9999');
  await expect.element(page.getByText(/24 to 828/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  expect(document.activeElement).toBe(pages.element());
  await userEvent.fill(pages, '400');
  await expect.element(page.getByText(/24 to 828/)).not.toBeInTheDocument();
});

test('[D9] [E17] a cover begun without answers has its title and author as large as they fit', async () => {
  await page.getByRole('button', { name: 'Skip setup' }).click();
  expect(onDone).not.toHaveBeenCalled();
  releaseTools();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  const boxes = onDone.mock.calls[0]?.[0].frontBoard.textBoxes ?? [];
  // Sizes are whole screen pixels of 4.3 print pixels each; the author's name has the largest size of author names.
  expect(boxes.map(({ panelName, text }) => [panelName, text.fontSize / 4.3, text.lineSpacing])).toEqual([
    ['Author', 40, 0.9],
    ['Title', 100, 0.9],
  ]);
});

test('[E17] where no font can be loaded the first cover says so, and is made at another try', async () => {
  // A phone has no room for the preview until there is one.
  const [width, height] = [window.innerWidth, window.innerHeight];
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(1280, 900);
  const working = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    String(address).startsWith('/fonts/') ? Promise.resolve(new Response(null, { status: 404 })) : working(address, init),
  );
  releaseTools();
  await page.getByRole('button', { name: 'Mystery', exact: true }).click();
  await expect.element(page.getByText(/^The first cover could not be made/)).toBeVisible();
  vi.stubGlobal('fetch', working);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^A first idea/)).toBeInTheDocument();
  await expect.element(page.getByText(/^The first cover could not be made/)).not.toBeInTheDocument();
});

test('[B22] pictures are looked for that suit the front of this book, and for those of its new size after a change', async () => {
  const asked: string[] = [];
  const working = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push(String(address));
    return working(address, init);
  });
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'The Long Book');
  await page.getByRole('button', { name: 'Mystery', exact: true }).click();
  const fronts = () => asked.filter((address) => address.includes('/api/library/')).map((address) => address.split('?')[1] ?? '');
  await expect.poll(fronts).toContain('frontWidth=6.125&frontHeight=9.25');
  await page.getByText(/^Book details/).click();
  asked.length = 0;
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Audiobook' }).click();
  await expect.poll(fronts).toContain('frontWidth=5.263&frontHeight=5.263');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  asked.length = 0;
  await userEvent.fill(page.getByRole('searchbox'), 'harbor');
  await expect.poll(fronts).toContain('frontWidth=5.263&frontHeight=5.263');
});
