import { ancestorsOf } from '@coverwright/core/elements/group/element-tree.ts';
import { type PlacedElement, placedElement } from '@coverwright/core/elements/placed-elements.ts';
import { type ElementBox, elementBox } from '@coverwright/core/interaction/element-box.ts';
import { elementName } from '../stage/element-name.ts';
import type { EditorStore } from './create-editor-store.ts';
import type { EditorState } from './editor-state.ts';
import { sessionMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(sessionMessages);

/** Returns the selected text boxes, shapes, picture objects and groups, without boards, blurb, spine texts and the cover picture. */
export function selectedElements({ selectedIds, history }: Pick<EditorState, 'selectedIds' | 'history'>): readonly PlacedElement[] {
  const design = history.present;
  // Members of a selected group are part of the group.
  const outer = selectedIds.filter((id) => !ancestorsOf(design, id).some((ancestor) => selectedIds.includes(ancestor)));
  return outer.flatMap((id) => placedElement(design, id) ?? []);
}

/** Returns the boxes of all selected elements that can be moved, including locked ones. */
export function selectedBoxes({ selectedIds, history }: Pick<EditorState, 'selectedIds' | 'history'>): readonly ElementBox[] {
  return selectedIds.flatMap((id) => elementBox(history.present, id) ?? []);
}

/** Returns the unlocked elements. If none is left, a notice names a locked one and where to unlock it. */
export function withoutLocked<Element extends { readonly id: string }>(
  store: EditorStore,
  elements: readonly Element[],
  isLocked: (element: Element) => boolean,
): readonly Element[] {
  const free = elements.filter((element) => !isLocked(element));
  const [first] = elements;
  if (free.length === 0 && first) {
    const { notify, history } = store.getState();
    const text = elements.length > 1 ? t('severalLocked') : t('oneLocked', { element: elementName(history.present, first.id) });
    notify({ tone: 'info', text });
  }
  return free;
}
