import { FOOD_IDS } from '../../art/things/foods.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { emblemFor } from '../title-emblem.ts';
import { titleInZone } from '../zone-title.ts';

/** Cookbooks: fat letters on a tabletop, and good things to eat all around them. */
export const pantry: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Room that the food has above the words and below them, as a share of what is left over the author's bar. */
const ABOVE = 0.2;
const BELOW = 0.78;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const bar = groundUnder(own.paper, own.dark);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const band = foot.top - board.height * 0.028;
  const width = board.width - 2.2 * margin;
  const zone = { x: (board.width - width) / 2, y: band * ABOVE, width, height: band * (BELOW - ABOVE) };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'middle', lettering: { gap: 0.13, largest: 0.5 } });
  const table = groundUnder(ink, seed % 2 === 0 ? own.paper : own.light, CLEAR_CONTRAST + 3);
  return {
    plain: table,
    around: bar,
    carried: ['food'],
    shapes: [
      frontArtwork(stage, 'food', 'food-scatter', {
        z: 1,
        colours: { ...own, light: table },
        motif: emblemFor(stage.title, FOOD_IDS, seed),
        parameters: {
          top: unitsOf(stage, set.y) - 26,
          end: unitsOf(stage, set.y + set.height) + 26,
          wide: unitsOf(stage, set.width) + 50,
        },
      }),
      surface(stage, 'paper'),
      block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
