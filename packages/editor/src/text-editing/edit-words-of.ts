import type { Design } from '@coverwright/core/design/design.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import type { EditorStore } from '../session/create-editor-store.ts';

const BLURB = 'blurb';
const BLURB_FIELD = '[role="textbox"][aria-label="Blurb"]';
/** Maximum wait for the blurb's field, which loads when its drawer first opens. Milliseconds. */
const PATIENCE = 4000;

/** Returns true if an element has text that `editWordsOf` can edit. */
export function hasEditableWords(design: Design, id: string): boolean {
  return id === BLURB || (wordsTarget(design, id) !== null && !isLocked(design, id));
}

/**
 * Starts editing the text of an element. Text boxes and spine texts are edited in place. If the spine follows the front, the front's text
 * is edited instead. The blurb is rich text: its field in the drawer gets the focus.
 */
export function editWordsOf(store: EditorStore, id: string): void {
  const { history, startEditing, openTab, select } = store.getState();
  if (id === BLURB) {
    select(BLURB, true);
    openTab('BACK_COVER');
    focusWhenThere(BLURB_FIELD, performance.now() + PATIENCE);
    return;
  }
  const target = wordsTarget(history.present, id);
  if (target !== null) startEditing(target);
}

/** Returns the text box with the text of an element; null for an element without a text of its own. */
function wordsTarget({ frontBoard, spine }: Design, id: string): string | null {
  if (frontBoard.textBoxes.some(({ designMode }) => designMode.uniqueId === id)) return id;
  const box = spine.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  if (!box || !spine.replicateFrontTextOnSpine) return box ? id : null;
  const name = box.panelName === 'SpineAuthor' ? 'Author' : 'Title';
  return frontBoard.textBoxes.find(({ panelName }) => panelName === name)?.designMode.uniqueId ?? id;
}

function focusWhenThere(selector: string, until: number): void {
  const field = document.querySelector<HTMLElement>(selector);
  if (field) field.focus();
  else if (performance.now() < until) requestAnimationFrame(() => focusWhenThere(selector, until));
}
