import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => mounted.unmount());

test('[B32] Escape closes an open menu that has lost the focus, and keeps the selection', async () => {
  const { editor } = mounted;
  editor.store.getState().select('coverImage');
  await page.getByRole('button', { name: /^Format:/ }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  document.body.tabIndex = -1;
  document.body.focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(editor.store.getState().selectedId).toBe('coverImage');
});
