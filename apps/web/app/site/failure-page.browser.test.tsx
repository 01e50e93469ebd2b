import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FailurePage } from './failure-page.tsx';

test('[M9] a page that broke is tried again at its own address', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  const router = createMemoryRouter(
    [{ path: '/', ErrorBoundary: FailurePage, children: [{ path: 'blog', loader: fail, element: null }] }],
    { initialEntries: ['/blog?category=news'] },
  );
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/blog?category=news');
  root.unmount();
  host.remove();
});
