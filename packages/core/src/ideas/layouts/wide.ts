import type { Voice } from '../../genres/genre.ts';
import { frontBox } from '../front-box.ts';
import { figure, rule } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { drawingOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { isFlowing } from '../type-manners.ts';
import { band, inkFor, quietEnd, scrimUnder, smallInkFor } from './ends-of-front.ts';

/** Science fiction, travel, horror: widely spaced capitals between thin rules over a large picture. */
export const wide: Layout = { focus: { x: 0.5, y: 0.55 }, wordsOnPicture: true, compose };

/** A title with more letters is spaced less, or it would be small. */
const LONG_TITLE = 28;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.38, size: 0.22, lines: 4, voice: spacedVoice(look.title, stage.title) },
    author: { width: 0.86, height: 0.04, size: 0.03, lines: 1 },
    line: { width: 0.8, height: 0.06, size: 0.021, lines: 2 },
  });
  const gap = board.height * 0.03;
  const blockHeight = gap + title.height + gap + (line ? line.height + gap : 0);
  const atTop = quietEnd(stage, blockHeight) === 'top';
  const top = atTop ? margin * 1.1 : board.height - margin * 1.1 - blockHeight;
  const authorTop = atTop ? board.height - margin - author.height : margin;
  const [titleArea, authorArea] = [band(stage, top, blockHeight), band(stage, authorTop, author.height)];
  const loud = inkFor(stage, titleArea, authorArea);
  const ground = hex(look.palette.ground);
  const small = smallInkFor(stage, titleArea, loud);
  const thick = Math.max(4, board.height * 0.0016);
  const sides = { left: margin * 0.7, right: margin * 0.7 };
  const rest = atTop
    ? { x: margin, y: top + blockHeight, width: measure, height: authorTop - top - blockHeight }
    : { x: margin, y: authorTop + author.height, width: measure, height: top - authorTop - author.height };
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...scrimUnder(stage, atTop ? 'top' : 'bottom', titleArea, { ...loud, ink: small }, 0.2),
      ...scrimUnder(stage, atTop ? 'bottom' : 'top', authorArea, loud, 0.2),
      ...(stage.hasPicture ? [] : figure(stage, rest, drawingOn(ground, look.palette), board.width * 0.52)),
      rule('rule-above', { x: margin, y: top, width: measure, height: thick }, small),
      rule('rule-below', { x: margin, y: top + blockHeight - thick, width: measure, height: thick }, small),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: loud.ink }),
      frontBox('Title', title, { top: top + gap, ...sides }, { colour: loud.ink }),
      ...(line ? [frontBox('Subtitle', line, { top: top + gap + title.height + gap, ...sides }, { colour: small })] : []),
    ],
  };
}

function spacedVoice(voice: Voice, title: string): Voice {
  if (isFlowing(voice)) return voice;
  const spacing = [...title].length > LONG_TITLE ? 70 : 180;
  return { ...voice, case: 'uppercase', letterSpacing: Math.min(Math.max(voice.letterSpacing, spacing), spacing + 40) };
}
