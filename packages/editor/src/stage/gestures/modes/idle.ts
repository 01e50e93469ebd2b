import type { ModeDefinition } from '../mode-definition.ts';
import { IDLE } from '../pointer-mode.ts';

export const idle: ModeDefinition<'idle'> = {
  move: () => ({ mode: IDLE }),
  release: () => ({ mode: IDLE }),
  cancel: () => ({ mode: IDLE }),
};
