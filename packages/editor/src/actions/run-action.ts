import { track } from '../analytics/track.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import type { Action } from './action.ts';

/** Runs an action if it is enabled, and sends its analytics event. Returns true if it was run. */
export function runAction(action: Action, editor: MountedEditor, event?: { readonly shiftKey: boolean }): boolean {
  if (!action.isEnabled(editor)) return false;
  action.run(editor, event);
  if (action.track) track(action.track);
  return true;
}
