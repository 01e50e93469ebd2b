import { MAX_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Lettering } from '@coverwright/core/design/lettering.ts';
import { faceUses } from '@coverwright/core/elements/text-box/face-uses.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import { textBoard } from '@coverwright/core/elements/text-box/text-board.ts';
import { releaseLettering } from '@coverwright/core/lettering/release-lettering.ts';
import { loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { FONT_SOURCES } from '../../fonts/font-sources.ts';
import { createPageTranslator } from '../../messages/create-page-translator.ts';
import type { MountedEditor } from '../../session/editor-context.ts';
import { nameStep } from '../../steps/name-step.ts';
import { fittingSize } from './fitting-size.ts';
import { textFormattingMessages } from './messages.ts';
import { findBox } from './set-font.ts';

const t = createPageTranslator(textFormattingMessages);

/** Sets a text as a lock-up, once the fonts of its small words are there. @param step the name of the change in the history */
export async function setLettering(
  { store, resources: { engine } }: MountedEditor,
  id: string,
  lettering: Lettering,
  step: string,
): Promise<void> {
  const box = findBox(store, id);
  if (!box) return;
  try {
    const { userFonts } = store.getState().history.present;
    await loadFonts(engine, { uses: faceUses({ ...box.text, lettering }), userFonts }, FONT_SOURCES);
  } catch {
    return store.getState().notify({ tone: 'error', text: t('fontNotLoaded') });
  }
  // The text may have been removed while its fonts were loading.
  if (findBox(store, id)) store.getState().run({ name: 'edit-text-box', id, changes: { text: { lettering } } }, step);
}

/** Ends a lock-up and keeps its lines as they look, to be set by hand from then on. */
export function releaseToLines({ store, resources: { engine } }: MountedEditor, id: string): void {
  const box = findBox(store, id);
  const { history, run } = store.getState();
  const board = box && textBoard(box, geometryOf(history.present));
  const released = board && releaseLettering(box.text, placeTextBox(box, board).textArea, engine);
  if (released) run({ name: 'edit-text-box', id, changes: { text: released } }, nameStep('releaseToLines'));
}

/** Sets the text of a lock-up in a single size again, as large as its box allows. */
export function turnOffLettering({ store, resources: { engine } }: MountedEditor, id: string): void {
  const box = findBox(store, id);
  const { history, run } = store.getState();
  const board = box && textBoard(box, geometryOf(history.present));
  if (!board) return;
  const fontSize = fittingSize(box, board, Math.min(MAX_FONT_SIZE, board.height), engine);
  run({ name: 'edit-text-box', id, changes: { text: { lettering: null, fontSize } } }, nameStep('turnOffLettering'));
}
