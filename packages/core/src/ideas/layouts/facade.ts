import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { isManShown } from '../title-people.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Comedies of neighbors by day, secrets of a house at night: the title on a wall full of windows. */
export const facade: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, look, title } = stage;
  const own = roleColours(roles);
  const isNight = !look.isBright;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 9), dark: groundUnder(ink, own.dark, 7) }
    : { ...own, light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1.5) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const bar = groundUnder(own.paper, own.dark);
  const band = foot.top - board.height * 0.03;
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.42 } });
  const end = unitsOf(stage, set.y + set.height);
  return {
    plain: isNight ? colours.darkest : colours.light,
    carried: ['house-front'],
    shapes: [
      frontArtwork(stage, 'house-front', 'facade', {
        z: 1,
        colours,
        parameters: { top: end + 30, end: unitsOf(stage, band) - 8, night: isNight ? 1 : 0, person: isManShown(title, true) ? 2 : 1 },
      }),
      isNight
        ? footShade(stage, foot.top + board.height * 0.02, groundUnder(own.paper, own.darkest))
        : block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
