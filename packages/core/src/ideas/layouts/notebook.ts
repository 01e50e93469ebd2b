import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround } from '../readable-palette.ts';
import { baselineOf } from '../baseline-of.ts';
import { fartherFirst } from '../warmer-color.ts';
import { named } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Business and self-help: bold letters on a clean page of a notebook, on a table in morning light with the thing that the title names. */
export const notebook: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** From the title's letters to the notebook's lower edge, units. */
const UNDER_TITLE = 84;
/** Where the notebook ends at least, as a share of the front's height. */
const LEAST_END = 0.54;

/** The stroke touches the feet of letters that are higher than this share of the board's width, and reaches beyond them by so many units. */
const LARGE = 0.075;
const BEYOND = 26;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const wished = [own.dark, own.main, own.second][seed % 3] ?? own.dark;
  const table = clearGround(own.paper, [wished, own.dark, own.darkest], 6.2);
  const [accent, second] = fartherFirst(table, own.accent, own.second);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.095, bottom: isSquare ? 0.5 : zoneEnd(title, 0.5), left: 0.165, right: 0.875 });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: own.darkest,
    place: 'middle',
    stretch: 1.25,
    lettering: { gap: 0.12, largest: 0.42 },
  });
  const last = lines.at(-1) ?? { ink: set, letters: [set] };
  const isLarge = last.ink.height > board.width * LARGE;
  return {
    plain: table,
    carried: ['table'],
    shapes: [
      frontArtwork(stage, 'table', 'notebook', {
        z: 1,
        colours: { ...own, dark: table, accent, second },
        ...named(stage, 'notebook'),
        parameters: {
          head: unitsOf(stage, board.height * 0.045),
          line: unitsOf(stage, baselineOf(last.letters)) + (isLarge ? 3 : 26),
          from: isLarge ? unitsOf(stage, last.ink.x) - BEYOND : 296,
          to: isLarge ? unitsOf(stage, last.ink.x + last.ink.width) + BEYOND : 744,
          end: Math.max(unitsOf(stage, set.y + set.height) + UNDER_TITLE, unitsOf(stage, board.height * (isSquare ? 0.54 : LEAST_END))),
          floor: unitsOf(stage, foot.top) - 24,
          mirrored: seed % 2,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
