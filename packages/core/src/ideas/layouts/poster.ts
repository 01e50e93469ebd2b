import { frontBox } from '../front-box.ts';
import { figure, solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { accentOn, inkOn, tone } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Western, rom-com, non-fiction: a printed poster. Type stacked between heavy rules on plain colour, a small drawing for a crest. */
export const poster: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const ink = inkOn(ground, look.palette);
  const accent = accentOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.46, size: 0.28, lines: 6 },
    author: { width: 0.96, height: 0.055, size: 0.05, lines: 1 },
    line: { width: 0.86, height: 0.06, size: 0.026, lines: 2 },
  });
  const gap = board.height * 0.034;
  const bar = { x: margin, width: measure, height: board.height * 0.016, z: 15, parameters: { thickness: board.height * 0.009 } };
  const authorTop = board.height - margin - author.height;
  const lowerRule = authorTop - gap - bar.height;
  const crest = board.height * 0.17;
  const upperRule = margin + crest;
  const words = title.height + (line ? gap + line.height : 0);
  const titleTop = upperRule + bar.height + (lowerRule - upperRule - bar.height - words) / 2;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  return {
    plain: ground,
    shapes: [
      ...figure(stage, { x: margin, y: margin * 0.75, width: measure, height: crest }, tone(ground, hex(look.palette.accent), ink, 1)),
      solidShape('upper-rule', 'double-rule', ink, { ...bar, y: upperRule }),
      solidShape('lower-rule', 'double-rule', ink, { ...bar, y: lowerRule }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: accent }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink }),
      ...(line ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: accent })] : []),
    ],
  };
}
