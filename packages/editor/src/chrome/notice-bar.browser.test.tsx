import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => mounted.unmount());

test('[E22] a fault that says nothing of itself says Alert!', async () => {
  mounted.editor.store.getState().notify({ tone: 'error', text: ' ' });
  await expect.element(page.getByText('Alert!')).toBeVisible();
});
