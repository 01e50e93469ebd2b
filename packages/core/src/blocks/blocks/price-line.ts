import type { Block, BlockStage, ComposedBlock } from '../block.ts';
import { blockText } from '../block-text.ts';
import { SAMPLE_PRICE } from '../sample-words.ts';
import { namePart } from '../../elements/name-part.ts';

/** The book's category and price in one line, above the barcode or across the top of a front flap. */
export const priceLine: Block = {
  boards: ['back', 'frontFlap'],
  prefers: 'over-barcode',
  prefersOnFlap: 'top',
  compose,
};

/** The width in ems, about that of the barcode's box. */
const WIDTH = 16;
const SMALL = 0.85;
const PRICE_SHARE = 0.42;

function compose(stage: BlockStage): ComposedBlock {
  const small = { ...stage, size: stage.size * SMALL };
  const width = stage.board === 'back' ? Math.min(stage.width, stage.size * WIDTH) : stage.width;
  const category = blockText(small, [{ runs: [{ text: stage.design.metadata.genre?.name ?? 'Fiction' }] }]);
  const price = blockText(small, [{ runs: [{ text: priceOf(stage) }] }], 'right');
  const priceWidth = width * PRICE_SHARE;
  const height = Math.max(stage.heightOf(category, width - priceWidth), stage.heightOf(price, priceWidth));
  return {
    size: { width, height },
    parts: [
      { name: namePart('category'), text: category, rect: { x: 0, y: 0, width: width - priceWidth, height } },
      { name: namePart('price'), text: price, rect: { x: width - priceWidth, y: 0, width: priceWidth, height } },
    ],
  };
}

/** Returns the price as text. An EAN-5 that begins with 5 gives a price in US dollars and cents; 90000 means that no price is given. */
function priceOf({ design: { back } }: BlockStage): string {
  const cents = /^5(\d{2})(\d{2})$/.exec(back.barcode.addOn ?? '');
  return cents ? `US $${Number(cents[1])}.${cents[2]}` : SAMPLE_PRICE;
}
