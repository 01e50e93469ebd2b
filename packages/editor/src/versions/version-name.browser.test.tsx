import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CompareVersions } from './compare-versions.tsx';
import { VersionName } from './version-name.tsx';

const version: CoverVersion = {
  id: 'a',
  savedAt: '2026-11-21T12:00:00.000Z',
  kind: 'saved',
  name: null,
  currentFormat: 'paperback',
  formats: ['paperback'],
  aspects: { paperback: 1.4 },
};

test('[B12] the name of a version is settled once, by Enter or by leaving it; the present version is shown alone', async () => {
  const settle = vi.fn<(name: string) => void>();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <MantineProvider>
      <CompareVersions itemId="an-item" earlier={version} present={version} format="paperback" />
      <VersionName version={version} settle={settle} />
    </MantineProvider>,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'The blue one');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(settle.mock.calls).toEqual([['The blue one']]);
  expect(
    page
      .getByRole('img')
      .elements()
      .map((picture) => picture.getAttribute('alt')),
  ).toEqual(['The cover, Now']);
  root.unmount();
  host.remove();
});
