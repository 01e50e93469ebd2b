import type { EditorState } from '../session/editor-state.ts';
import type { StoredCover } from './stored-cover.ts';

/** Returns an editor's state in the form that the journal stores. */
export function storedOfState(state: EditorState, coverId: string): Omit<StoredCover, 'revision'> {
  const { history, otherHistories, itemId, isRevision, bought, basedOn, currentChangesSaved, activeTab } = state;
  const { format } = history.present;
  return {
    coverId,
    itemId,
    isRevision,
    bought,
    basedOn,
    currentFormat: format,
    histories: { ...otherHistories, [format]: history },
    saved: currentChangesSaved,
    activeTab,
  };
}
