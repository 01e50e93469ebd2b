import type { EditorState } from '../session/editor-state.ts';
import type { KeptCover } from './kept-cover.ts';

/** What the journal keeps of an editor. */
export function keptOfState(state: EditorState, coverId: string): Omit<KeptCover, 'revision'> {
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
