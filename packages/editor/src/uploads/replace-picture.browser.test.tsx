import { PHOTO_NAME } from '@coverwright/core/blocks/sample-words.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { elementStyleFixture } from '@coverwright/core/commands/testing/element-style-fixture.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toStage } from '../stage/camera.ts';
import { mountForTest } from '../testing/mount-for-test.tsx';
import { pictureUnder, replacePicture } from './drop-target.ts';

const design = afterCommands(elementStyleFixture(createDesign()), {
  name: 'add-shape',
  shape: { uniqueObjectId: 'face', type: 'ellipse', name: PHOTO_NAME, x: 900, y: 900, width: 300, height: 300, z: 30 },
});
const image = { type: 'UPLOAD', assetId: 'new', width: 800, height: 600, photographerName: null, profileLink: null, licence: null };

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(design);
});
afterEach(() => mounted.unmount());

function middleOf(id: string) {
  const { store, camera } = mounted.editor;
  const layer = store.getState().scene?.layers.find((each) => each.id === id);
  if (!layer) throw new Error(`“${id}” is not on the cover`);
  const { x, y, width, height } = toStage(camera.getState().camera, layer.bounds);
  return { x: x + width / 2, y: y + height / 2 };
}

test('[E11] a file held over a picture is to replace it; elsewhere it is a new one, over what is locked too', async () => {
  const { editor } = mounted;
  expect(pictureUnder(editor, middleOf('face'))).toBe('face');
  const { left, top } = page.getByTestId('stage').element().getBoundingClientRect();
  const at = middleOf('face');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([''], 'face.png', { type: 'image/png' }));
  const drag = { bubbles: true, cancelable: true, dataTransfer, clientX: at.x + left, clientY: at.y + top };
  page.getByTestId('stage').element().dispatchEvent(new DragEvent('dragover', drag));
  await expect.element(page.getByText('Drop it to replace this picture')).toBeInTheDocument();
  replacePicture(editor, 'face', image);
  const face = editor.store.getState().history.present.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === 'face');
  expect(face?.box.fill).toMatchObject({ kind: 'picture', image: { assetId: 'new' } });
  expect(editor.store.getState().selectedId).toBe('face');
  editor.store.getState().run({ name: 'lock-element', id: 'face', locked: true }, 'Lock');
  expect(pictureUnder(editor, middleOf('face'))).not.toBe('face');
});

test('[E11] a picture is cut to a circle by its inspector, and one undo brings it back', async () => {
  const { store } = mounted.editor;
  store.getState().select('photo');
  await userEvent.click(page.getByRole('combobox', { name: 'Cut to a shape' }));
  await userEvent.click(page.getByRole('option', { name: 'Ellipse', exact: true }));
  const { present, past } = store.getState().history;
  expect(present.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === 'photo')?.type).toBe('ellipse');
  expect(past).toHaveLength(1);
  expect(store.getState().activeTab).toBe('SHAPE_EDIT');
  store.getState().undo();
  expect(store.getState().history.present.coverObjectImages.map(({ uniqueObjectId }) => uniqueObjectId)).toContain('photo');
});
