import { withAlpha } from '../../design/colour.ts';
import type { Block, BlockStage, ComposedBlock } from '../block.ts';
import { blockText } from '../block-text.ts';
import { LOGO_NAME, SAMPLE_PUBLISHER, WAITING } from '../sample-words.ts';
import { namePart } from '../../elements/name-part.ts';

/** A round mark, which can be filled with a picture, above the imprint's name. */
export const publisherLogo: Block = { boards: ['back', 'backFlap'], prefers: 'bottom', compose };

/** The diameter of the mark in ems. */
const MARK = 3.6;
const GAP = 0.5;
const WIDTH = 13;
const SMALL = 0.85;

function compose(stage: BlockStage): ComposedBlock {
  const { size, colour } = stage;
  const width = Math.min(stage.width, size * WIDTH);
  const mark = size * MARK;
  const text = blockText({ ...stage, size: size * SMALL }, [{ runs: [{ text: SAMPLE_PUBLISHER }] }], 'center');
  const height = stage.heightOf(text, width);
  return {
    size: { width, height: mark + size * GAP + height },
    parts: [
      {
        name: LOGO_NAME,
        type: 'ellipse',
        rect: { x: (width - mark) / 2, y: 0, width: mark, height: mark },
        look: {
          box: { fill: { kind: 'solid', colour: withAlpha(colour, WAITING) }, cornerRadius: 0 },
          line: { colour, width: 5, dash: 'solid' },
        },
      },
      { name: namePart('imprint'), text, rect: { x: 0, y: mark + size * GAP, width, height } },
    ],
  };
}
