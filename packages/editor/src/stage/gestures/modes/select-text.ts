import { toScene } from '../../camera.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import { IDLE } from '../pointer-mode.ts';

/** Moves the caret with the pointer through the edited text. */
export const selectText: ModeDefinition<'select-text'> = {
  move: (mode, { at }, { camera }) => ({ mode, actions: [{ kind: 'drag-caret', at: toScene(camera, at) }] }),
  release: () => ({ mode: IDLE }),
  cancel: () => ({ mode: IDLE }),
};
