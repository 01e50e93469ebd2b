import { type PictureFill, pictureFillSchema } from '../../design/fill.ts';
import type { DesignImage } from '../../design/design-image.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { type Size, centreOf } from '../../geometry/shapes.ts';
import { findPreset } from '../filtered-pixels.ts';
import { frontBox } from '../front-box.ts';
import { figure } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { accentOn, drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Historical, literary, fantasy: the picture in an arched window on a front of the book's own colour; one shape with its line around it. */
export const windowLayout: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, compose };

/** Width of the window, in its heights. */
const WIDEST = 0.92;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const ground = hex(look.palette.ground);
  const accent = hex(look.palette.accent);
  const ink = inkOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.27, size: 0.2, lines: 4 },
    author: { width: 0.8, height: 0.035, size: 0.026, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.023, lines: 2 },
  });
  const gap = board.height * 0.029;
  const words = title.height + (line ? gap + line.height : 0) + gap * 1.7 + author.height;
  const top = margin * 1.1;
  const openingHeight = board.height - margin - words - gap * 2.4 - top;
  // On a wide board a window as wide as on a high one would look like a tunnel.
  const opening = { width: Math.min(board.width * 0.7, openingHeight * WIDEST), top };
  const rim = Math.max(8, board.width * 0.006);
  const titleTop = opening.top + openingHeight + gap * 2.4;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const left = (board.width - opening.width) / 2;
  const pane = { x: left, y: opening.top, width: opening.width, height: openingHeight };
  return {
    plain: ground,
    shapes: [
      coverShapeSchema.parse({
        uniqueObjectId: 'pane',
        type: 'arch',
        ...pane,
        z: 2,
        box: { fill: stage.picture ? seenThrough(stage, stage.picture, pane) : { kind: 'solid', colour: accent } },
        line: { colour: drawingOn(ground, look.palette), width: rim, place: 'outside', distance: rim * 2 },
      }),
      ...(stage.picture ? [] : figure(stage, pane, inkOn(accent, look.palette))),
    ],
    textBoxes: [
      frontBox('Author', author, { top: board.height - margin - author.height, ...sides }, { colour: ink }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink }),
      ...(line
        ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: accentOn(ground, look.palette) })]
        : []),
    ],
  };
}

/** The picture cut for the window, in the look's filter. */
function seenThrough(stage: LayoutStage, image: DesignImage, pane: Size): PictureFill {
  const laid = stage.cut(pane, windowLayout.focus);
  const middle = laid ? centreOf({ x: -laid.x, y: -laid.y, width: pane.width, height: pane.height }) : null;
  const filter = findPreset(stage.look.filter);
  if (!laid || !middle) return pictureFillSchema.parse({ kind: 'picture', image, filter });
  const least = Math.max(pane.width / image.width, pane.height / image.height);
  return pictureFillSchema.parse({
    kind: 'picture',
    image,
    focus: { x: middle.x / laid.width, y: middle.y / laid.height },
    zoom: Math.max(1, laid.width / image.width / least),
    filter,
  });
}
