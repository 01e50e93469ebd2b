import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { frameOf, uprightBounds } from '@coverwright/core/interaction/turned-box.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import type { Action } from './action.ts';

const STEP = 1.25;

export const zoomIn: Action = {
  id: 'zoom-in',
  label: 'zoomIn',
  group: 'View',
  shortcuts: ['Mod+=', 'Mod++'],
  isEnabled: () => true,
  run: ({ camera }) => camera.getState().zoom(null, STEP),
};

export const zoomOut: Action = {
  id: 'zoom-out',
  label: 'zoomOut',
  group: 'View',
  shortcuts: ['Mod+-'],
  isEnabled: () => true,
  run: ({ camera }) => camera.getState().zoom(null, 1 / STEP),
};

export const fitCover: Action = {
  id: 'fit',
  label: 'fitTheCover',
  group: 'View',
  shortcuts: ['Mod+0', '1'],
  isEnabled: () => true,
  run: ({ camera, store }) => camera.getState().fit(geometryOf(store.getState().history.present).file),
};

export const fitSelection: Action = {
  id: 'fit-selection',
  label: 'fitTheSelection',
  group: 'View',
  shortcuts: ['2'],
  isEnabled: (editor) => selectionBounds(editor) !== null,
  run: (editor) => {
    const bounds = selectionBounds(editor);
    if (bounds) editor.camera.getState().show(bounds);
  },
};

export const fitFront: Action = {
  id: 'fit-front',
  label: 'fitTheFrontCover',
  group: 'View',
  shortcuts: ['3'],
  isEnabled: () => true,
  run: ({ camera, store }) => camera.getState().show(geometryOf(store.getState().history.present).boards.front),
};

export const toggleRulers: Action = {
  id: 'rulers',
  label: 'rulers',
  group: 'View',
  shortcuts: ['Shift+r'],
  isEnabled: () => true,
  run: ({ view }) => view.getState().toggleRulers(),
};

/** Returns the upright bounding box of the visible selection; null without a selection. */
export function selectionBounds({ store }: Pick<MountedEditor, 'store'>) {
  const { scene, selectedIds } = store.getState();
  const layers = scene?.layers.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const frame = frameOf(layers.map(({ bounds, rotation }) => ({ rect: bounds, rotation })));
  return frame && uprightBounds(frame);
}
