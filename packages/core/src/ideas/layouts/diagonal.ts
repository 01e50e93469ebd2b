import { frontBox } from '../front-box.ts';
import { figure, solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { band, inkFor, scrimUnder } from './ends-of-front.ts';

/** Action, noir, young adult: the title climbs across the cover on a slanted slab of the accent. */
export const diagonal: Layout = { focus: { x: 0.5, y: 0.32 }, wordsOnPicture: false, hidesPicture: true, compose };

/** Degrees that the title climbs. */
const CLIMB = 8;
const TURN = (CLIMB * Math.PI) / 180;

function compose(stage: LayoutStage): LaidFront {
  const { board, across, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const accent = hex(look.palette.accent);
  // A turned line rises, so it keeps further from the edges than a straight one.
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 0.88, height: 0.3, size: 0.22, lines: 4 },
    author: { width: 0.9, height: 0.05, size: 0.048, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.023, lines: 2 },
  });
  const rise = Math.tan(TURN) * across.width;
  const thickness = title.height / Math.cos(TURN) + board.height * 0.07;
  const authorTop = board.height - margin - author.height;
  // The slab's lower left corner stays clear of the author.
  const reach = thickness / 2 + (Math.tan(TURN) * board.width) / 2;
  const middle = Math.min(board.height * 0.66, authorTop - board.height * 0.03 - reach);
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const authorArea = band(stage, authorTop, author.height);
  const lineArea = band(stage, margin, line?.height ?? 0);
  const head = inkFor(stage, authorArea, ...(line ? [lineArea] : []));
  // The slab runs on over the outer edge, and has the title's height at the middle of the board.
  const slabTop = middle - thickness / 2 - Math.tan(TURN) * (across.x + across.width - board.width / 2);
  const above = { x: margin, y: margin + (line?.height ?? 0), width: measure, height: middle - reach - margin - (line?.height ?? 0) };
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...scrimUnder(stage, 'bottom', authorArea, head, 0.45),
      ...(line ? scrimUnder(stage, 'top', lineArea, head, 0.3) : []),
      ...(stage.hasPicture ? [] : figure(stage, above, drawingOn(ground, look.palette))),
      solidShape('slab', 'slant', accent, {
        x: across.x,
        y: slabTop,
        width: across.width,
        height: thickness + rise,
        z: 6,
        parameters: { angle: CLIMB },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: head.ink }),
      frontBox('Title', title, { top: middle - title.height / 2, ...sides, rotation: -CLIMB }, { colour: inkOn(accent, look.palette) }),
      ...(line ? [frontBox('Subtitle', line, { top: margin, ...sides }, { colour: head.ink })] : []),
    ],
  };
}
