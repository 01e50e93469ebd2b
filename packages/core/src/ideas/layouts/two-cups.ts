import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { wallFront } from '../wall-front.ts';

/** Memoirs and novels of families: the title on the wall of a kitchen, over a window on a garden and a table with two cups in the morning. */
export const twoCups: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const own = roleColours(stage.roles);
  return wallFront(stage, {
    id: 'table',
    layout: 'two-cups',
    isDark: stage.seed % 3 === 0,
    light: mixColours(own.light, own.paper, 0.4),
    author: 0.05,
    title: { end: 0.43, largest: 0.4 },
    parameters: ({ end, foot }) => ({ calm: end + 50, edge: foot - 30 }),
  });
}
