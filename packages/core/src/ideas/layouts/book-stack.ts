import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { wallFront } from '../wall-front.ts';

/** Cozy mysteries and novels about readers: the title on a plain wall over a stack of old books with a sleeping cat, or the title's thing, on top. */
export const bookStack: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the table to the author. */
const UNDER_TABLE = 112;

function compose(stage: LayoutStage): LaidFront {
  const { seed } = stage;
  const own = roleColours(stage.roles);
  return wallFront(stage, {
    id: 'books',
    layout: 'book-stack',
    isDark: seed % 2 === 0,
    light: [own.light, own.main, own.paper][seed % 3] ?? own.light,
    author: 0.048,
    title: { end: 0.44, largest: 0.38 },
    parameters: ({ end, foot }) => ({ top: end + 36, table: foot - UNDER_TABLE }),
  });
}
