import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../testing/mount-for-test.tsx';
import { setFont } from './set-font.ts';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => mounted.unmount());

test('[E12] of two fonts chosen one after the other the second stays, whichever comes first', async () => {
  const { editor } = mounted;
  const fetched = globalThis.fetch;
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', (address: string) => (/lora/i.test(address) ? slow.then(() => fetched(address)) : fetched(address)));
  const fontOf = (id: string) =>
    editor.store.getState().history.present.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id)?.text.font;
  const first = setFont(editor, 'Title', 'Lora', 'one');
  await setFont(editor, 'Title', 'Cinzel', 'two');
  await setFont(editor, 'Author', 'Cinzel', 'three');
  expect([fontOf('Title'), fontOf('Author')]).toEqual(['Cinzel', 'Cinzel']);
  arrive();
  await first;
  expect(fontOf('Title')).toBe('Cinzel');
});
