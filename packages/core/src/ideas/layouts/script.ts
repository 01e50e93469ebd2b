import { frontBox } from '../front-box.ts';
import { figure, rule } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { drawingOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { isFlowing } from '../type-manners.ts';
import { band, inkFor, quietEnd, scrimUnder } from './ends-of-front.ts';

/** Romance: a flowing title, everything else small, spaced and still. */
export const script: Layout = { focus: { x: 0.5, y: 0.52 }, wordsOnPicture: true, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const flows = isFlowing(look.title);
  const { title, author, line } = setFrontWords(stage, {
    title: {
      width: 1,
      height: 0.32,
      size: flows ? 0.24 : 0.15,
      lines: flows ? 3 : 4,
      voice: flows ? look.title : { ...look.title, case: 'none', italic: true, letterSpacing: 0 },
    },
    author: { width: 0.84, height: 0.04, size: 0.027, lines: 1 },
    line: { width: 0.8, height: 0.06, size: 0.028, lines: 2 },
  });
  const gap = board.height * 0.03;
  const blockHeight = title.height + (line ? gap + line.height : 0);
  const atTop = quietEnd(stage, blockHeight + margin) === 'top';
  const authorTop = board.height - margin - author.height;
  const ruleTop = authorTop - board.height * 0.024;
  const top = atTop ? margin * 1.25 : ruleTop - board.height * 0.04 - blockHeight;
  const titleArea = band(stage, top, atTop ? blockHeight : board.height - margin - top);
  const footArea = band(stage, ruleTop, board.height - margin - ruleTop);
  const head = inkFor(stage, titleArea, footArea);
  const ground = hex(look.palette.ground);
  const sides = { left: margin * 0.7, right: margin * 0.7 };
  const ruleWidth = measure * 0.16;
  const rest = { x: margin, y: top + blockHeight, width: measure, height: ruleTop - top - blockHeight };
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...scrimUnder(stage, atTop ? 'top' : 'bottom', titleArea, head, 0.15),
      ...(atTop ? scrimUnder(stage, 'bottom', footArea, head, 0.15) : []),
      ...(stage.hasPicture ? [] : figure(stage, rest, drawingOn(ground, look.palette), board.width * 0.46)),
      rule(
        'rule',
        { x: (board.width - ruleWidth) / 2, y: ruleTop, width: ruleWidth, height: Math.max(4, board.height * 0.0016) },
        drawingOn(stage.hasPicture ? head.scrim : ground, look.palette),
      ),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: head.ink }),
      frontBox('Title', title, { top, ...sides }, { colour: head.ink }),
      ...(line ? [frontBox('Subtitle', line, { top: top + title.height + gap, ...sides }, { colour: head.ink })] : []),
    ],
  };
}
