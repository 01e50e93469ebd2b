import type { TextEffect } from '../../effects/text-effect.ts';
import { frontBox } from '../front-box.ts';
import { figure, solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { isFlowing } from '../type-manners.ts';

/** Children's, rom-com: big round letters at a tilt with a firm outline, the author on a bright ribbon. */
export const playful: Layout = { focus: { x: 0.5, y: 0.66 }, wordsOnPicture: true, compose };

/** Outlines of neighbouring lines must not run together. */
const LEADING = 1.06;
/** The turn of the title, degrees. */
const TILT = -3;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const light = hex(look.palette.light);
  const dark = hex(look.palette.dark);
  const accent = hex(look.palette.accent);
  const { title, author, line } = setFrontWords(stage, {
    title: {
      width: 0.96,
      height: 0.42,
      size: 0.24,
      lines: 6,
      voice: { ...look.title, lineSpacing: Math.max(LEADING, look.title.lineSpacing) },
    },
    author: { width: 0.7, height: 0.04, size: 0.03, lines: 1 },
    line: { width: 0.8, height: 0.06, size: 0.038, lines: 2, voice: { ...look.subtitle, bold: true } },
  });
  // The ends of a turned line rise and fall by this much, Px, and have to stay clear of the edges.
  const rise = Math.tan((Math.abs(TILT) * Math.PI) / 180) * (measure / 2);
  const top = margin * 0.9 + rise;
  const ribbon = { width: author.width + margin * 1.5, height: author.height + board.height * 0.042 };
  const ribbonTop = board.height - margin * 0.9 - ribbon.height;
  const outline: TextEffect = { name: 'outline', style: { colour: dark, width: isFlowing(look.title) ? 60 : 45 } };
  const sides = { left: margin * 0.6, right: margin * 0.6 };
  // The title's outline reaches beyond its letters.
  const lineTop = top + title.height + title.size * 0.05 + board.height * 0.035 + rise * 0.7;
  const wordsEnd = (line ? lineTop + line.height : top + title.height) + rise;
  const rest = { x: margin, y: wordsEnd, width: measure, height: ribbonTop - wordsEnd };
  const ribbonInk = inkOn(accent, look.palette);
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...(stage.hasPicture ? [] : figure(stage, rest, accent, board.width * 0.7)),
      solidShape('ribbon', 'rectangle', accent, {
        x: (board.width - ribbon.width) / 2,
        y: ribbonTop,
        ...ribbon,
        z: 15,
        cornerRadius: ribbon.height / 2,
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: ribbonTop + (ribbon.height - author.height) / 2, ...sides }, { colour: ribbonInk }),
      frontBox('Title', title, { top, ...sides, rotation: TILT }, { colour: light, effect: outline }),
      ...(line
        ? [
            frontBox(
              'Subtitle',
              line,
              { top: lineTop, ...sides, rotation: TILT },
              { colour: light, effect: { name: 'outline', style: { colour: dark, width: 90 } } },
            ),
          ]
        : []),
    ],
  };
}
