import { type Rgba, fromHex } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import type { TextEffect } from '../../effects/text-effect.ts';
import { frontBox } from '../front-box.ts';
import { figure } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { setFrontWords } from '../set-front-words.ts';
import { band, scrimUnder } from './ends-of-front.ts';

/** Fantasy, gothic: a foil title in the upper third within a double frame, symmetrical, dark towards the edges. */
export const framed: Layout = { focus: { x: 0.5, y: 0.6 }, wordsOnPicture: true, compose };

/** An accent darker than this is no metal. */
const DULL = 0.36;

/** Foil is four stops with one highlight; over several lines its shadow would be a line darker than the next, so it runs out softly. */
function foil(accent: Rgba, lines = 1) {
  const metal = brightened(accent);
  return [
    { offset: 0, colour: mixColours(metal, fromHex('#fffbe8'), 0.45) },
    { offset: 0.42, colour: mixColours(metal, fromHex('#fffdf2'), 0.78) },
    { offset: lines > 1 ? 0.99 : 0.58, colour: metal },
    { offset: 1, colour: metal },
  ];
}

function brightened(accent: Rgba): Rgba {
  for (let share = 0; share < 1; share += 0.1) {
    const metal = mixColours(accent, fromHex('#fff3d8'), share);
    if (relativeLuminance(metal) >= DULL) return metal;
  }
  return fromHex('#fff3d8');
}

/** Metal shines on dark alone. */
function darkGround({ ground, dark }: LayoutStage['look']['palette']): Rgba {
  const own = relativeLuminance(hex(ground)) < 0.06 ? hex(ground) : hex(dark);
  return relativeLuminance(own) > DARKEST_NEEDED ? mixColours(own, fromHex('#000000'), 0.5) : own;
}

const DARKEST_NEEDED = 0.02;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const light = hex(look.palette.light);
  const ground = darkGround(look.palette);
  const frameInset = margin * 0.62;
  // The words stay clear of the frame as well as of the margin.
  const share = 1 - (margin * 1.2) / measure;
  const { title, author, line } = setFrontWords(stage, {
    title: { width: share, height: 0.44, size: 0.24, lines: 4 },
    author: { width: share * 0.88, height: 0.04, size: 0.032, lines: 1 },
    line: { width: share * 0.8, height: 0.06, size: 0.022, lines: 2 },
  });
  const stops = foil(hex(look.palette.accent), title.text.split('\n').length);
  const gap = board.height * 0.026;
  const top = frameInset + board.height * 0.07;
  const ornamentTop = top + title.height + gap;
  const ornament = { width: measure * 0.42, height: board.height * 0.014 };
  const headHeight = title.height + gap + ornament.height + (line ? gap + line.height : 0);
  const authorTop = board.height - frameInset - board.height * 0.055 - author.height;
  const effect: TextEffect = { name: 'gradient', style: { stops, angle: 90, shadow: stage.hasPicture ? 0.45 : 0 } };
  const sides = { left: margin, right: margin };
  const onDark = { ink: stops[2]?.colour ?? light, scrim: ground };
  const rest = { x: margin, y: top + headHeight, width: measure, height: authorTop - top - headHeight };
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...scrimUnder(stage, 'top', band(stage, top, headHeight), onDark, 0.4),
      ...scrimUnder(stage, 'bottom', band(stage, authorTop, author.height), onDark, 0.4),
      coverShapeSchema.parse({
        uniqueObjectId: 'frame',
        type: 'frame',
        x: frameInset,
        y: frameInset,
        width: board.width - 2 * frameInset,
        height: board.height - 2 * frameInset,
        z: 12,
        parameters: { thickness: Math.max(9, board.width * 0.0045), gap: board.width * 0.009 },
        box: { fill: { kind: 'linear', angle: 60, stops }, cornerRadius: 0 },
      }),
      coverShapeSchema.parse({
        uniqueObjectId: 'ornament',
        type: 'divider',
        x: (board.width - ornament.width) / 2,
        y: ornamentTop,
        ...ornament,
        z: 15,
        parameters: { thickness: 4 },
        box: { fill: { kind: 'linear', angle: 0, stops } },
      }),
      ...(stage.hasPicture ? [] : figure(stage, rest, stops[2]?.colour ?? light, board.width * 0.46)),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: light }),
      frontBox('Title', title, { top, ...sides }, { colour: stops[1]?.colour ?? light, effect }),
      ...(line ? [frontBox('Subtitle', line, { top: ornamentTop + ornament.height + gap, ...sides }, { colour: light })] : []),
    ],
  };
}
