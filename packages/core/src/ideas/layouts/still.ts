import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, inkOn } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, cookbooks, historical: a vase and fruit of cut paper on a table, under a quiet title. */
export const still: Layout = {
  titles: { words: 11, letters: 60 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The table's edge, the bowl's foot and the author's name, in units of drawings. */
const BOWL = 392;
const VASE = 262;
/** The share of a low front's width that is beside the vase. */
const BESIDE = 0.46;
/** The paper's texture takes a part of the contrast. */
const UNDER_PAPER = 6.4;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const wall = groundUnder(ink, mixColours(own.light, own.paper, 0.2), 6.5);
  const wished = seed % 2 === 0 ? own.main : own.dark;
  const onTable = inkOn(wished, { light: roles.paper, dark: roles.darkest });
  const table = groundUnder(onTable, wished, UNDER_PAPER);
  const foot = authorFoot(stage, { colour: onTable, size: 0.044, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const isLow = board.width > board.height;
  const isMirrored = seed % 3 === 2;
  const bottom = unitsOf(stage, foot.top);
  // A low front has no room over the vase, so the words stand beside it, on the wall.
  const beside = isMirrored ? { left: 1 - BESIDE } : { right: BESIDE };
  const zone = isLow
    ? zoneOf(stage, { top: 0.08, bottom: (bottom - VASE) / unitsOf(stage, board.height) - 0.03, ...beside })
    : zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.3 : 0.415 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { minorWords: 'inline', gap: 0.12, largest: 0.42 } });
  const top = isLow ? unitsOf(stage, board.height * 0.02) : unitsOf(stage, set.y + set.height);
  // A square front has room for the vase alone.
  const edge = isSquare ? bottom - VASE : Math.min(unitsOf(stage, board.height * 0.67), bottom - BOWL);
  return {
    plain: wall,
    carried: ['still-life'],
    shapes: [
      frontArtwork(stage, 'still-life', 'still-life', {
        z: 1,
        colours: { ...own, light: wall, main: table },
        parameters: {
          room: top + 26,
          table: Math.max(300, edge),
          mirrored: isMirrored ? 1 : 0,
          fruit: isSquare ? 0 : 4,
          flowers: 2 + (seed % 3),
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
