import { authorFoot } from '../author-foot.ts';
import { callerOf } from '../caller-of-title.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { isSetIn } from '../title-settings.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Romantic comedies: fat letters on the walls of two painted houses, over their front doors side by side. */
export const frontDoors: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the pavement's edge to the author. */
const UNDER_FLOOR = 104;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const wall = (colour: typeof ink) => groundUnder(ink, colour, CLEAR_CONTRAST + 1.8);
  const colours = {
    ...own,
    light: wall(seed % 2 === 0 ? own.light : own.main),
    paper: wall(own.paper),
    darkest: groundUnder(own.paper, own.darkest, 7),
  };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.37 : zoneEnd(stage.title, 0.45) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.42 } });
  return {
    plain: colours.light,
    carried: ['terrace'],
    shapes: [
      frontArtwork(stage, 'terrace', 'front-doors', {
        z: 1,
        colours,
        parameters: {
          top: unitsOf(stage, set.y + set.height) + 36,
          floor: unitsOf(stage, foot.top) - UNDER_FLOOR,
          caller: callerOf(stage),
          bicycle: seed % 3 === 0 && !isSetIn(stage.title, 'snow') ? 1 : 0,
          mirrored: seed % 2,
          snow: isSetIn(stage.title, 'snow') ? 1 : 0,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
