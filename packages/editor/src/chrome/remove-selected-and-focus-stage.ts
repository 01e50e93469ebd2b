import { removeSelected } from '../actions/element-actions.ts';
import { runAction } from '../actions/run-action.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { catchFocusOnStage } from './catch-focus-on-stage.ts';

/** Removes the selection by a button that is removed with it, and focuses the stage. */
export function removeSelectedAndFocusStage(editor: MountedEditor): void {
  runAction(removeSelected, editor);
  catchFocusOnStage();
}
