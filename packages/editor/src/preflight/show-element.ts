import { selectionBounds } from '../actions/view-actions.ts';
import type { MountedEditor } from '../session/editor-context.ts';

/** Selects the element of a finding, opens its tab, and scrolls it into view. */
export function showElement(element: string | null, editor: MountedEditor): void {
  const { openTab, select } = editor.store.getState();
  if (element === null) return openTab('PAPERBACK_SETTINGS');
  select(element);
  const bounds = selectionBounds(editor);
  if (bounds) editor.camera.getState().reveal(bounds);
}
