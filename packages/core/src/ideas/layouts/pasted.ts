import { colourMapFilter } from '../../filters/colour-map.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { footShade } from '../foot-shade.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { authorFoot } from '../author-foot.ts';
import { groundUnder } from '../readable-palette.ts';
import { stripTitle } from '../strip-title.ts';
import { surface } from '../surface.ts';
import { flood } from './flood.ts';

/** Crime, thrillers, memoir, nonfiction: a photograph in two inks, and the title's lines pasted across it on strips of paper. */
export const pasted: Layout = {
  titles: { words: 14, letters: 78, longest: 13 },
  focus: { x: 0.5, y: 0.3 },
  wordsOnPicture: true,
  inRoles: true,
  needsPicture: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return flood.compose(stage);
  const { board, margin, roles, facts, seed, start } = stage;
  const own = roleColours(roles);
  const isDark = seed % 3 === 1;
  const paper = isDark ? own.darkest : groundUnder(own.darkest, [own.paper, own.accent][seed % 2] ?? own.paper, 7);
  const ink = isDark ? groundUnder(own.darkest, own.paper, 9) : own.darkest;
  const light = mixColours(own.light, own.paper, 0.6);
  const filter = colourMapFilter(
    'Palette',
    [own.darkest, mixColours(own.dark, own.main, 0.6), mixColours(own.main, own.light, 0.5), light],
    {
      low: facts?.low ?? 0,
      high: Math.max(0.3, facts?.high ?? 1),
      gamma: 1.1,
      contrast: 0.6,
    },
  );
  const foot = authorFoot(stage, { colour: own.paper, alignment: start, size: 0.046, z: 40 });
  const top = board.height * 0.34;
  const bottom = foot.top - board.height * 0.04;
  const zone = { x: margin * 1.2, y: top, width: board.width - 2.6 * margin, height: bottom - top };
  const { box } = stripTitle(stage, zone, { ink, paper, alignment: start });
  return {
    plain: null,
    around: groundUnder(own.paper, own.dark),
    filter,
    shapes: [footShade(stage, foot.top - board.height * 0.03, own.darkest), surface(stage, 'grain')],
    textBoxes: [...foot.boxes, box],
  };
}
