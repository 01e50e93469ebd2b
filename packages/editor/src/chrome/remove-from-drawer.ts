import { removeSelected } from '../actions/element-actions.ts';
import { runAction } from '../actions/run-action.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { catchFocusOnStage } from './catch-focus-on-stage.ts';

/** Removes what is selected by a button that goes with it: the keyboard goes on at the stage. */
export function removeFromDrawer(editor: MountedEditor): void {
  runAction(removeSelected, editor);
  catchFocusOnStage();
}
