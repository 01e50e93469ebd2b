import type { EditorState } from './editor-state.ts';

/** Returns the selection as the store holds it: the list of ids, and the only id if there is just one. */
export function selectionOf(ids: readonly string[]): Pick<EditorState, 'selectedIds' | 'selectedId'> {
  const [sole] = ids;
  return { selectedIds: ids, selectedId: ids.length === 1 && sole !== undefined ? sole : null };
}

/** Returns the selection with the id added or, if it was there, removed. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
