import type { Voice } from '../../genres/genre.ts';
import { type Layout, type LaidFront, type LayoutStage, frontBox, hex, rule } from '../layout-stage.ts';
import { scrimStrength } from '../legibility.ts';
import { setFrontWords } from '../set-front-words.ts';
import { band, quietEnd, scrimFor } from './ends-of-front.ts';

/** Romance: a flowing script title, everything else small, spaced and still. */
export const script: Layout = { focus: { x: 0.5, y: 0.52 }, compose };

/** A script gets unreadable in long lines; a long title is set in the high-contrast serif instead. */
const LONGEST_SCRIPT_TITLE = 26;
export const LONG_TITLE_VOICE: Voice = { font: 'Playfair Display', italic: true, case: 'none', letterSpacing: 0, lineSpacing: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const isLong = stage.title.length > LONGEST_SCRIPT_TITLE;
  const voice = isLong ? LONG_TITLE_VOICE : look.title;
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.3, size: isLong ? 0.1 : 0.2, lines: 3, voice },
    author: { width: 0.8, height: 0.04, size: 0.026, lines: 1 },
    line: { width: 0.8, height: 0.06, size: 0.031, lines: 2 },
  });
  const gap = board.height * 0.03;
  const blockHeight = title.height + (line ? gap + line.height : 0);
  const atTop = quietEnd(stage, blockHeight + margin) === 'top';
  const authorGap = board.height * 0.055;
  const top = atTop ? margin * 1.25 : board.height - margin - author.height - authorGap - blockHeight;

  const { light, dark, accent } = look.palette;
  const region = stage.under(band(stage, top, blockHeight));
  const isPale = scrimStrength(region, hex(dark), hex(light)) < scrimStrength(region, hex(light), hex(dark));
  const ink = hex(isPale ? dark : light);
  const ground = hex(isPale ? light : dark);
  const footTop = board.height - margin - author.height;
  const foot = stage.under(band(stage, footTop - author.height, author.height * 3));
  const footIsPale = atTop ? scrimStrength(foot, hex(dark), hex(light)) < scrimStrength(foot, hex(light), hex(dark)) : isPale;
  const sides = { left: margin * 0.7, right: margin * 0.7 };
  const ruleWidth = measure * 0.16;
  return {
    plain: stage.hasPicture ? null : hex(look.palette.ground),
    shapes: [
      ...scrimFor(stage, atTop ? 'top' : 'bottom', atTop ? blockHeight + margin * 3 : board.height - top + margin * 2, ink, 0.15, ground),
      ...(atTop
        ? scrimFor(stage, 'bottom', author.height + margin * 2.6, hex(footIsPale ? dark : light), 0.2, hex(footIsPale ? light : dark))
        : []),
      rule(
        'rule',
        { x: (board.width - ruleWidth) / 2, y: footTop - board.height * 0.022, width: ruleWidth, height: 4 },
        hex(footIsPale ? dark : accent),
      ),
    ],
    textBoxes: [
      frontBox('Author', author, { top: footTop, ...sides }, { colour: hex(footIsPale ? dark : light) }),
      frontBox('Title', title, { top, ...sides }, { colour: ink }),
      ...(line ? [frontBox('Subtitle', line, { top: top + title.height + gap, ...sides }, { colour: ink })] : []),
    ],
  };
}
