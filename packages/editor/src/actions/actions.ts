import type { Action } from './action.ts';
import { ALIGNMENTS, BOARD_ALIGNMENTS, DISTRIBUTIONS } from './align-actions.ts';
import { shuffleArtwork, takeApartSelected } from './artwork-actions.ts';
import { copySelected, cutSelected, duplicateSelected, pasteElements } from './clipboard-actions.ts';
import { addText, editWords, removeSelected } from './element-actions.ts';
import { groupSelected, ungroupSelected, maskWithSelected } from './group-actions.ts';
import { redoStep, saveNow, toggleGuidelines, undoStep } from './document-actions.ts';
import { openCommands, openShortcuts, startNewCover, takeTour } from './help-actions.ts';
import { NUDGES } from './nudge-actions.ts';
import { toggleHidden, toggleLayers, toggleLock } from './layer-actions.ts';
import { deselect, nextElement, previousElement, selectAll } from './selection-actions.ts';
import { copyStyle, pasteStyle } from './style-actions.ts';
import { STACKINGS } from './stacking-actions.ts';
import { fitCover, fitFront, fitSelection, toggleRulers, zoomIn, zoomOut } from './view-actions.ts';
import { openMenu } from '../context-menu/menu-action.ts';
import { turnCoverPicture } from '../inspectors/cover-image/turn-cover-picture.ts';
import { cropPicture } from '../cropping/crop-picture.ts';
import { openIdeas } from '../ideas/open-ideas.ts';
import { togglePrintProof } from '../proof/proof-action.ts';
import { toggleBook } from '../book-view/toggle-book.ts';
import { toggleReview } from '../reviews/toggle-review.ts';
import { openShare } from '../sharing/open-share.ts';
import { openVersions } from '../versions/open-versions.ts';
import { openShopWindow } from '../shop-window/shop-window-action.ts';

export const ACTIONS: readonly Action[] = [
  undoStep,
  redoStep,
  saveNow,
  toggleGuidelines,
  zoomIn,
  zoomOut,
  fitCover,
  fitSelection,
  fitFront,
  toggleRulers,
  toggleLayers,
  toggleBook,
  openShopWindow,
  togglePrintProof,
  openIdeas,
  openShare,
  toggleReview,
  openVersions,
  addText,
  editWords,
  cropPicture,
  turnCoverPicture,
  copySelected,
  cutSelected,
  pasteElements,
  duplicateSelected,
  copyStyle,
  pasteStyle,
  openMenu,
  removeSelected,
  selectAll,
  deselect,
  nextElement,
  previousElement,
  ...STACKINGS,
  groupSelected,
  ungroupSelected,
  maskWithSelected,
  shuffleArtwork,
  takeApartSelected,
  toggleLock,
  toggleHidden,
  ...NUDGES,
  ...ALIGNMENTS,
  ...BOARD_ALIGNMENTS,
  ...DISTRIBUTIONS,
  startNewCover,
  openCommands,
  openShortcuts,
  takeTour,
];

export type KeyStroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True when a key event is one of the action's shortcuts. */
export function matchesShortcut({ shortcuts }: Action, event: KeyStroke): boolean {
  return shortcuts.some((shortcut) => {
    const parts = shortcut.split('+');
    const key = parts.at(-1) || '+';
    const wantsMod = parts.includes('Mod');
    const wantsShift = parts.includes('Shift');
    const shiftFits = event.shiftKey === wantsShift || (!wantsShift && isTypedWithShift(key));
    const modFits = (event.ctrlKey || event.metaKey) === wantsMod && event.altKey === parts.includes('Alt');
    return keyOf(event).toLowerCase() === key.toLowerCase() && modFits && shiftFits;
  });
}

/** Returns the key without its modifiers: Alt types other letters on a Mac, and Shift turns a bracket into a brace. */
function keyOf({ key, code, altKey }: Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>): string {
  if (altKey && code.startsWith('Key')) return code.slice(-1);
  if (key === '{' || key === '}') return key === '{' ? '[' : ']';
  return key;
}

/** Returns true for characters such as `+` and `?`, which need Shift on many keyboards, so that Shift is ignored. */
function isTypedWithShift(key: string): boolean {
  return key.length === 1 && !/[a-z0-9]/i.test(key);
}
