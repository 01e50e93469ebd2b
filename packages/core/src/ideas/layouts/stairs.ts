import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Business, self-help, nonfiction: bold letters at the left, and blocks that rise beside and under them. */
export const stairs: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const ground = groundUnder(ink, seed % 2 === 0 ? own.paper : own.light, CLEAR_CONTRAST + 3);
  const foot = authorFoot(stage, { colour: own.paper, alignment: start, size: 0.044, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.4 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, alignment: start, lettering: { gap: 0.13, largest: 0.44 } });
  const end = unitsOf(stage, set.y + set.height);
  const band = foot.top - board.height * 0.03;
  const floor = unitsOf(stage, band);
  return {
    plain: ground,
    carried: ['stairs'],
    shapes: [
      frontArtwork(stage, 'stairs', 'stairs', {
        z: 1,
        colours: { ...own, light: ground },
        parameters: { top: Math.min(end + 150, floor - 190), foot: floor - 60, steps: 5 + (seed % 2), climbs: 3 + (seed % 2) },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, groundUnder(own.paper, own.darkest), 10),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
