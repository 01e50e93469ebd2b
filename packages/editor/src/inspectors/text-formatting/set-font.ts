import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { textBoard } from '@coverwright/core/elements/text-box/text-board.ts';
import { MAX_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import { loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { FONT_SOURCES } from '../../fonts/font-sources.ts';
import type { MountedEditor } from '../../session/editor-context.ts';
import { fittingSize, sizeInNewFont } from './fitting-size.ts';
import { nameStep } from '../../steps/name-step.ts';
import { textFormattingMessages } from './messages.ts';
import { createPageTranslator } from '../../messages/create-page-translator.ts';

const t = createPageTranslator(textFormattingMessages);

/**
 * The latest choice for each box. If several fonts are loading for one box, the one that was chosen last counts, not the one that loads
 * last.
 */
const newest = new WeakMap<MountedEditor['store'], Map<string, string>>();

/** Sets a text box in another font, in a smaller size if a word would break or a line be added. @param gesture as in the store's `run` */
export function setFont(editor: MountedEditor, id: string, font: string, gesture: string): Promise<void> {
  return setFonts(editor, [id], font, gesture);
}

/** Sets several text boxes in another font as one change. */
export async function setFonts(
  { store, resources: { engine } }: MountedEditor,
  ids: readonly string[],
  font: string,
  gesture: string,
): Promise<void> {
  const choices = newest.get(store) ?? new Map<string, string>();
  newest.set(store, choices);
  for (const id of ids) choices.set(id, gesture);
  const uses = ids.flatMap((id) => {
    const { bold, italic, text } = findBox(store, id)?.text ?? { bold: false, italic: false, text: '' };
    return { family: font, bold, italic, text };
  });
  try {
    const { userFonts } = store.getState().history.present;
    await loadFonts(engine, { uses, userFonts }, FONT_SOURCES);
  } catch {
    return store.getState().notify({ tone: 'error', text: t('fontNotLoaded') });
  }
  const { history, run } = store.getState();
  const commands = ids.flatMap((id) => {
    const box = findBox(store, id);
    const board = box && textBoard(box, geometryOf(history.present));
    if (!board || choices.get(id) !== gesture) return [];
    const fontSize = sizeInNewFont(box, font, board, engine);
    return { name: 'edit-text-box', id, changes: { text: { font, fontSize } } } as const;
  });
  if (commands.length > 0) run({ name: 'together', commands }, nameStep('font', { font }), gesture);
}

/** Sets a text in the largest size that fits its box. */
export function fitWords({ store, resources: { engine } }: MountedEditor, id: string): void {
  const box = findBox(store, id);
  const { history, run } = store.getState();
  const board = box && textBoard(box, geometryOf(history.present));
  if (!board) return;
  const fontSize = fittingSize(box, board, Math.min(MAX_FONT_SIZE, board.height), engine);
  run({ name: 'edit-text-box', id, changes: { text: { fontSize } } }, nameStep('fitText'));
}

export function findBox(store: MountedEditor['store'], id: string) {
  return store.getState().history.present.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
}
