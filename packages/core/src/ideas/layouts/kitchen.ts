import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';
import { warmerFirst } from '../warmer-color.ts';

/** Cookbooks: fat letters on the wall of a sunny kitchen, over a pot that steams and a window with herbs. */
export const kitchen: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const wall = groundUnder(ink, [own.light, own.paper, own.main][seed % 3] ?? own.light, CLEAR_CONTRAST + 2.2);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const bar = groundUnder(own.paper, own.dark, 6.4);
  const band = foot.top - board.height * 0.028;
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.37 : zoneEnd(stage.title, 0.45) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  return {
    plain: wall,
    carried: ['kitchen'],
    shapes: [
      frontArtwork(stage, 'kitchen', 'kitchen', {
        z: 1,
        colours: { ...own, light: wall, accent, second },
        parameters: {
          top: unitsOf(stage, set.y + set.height) + 10,
          counter: unitsOf(stage, band) - 74,
          mirrored: seed % 2,
          things: seed % 5,
        },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
