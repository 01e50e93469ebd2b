import { FOOD_IDS } from '../../art/things/foods.ts';
import { namePart } from '../../elements/name-part.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { emblemFor } from '../title-emblem.ts';
import { groundUnder } from '../readable-palette.ts';
import { namesDessert } from '../title-dishes.ts';
import { tipOnLetter } from '../tip-on-letter.ts';
import { titleInZone } from '../zone-title.ts';

/** Cookbooks, cozy mysteries: the title on a plate, on a checked tablecloth. */
export const gingham: Layout = {
  titles: { words: 9, letters: 48, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The plate's flat middle, as a share of its size. */
const FLAT = 0.74;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const bar = groundUnder(own.paper, own.dark);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.042, z: 40 });
  const band = foot.top - board.height * 0.03;
  const size = Math.min(board.width * 0.5, band * 0.46);
  const middle = band * 0.5;
  // The text box is the largest one in the plate's round middle that is a little wider than high.
  const [width, height] = [size * FLAT * 2 * 0.84, size * FLAT * 2 * 0.62];
  const zone = { x: (board.width - width) / 2, y: middle - height / 2, width, height };
  const { box, lines } = titleInZone(stage, zone, { colour: ink, place: 'middle', lettering: { gap: 0.1, largest: 0.4 } });
  const cloth = {
    colours: { ...own, paper: groundUnder(ink, own.paper, 9) },
    motif: namesDessert(stage.title) ? 'strawberry' : emblemFor(stage.title, FOOD_IDS, seed),
    parameters: {
      down: unitsOf(stage, middle),
      size: unitsOf(stage, size),
      end: unitsOf(stage, band),
      ...tipOnLetter(stage, lines.at(-1)),
    },
  };
  return {
    plain: own.paper,
    carried: ['tablecloth'],
    shapes: [
      frontArtwork(stage, 'tablecloth', 'gingham', { z: 1, ...cloth }),
      frontArtwork(stage, 'herb', 'gingham', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...cloth,
        parameters: { ...cloth.parameters, part: 2 },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
