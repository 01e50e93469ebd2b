import { defineMessages } from '../messages/define-messages.ts';
import type { BoardId } from './boards.ts';

const BOARDS = {
  front: 'Front cover',
  spine: 'Spine',
  back: 'Back cover',
  frontFlap: 'Front flap',
  backFlap: 'Back flap',
} as const satisfies Record<BoardId, string>;

/** The names of the boards. */
export const boardMessages = defineMessages('boards', BOARDS);
