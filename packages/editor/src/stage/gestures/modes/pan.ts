import type { ModeDefinition } from '../mode-definition.ts';
import { IDLE } from '../pointer-mode.ts';

/** Moves the stage with the pointer. */
export const pan: ModeDefinition<'pan'> = {
  move: ({ last }, { at }) => ({
    mode: { kind: 'pan', last: at },
    actions: [{ kind: 'pan', by: { x: at.x - last.x, y: at.y - last.y } }],
  }),
  release: () => ({ mode: IDLE }),
  cancel: () => ({ mode: IDLE }),
};
