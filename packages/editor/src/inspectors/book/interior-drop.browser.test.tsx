import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => {
  vi.restoreAllMocks();
  mounted.unmount();
});

test('[E9] an inside that the disk does not give is told of, and another can be dropped', async () => {
  vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('Gone', 'NotFoundError'));
  const inside = new File(['%PDF-1.7'], 'inside.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText('The book’s inside, as PDF'), inside);
  await expect.element(page.getByText('This file could not be read from the disk. Choose it again.')).toBeVisible();
  await userEvent.upload(page.getByLabelText('The book’s inside, as PDF'), inside);
  await expect.element(page.getByText(/^This file is not a PDF/)).toBeVisible();
});
