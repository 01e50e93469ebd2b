import { addBlock, facesOfBlock } from '@coverwright/core/blocks/add-block.ts';
import type { BlockId } from '@coverwright/core/blocks/block.ts';
import { blockMessages } from '@coverwright/core/blocks/messages.ts';
import type { BoardId } from '@coverwright/core/geometry/boards.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { FONT_SOURCES } from '../../fonts/font-sources.ts';
import type { MountedEditor } from '../../session/editor-context.ts';
import { isReadOnly } from '../../session/is-read-only.ts';
import { runAfterGesture } from '../../stage/gestures/run-after-gesture.ts';
import { nameStep } from '../../steps/name-step.ts';
import { createPageTranslator } from '../../messages/create-page-translator.ts';
import { backCoverMessages } from './messages.ts';

const t = createPageTranslator(backCoverMessages);
const nameBlock = createPageTranslator(blockMessages);

/** Adds a ready-made block to the back or a flap as one step, and selects it. Its fonts load first, because its text is measured. */
export async function layBlock(editor: MountedEditor, block: BlockId, board: BoardId): Promise<void> {
  const { store, resources, gestures } = editor;
  const { history, notify } = store.getState();
  const { engine } = resources;
  const uses = [...textsOfDesign(history.present), ...facesOfBlock(history.present, block, board)];
  try {
    await loadFonts(engine, { uses, userFonts: history.present.userFonts }, FONT_SOURCES);
  } catch {
    return notify({ tone: 'error', text: t('blockFontNotLoaded') });
  }
  runAfterGesture(gestures, () => {
    const state = store.getState();
    if (isReadOnly(state)) return;
    const added = addBlock(state.history.present, { block, board, newId: () => crypto.randomUUID() }, engine);
    if (!added.ok) return state.notify({ tone: 'error', text: added.fault.message });
    if (state.run(added.value.command, nameStep('addBlock', { name: nameBlock(block).toLowerCase() }))) state.select(added.value.id, true);
  });
}
