import type { Designs } from '@coverwright/core/design/item.ts';
import type { EditorState } from './editor-state.ts';

/** Every format of the title as it is now: what is saved, kept in the journal and asked for as a file. */
export function allDesigns({ history, otherDesigns }: Pick<EditorState, 'history' | 'otherDesigns'>): Designs {
  return { ...otherDesigns, [history.present.format]: history.present };
}
