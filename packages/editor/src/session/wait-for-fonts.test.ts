import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { fixedWidthEngine } from '@coverwright/core/text/testing/fixed-width-engine.ts';
import { expect, test } from 'vitest';
import { createEditorStore } from './create-editor-store.ts';
import { switchFormat } from './switch-format.ts';

/** An editor whose fonts for another book load on command. */
function editorWithLateFonts() {
  let engine: TextEngine | null = null;
  let release = () => {};
  const fonts = new Promise<void>((resolve) => {
    release = () => {
      engine = fixedWidthEngine();
      resolve();
    };
  });
  const store = createEditorStore(createDesign(), { make: () => {}, engineFor: () => engine, prepareAdapting: () => fonts });
  return { store, release };
}

test('[B18] a change of the book waits for the fonts that composing it again takes', async () => {
  const { store, release } = editorWithLateFonts();
  const trimOf = () => store.getState().history.present.measurements.trimSize;
  expect(store.getState().run({ name: 'change-specification', trim: { width: 5, height: 8 } }, 'Trim 5 × 8')).toBe(true);
  store.getState().run({ name: 'lock-colours', locked: true }, 'Lock colors');
  expect(trimOf()).toEqual({ width: 6, height: 9 });
  release();
  await expect.poll(trimOf).toEqual({ width: 5, height: 8 });
  // Changes made in the meantime are kept.
  expect(store.getState().history.present.coloursLocked).toBe(true);
  expect(store.getState().history.past.map(({ label }) => label)).toEqual(['Lock colors', 'Trim 5 × 8']);
});

test('[B18] another format waits for them as well', async () => {
  const { store, release } = editorWithLateFonts();
  switchFormat({ store }, 'ebook');
  expect(store.getState().history.present.format).toBe('paperback');
  release();
  await expect.poll(() => store.getState().history.present.format).toBe('ebook');
});
