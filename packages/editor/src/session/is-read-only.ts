import type { EditorState, Notice } from './editor-state.ts';
import { sessionMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(sessionMessages);

/** Returns true if the document cannot be changed, because another tab edits it or because it was bought. */
export function isReadOnly({ isHeldElsewhere, bought }: Pick<EditorState, 'isHeldElsewhere' | 'bought'>): boolean {
  return isHeldElsewhere || bought !== null;
}

let notice: Notice | null = null;

/** The notice for an author who tries to change a bought cover. It is always the same object, so that a drag shows it once. */
export function boughtNotice(): Notice {
  notice ??= { tone: 'info', text: t('bought') };
  return notice;
}
