import type { Action } from '../actions/action.ts';
import { selectionBounds } from '../actions/view-actions.ts';
import { toStage } from '../stage/camera.ts';

/** Opens the context menu of the selection by keyboard. */
export const openMenu: Action = {
  id: 'context-menu',
  label: 'openTheMenuOfTheSelection',
  group: 'Elements',
  shortcuts: ['Shift+F10', 'ContextMenu'],
  scope: 'stage',
  isEnabled: () => true,
  run: (editor) => {
    const bounds = selectionBounds(editor);
    const { camera, stage } = editor.camera.getState();
    const box = bounds && toStage(camera, bounds);
    const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: stage.width / 2, y: stage.height / 2 };
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
    editor.contextMenu.openOnStage({ x: within(middle.x, stage.width), y: within(middle.y, stage.height) }, true);
  },
};
