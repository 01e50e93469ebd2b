import type { EditorState, Notice } from './editor-state.ts';

/** Whether the document can be looked at and not changed: another tab works on it, or it was bought and stays as it was printed. */
export function isReadOnly({ isHeldElsewhere, bought }: Pick<EditorState, 'isHeldElsewhere' | 'bought'>): boolean {
  return isHeldElsewhere || bought !== null;
}

/** Told to an author who tries to change a bought cover. One value, so that a drag does not tell it anew at each frame. */
export const BOUGHT_NOTICE: Notice = {
  tone: 'info',
  text: 'You bought this cover, so it can’t change. Press Start a revision or Use as template.',
};
