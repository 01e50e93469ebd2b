import type { Block, BlockPart, BlockStage, ComposedBlock } from '../block.ts';
import { blockText } from '../block-text.ts';
import { SAMPLE_QUOTES } from '../sample-words.ts';

export const reviewQuotes: Block = { boards: ['back', 'frontFlap', 'backFlap'], prefers: 'middle', compose };

/** The space between two quotes, in ems. */
const GAP = 0.9;
const WIDEST = 40;

function compose(stage: BlockStage): ComposedBlock {
  const width = Math.min(stage.width, stage.size * WIDEST);
  const parts: BlockPart[] = [];
  let top = 0;
  for (const [index, { words, by }] of SAMPLE_QUOTES.entries()) {
    if (index > 0) top += stage.size * GAP;
    const text = blockText(stage, [{ runs: [{ text: words, italic: true }] }, { runs: [{ text: by, size: 0.88, tracking: 40 }] }]);
    const height = stage.heightOf(text, width);
    parts.push({ name: `Quote ${index + 1}`, text, rect: { x: 0, y: top, width, height } });
    top += height;
  }
  return { size: { width, height: top }, parts };
}
