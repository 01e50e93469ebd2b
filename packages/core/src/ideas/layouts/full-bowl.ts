import { FOOD_IDS } from '../../art/things/foods.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { emblemFor } from '../title-emblem.ts';
import { dishOfTitle } from '../title-dishes.ts';
import { titleInZone } from '../zone-title.ts';

/** Cookbooks: the author at the head, fat letters, and a great bowl that runs off the foot of the front. */
export const fullBowl: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const table = groundUnder(ink, seed % 2 === 0 ? own.light : own.paper, CLEAR_CONTRAST + 3);
  const head = authorHead(stage, { colour: ink, size: 0.042, line: 'under' });
  const isSquare = board.height < board.width * 1.2;
  const top = head.bottom + board.height * 0.035;
  const zone = { x: margin, y: top, width: board.width - 2 * margin, height: board.height * (isSquare ? 0.48 : 0.53) - top };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const end = unitsOf(stage, set.y + set.height);
  const foot = unitsOf(stage, board.height);
  const size = Math.min(470, Math.max(230, (foot - end) * 0.72));
  return {
    plain: table,
    carried: ['bowl'],
    shapes: [
      frontArtwork(stage, 'bowl', 'full-bowl', {
        z: 1,
        colours: { ...own, light: table },
        motif: emblemFor(stage.title, FOOD_IDS, seed),
        parameters: { down: end + 46 + size, size, across: seed % 2 === 0 ? 520 : 480, dish: dishOfTitle(stage.title, seed) },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...head.boxes, box],
  };
}
