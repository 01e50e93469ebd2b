import { copyCommands } from '@coverwright/core/commands/copy-elements.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { ancestorsOf, parentOf } from '@coverwright/core/elements/group/element-tree.ts';
import { type PlacedElement, placedElement, placedElements } from '@coverwright/core/elements/placed-elements.ts';
import { namesOf } from '../stage/element-name.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import { selectedElements } from '../session/selected-elements.ts';
import type { Action } from './action.ts';
import { removeSelected } from './element-actions.ts';
import { nameStep } from '../steps/name-step.ts';

/** Offset of a copy from its original, in print pixels. */
const ASIDE = 60;

export const duplicateSelected: Action = {
  id: 'duplicate',
  label: 'duplicate',
  group: 'Elements',
  shortcuts: ['Mod+d'],
  isEnabled: ({ store }) => selectedElements(store.getState()).length > 0,
  run: ({ store }) => addCopies(store, withMembers(store.getState().history.present, selectedElements(store.getState())), 'duplicate'),
};

export const copySelected: Action = {
  id: 'copy',
  label: 'copy',
  group: 'Elements',
  shortcuts: ['Mod+c'],
  isEnabled: ({ store }) => selectedElements(store.getState()).length > 0,
  run: (editor) => claimClipboard(copySelection(editor)),
};

/**
 * Copies the selection within the editor.
 * @returns a text for the browser's clipboard that replaces an older picture there: a picture that is found when pasting was copied later
 */
export function copySelection({ store }: MountedEditor): string {
  const { copy, history } = store.getState();
  const elements = selectedElements(store.getState());
  copy(withMembers(history.present, elements));
  return namesOf(
    history.present,
    elements.map(({ id }) => id),
  );
}

/**
 * Fills the clipboard from a menu. A keyboard shortcut needs the browser's own copy event instead, which fills it at once, so that pasting
 * right after it finds the copy.
 */
function claimClipboard(words: string): void {
  // The clipboard is missing on insecure connections, and forbidden without a user gesture.
  if (typeof window !== 'undefined' && window.isSecureContext) navigator.clipboard.writeText(words).catch(() => {});
}

export const cutSelected: Action = {
  id: 'cut',
  label: 'cut',
  group: 'Elements',
  shortcuts: ['Mod+x'],
  isEnabled: copySelected.isEnabled,
  run: (editor) => {
    copySelected.run(editor);
    removeSelected.run(editor);
  },
};

export const pasteElements: Action = {
  id: 'paste',
  label: 'paste',
  group: 'Elements',
  shortcuts: ['Mod+v'],
  isEnabled: ({ store }) => store.getState().clipboard.length > 0,
  run: ({ store }) => addCopies(store, store.getState().clipboard, 'paste'),
};

/** Returns the elements with all members of their groups, members first. */
function withMembers(design: Design, elements: readonly PlacedElement[]): readonly PlacedElement[] {
  const chosen = new Set(elements.map(({ id }) => id));
  return placedElements(design).filter(({ id }) => chosen.has(id) || ancestorsOf(design, id).some((ancestor) => chosen.has(ancestor)));
}

/** Adds the copies and selects them. If the cover has no room for all of them, it adds none. */
function addCopies(store: EditorStore, elements: readonly PlacedElement[], verb: 'duplicate' | 'paste'): void {
  const { run, selectMany, history } = store.getState();
  const isThere = elements.some(({ id }) => placedElement(history.present, id) !== null);
  // A pasted element that was cut returns to its place; a copy is moved aside, or it would hide the original.
  const copies = copyCommands(elements, isThere ? ASIDE : 0, () => crypto.randomUUID());
  const label =
    elements.length === 1
      ? nameStep(verb)
      : nameStep(verb === 'duplicate' ? 'duplicateSeveral' : 'pasteSeveral', { count: elements.length });
  const added = run({ name: 'together', commands: copies.map(({ command }) => command) }, label);
  const { present } = store.getState().history;
  if (added) selectMany(copies.map(({ id }) => id).filter((id) => parentOf(present, id) === null));
}
