import type { EditorState } from './editor-state.ts';

/** Returns what is selected, in the one form that the store holds: the list, and its only element where it has just one. */
export function selectionOf(ids: readonly string[]): Pick<EditorState, 'selectedIds' | 'selectedId'> {
  const [sole] = ids;
  return { selectedIds: ids, selectedId: ids.length === 1 && sole !== undefined ? sole : null };
}

/** In when it was out, out when it was in. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
