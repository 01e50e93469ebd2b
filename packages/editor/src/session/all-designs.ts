import type { Designs } from '@coverwright/core/design/item.ts';
import type { EditorState } from './editor-state.ts';

/** Returns the current design of every format of the title, for saving, the journal and exports. */
export function allDesigns({ history, otherDesigns }: Pick<EditorState, 'history' | 'otherDesigns'>): Designs {
  return { ...otherDesigns, [history.present.format]: history.present };
}
