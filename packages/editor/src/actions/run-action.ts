import { track } from '../analytics/track.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import type { Action } from './action.ts';

/** Does what an action does, where it can be done, and tells the data layer. Returns whether it was done. */
export function runAction(action: Action, editor: MountedEditor, event?: { readonly shiftKey: boolean }): boolean {
  if (!action.isEnabled(editor)) return false;
  action.run(editor, event);
  if (action.track) track(action.track);
  return true;
}
