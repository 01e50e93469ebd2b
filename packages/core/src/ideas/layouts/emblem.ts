import { frontBox } from '../front-box.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { MEDALLIONS } from './medallions.ts';

/** Type and one large medallion on plain colour: no picture at all. */
export const emblem: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, compose };

/** The emblem's share of the room that is left; the rest is white space. */
const SHARE_OF_ROOM = 0.86;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const ink = inkOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.4, size: 0.26, lines: 5 },
    author: { width: 0.86, height: 0.035, size: 0.03, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.023, lines: 2 },
  });
  const gap = board.height * 0.028;
  const top = margin * 1.2;
  const wordsEnd = top + title.height + (line ? gap + line.height : 0);
  const authorTop = board.height - margin - author.height;
  const room = { x: margin * 0.5, y: wordsEnd, width: measure + margin, height: authorTop - wordsEnd };
  const drawing = drawingOn(ground, look.palette);
  const shapes = MEDALLIONS[look.medallion](stage, {
    middle: { x: room.x + room.width / 2, y: room.y + room.height / 2 },
    diameter: Math.min(room.width, room.height) * SHARE_OF_ROOM,
    ground,
    drawing,
    inside: drawingOn(drawing, look.palette),
  });
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  return {
    plain: ground,
    shapes,
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: ink }),
      frontBox('Title', title, { top, ...sides }, { colour: ink }),
      ...(line ? [frontBox('Subtitle', line, { top: top + title.height + gap, ...sides }, { colour: ink })] : []),
    ],
  };
}
