import { defineMessages } from '../messages/define-messages.ts';
import type { BlockId } from './block.ts';

const BLOCK_NAMES = {
  'author-bio': 'Author bio',
  'review-quotes': 'Review quotes',
  'publisher-logo': 'Publisher logo',
  'price-line': 'Price line',
  summary: 'Summary',
} as const satisfies Record<BlockId, string>;

/** The names of the blocks, for their buttons and their groups. */
export const blockMessages = defineMessages('blocks', {
  ...BLOCK_NAMES,
  noRoom: 'The {board} has no free room for {block}; shorten the blurb or remove something there.',
});
