import '../theme/site.css';
import '@mantine/core/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { theme } from '../theme/theme.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface ShownForTest {
  /** Returns the path of the page. */
  readonly path: () => string;
  readonly unmount: () => void;
}

/**
 * Renders a part of a page on a page of its own, without a server. Every other address is empty.
 * @param answer returns the server's response to a call
 * @param desk the context that the surrounding page provides
 */
export function showForTest(part: ReactElement, answer: (asked: Asked) => unknown, desk?: unknown): ShownForTest {
  const browserFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(address, window.location.href);
    if (!pathname.startsWith('/api/')) return browserFetch(address, init);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const said = await answer({ method: init?.method ?? 'GET', path: pathname, body });
    return said instanceof Response ? said : new Response(JSON.stringify(said));
  });
  const router = createMemoryRouter([
    {
      element: <Outlet context={desk} />,
      children: [
        { path: '/', element: part },
        { path: '*', element: null },
      ],
    },
  ]);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <MantineProvider theme={theme}>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return {
    path: () => router.state.location.pathname,
    unmount() {
      root.unmount();
      host.remove();
      vi.unstubAllGlobals();
    },
  };
}
