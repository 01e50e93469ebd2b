import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groupShown } from '../title-people.ts';
import { wallFront } from '../wall-front.ts';

/** Memoirs: the title on a papered wall over a table in lamp light, with old photographs, letters and the thing that the title names. */
export const keepsakes: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the table's front edge to the author. */
const UNDER_EDGE = 34;

function compose(stage: LayoutStage): LaidFront {
  const { seed, title } = stage;
  const own = roleColours(stage.roles);
  return wallFront(stage, {
    id: 'table',
    layout: 'keepsakes',
    isDark: seed % 3 !== 2,
    light: [own.light, own.main][seed % 2] ?? own.light,
    author: 0.046,
    title: { end: 0.42, largest: 0.36 },
    parameters: ({ end, foot }) => ({ top: end + 30, edge: foot - UNDER_EDGE, group: groupShown(title) }),
  });
}
