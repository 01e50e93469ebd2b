import { WELL } from '../../art/things/plate-painting.ts';
import { FOOD_IDS } from '../../art/things/foods.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { warmerFirst } from '../warmer-color.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { namesDessert } from '../title-dishes.ts';
import { emblemFor } from '../title-emblem.ts';
import { titleMotifs } from '../title-motifs.ts';
import { titleInZone } from '../zone-title.ts';

/** Cookbooks: large letters in a great plate with a hand-painted rim, and herbs that lie over its edge. */
export const paintedPlate: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Half the width of the words' room, as a share of the well's radius. Their corners touch the well. */
const HALF = 0.84;
/** The largest plate, as a share of the front's width: its sides run off the front. */
const LARGEST = 0.66;
const UNDER_GLAZE = 8;
const UNDER_NAME = 6.4;
const UNDER_RIM = 5;
/** A table whose a and b in OKLab are both less is blue or teal. */
const TEAL = 0.012;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed, title, genre } = stage;
  const own = roleColours(roles);
  const table = clearGround(own.paper, seed % 2 === 0 ? [own.dark, own.main, own.second] : [own.second, own.main, own.dark], UNDER_NAME);
  const rim = rimBeside(table, own);
  const ink = own.darkest;
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const low = foot.top - board.height * 0.02;
  const size = Math.min(board.width * LARGEST, (low - board.height * 0.012) / 2);
  const down = (low + board.height * 0.012) / 2;
  const well = size * WELL;
  const half = Math.min(well * HALF, board.width / 2 - margin * 0.9);
  const high = Math.sqrt(well ** 2 - half ** 2) * 1.06;
  const zone = { x: board.width / 2 - half, y: down - high, width: 2 * half, height: 2 * high };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    stretch: 1.3,
    lettering: { gap: 0.12, largest: 0.5 },
  });
  const named = titleMotifs(title, genre).some(({ motif }) => (FOOD_IDS as readonly string[]).includes(motif));
  return {
    plain: table,
    around: table,
    carried: ['plate'],
    shapes: [
      frontArtwork(stage, 'plate', 'painted-plate', {
        z: 1,
        colours: { ...own, light: table, dark: rim, paper: groundUnder(ink, own.paper, UNDER_GLAZE) },
        motif: emblemFor(title, FOOD_IDS, seed),
        parameters: {
          down: unitsOf(stage, down),
          size: unitsOf(stage, size),
          sweet: namesDessert(title) ? 1 : 0,
          named: named ? 1 : 0,
          words: unitsOf(stage, set.height / 2),
          foot: unitsOf(stage, foot.top),
        },
      }),
      surface(stage, 'grain', 4, 0.6),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

const COBALT: Rgba = { r: 30, g: 74, b: 148, a: 1 };

/** Returns the color of the rim: cobalt, or beside a blue or teal table the warmest color of the palette. */
function rimBeside(table: Rgba, own: RoleColours): Rgba {
  const { a, b } = toOklab(table);
  const isBlue = b < TEAL && a < TEAL;
  const [warm] = warmerFirst(...warmerFirst(own.accent, own.main));
  return groundUnder(own.paper, isBlue ? warm : mixColours(COBALT, own.dark, 0.12), UNDER_RIM);
}
