import type { BoardId } from '../geometry/boards.ts';
import { authorBio } from './blocks/author-bio.ts';
import { priceLine } from './blocks/price-line.ts';
import { publisherLogo } from './blocks/publisher-logo.ts';
import { reviewQuotes } from './blocks/review-quotes.ts';
import { summary } from './blocks/summary.ts';
import { BLOCK_IDS, type Block, type BlockId } from './block.ts';

export const BLOCKS = {
  'author-bio': authorBio,
  'review-quotes': reviewQuotes,
  'publisher-logo': publisherLogo,
  'price-line': priceLine,
  summary,
} as const satisfies Record<BlockId, Block>;

/** The blocks that a board offers, in the order of their buttons. */
export function blocksOf(board: BoardId): readonly BlockId[] {
  return BLOCK_IDS.filter((id) => (BLOCKS[id].boards as readonly BoardId[]).includes(board));
}
