import { succeed } from '@coverwright/core/result/result.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usePages } from './use-pages.ts';

/** Lists three pages of two entries for every term. */
function Found({ term }: { readonly term: string }) {
  const { entries, hasMore, more } = usePages({
    key: term,
    read: (at) => Promise.resolve(succeed({ entries: [`${term} ${at}a`, `${term} ${at}b`], hasMore: at < 3 })),
    idOf: (entry) => entry,
  });
  return (
    <>
      <p data-testid="found">{entries.join(', ')}</p>
      <button type="button" disabled={!hasMore} onClick={more}>
        More
      </button>
    </>
  );
}

let root: Root | null = null;
afterEach(() => root?.unmount());

test('[E5] a search that is gone back to begins at its first page, however far it was read before', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  const found = page.getByTestId('found');
  root.render(<Found term="sea" />);
  await expect.element(found).toHaveTextContent('sea 1a, sea 1b');
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(found).toHaveTextContent('sea 1a, sea 1b, sea 2a, sea 2b');
  root.render(<Found term="seals" />);
  await expect.element(found).toHaveTextContent('seals 1a, seals 1b');
  root.render(<Found term="sea" />);
  await expect.element(found).toHaveTextContent('sea 1a, sea 1b');
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(found).toHaveTextContent('sea 1a, sea 1b, sea 2a, sea 2b');
});
