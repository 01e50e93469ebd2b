import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

test('[E8] what is undone in the blurb is done again by Ctrl+Y', async () => {
  mounted = await mountForTest(createDesign());
  const { store } = mounted.editor;
  const blurb = () => store.getState().history.present.back.text.text;
  store.getState().openTab('BACK_COVER');
  await page.getByRole('textbox', { name: 'Blurb' }).click({ timeout: 60_000 });
  const before = blurb();
  await userEvent.keyboard('Salt');
  await expect.poll(blurb).toContain('Salt');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(blurb).toBe(before);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(blurb).toContain('Salt');
});
