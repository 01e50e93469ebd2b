import { ART_COLOURS } from '@coverwright/core/art/testing/art-colours.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { newArtwork } from '@coverwright/core/ideas/new-artwork.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  const empty = createDesign();
  // Cutting the areas of this drawing takes seconds.
  const shape = newArtwork(empty, { id: 'art', generator: 'high-stair', seed: 4, colours: ART_COLOURS });
  const drawn = applyCommand(empty, { name: 'add-shape', shape });
  if (!drawn.ok) throw new Error(drawn.fault.message);
  mounted = await mountForTest(drawn.value);
  state().select('art');
});
afterEach(() => mounted.unmount());

const state = () => mounted.editor.store.getState();
const converting = () => mounted.editor.resources.expansion.store.getState().id;
const convert = () => page.getByRole('button', { name: 'Convert to shapes' }).click();

test('[B24] the stage answers while an artwork is converted to shapes, which is one step of undo', async () => {
  await convert();
  await expect.element(page.getByRole('button', { name: 'Converting…' })).toBeVisible();
  await page.getByTestId('stage').click({ position: { x: 60, y: 60 } });
  expect(state().selectedId).toBe('panel:back');
  expect(converting()).toBe('art');
  await expect.poll(() => state().history.past.length).toBe(1);
  expect(state().history.present.coverShapes.length).toBeGreaterThan(20);
  expect(converting()).toBeNull();
  // What was selected in the meantime stays selected.
  expect(state().selectedId).toBe('panel:back');
  state().undo();
  expect(state().history.present.coverShapes.map(({ uniqueObjectId }) => uniqueObjectId)).toEqual(['art']);
});

test('[B24] a conversion to shapes that is canceled leaves the artwork alone, and can be started again', async () => {
  await convert();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Convert to shapes' })).toBeVisible();
  expect(converting()).toBeNull();
  expect(state().history.past).toEqual([]);
  // The second drawing takes milliseconds: nobody cancels it.
  state().run({ name: 'edit-artwork', id: 'art', changes: { generator: 'stairs' } }, 'Drawing');
  await convert();
  await expect.poll(() => state().history.past.length).toBe(2);
  const group = state().history.present.groups?.at(-1);
  expect(state().selectedId).toBe(group?.uniqueObjectId);
});
