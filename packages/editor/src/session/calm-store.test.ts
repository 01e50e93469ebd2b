import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { driveEditor } from '../testing/editor-driver.ts';

test('[E4] what stands around the stage waits while something is dragged, and is right once it is let go', async () => {
  const driver = await driveEditor(createDesign());
  const { store, calm } = driver.editor;
  driver.click('Title');
  expect(calm.getState()).toBe(store.getState());
  driver.holdDrag('Title', { by: { x: 0, y: 200 } });
  expect(store.getState().history.present).not.toBe(calm.getState().history.present);
  driver.drag('Author', { by: { x: 0, y: -50 } });
  expect(calm.getState()).toBe(store.getState());
});

test('[E4] typing on the canvas reaches the drawer within a moment, and leaving the words at once', async () => {
  const driver = await driveEditor(createDesign());
  const { store, calm } = driver.editor;
  const title = () => calm.getState().history.present.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title')?.text.text;
  store.getState().startEditing('Title');
  store.getState().run({ name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Night' } } }, 'Type', 'type 1');
  expect(title()).toBe('Book Title');
  driver.wait(400);
  expect(title()).toBe('Night');
  store.getState().run({ name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Nightfall' } } }, 'Type', 'type 1');
  store.getState().stopEditing();
  expect(title()).toBe('Nightfall');
});
