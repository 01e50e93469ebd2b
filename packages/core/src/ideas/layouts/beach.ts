import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import { fromHex } from '../../design/colour.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Summer romance: the title in the sea, parasols and towels on the sand below. */
export const beach: Layout = {
  titles: { words: 7, letters: 42 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const OCEAN = fromHex('#1763a6');
const TURQUOISE = { r: 18, g: 120, b: 138, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // The sea is neither pink nor gray: hardly anything of the palette's color is in it.
  const hue = mixColours(own.second, seed % 3 === 2 ? OCEAN : TURQUOISE, 0.9);
  const dark = groundUnder(ink, mixColours(hue, own.darkest, 0.22), 5);
  const main = groundUnder(ink, hue, 5.2);
  const colours = { ...own, dark, main };
  const foot = authorFoot(stage, { colour: ink, size: 0.044, z: 40 });
  const zone = zoneOf(stage, { top: 0.055, bottom: 0.48 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.36 } });
  const band = foot.top - board.height * 0.03;
  const bar = groundUnder(ink, own.accent);
  return {
    plain: main,
    carried: ['beach'],
    shapes: [
      frontArtwork(stage, 'beach', 'beach', {
        z: 1,
        colours,
        // The palest water begins below the last line.
        parameters: { shore: unitsOf(stage, set.y + set.height) + 250, end: unitsOf(stage, band) },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
