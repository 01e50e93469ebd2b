import '@mantine/core/styles.layer.css';
import '../chrome/tokens.css';
import { MantineProvider } from '@mantine/core';
import type { Design } from '@coverwright/core/design/design.ts';
import fontAddress from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import Workspace from '../workspace.tsx';
import { createIdeasClient } from '../ideas/ideas-client.ts';
import { createPreflightClient } from '../preflight/preflight-client.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { openResources } from '../resources/editor-resources.ts';
import { createSetupResources } from '../resources/setup-resources.ts';
import { createJournal } from '../saving/journal.ts';
import { createUnloadSnapshots } from '../saving/unload-snapshots.ts';
import { createMemoryStore } from '../saving/memory-store.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { mountEditor } from '../session/mount-editor.ts';
import { createFaults } from '../session/open-design-screen.ts';

/**
 * Mounts an editor as `/design` does, but without a server: every font is EB Garamond, and every other request is refused.
 * @param pictures files of the design's pictures by asset id, in every size
 */
export async function mountForTest(
  design: Design,
  pictures: Readonly<Record<string, Blob>> = {},
): Promise<{ readonly editor: MountedEditor; unmount(): void }> {
  await page.viewport(1280, 800);
  const browserFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(address, window.location.href);
    if (pathname.startsWith('/fonts/')) return browserFetch(fontAddress);
    const [, file] = Object.entries(pictures).find(([assetId]) => pathname.startsWith(`/api/pictures/${assetId}/`)) ?? [];
    if (file) return Promise.resolve(new Response(file));
    return pathname.startsWith('/api/') ? Promise.resolve(new Response('null', { status: 404 })) : browserFetch(address, init);
  });
  const unloadSnapshots = createUnloadSnapshots(() => {
    throw new DOMException('No storage in this test');
  });
  const journal = createJournal({ records: createMemoryStore(), unloadSnapshots, now: () => Date.now() });
  const coverId = crypto.randomUUID();
  // Workers would request fonts from the real server.
  const ideas = createIdeasClient(() => Promise.resolve(null));
  const preflight = createPreflightClient(() => Promise.resolve(null));
  const resources = { ...openResources({ ...createSetupResources(), ideas }, await createHarfBuzzEngine(), () => {}), preflight };
  const editor = mountEditor(resources, { coverId, activeTab: null, itemId: null, design, otherDesigns: {}, saved: false, notice: null });
  const host = document.createElement('div');
  document.body.style.margin = '0';
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <MantineProvider>
      <Workspace editor={editor} journal={journal} faults={createFaults()} coverId={coverId} openInstead={() => Promise.resolve()} />
    </MantineProvider>,
  );
  const isThere = () => {
    if (editor.store.getState().scene === null || editor.camera.getState().stage.width === 0) throw new Error('The stage is not there yet');
  };
  // The limit is generous, so that a busy machine does not fail a test.
  await vi.waitFor(isThere, { timeout: 15_000 });
  return {
    editor,
    unmount() {
      root.unmount();
      host.remove();
      vi.unstubAllGlobals();
    },
  };
}
