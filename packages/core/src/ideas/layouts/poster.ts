import { frontBox } from '../front-box.ts';
import { figure, solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { accentOn, drawingOn, inkOn } from '../readable-palette.ts';
import { LONG_AUTHOR, setFrontWords } from '../set-front-words.ts';

/** Western, rom-com, non-fiction: a printed poster. Type stacked between heavy rules on plain colour, a drawing for a crest. */
export const poster: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, compose };

const CREST = 0.17;
/** A short title leaves room, and the drawing takes it. */
const LARGEST_CREST = 0.36;
/** Above and below the words together. */
const AIR = 0.16;
const GAP = 0.034;
const BAR = 0.016;
const AUTHOR = 0.055;
const LINE = 0.06;

/** Share of the height that crest, rules, author, small line and the gaps between them leave. */
function roomForTitle({ board, margin, author, subtitle }: LayoutStage): number {
  const others = CREST + 2 * BAR + (author.length > LONG_AUTHOR ? 2.4 : 1) * AUTHOR + (subtitle === null ? 0 : LINE + GAP) + 4 * GAP;
  return Math.max(0.12, 1 - (2 * margin) / board.height - others);
}

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const ink = inkOn(ground, look.palette);
  const accent = accentOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: roomForTitle(stage), size: 0.28, lines: 6 },
    author: { width: 0.96, height: AUTHOR, size: 0.05, lines: 1 },
    line: { width: 0.86, height: LINE, size: 0.026, lines: 2 },
  });
  const gap = board.height * GAP;
  const bar = { x: margin, width: measure, height: board.height * BAR, z: 15, parameters: { thickness: board.height * 0.009 } };
  const authorTop = board.height - margin - author.height;
  const lowerRule = authorTop - gap - bar.height;
  const words = title.height + (line ? gap + line.height : 0);
  const empty = lowerRule - margin - bar.height - words - board.height * (CREST + AIR);
  const crest = board.height * Math.min(LARGEST_CREST, CREST + Math.max(0, empty) / board.height);
  const upperRule = margin + crest;
  const titleTop = upperRule + bar.height + (lowerRule - upperRule - bar.height - words) / 2;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  return {
    plain: ground,
    shapes: [
      ...figure(stage, { x: margin, y: margin * 0.75, width: measure, height: crest }, drawingOn(ground, look.palette)),
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
