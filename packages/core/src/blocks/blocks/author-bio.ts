import { withAlpha } from '../../design/colour.ts';
import type { Block, BlockStage, ComposedBlock } from '../block.ts';
import { blockText, heading } from '../block-text.ts';
import { PHOTO_NAME, SAMPLE_BIO, WAITING } from '../sample-words.ts';
import { namePart } from '../../elements/name-part.ts';

/** The author's biography. Its text is beside the photo on the back, and below it on a flap, which is narrow. */
export const authorBio: Block = {
  boards: ['back', 'frontFlap', 'backFlap'],
  prefers: 'bottom',
  prefersOnFlap: 'top',
  compose,
};

/** Diameter of the photo in ems, and air between it and the words. */
const PHOTO = 8;
const PHOTO_ON_FLAP = 11;
const GAP = 1.4;
/** The largest line width in ems that is comfortable to read. */
const WIDEST = 44;

function compose(stage: BlockStage): ComposedBlock {
  const { size, colour, board } = stage;
  const isFlap = board !== 'back';
  const diameter = size * (isFlap ? PHOTO_ON_FLAP : PHOTO);
  const gap = size * GAP;
  const text = blockText(stage, [heading(stage, 'About the author'), { runs: [{ text: SAMPLE_BIO }] }]);
  const width = Math.min(stage.width, size * WIDEST);
  const measure = isFlap ? width : width - diameter - gap;
  const height = stage.heightOf(text, measure);
  const whole = isFlap ? diameter + gap + height : Math.max(diameter, height);
  return {
    size: { width, height: whole },
    parts: [
      {
        name: PHOTO_NAME,
        type: 'ellipse',
        rect: { x: 0, y: isFlap ? 0 : (whole - diameter) / 2, width: diameter, height: diameter },
        look: { box: { fill: { kind: 'solid', colour: withAlpha(colour, WAITING) }, cornerRadius: 0 }, line: null },
      },
      {
        name: namePart('aboutTheAuthor'),
        text,
        rect: isFlap
          ? { x: 0, y: diameter + gap, width: measure, height }
          : { x: diameter + gap, y: (whole - height) / 2, width: measure, height },
      },
    ],
  };
}
