import type { Action } from './action.ts';
import { addText, deselect, duplicateSelected, editWords, removeSelected } from './element-actions.ts';
import { redoStep, toggleGuidelines, undoStep } from './document-actions.ts';
import { openCommands, openShortcuts, startNewCover, takeTour } from './help-actions.ts';
import { NUDGES } from './nudge-actions.ts';
import { fitCover, zoomIn, zoomOut } from './view-actions.ts';
import { openShopWindow } from '../shop-window/shop-window-action.ts';

export const ACTIONS: readonly Action[] = [
  undoStep,
  redoStep,
  toggleGuidelines,
  zoomIn,
  zoomOut,
  fitCover,
  openShopWindow,
  addText,
  editWords,
  duplicateSelected,
  removeSelected,
  deselect,
  ...NUDGES,
  startNewCover,
  openCommands,
  openShortcuts,
  takeTour,
];

/** True when a key event is one of the action's shortcuts. */
export function matchesShortcut(
  { shortcuts }: Action,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  if (event.altKey) return false;
  return shortcuts.some((shortcut) => {
    const parts = shortcut.split('+');
    const key = parts.at(-1) || '+';
    const wantsMod = parts.includes('Mod');
    const wantsShift = parts.includes('Shift');
    const shiftFits = event.shiftKey === wantsShift || (!wantsShift && isTypedWithShift(key));
    return event.key.toLowerCase() === key.toLowerCase() && (event.ctrlKey || event.metaKey) === wantsMod && shiftFits;
  });
}

/** `+` and `?` need shift on many keyboards; holding it means nothing more. */
function isTypedWithShift(key: string): boolean {
  return key.length === 1 && !/[a-z0-9]/i.test(key);
}
