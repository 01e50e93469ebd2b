import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { dishOfTitle } from '../title-dishes.ts';
import { titleInZone } from '../zone-title.ts';

/** Cookbooks: fat letters on a tablecloth in the sun, between the dishes of a laid table. */
export const laidTable: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The words' zone, as shares of the height over the author's bar. */
const ABOVE = 0.27;
const BELOW = 0.7;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const isDeep = seed % 3 !== 1;
  const ink = isDeep ? own.paper : own.darkest;
  const cloth = isDeep
    ? clearGround(own.paper, seed % 2 === 0 ? [own.dark, own.second, own.accent] : [own.second, own.dark, own.accent], CLEAR_CONTRAST + 1.2)
    : groundUnder(own.darkest, own.light, CLEAR_CONTRAST + 3);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const bar = groundUnder(own.paper, own.darkest, 9);
  const band = foot.top - board.height * 0.028;
  const isSquare = board.height < board.width * 1.2;
  const zone = {
    x: margin,
    y: band * (isSquare ? 0.24 : ABOVE),
    width: board.width - 2 * margin,
    height: band * (BELOW - ABOVE + (isSquare ? 0.06 : 0)),
  };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'middle', lettering: { gap: 0.13, largest: 0.46 } });
  return {
    plain: cloth,
    carried: ['table'],
    shapes: [
      frontArtwork(stage, 'table', 'laid-table', {
        z: 1,
        colours: { ...own, light: cloth },
        parameters: {
          top: unitsOf(stage, set.y),
          end: unitsOf(stage, set.y + set.height),
          foot: unitsOf(stage, band),
          dish: dishOfTitle(stage.title, seed),
          mirrored: seed % 2,
          stripes: 0,
        },
      }),
      surface(stage, 'paper'),
      block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
