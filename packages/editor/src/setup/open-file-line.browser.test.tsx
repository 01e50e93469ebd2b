import { MantineProvider } from '@mantine/core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OpenFileLine } from './open-file-line.tsx';

let root: Root;
beforeEach(() => {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <MantineProvider>
      <OpenFileLine onOpened={() => {}} />
    </MantineProvider>,
  );
});
afterEach(() => root.unmount());

test('[E17] a file of another kind that is dropped here does not take the page’s place, and is told what it is not', async () => {
  await expect.element(page.getByRole('button', { name: 'Open it' })).toBeVisible();
  const isKeptBack = () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['?'], 'sea.jpg', { type: 'image/jpeg' }));
    return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  };
  await expect.poll(isKeptBack).toBe(true);
  await expect.element(page.getByRole('alert')).toHaveTextContent('sea.jpg isn’t a design file. Choose a file that ends in .coverwright.');
});
