import { TRADE_IDS } from '../../art/things/trades.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { tradeOf } from '../trade-of-title.ts';
import { wallFront } from '../wall-front.ts';

/** Historical novels and memoirs: the title on the wall of a workshop, over a bench with the work and the tools of the title's trade. */
export const workshop: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the bench's front edge to the author. */
const UNDER_EDGE = 34;

function compose(stage: LayoutStage): LaidFront {
  const { seed, title, genre } = stage;
  const own = roleColours(stage.roles);
  return wallFront(stage, {
    id: 'bench',
    layout: 'workshop',
    isDark: seed % 3 !== 2,
    light: [own.light, own.main][seed % 2] ?? own.light,
    author: 0.046,
    title: { end: 0.42, largest: 0.36 },
    parameters: ({ end, foot }) => ({ top: end + 22, edge: foot - UNDER_EDGE, trade: TRADE_IDS.indexOf(tradeOf(title, genre) ?? 'wood') }),
  });
}
