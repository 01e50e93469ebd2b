import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { switchFormat } from '../../session/switch-format.ts';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

test('[B7] a number that is none stays in its field, and does not go along to another format', async () => {
  mounted = await mountForTest(createDesign());
  const { editor } = mounted;
  editor.store.getState().openTab('BACK_COVER');
  const field = page.getByRole('textbox', { name: 'ISBN' });
  await field.fill('123');
  (field.element() as HTMLInputElement).blur();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('123');
  // As a comment on the other format's back is followed.
  switchFormat(editor, 'hardback');
  editor.store.getState().openTab('BACK_COVER');
  await expect.element(field).toHaveValue('');
});
