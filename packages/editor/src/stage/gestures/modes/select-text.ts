import { toScene } from '../../camera.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import { IDLE } from '../pointer-mode.ts';

/** The caret follows the pointer through the words that are being written. */
export const selectText: ModeDefinition<'select-text'> = {
  move: (mode, { at }, { camera }) => ({ mode, actions: [{ kind: 'drag-caret', at: toScene(camera, at) }] }),
  release: () => ({ mode: IDLE }),
  cancel: () => ({ mode: IDLE }),
};
