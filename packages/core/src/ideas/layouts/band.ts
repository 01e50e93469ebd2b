import { frontBox } from '../front-box.ts';
import { block, figure } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { accentOn, drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { band, inkFor, scrimUnder } from './ends-of-front.ts';

/** A series look: the title on a band of colour across the picture, the author above, the small line below. */
export const bandLayout: Layout = { focus: { x: 0.5, y: 0.3 }, wordsOnPicture: false, hidesPicture: true, compose };

/** The middle of the band, as a share of the front's height. */
const MIDDLE = 0.64;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const accent = hex(look.palette.accent);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.32, size: 0.22, lines: 4 },
    author: { width: 0.9, height: 0.045, size: 0.04, lines: 1 },
    line: { width: 0.86, height: 0.05, size: 0.023, lines: 2 },
  });
  const pad = board.height * 0.038;
  const height = title.height + 2 * pad;
  const top = board.height * MIDDLE - height / 2;
  const edge = board.height * 0.005;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const authorArea = band(stage, margin, author.height);
  const lineTop = board.height - margin - (line?.height ?? 0);
  const lineArea = band(stage, lineTop, line?.height ?? 0);
  // Without a picture the band lies on the accent, and a drawing stands above it.
  const onAccent = { ink: inkOn(accent, look.palette), scrim: accent };
  const head = stage.hasPicture ? inkFor(stage, authorArea, ...(line ? [lineArea] : [])) : onAccent;
  const above = { x: margin, y: margin + author.height, width: measure, height: top - margin - author.height };
  return {
    plain: stage.hasPicture ? null : accent,
    shapes: [
      ...scrimUnder(stage, 'top', authorArea, head, 0.25),
      ...(line ? scrimUnder(stage, 'bottom', lineArea, head, 0.25) : []),
      ...(stage.hasPicture ? [] : figure(stage, above, drawingOn(accent, look.palette))),
      block(stage, 'band', { top, bottom: top + height }, ground),
      block(stage, 'band-upper-edge', { top: top - edge * 2.4, bottom: top - edge * 1.4 }, stage.hasPicture ? accent : ground, 3),
      block(
        stage,
        'band-lower-edge',
        { top: top + height + edge * 1.4, bottom: top + height + edge * 2.4 },
        stage.hasPicture ? accent : ground,
        3,
      ),
    ],
    textBoxes: [
      frontBox('Author', author, { top: margin, ...sides }, { colour: head.ink }),
      frontBox(
        'Title',
        title,
        { top: top + pad, ...sides },
        { colour: stage.hasPicture ? inkOn(ground, look.palette) : accentOn(ground, look.palette) },
      ),
      ...(line ? [frontBox('Subtitle', line, { top: lineTop, ...sides }, { colour: head.ink })] : []),
    ],
  };
}
