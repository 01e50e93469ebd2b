import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { InteriorAnswer } from '../../interior/read-interior.ts';
import { switchFormat } from '../../session/switch-format.ts';
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
  await userEvent.upload(page.getByLabelText('Interior PDF'), inside);
  await expect.element(page.getByText('This file could not be read. Choose it again.')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Interior PDF'), inside);
  await expect.element(page.getByText(/^This file isn’t a readable PDF/)).toBeVisible();
});

test('[E9] an inside that was read after its author went on to another format changes neither, and says so', async () => {
  const { editor } = mounted;
  let answer = (_read: InteriorAnswer) => {};
  vi.spyOn(editor.resources.interior, 'ask').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const inside = new File(['%PDF-1.7'], 'inside.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText('Interior PDF'), inside);
  await expect.poll(() => editor.resources.interior.ask).toHaveBeenCalledTimes(1);
  switchFormat(editor, 'hardback');
  const before = editor.store.getState().history.present;
  answer({ ok: true, pages: Array.from({ length: 200 }, () => ({ width: 6, height: 9, isTrimBox: true })) });
  await expect.element(page.getByText(/You switched to another format/)).toBeVisible();
  expect(editor.store.getState().history.present).toBe(before);
});
